// A session is opened with house rules, and refused with rules that contradict themselves.
import { expect, test } from 'vitest';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { presetRules } from '../../src/engine/options/presets.ts';
import { tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { newSession } from '../../src/main/table/new-session.ts';
import { CALLS } from '../../src/shared/calls/all-calls.ts';

const DATE = '2026-11-21T18:00:00.000Z';

test('house rules settle the rules of the session', () => {
  const house = presetRules('schierling');
  expect(newSession({ house }, DATE).session.rules).toEqual(tableRulesOf(house));
});

test('house rules that contradict themselves open no table, and the conflict is named', () => {
  const house = { ...PURE_2007, 'legen.hausbock': true };
  const parsed = CALLS['session.start'].input.safeParse({ house });
  expect(parsed.success).toBe(false);
  expect(parsed.error?.message).toContain('hausbockNeedsFreeLegen');
});

// What is to be said in lessons: two looks at other deals agree on what is right, and all that is not is held against whoever says it.
import { describe, expect, test } from 'vitest';
import { PATIENCE_MS, sample } from '../../../lab/base/thorough.ts';
import { QUICK } from '../../../lab/support/lessons/lesson-answers.ts';
import {
  adviceFor,
  bestToSay,
  judgeSay,
  rightToSay,
  spokenAs,
} from '../../../src/engine/teaching/lessons/judge-say.ts';

const SAID = QUICK.flatMap(({ step }) => (step.kind === 'say' ? [[step.id, step] as const] : []));

test('there are some', () => {
  expect(SAID.length).toBeGreaterThan(5);
});

/** Those that are thought about for longer: one in so many. */
const THOUGHT_ABOUT = new Set(SAID.flatMap(([id], at) => (at % sample(6, 1) === 0 ? [id] : [])));

describe.each(SAID)('exercise %s', (_, step) => {
  test('asks for what the tutor advises, and not everything is right', () => {
    const advice = adviceFor(step);
    expect(advice.ranked[0]?.decision).toMatchObject(spokenAs(bestToSay(step), step));
    const right = rightToSay(step, advice);
    expect(right.length).toBeLessThan(step.options.length);
    for (const option of step.options)
      expect(judgeSay(step, { kind: 'option', option }).verdict).toBe(right.includes(option) ? 'right' : 'wrong');
  });

  test.runIf(THOUGHT_ABOUT.has(step.id))(
    'has the same answer when thought about for longer',
    () => expect(rightToSay(step, adviceFor(step, 'deep'))).toEqual(rightToSay(step)),
    PATIENCE_MS,
  );

  test('is answered only by its options', () => {
    expect(judgeSay(step, { kind: 'option', option: 'HO' }).verdict).toBe('form');
  });
});

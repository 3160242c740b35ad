// Where everything is explained the others wait for the reader: after each of their decisions, once, never for an own one.
import { describe, expect, test } from 'vitest';
import { PAUSES, READING } from '../../src/main/table/pacing.ts';
import { TableViewSchema } from '../../src/shared/table/board.ts';
import type { HelpMode } from '../../src/shared/table/help-modes.ts';
import { firstAllowed, scene, settled, start } from '../../lab/support/main/fake-table.ts';

/** Until a bot has said or played something, with the table waiting. */
async function untilRead(mode: HelpMode, speed: 'normal' | 'instant') {
  const stage = scene({ settings: { speed, doublingPrompt: 'button' } });
  await start(stage, 'reader', 32, mode);
  for (let steps = 0; steps < 60; steps++) {
    await settled();
    const view = stage.table.view();
    if (!view || view.waitsFor || view.board.phase === 'scored') return { stage, view };
    const decision = view.pausing ? undefined : firstAllowed(view);
    if (decision) await stage.table.decide({ at: view.at, decision });
    else await stage.clock.advance(stage.clock.pending() > 0 ? undefined : 0);
  }
  return { stage, view: stage.table.view() };
}

describe('the explained table', () => {
  test('waits after a decision of somebody else, longer than a card lies anywhere, and goes on when told to', async () => {
    const { stage, view } = await untilRead('open', 'normal');
    expect(view).toMatchObject({ waitsFor: 'reader', pausing: true });
    expect(TableViewSchema.safeParse(view).success).toBe(true);
    await stage.clock.advance(PAUSES.slow.trick * 3);
    await settled();
    expect(stage.table.view()?.at).toBe(view?.at);
    stage.table.skip();
    await settled();
    await stage.clock.advance(0);
    expect(stage.table.view()?.at).toBeGreaterThan(view?.at ?? NaN);
  });

  test('goes on by itself in the end, if nobody is there', async () => {
    const { stage, view } = await untilRead('open', 'normal');
    await stage.clock.advance(READING);
    await settled();
    expect(stage.table.view()?.at).toBeGreaterThan(view?.at ?? NaN);
  });

  test('tells the card points of both sides against what wins', async () => {
    const { stage } = await untilRead('open', 'instant');
    const played = stage.views.filter(({ running }) => running);
    expect(played.length).toBeGreaterThan(0);
    for (const { running } of played) expect((running?.own ?? 0) + (running?.other ?? 0)).toBeLessThanOrEqual(120);
    expect(played.at(-1)?.running).toMatchObject({ total: 120 });
    expect([60, 61]).toContain(played.at(-1)?.running?.needed);
  });
});

test.each([
  ['marked', 'normal'],
  ['open', 'instant'],
] as const)('nobody is waited for with help "%s" at the tempo "%s"', async (mode, speed) => {
  const { stage } = await untilRead(mode, speed);
  expect(stage.views.some(({ waitsFor }) => waitsFor)).toBe(false);
});

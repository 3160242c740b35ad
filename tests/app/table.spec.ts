// A session through the bridge: a whole round, refusals, stale clicks, pauses, settings that count at once.
import { call, firstAllowed, playRound, waiting } from './calls.ts';
import { expect, test } from './fixtures.ts';

const TARIFF = { type: 'pair', values: [10, 50] } as const;

test('a round is played to its end and the next one begins', async ({ page }) => {
  expect(await call(page, 'table.view', {})).toBeNull();
  await call(page, 'settings.change', { speed: 'instant' });
  const start = await call(page, 'session.start', { pack: 32, tariff: TARIFF, seed: 'first evening' });
  expect(start.number).toBe(1);
  expect(start.board.players.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot']);
  const end = await playRound(page);
  expect(['scored', 'thrownIn']).toContain(end.board.phase);
  expect(end.sheet).toHaveLength(1);
  expect(end.totals.reduce((a, b) => a + b, 0)).toBe(0);
  const next = await call(page, 'session.nextRound', {});
  expect(next?.number).toBe(2);
  expect(next?.board.dealer).toBe((start.board.dealer + 1) % 4);
});

test('a refused card is answered with its explanation, a late click with stale', async ({ page }) => {
  await call(page, 'settings.change', { speed: 'instant' });
  await call(page, 'session.start', { pack: 32, tariff: TARIFF, seed: 'refused' });
  const view = await waiting(page);
  const foreign = { type: 'play', seat: view.board.you, card: 'EO' } as const;
  const refused = await call(page, 'table.decide', { at: view.at, decision: foreign });
  expect(refused).toMatchObject({ outcome: 'refused', refusal: { because: { id: 'A.WRONG_PHASE' } } });
  const decision = firstAllowed(view);
  if (!decision) throw new Error('the person was not asked');
  expect(await call(page, 'table.decide', { at: view.at - 1, decision })).toEqual({ outcome: 'stale' });
  expect(await call(page, 'table.decide', { at: view.at, decision })).toEqual({ outcome: 'done' });
  expect(await call(page, 'table.decide', { at: view.at, decision })).toEqual({ outcome: 'stale' });
});

// A session through the bridge: a whole round, refusals, stale clicks, pauses, settings that count at once.
import { ask, call, firstAllowed, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest, test } from '../../lab/support/app/fixtures.ts';

test('a round is played to its end and the next one begins', async ({ page }) => {
  expect(await call(page, 'table.view', {})).toBeNull();
  await call(page, 'settings.change', { speed: 'instant' });
  const start = await call(page, 'session.start', { house: {}, seed: 'first evening' });
  expect(start?.number).toBe(1);
  expect(start?.board.players.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot']);
  const end = await playRound(page);
  expect(['scored', 'thrownIn']).toContain(end.board.phase);
  expect(end.sheet).toHaveLength(1);
  expect(end.totals.reduce((a, b) => a + b, 0)).toBe(0);
  const next = await call(page, 'session.nextRound', {});
  expect(next?.number).toBe(2);
  expect(next?.board.dealer).toBe(((start?.board.dealer ?? 0) + 1) % 4);
});

sharedAppTest('a refused card is answered with its explanation, a late click with stale', async ({ page }) => {
  await call(page, 'settings.change', { speed: 'instant' });
  await call(page, 'session.start', { house: {}, seed: 'refused' });
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

sharedAppTest('hostile input to the table is refused, and the round goes on', async ({ page }) => {
  await call(page, 'settings.change', { speed: 'instant' });
  const start = { house: {} };
  for (const input of [
    { house: { 'deck.size': 31 } },
    { house: { tariff: { type: 'pair', values: [0, -5] } } },
    { house: { tariff: { type: 'pair', values: [10, 1e9] } } },
    { house: { 'contracts.enabled': ['rufer', 'bettel'] } }, // not in the ranking
    { house: { everything: true } },
    { ...start, seed: 'x'.repeat(65) },
    { ...start, rules: {} },
  ])
    expect(await ask(page, 'session.start', input)).toMatchObject({ ok: false, error: { code: 'bad-input' } });
  expect(await call(page, 'table.decide', { at: 0, decision: { type: 'stoss', seat: 0 } })).toEqual({
    outcome: 'stale',
  });
  await call(page, 'session.start', { ...start, seed: 'hostile' });
  const { at } = await waiting(page);
  for (const decision of [
    { type: 'play', seat: 0, card: 'E1' },
    { type: 'play', seat: 4, card: 'EO' },
    { type: 'shuffled', pack: [] },
    { type: 'call', seat: 0, call: 'has:../../x' },
    { type: 'cut', seat: 0, at: 1.5 },
    null,
  ])
    expect(await ask(page, 'table.decide', { at, decision })).toMatchObject({
      ok: false,
      error: { code: 'bad-input' },
    });
  const foreign = { type: 'announce', seat: 0, announcement: { contract: 'constructor' } } as const;
  expect(await call(page, 'table.decide', { at, decision: foreign })).toMatchObject({ outcome: 'refused' });
  expect(await call(page, 'table.decide', { at, decision: { type: 'call', seat: 2, call: 'sie' } })).toMatchObject({
    outcome: 'refused',
  });
  expect(['scored', 'thrownIn']).toContain((await playRound(page)).board.phase);
});

sharedAppTest('a skip ends a pause, and a faster speed counts at once', async ({ page }) => {
  await call(page, 'settings.change', { speed: 'slow' });
  await call(page, 'session.start', { house: {}, seed: 'pauses' });
  const before = Date.now();
  for (let i = 0; i < 200 && (await call(page, 'table.view', {}))?.pausing; i++) await call(page, 'table.skip', {});
  await call(page, 'settings.change', { speed: 'instant' });
  await playRound(page);
  // Played slowly throughout, a round takes a minute.
  expect(Date.now() - before).toBeLessThan(25_000);
});

// Replays through the bridge: every frame of a round that was just played, for every viewer.
import { call, playRound } from '../../lab/support/app/app-calls.ts';
import { expect, thoroughTest } from '../../lab/support/app/fixtures.ts';

thoroughTest('a finished round can be walked through', async ({ page }) => {
  await call(page, 'settings.change', { speed: 'instant' });
  await call(page, 'session.start', {
    house: { tariff: { type: 'pair', values: [5, 10] } },
    seed: 'walk',
  });
  let end = await playRound(page);
  while (end.board.phase !== 'scored') {
    await call(page, 'session.nextRound', {});
    end = await playRound(page);
  }
  const id = `${end.sessionId}-${end.number}`;
  await expect.poll(async () => (await call(page, 'replay.open', { id })) !== null).toBe(true);
  const info = await call(page, 'replay.open', { id });
  if (!info) throw new Error('no replay');
  expect(info.marks.at(-1)).toEqual({ frame: info.frames - 1, kind: 'end' });
  for (let frame = 0; frame < info.frames; frame++) {
    const open = await call(page, 'replay.frame', { id, frame, viewer: 'open' });
    const own = await call(page, 'replay.frame', { id, frame, viewer: 2 });
    expect(open?.board.hands.every(({ cards }) => cards)).toBe(true);
    expect(own?.board.hands.filter(({ cards }) => cards)).toHaveLength(1);
  }
  const last = await call(page, 'replay.frame', { id, frame: info.frames - 1, viewer: 0 });
  const line = end.sheet.at(-1);
  if (line?.kind !== 'played') throw new Error('not on the sheet');
  expect(last?.result).toEqual(line.result);
  expect(last?.settlement).toEqual(line.settlement);
  expect(await call(page, 'replay.frame', { id, frame: info.frames, viewer: 'open' })).toBeNull();
});

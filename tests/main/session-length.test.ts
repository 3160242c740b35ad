// The beginning and the end of a session at the table: cards drawn for the first deal, the last round, a new session.
import { describe, expect, test } from 'vitest';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { houseOf } from '../../src/engine/table/table-rules.ts';
import { checkSession } from '../../src/main/table/session-file.ts';
import { type TableView, TableViewSchema } from '../../src/shared/table/board.ts';
import { playRound, type Scene, scene, settled, untilWaiting } from '../../lab/support/main/fake-table.ts';

const SHORT = { ...PURE_2007, 'session.length': 1, 'passout.rule': 'stock' } as const;

async function played(stage: Scene, rounds: number): Promise<TableView> {
  for (let n = 1; n < rounds; n++) {
    await playRound(stage);
    await stage.table.nextRound();
  }
  return playRound(stage);
}

describe('cards drawn for the first deal', () => {
  const DRAWING = { ...PURE_2007, 'deal.firstDealer': 'high-card' } as const;

  test('lie on the table until they have been seen, and whoever drew the highest deals', async () => {
    const stage = scene();
    await stage.table.start({ house: DRAWING, seed: 'draw' });
    await settled();
    const view = stage.table.view();
    expect(view?.draw?.dealer).toBe(view?.board.dealer);
    expect(view).toMatchObject({ actions: [], pausing: true });
    expect(view?.board.turn).toBeUndefined();
    expect(stage.saves.at(-1)?.entries).toHaveLength(1);
    stage.table.skip();
    const next = await untilWaiting(stage);
    expect(next.draw).toBeUndefined();
    expect(next.at).toBeGreaterThan(0);
    await playRound(stage);
    expect((await stage.table.nextRound())?.draw).toBeUndefined();
    for (const each of stage.views) expect(TableViewSchema.safeParse(each).error).toBeUndefined();
  });

  test('are nothing that other tables see', async () => {
    const stage = scene();
    await stage.table.start({ house: PURE_2007, seed: 'draw' });
    expect((await untilWaiting(stage)).draw).toBeUndefined();
  });
});

describe('a session of one round of deals', () => {
  test('ends after the fourth, and nothing more is dealt', async () => {
    const stage = scene({ settings: { gateCalls: 'off', gateCards: 'off' } });
    await stage.table.start({ house: SHORT, level: 'anfaenger', seed: 'short' });
    expect(stage.table.view()?.session).toEqual({ deals: 4, over: false });
    const end = await played(stage, 4);
    expect(end).toMatchObject({ number: 4, session: { deals: 4, over: true } });
    expect(end.sheet).toHaveLength(4);
    expect((await stage.table.nextRound())?.number).toBe(4);
    expect(stage.archived).toHaveLength(4);
    expect(checkSession(JSON.stringify(stage.saves.at(-1)))).toMatchObject({ ok: true });
    const resumed = scene({ saved: stage.saves.at(-1)! });
    expect(await untilWaiting(resumed)).toMatchObject({ number: 4, session: { over: true } });
  });

  test('comes back to its end after the last deal was played once more', async () => {
    const stage = scene({ settings: { gateCalls: 'off', gateCards: 'off' } });
    await stage.table.start({ house: SHORT, level: 'anfaenger', seed: 'short' });
    const end = await played(stage, 4);
    const again = await stage.table.moveInTime('sameDeal');
    expect(again?.session).toEqual({ deals: 4, over: false });
    await playRound(stage);
    const back = await stage.table.nextRound();
    expect(back).toMatchObject({ number: 4, sheet: end.sheet, totals: end.totals, session: { over: true } });
  });

  test('is followed by a new one by the same rules', async () => {
    const stage = scene({ settings: { gateCalls: 'off', gateCards: 'off' } });
    await stage.table.start({ house: SHORT, level: 'anfaenger', mode: 'open', seed: 'short', game: 'three-hand' });
    const end = await played(stage, 3);
    expect(end.session).toEqual({ deals: 3, over: true });
    const next = await stage.table.again();
    expect(next).toMatchObject({
      number: 1,
      mode: 'open',
      level: 'anfaenger',
      sheet: [],
      session: { deals: 3, over: false },
    });
    expect(next?.sessionId).not.toBe(end.sessionId);
    const { rules } = stage.saves.at(-1)!.session;
    expect([rules.game, houseOf(rules)]).toEqual(['three-hand', houseOf(stage.archived[0]!.record.rules)]);
  });
});

// A deal turned round by the person's knock, at the table: who sits where, whose turn, the sheet, the library, time and practice.
import { describe, expect, test } from 'vitest';
import { chairOf } from '../../src/engine/table/chairs.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { bySeat, type Seat, SEATS } from '../../src/engine/base/seats.ts';
import { placeOf } from '../../src/renderer/ui/places.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { checkSession } from '../../src/main/table/session-file.ts';
import { openingOf } from '../../src/main/table/aside.ts';
import { type Board, type TableView, TableViewSchema } from '../../src/shared/table/board.ts';
import { move, playRound, type Scene, scene, untilWaiting } from '../../lab/support/main/fake-table.ts';

const HOUSE = { ...PURE_2007, 'klopfen.enabled': true, 'passout.rule': 'ramsch' } as const;

/** Who sits at each place of the screen. */
const company = (board: Board): Readonly<Record<string, string>> =>
  Object.fromEntries(SEATS.map((seat) => [placeOf(board, seat), board.players[seat].name]));

/** A table at which the person is about to cut; deals before that are played. */
async function aboutToCut(seed: string): Promise<{ stage: Scene; view: TableView }> {
  const stage = scene({ settings: { gateCalls: 'off', gateCards: 'off' } });
  await stage.table.start({ house: HOUSE, level: 'anfaenger', seed });
  for (;;) {
    const view = await untilWaiting(stage);
    if (view.board.phase === 'cutting') return { stage, view };
    await playRound(stage);
    await stage.table.nextRound();
  }
}

async function knockTurned(stage: Scene, view: TableView): Promise<TableView> {
  const wanted = view.actions.find(({ decision }) => decision.type === 'knock' && decision.turned);
  if (!wanted) throw new Error('no turning knock is offered');
  expect(await stage.table.decide({ at: view.at, decision: wanted.decision })).toEqual({ outcome: 'done' });
  return untilWaiting(stage);
}

describe('a deal that the person has turned', () => {
  test('everybody keeps the place, and the person is forehand', async () => {
    const { stage, view } = await aboutToCut('turn');
    const now = await knockTurned(stage, view);
    expect(now.board).toMatchObject({ direction: 'ccw', turned: true, knockedBy: now.board.you });
    expect(company(now.board)).toEqual(company(view.board));
    expect(now.board.forehand).toBe(now.board.you);
    expect(now.chairs).toEqual(view.chairs);
    const next = ((now.board.you + 1) % 4) as Seat;
    expect([placeOf(now.board, next), placeOf(view.board, ((view.board.you + 1) % 4) as Seat)]).toEqual([
      'right',
      'left',
    ]);
  });

  test('money, library and the dealer after it are right', async () => {
    const { stage, view } = await aboutToCut('money');
    await knockTurned(stage, view);
    const end = await playRound(stage);
    const file = stage.archived.at(-1);
    const line = end.sheet.at(-1);
    if (!file || line?.kind !== 'played' || end.ended?.kind !== 'played') throw new Error('not played');
    const { balance } = end.ended.settlement;
    expect(line.settlement.balance).toEqual(bySeat((chair) => balance[chairOf(file.record, chair)]));
    const names = (players: Board['players']): Readonly<Record<string, number>> =>
      Object.fromEntries(SEATS.map((seat) => [players[seat].name, balance[seat]]));
    expect(
      Object.fromEntries(SEATS.map((chair) => [end.chairs.players[chair].name, line.settlement.balance[chair]])),
    ).toEqual(names(file.players));
    expect(file.players[file.you].kind).toBe('human');
    expect(checkRound(JSON.stringify(file))).toMatchObject({ ok: true });
    expect(checkSession(JSON.stringify(stage.saves.at(-1)))).toMatchObject({ ok: true });
    const after = await stage.table.nextRound();
    expect(after?.board.dealer).toBe((view.board.dealer + 1) % 4);
    expect(after?.board.turned).toBeUndefined();
    for (const each of stage.views) expect(TableViewSchema.safeParse(each).error).toBeUndefined();
    expect(stage.problems).toEqual([]);
  });

  test('a resumed table sits as before, and the own decision can be taken back', async () => {
    const { stage, view } = await aboutToCut('time');
    const knocked = await knockTurned(stage, view);
    const resumed = scene({ saved: stage.saves.at(-1)! });
    expect((await untilWaiting(resumed)).board).toEqual(knocked.board);
    await move(stage);
    const later = await untilWaiting(stage);
    expect(later.movesInTime).toContain('takeBack');
    const back = await stage.table.moveInTime('takeBack');
    expect(back?.board).toMatchObject({ turned: true, turn: knocked.board.you, you: knocked.board.you });
    expect(back?.at).toBe(knocked.at);
  });

  test('played once more it has the person in the own chair again', async () => {
    const { stage, view } = await aboutToCut('again');
    const knocked = await knockTurned(stage, view);
    await playRound(stage);
    const again = await stage.table.moveInTime('sameDeal');
    expect(again?.board.hands[again.board.you]).toMatchObject({ size: knocked.board.hands[knocked.board.you].size });
    expect(again && company(again.board)).toEqual(company(view.board));
    const file = stage.archived.at(-1);
    const opening = file && openingOf(file, 2);
    expect(
      opening &&
        chairOf(opening.record, ((file.you + opening.record.terms.dealer - file.record.terms.dealer + 4) % 4) as Seat),
    ).toBe(0);
  });
});

// A session of Doppelschafkopf for three at the table: whose turn it is, what is kept, what is taken back, what lies in the library.
import { describe, expect, test } from 'vitest';
import { blindOf, deciderOf } from '../../src/engine/table/blind.ts';
import { chairOf } from '../../src/engine/table/chairs.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { totalsOf } from '../../src/engine/table/sheet.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { openingOf } from '../../src/main/table/aside.ts';
import { checkSession } from '../../src/main/table/session-file.ts';
import { type TableView, TableViewSchema } from '../../src/shared/table/board.ts';
import { actingSeat } from '../../src/shared/table/own-seats.ts';
import { move, playRound, type Scene, scene, untilWaiting } from '../../lab/support/main/fake-table.ts';

const QUIET = { settings: { gateCalls: 'off', gateCards: 'off' } } as const;

async function begun(seed: string): Promise<Scene> {
  const stage = scene(QUIET);
  await stage.table.start({ house: PURE_2007, game: 'strohmann', level: 'anfaenger', seed });
  return stage;
}

/** Played until the person has to play from the blind. */
async function toBlind(stage: Scene): Promise<TableView> {
  for (let view = await untilWaiting(stage); ; view = await untilWaiting(stage)) {
    if (view.asked === 'play' && actingSeat(view.board) !== view.board.you) return view;
    if (view.asked === 'next') await stage.table.nextRound();
    else await move(stage);
  }
}

describe('three rounds', () => {
  test('each of the three is king once; the person plays two hands then, and the blind never has a line', async () => {
    const stage = await begun('three');
    const kings = new Set<number>();
    for (let round = 0; round < 3; round++) {
      const end = await playRound(stage);
      const file = stage.archived.at(-1);
      if (!file) throw new Error('nothing was filed');
      kings.add(chairOf(file.record, end.board.dealer));
      const checked = checkRound(JSON.stringify(file));
      expect(checked).toMatchObject({ ok: true });
      expect(file.players.map(({ kind }) => kind === 'blind')).toEqual(
        file.players.map((_, seat) => seat === blindOf(file.record)),
      );
      for (const entry of file.record.entries)
        if (entry.type === 'play') expect(file.players[deciderOf(file.record, entry.seat)].kind).not.toBe('blind');
      expect(end.chairs).toMatchObject({ playerCount: 3, you: 0 });
      expect(end.slate?.columns.map(({ marks }) => marks)).toHaveLength(3);
      await stage.table.nextRound();
    }
    expect(kings).toEqual(new Set([0, 1, 2]));
    const saved = checkSession(JSON.stringify(stage.saves.at(-1)));
    if (!saved.ok) throw new Error('the save is damaged');
    expect(totalsOf(saved.value.file.session.sheet)[3]).toBe(0);
    for (const each of stage.views) expect(TableViewSchema.safeParse(each).error).toBeUndefined();
  });

  test('who is not king gets no card of the blind before the first trick is complete', async () => {
    const stage = await begun('hidden');
    for (let round = 0; round < 3; round++) {
      await playRound(stage);
      await stage.table.nextRound();
    }
    let hidden = 0;
    for (const { board } of stage.views) {
      const { blind, you, hands, tricksWon } = board;
      if (!blind || blind.by === you || board.phase !== 'playing' || tricksWon.some((won) => won > 0)) continue;
      if (board.trick?.taken) continue;
      expect(hands[blind.seat].cards).toBeUndefined();
      hidden++;
    }
    expect(hidden).toBeGreaterThan(4);
  });
});

describe('the blind’s turn', () => {
  test('is the person’s: after a restart too, and a card that is not allowed is explained', async () => {
    const stage = await begun('turn');
    const view = await toBlind(stage);
    const { board, at } = view;
    const blind = board.blind?.seat ?? 0;
    expect(board.turn).toBe(blind);
    const resumed = scene({ ...QUIET, saved: stage.saves.at(-1)! });
    expect((await untilWaiting(resumed)).board).toEqual(board);
    const foreign = board.hands[board.you].cards?.[0]?.card ?? 'EO';
    const refused = await stage.table.decide({ at, decision: { type: 'play', seat: board.you, card: foreign } });
    expect(refused).toMatchObject({ outcome: 'refused' });
    const others = [0, 1, 2, 3].find((seat) => seat !== board.you && seat !== blind) as 0 | 1 | 2 | 3;
    expect(await stage.table.decide({ at, decision: { type: 'play', seat: others, card: foreign } })).toMatchObject({
      outcome: 'refused',
    });
    const playable = board.hands[blind].cards?.find((card) => card.playable)?.card ?? 'EO';
    expect(await stage.table.decide({ at, decision: { type: 'play', seat: blind, card: playable } })).toMatchObject({
      outcome: 'done',
    });
  });

  test('can be taken back like an own card', async () => {
    const stage = await begun('back');
    const view = await toBlind(stage);
    await move(stage);
    await untilWaiting(stage);
    const back = await stage.table.moveInTime('takeBack');
    expect(back?.at).toBe(view.at);
    expect(back?.board.turn).toBe(view.board.turn);
  });
});

test('a filed round is gone on with from the same chair, whoever was king', async () => {
  const stage = await begun('opening');
  for (let round = 0; round < 3; round++) {
    await playRound(stage);
    const file = stage.archived.at(-1);
    if (!file) throw new Error('nothing was filed');
    for (const you of [0, 1, 2, 3] as const) {
      if (you === blindOf(file.record)) {
        expect(checkRound(JSON.stringify({ ...file, you }))).toMatchObject({ ok: false });
        continue;
      }
      const { record } = openingOf({ ...file, you }, 10);
      const decided = record.entries.flatMap((entry) => ('seat' in entry ? [chairOf(record, entry.seat)] : []));
      expect(record.terms.dealer).toBeLessThan(3);
      expect(decided.length).toBe(9);
    }
    await stage.table.nextRound();
  }
});

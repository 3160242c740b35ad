// A session at the table that is played game by game to a number of lines: partners drawn before it, marks on the slate.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomDeal, randomDecision } from '../../lab/prove/selftest/random-round.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import type { BySeat } from '../../src/engine/base/seats.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { nextTerms, type Session, sheetLine } from '../../src/engine/round/session.ts';
import { legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { isOver, recordOf, type Round, startRound } from '../../src/engine/table/round.ts';
import type { SheetLine } from '../../src/engine/table/sheet.ts';
import { newSession } from '../../src/main/table/new-session.ts';
import { checkSession, type SessionFile } from '../../src/main/table/session-file.ts';
import { TableViewSchema } from '../../src/shared/table/board.ts';
import type { SlateView } from '../../src/shared/table/slate.ts';
import { EVERYTHING } from '../../src/shared/files/library-filter.ts';
import { after } from '../../lab/support/rounds/rounds.ts';
import { libraryIn } from '../../lab/support/main/library-fixture.ts';
import { archivedRound } from '../../lab/support/main/round-fixture.ts';
import { playRound, type Scene, scene, settled, untilWaiting } from '../../lab/support/main/fake-table.ts';

const DATE = '2026-11-23T10:00:00.000Z';
const QUIET = { settings: { gateCalls: 'off', gateCards: 'off' } } as const;
/** The fewest lines that a table may agree on, so that a game is soon over. */
const HOUSE = { ...PURE_2007, 'deutscher.target': 9 } as const;

async function begun(seed: string, house: Parameters<Scene['table']['start']>[0]['house'] = HOUSE): Promise<Scene> {
  const stage = scene(QUIET);
  await stage.table.start({ house, game: 'deutscher', level: 'anfaenger', seed });
  await settled();
  return stage;
}

describe('partners drawn before the first deal', () => {
  test('lie on the table until they have been seen, after a restart too', async () => {
    const stage = await begun('slate');
    const view = stage.table.view();
    expect(view).toMatchObject({ asked: 'partners', actions: [], pausing: true });
    expect(view?.partners?.partners).toHaveLength(2);
    const resumed = scene({ ...QUIET, saved: stage.saves.at(-1)! });
    expect(resumed.table.view()?.partners).toEqual(view?.partners);
    stage.table.skip();
    const next = await untilWaiting(stage);
    expect(next.partners).toBeUndefined();
    for (const each of stage.views) expect(TableViewSchema.safeParse(each).error).toBeUndefined();
  });

  test('come before the cards for the first deal, each seen by itself', async () => {
    const stage = await begun('both', { ...HOUSE, 'deal.firstDealer': 'high-card' });
    const asked = [stage.table.view()?.asked];
    stage.table.skip();
    asked.push(stage.table.view()?.asked);
    expect(stage.table.view()).toMatchObject({ draw: { dealer: stage.table.view()?.board.dealer } });
    stage.table.skip();
    expect(asked).toEqual(['partners', 'draw']);
    expect((await untilWaiting(stage)).draw).toBeUndefined();
  });
});

/** A session in which both sides have eight lines, so that the next deal wins the game. */
function nearlyWon(): SessionFile {
  const file = newSession({ house: HOUSE, game: 'deutscher', level: 'anfaenger', seed: 'nine' }, DATE);
  const line = sheetLine(1, playedAtRandom(file.session));
  if (line?.kind !== 'played') throw new Error('thrown in');
  const written = (number: number, balance: BySeat<number>): SheetLine => ({
    ...line,
    number,
    settlement: { ...line.settlement, balance },
  });
  return { ...file, session: { ...file.session, sheet: [written(1, [8, 0, 8, 0]), written(2, [0, 8, 0, 8])] } };
}

function playedAtRandom({ rules, ...session }: Session): Round {
  const terms = nextTerms({ rules, ...session });
  const random = randomOf('slate', 1);
  let round: Round = after(startRound(rules, terms), ...randomDeal(rules, terms, random));
  while (!isOver(round)) round = after(round, randomDecision(round, legalDecisions(round, turnIn(round) ?? 0), random));
  return round;
}

describe('in the library', () => {
  test('its rounds are listed, kept over a restart, exported and taken in elsewhere', async () => {
    const folders = await Promise.all(
      ['own', 'other'].map((each) => mkdtemp(path.join(os.tmpdir(), `slate-${each}-`))),
    );
    const [own = '', other = ''] = folders;
    try {
      const { session } = newSession({ house: HOUSE, game: 'deutscher', seed: 'kept' }, DATE);
      const file = { ...archivedRound(PURE_2007), record: recordOf(playedAtRandom(session)) };
      await libraryIn(own, () => DATE).put(file);
      const listed = await libraryIn(own, () => DATE).page({ filter: EVERYTHING, from: 0, count: 5 });
      expect(listed.problems).toEqual([]);
      expect(listed.items).toMatchObject([{ id: file.id }]);
      const taken = await libraryIn(other, () => DATE).take(JSON.stringify(file));
      expect(taken).toEqual({ ok: true, value: file.id });
      const changed = JSON.stringify(file).replace('"game":"deutscher"', '"game":"vicar"');
      expect(await libraryIn(other, () => DATE).take(changed)).toMatchObject({ ok: false });
    } finally {
      await Promise.all(
        folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })),
      );
    }
  });
});

/** Which column has won the game that is shown; -1 while it goes on. */
const winnerOn = (slate: SlateView | undefined): number => slate?.columns.findIndex(({ won }) => won) ?? -1;

describe('a game to nine lines', () => {
  test('is won by the side that has them, and the next deal begins another with the same partners', async () => {
    const stage = scene({ ...QUIET, saved: nearlyWon() });
    stage.table.begin();
    const before = await untilWaiting(stage);
    expect(before.slate).toEqual({
      drawn: 'strokes',
      target: 9,
      game: 1,
      from: 0,
      columns: [
        { chairs: [0, 2], marks: 8, games: 0 },
        { chairs: [1, 3], marks: 8, games: 0 },
      ],
    });
    const end = await playRound(stage);
    const winner = winnerOn(end.slate);
    expect(end.slate?.columns[winner]?.marks).toBeGreaterThanOrEqual(9);
    expect(end.slate).toMatchObject({ game: 1, from: 0, columns: { [winner]: { games: 1 } } });
    for (const { chairs, marks } of end.slate?.columns ?? [])
      for (const chair of chairs) expect(end.totals[chair]).toBe(marks);
    expect(end.session).toBeUndefined();
    const resumed = scene({ ...QUIET, saved: stage.saves.at(-1)! });
    expect((await untilWaiting(resumed)).slate).toEqual(end.slate);

    await stage.table.nextRound();
    const next = await untilWaiting(stage);
    expect(next.number).toBe(end.number + 1);
    expect(next.totals).toEqual([0, 0, 0, 0]);
    expect(next.slate).toMatchObject({ game: 2, from: end.number, columns: { [winner]: { marks: 0, games: 1 } } });
    expect(winnerOn(next.slate)).toBe(-1);
    expect(next.chairs.players).toEqual(before.chairs.players);
    expect(next.board.dealer).toBe((end.board.dealer + 1) % 4);
    expect(checkSession(JSON.stringify(stage.saves.at(-1)))).toMatchObject({ ok: true });
    for (const each of stage.views) expect(TableViewSchema.safeParse(each).error).toBeUndefined();
  });

  test('a deal for practice beside it does not touch the slate', async () => {
    const stage = scene({ ...QUIET, saved: nearlyWon() });
    stage.table.begin();
    await untilWaiting(stage);
    const end = await playRound(stage);
    await stage.table.moveInTime('sameDeal');
    expect((await untilWaiting(stage)).slate).toMatchObject({ game: 2, columns: [{ marks: 0 }, { marks: 0 }] });
    const winner = winnerOn(end.slate);
    expect((await untilWaiting(stage)).slate?.columns[winner]?.games).toBe(1);
  });

  test('other tables keep no slate', async () => {
    const stage = scene(QUIET);
    await stage.table.start({ house: PURE_2007, level: 'anfaenger', seed: 'none' });
    expect((await untilWaiting(stage)).slate).toBeUndefined();
  });
});

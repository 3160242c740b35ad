// What open cards are worth at the table: rates that make sense, for the games they were measured in, and in the chances that are told.
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../src/engine/base/random.ts';
import { leafKindOf, playedOut } from '../../../src/engine/bots/sampling/played-out.ts';
import { PLAYED_OUT } from '../../../src/engine/bots/sampling/played-out-rates.ts';
import type { Final } from '../../../src/engine/open-game/outcomes.ts';
import { contractFor } from '../../../src/engine/table/announced-contract.ts';
import { builtIn, type BuiltInContractId } from '../../../src/engine/contracts/registry.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { type CompletedTrick, turnOf } from '../../../src/engine/play/tricks.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { gameRulesOf, pureRules, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { adviseCard } from '../../../src/engine/tutor/advice/card-advice.ts';
import { chosenGame } from '../../../lab/measure/arena/chosen-game.ts';
import { ownTable } from '../../../lab/measure/calibrate/own-table.ts';
import { TABLE_DEFAULTS } from '../../../lab/base/table-option.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { rowOf } from '../../../src/engine/tutor/advice/effort.ts';

const LOST: Final = { won: false, height: 'plain' };
const WON: Final = { won: true, height: 'plain' };
const contractOf = (id: BuiltInContractId, more: object = {}) => contractFor(builtIn(id), { contract: id, ...more });

const tables = Object.entries(PLAYED_OUT).flatMap(([kind, byDeck]) =>
  Object.entries(byDeck).map(([deck, rows]) => ({ kind, deck, rows })),
);

test.each(tables)(
  '$kind $deck: better results are won more often, and near the end open cards are right',
  ({ rows }) => {
    const size = rows.length;
    expect(size).toBeGreaterThanOrEqual(4);
    for (const { lostHigh, lost, won, wonHigh } of rows) {
      expect(Math.min(lostHigh, lost)).toBeGreaterThanOrEqual(0);
      expect(Math.max(won, wonHigh)).toBeLessThanOrEqual(1);
      expect(won).toBeGreaterThan(lost);
      expect(wonHigh).toBeGreaterThan(lostHigh);
    }
    expect(rows[0]?.lost).toBeLessThan(0.2);
    expect(rows[0]?.won).toBeGreaterThan(0.9);
  },
);

/** A game of seat 0, after these tricks. */
const gameOf = (
  contract: ReturnType<typeof contractOf>,
  done: readonly CompletedTrick[] = [],
  rules: TableRules = pureRules(),
): Parameters<typeof playedOut>[0] => ({
  game: { contract, rules, done },
  side: [0],
  made: done.reduce((sum, { winner, points }) => sum + (winner === 0 ? points : 0), 0),
  total: 120,
});

const doneBy = (winner: Seat, tricks: number, points = 0): readonly CompletedTrick[] =>
  Array.from({ length: tricks }, () => ({ leader: winner, cards: [], winner, points }));

describe('a game', () => {
  test('that was not measured is worth what open cards say, and a draw half', () => {
    const open = playedOut(gameOf(contractOf('kreuz')));
    expect([open(LOST), open(WON), open({ won: 'draw', height: 'plain' })]).toEqual([0, 1, 0.5]);
    expect(leafKindOf(contractOf('kreuz'), pureRules())).toBeUndefined();
  });

  test('played alone is won at times though open cards lose it, less often the fewer cards are left', () => {
    const chances = [0, 2, 4, 6].map((tricks) =>
      playedOut(gameOf(contractOf('solo', { trump: 'E' }), doneBy(1, tricks)))(LOST),
    );
    expect(chances[0]).toBeGreaterThan(0.25);
    expect([...chances].sort((a, b) => b - a)).toEqual(chances);
  });

  test('of three players has rates of its own', () => {
    const rules = gameRulesOf('three-hand', PURE_2007);
    const solo = contractOf('solo', { trump: 'E' });
    const told = [rules, pureRules(24)].map((each) => playedOut(gameOf(solo, [], each))(LOST));
    expect(told[0]).not.toBe(told[1]);
  });

  test('is decided where the points that lie in tricks decide it, whatever open cards say', () => {
    const solo = contractOf('solo', { trump: 'E' });
    const told = (winner: Seat, points: number): readonly number[] =>
      [LOST, WON].map((final) => playedOut(gameOf(solo, doneBy(winner, 2, points)))(final));
    expect(told(0, 30.5)).toEqual([1, 1]);
    expect(told(1, 30)).toEqual([0, 0]);
    for (const [lost = 1, won = 0] of [told(0, 30), told(1, 29.5)]) {
      expect(lost).toBeGreaterThan(0);
      expect(won).toBeLessThan(1);
    }
  });

  test('a Bettel that is lost and played on is not told to be won', () => {
    const told = (winner: Seat): number => playedOut(gameOf(contractOf('bettel'), doneBy(winner, 1)))(LOST);
    expect(told(1)).toBeGreaterThan(0.2);
    expect(told(0)).toBe(0);
  });
});

test('a Bettel is told to be won more often than open cards win it', () => {
  const rules = ownTable('bettel', TABLE_DEFAULTS);
  const round = chosenGame(rules, builtIn('bettel'), { dealer: 3 }, randomOf('a Bettel'));
  const view = viewFor(round, turnOf(round.play));
  const declaring = view.seat === round.declarer;
  const effort = { ...rowOf('quick'), worlds: [8], exact: [0], nodes: 100_000 };
  const { ranked } = adviseCard(view, { random: randomOf('told'), effort });
  expect(ranked.length).toBeGreaterThan(1);
  for (const { chance = NaN, open = -1 } of ranked) {
    const [told, atBest] = declaring ? [chance, open] : [1 - chance, 1 - open];
    expect(told).toBeGreaterThanOrEqual(playedOut(gameOf(round.play.contract, [], rules))(LOST) - 1e-9);
    expect(told).toBeGreaterThan(atBest);
  }
});

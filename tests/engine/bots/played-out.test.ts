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
import { gameRulesOf, pureRules } from '../../../src/engine/table/table-rules.ts';
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

/** Before the first card of a game of seat 0. */
const START = { rules: pureRules(), declarer: 0, done: [] } as const;

const doneBy = (winner: Seat, tricks: number): readonly CompletedTrick[] =>
  Array.from({ length: tricks }, () => ({ leader: winner, cards: [], winner, points: 0 }));

describe('a game', () => {
  test('that was not measured is worth what open cards say, and a draw half', () => {
    const open = playedOut({ ...START, contract: contractOf('kreuz') });
    expect([open(LOST), open(WON), open({ won: 'draw', height: 'plain' })]).toEqual([0, 1, 0.5]);
    expect(leafKindOf(contractOf('kreuz'), pureRules())).toBeUndefined();
  });

  test('played alone is won at times though open cards lose it, less often the fewer cards are left', () => {
    const chances = [0, 2, 4, 6].map((tricks) =>
      playedOut({ ...START, contract: contractOf('solo', { trump: 'E' }), done: doneBy(1, tricks) })(LOST),
    );
    expect(chances[0]).toBeGreaterThan(0.25);
    expect([...chances].sort((a, b) => b - a)).toEqual(chances);
  });

  test('of three players has rates of its own', () => {
    const rules = gameRulesOf('three-hand', PURE_2007);
    const solo = contractOf('solo', { trump: 'E' });
    const told = [rules, pureRules(24)].map((each) => playedOut({ ...START, contract: solo, rules: each })(LOST));
    expect(told[0]).not.toBe(told[1]);
  });

  test('a Bettel that is lost and played on is not told to be won', () => {
    const told = (winner: Seat): number =>
      playedOut({ ...START, contract: contractOf('bettel'), done: doneBy(winner, 1) })(LOST);
    expect(told(1)).toBeGreaterThan(0.2);
    expect(told(START.declarer)).toBe(0);
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
    expect(told).toBeGreaterThanOrEqual(playedOut({ ...START, rules, contract: round.play.contract })(LOST) - 1e-9);
    expect(told).toBeGreaterThan(atBest);
  }
});

// What the seats of a round are told of their chances adds up: the two sides to one, whatever is looked at, in every game of the shelf.
import { expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import type { Seat } from '../../../../src/engine/base/seats.ts';
import { PLAYERS } from '../../../../src/engine/bots/players.ts';
import { GAMES } from '../../../../src/engine/games/shelf.ts';
import { sideOf } from '../../../../src/engine/play/parties.ts';
import type { SeatView } from '../../../../src/engine/round/view.ts';
import type { Round } from '../../../../src/engine/table/round.ts';
import type { EffortRow } from '../../../../src/engine/tutor/advice/advice.ts';
import { meanOf } from '../../../../lab/base/statistics.ts';
import { houseIn, TABLE_DEFAULTS, tableAt } from '../../../../lab/base/table-option.ts';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';
import { type DecisionLook, looksAtDecisions, ownRound } from '../../../../lab/measure/calibrate/decision-looks.ts';

const ROUNDS = sample(6, 200);

const LITTLE: EffortRow = {
  worlds: [sample(8, 24)],
  exact: [0],
  enumerate: 0,
  nodes: 400_000,
  bids: 8,
  outlook: 1,
  end: [],
  among: 32,
  again: 0,
};

/** How far the sums may be from one: what the measured rates may be off, and the chance of so many rounds, in standard errors. */
const [OFF, ERRORS] = [0.07, 2.5];

/** The side that declares, or plays Re; undefined where everybody plays for himself or nothing is played. */
function declarersOf(end: Round): readonly Seat[] | undefined {
  if (!('result' in end)) return undefined;
  if ('re' in end.result) return end.result.re;
  return 'declarer' in end.result ? sideOf(end.result.declarer, end.result.partner) : undefined;
}

/** Standard error of the mean. */
const errorOf = (values: readonly number[]): number =>
  Math.sqrt(meanOf(values.map((each) => (each - meanOf(values)) ** 2)) / (values.length - 1));

/** What the two sides are told together, if both are told something: of each the mean of its seats. */
function sumOf(looks: readonly DecisionLook[], declarers: readonly Seat[]): readonly number[] {
  const told = (declares: boolean): readonly number[] =>
    looks.flatMap(({ seat, told: chance }) => (declarers.includes(seat) === declares ? (chance ?? []) : []));
  const [own, others] = [told(true), told(false)];
  return own.length > 0 && others.length > 0 ? [meanOf(own) + meanOf(others)] : [];
}

/** A trick in which everybody plays a card, or a word that everybody says; undefined where who speaks at all tells who is likely to win. */
function momentOf({ kind, left }: DecisionLook): string | undefined {
  if (left > 0) return `${left} tricks left`;
  return kind.startsWith('reserve ') ? 'reserve' : undefined;
}

/** Where such a moment may be: other words are not thought about. */
const isLookedAt = ({ phase, tricks }: SeatView): boolean =>
  phase === 'reserving' || (phase === 'playing' && (tricks.length === 0 || tricks.length === 3));

test.each(GAMES)(
  '%s: the chances of the two sides add up at each kind of look',
  async (game) => {
    const rules = tableAt(game, houseIn({ ...TABLE_DEFAULTS, game }));
    const sums = new Map<string, number[]>();
    for (let deal = 0; deal < ROUNDS; deal++) {
      const end = await ownRound({ rules, player: PLAYERS.stammtisch, rounds: ROUNDS, seed: 'adds up' }, deal);
      const declarers = declarersOf(end);
      if (!declarers) continue;
      const looks = looksAtDecisions(end, isLookedAt, (index) => randomOf('adds up', deal, index), LITTLE);
      for (const moment of new Set(looks.flatMap((look) => momentOf(look) ?? []))) {
        const found = sumOf(
          looks.filter((look) => momentOf(look) === moment),
          declarers,
        );
        sums.set(moment, [...(sums.get(moment) ?? []), ...found]);
      }
    }
    const known = [...sums].filter(([, found]) => found.length >= ROUNDS / 2);
    expect(known.length).toBeGreaterThan(1);
    for (const [moment, found] of known)
      expect(Math.abs(meanOf(found) - 1), `${moment}: ${meanOf(found).toFixed(3)}`).toBeLessThan(
        OFF + ERRORS * errorOf(found),
      );
  },
  PATIENCE_MS,
);

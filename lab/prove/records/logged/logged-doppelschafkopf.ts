// Records of Doppelschafkopf with a log (SPEC 9.1, 9.2).
import { z } from 'zod';
import { PURE_2007 } from '../../../../src/engine/options/options.ts';
import { betweenSides } from '../../../../src/engine/scoring/by-kind.ts';
import { type BySeat, bySeat, SEATS } from '../../../../src/engine/base/seats.ts';
import type { SidesResult } from '../../../../src/engine/scoring/result.ts';
import { sideNumber } from '../../../../src/engine/table/chalk.ts';
import type { RoundTerms } from '../../../../src/engine/table/log.ts';
import type { ScoredRound, ThrownInRound } from '../../../../src/engine/table/round.ts';
import { gameAt, gameRulesOf, hasBlind, houseOf } from '../../../../src/engine/table/table-rules.ts';
import type { LoggedGame } from './logged-game.ts';
import { ANSAGE, COMMON_WORDS, PASS } from './logged-words.ts';

type Side = 0 | 1;

const SIDES = [0, 1] as const;

/** Lines that make a head. */
const TARGET = gameAt({ game: 'doppelschafkopf' }).target?.(houseOf(gameRulesOf('doppelschafkopf', PURE_2007))) ?? 0;

const LinesSchema = z.int().min(0);

/** What is written before a deal: lines of both sides, or with a blind of every chair, and those carried from deals that nobody has won. */
const BeforeSchema = z.object({
  carry: z.int().min(0).default(0),
  lines: z
    .union([z.tuple([LinesSchema, LinesSchema]), z.tuple([LinesSchema, LinesSchema, LinesSchema, LinesSchema])])
    .default([0, 0]),
});

/** Three play it with a blind. */
const isForThree = ({ players }: Readonly<Record<string, unknown>>): boolean => players === 3;

function termsOf(record: Readonly<Record<string, unknown>>): Omit<RoundTerms, 'dealer'> {
  const before = BeforeSchema.safeParse(record);
  if (!before.success) return {};
  const { carry, lines } = before.data;
  return {
    ...(carry > 0 && { carried: carry }),
    missing: bySeat((seat) => TARGET - (lines[lines.length === 4 ? seat : sideNumber(seat)] ?? 0)),
  };
}

const ofSides = (bySeats: BySeat<number>): readonly [number, number] => [
  bySeats[0] + bySeats[2],
  bySeats[1] + bySeats[3],
];

/** The side that somebody of a result is. */
const sideOf = ({ declarer }: SidesResult, side: 'declarer' | 'defenders'): Side =>
  (side === 'declarer') === (sideNumber(declarer) === 0) ? 0 : 1;

/** The field `result`: lines earned are told whether the head was over before they could be written or not. */
function resultOf(round: ScoredRound | ThrownInRound): Readonly<Record<string, unknown>> {
  if (!('result' in round)) throw new Error('nobody throws Doppelschafkopf in');
  const { rules, terms, settlement } = round;
  const result = betweenSides(round.result);
  const winner = result.winner === 'draw' ? null : sideOf(result, result.winner);
  const bonus = result.pair ? sideOf(result, result.pair.side) : null;
  const { carried = 0, missing = bySeat(() => TARGET) } = terms;
  const pair = settlement.lines.reduce((sum, line) => sum + (line.kind === 'pair' ? line.cents : 0), 0);
  // Partners write the same; with a blind everybody writes for himself.
  const writers = hasBlind(rules) ? SEATS : SIDES;
  const before = writers.map((writer) => TARGET - missing[writer]);
  const after = writers.map((writer) => TARGET - missing[writer] + settlement.balance[writer]);
  return {
    team_points: ofSides(result.points),
    team_tricks: ofSides(result.tricks),
    winner,
    schneider: result.schneider,
    bonus,
    lines: SIDES.map((side) => (side === winner ? settlement.each : 0) + (side === bonus ? pair : 0)),
    carry_before: carried,
    carry_after: winner === null ? carried + 1 : 0,
    lines_before: before,
    lines_after: after,
    head_won_by: writers.filter((_, at) => (after[at] ?? 0) >= TARGET),
    king: hasBlind(rules) ? terms.dealer : null,
  };
}

export const LOGGED_DOPPELSCHAFKOPF: LoggedGame = {
  isPlayed: (record) => record['players'] === undefined || record['players'] === 4 || isForThree(record),
  rules: (house, record) => gameRulesOf(isForThree(record) ? 'strohmann' : 'doppelschafkopf', house),
  terms: termsOf,
  // Announcements and passing are told to be refused: nothing is bid here.
  words: [...COMMON_WORDS, PASS, ANSAGE],
  result: resultOf,
};

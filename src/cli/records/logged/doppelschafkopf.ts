// Records of Doppelschafkopf with a log (SPEC 9.1).
import { z } from 'zod';
import { PURE_2007 } from '../../../engine/options/options.ts';
import { betweenSides } from '../../../engine/scoring/by-kind.ts';
import type { BySeat } from '../../../engine/base/seats.ts';
import { bySeat } from '../../../engine/base/seats.ts';
import type { SidesResult } from '../../../engine/scoring/result.ts';
import { sideNumber } from '../../../engine/table/chalk.ts';
import type { RoundTerms } from '../../../engine/table/log.ts';
import type { ScoredRound, ThrownInRound } from '../../../engine/table/round.ts';
import { gameAt, gameRulesOf, houseOf } from '../../../engine/table/table-rules.ts';
import type { LoggedGame } from './logged-game.ts';
import { ANSAGE, COMMON_WORDS, PASS } from './words.ts';

type Lines = readonly [number, number];
type Side = 0 | 1;

const SIDES = [0, 1] as const;

/** Lines that make a head. */
const TARGET = gameAt({ game: 'doppelschafkopf' }).target?.(houseOf(gameRulesOf('doppelschafkopf', PURE_2007))) ?? 0;

/** What is written before a deal: lines of both sides, and those carried from deals that nobody has won. */
const BeforeSchema = z.object({
  carry: z.int().min(0).default(0),
  lines: z.tuple([z.int().min(0), z.int().min(0)]).default([0, 0]),
});

function termsOf(record: Readonly<Record<string, unknown>>): Omit<RoundTerms, 'dealer'> {
  const before = BeforeSchema.safeParse(record);
  if (!before.success) return {};
  const { carry, lines } = before.data;
  return {
    ...(carry > 0 && { carried: carry }),
    missing: bySeat((seat) => TARGET - lines[sideNumber(seat)]),
  };
}

const ofSides = (bySeats: BySeat<number>): Lines => [bySeats[0] + bySeats[2], bySeats[1] + bySeats[3]];

/** The side that somebody of a result is. */
const sideOf = ({ declarer }: SidesResult, side: 'declarer' | 'defenders'): Side =>
  (side === 'declarer') === (sideNumber(declarer) === 0) ? 0 : 1;

/** The field `result`: lines earned are told whether the head was over before they could be written or not. */
function resultOf(round: ScoredRound | ThrownInRound): Readonly<Record<string, unknown>> {
  if (!('result' in round)) throw new Error('nobody throws Doppelschafkopf in');
  const { terms, settlement } = round;
  const result = betweenSides(round.result);
  const winner = result.winner === 'draw' ? null : sideOf(result, result.winner);
  const bonus = result.pair ? sideOf(result, result.pair.side) : null;
  const { carried = 0, missing = bySeat(() => TARGET) } = terms;
  const before: Lines = [TARGET - missing[0], TARGET - missing[1]];
  const pair = settlement.lines.reduce((sum, line) => sum + (line.kind === 'pair' ? line.cents : 0), 0);
  const after: Lines = [before[0] + settlement.balance[0], before[1] + settlement.balance[1]];
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
    head_won_by: SIDES.filter((side) => after[side] >= TARGET),
    king: null,
  };
}

export const LOGGED_DOPPELSCHAFKOPF: LoggedGame = {
  isPlayed: ({ players }) => players === undefined || players === 4,
  rules: (house) => gameRulesOf('doppelschafkopf', house),
  terms: termsOf,
  // Announcements and passing are told to be refused: nothing is bid here.
  words: [...COMMON_WORDS, PASS, ANSAGE],
  result: resultOf,
};

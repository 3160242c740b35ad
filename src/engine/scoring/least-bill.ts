// What a round for fewest card points comes to: victory points of one player, which nobody else loses (SPEC 6).
import { bySeat, type Seat } from '../base/seats.ts';
import type { LeastResult } from './least.ts';
import type { Settlement, SettlementLine } from './money.ts';

/** Victory points: for fewest card points, once more without any, and off for having them all. */
export const LEAST_POINTS = 2;
const EVERYTHING = 4;

/** The bill of such a round, in victory points; nobody pays what another one scores. */
export function settleLeast({ points, winner, loser }: Pick<LeastResult, 'points' | 'winner' | 'loser'>): Settlement {
  const lines = linesOf(winner === undefined ? 'nobody' : points[winner] === 0 ? 'nothing' : 'some', loser);
  const unit = lines.reduce((sum, { cents }) => sum + cents, 0);
  const balance = bySeat((seat) => (seat === winner ? unit : seat === loser ? -unit : 0));
  return { lines, unit, factor: 1, each: unit, balance };
}

type LeastLine = Extract<SettlementLine, { kind: 'fewest' | 'nothing' | 'everything' }>;

function linesOf(winnerHas: 'nobody' | 'nothing' | 'some', loser: Seat | undefined): readonly LeastLine[] {
  if (loser !== undefined) return [{ kind: 'everything', cents: EVERYTHING }];
  const base = { kind: 'fewest', cents: LEAST_POINTS } as const;
  return winnerHas === 'nothing' ? [base, { kind: 'nothing', cents: LEAST_POINTS }] : [base];
}

// What is to be said of the round of one seat as a whole; skill and luck apart.
import type { Seat } from '../../base/seats.ts';
import type { SeatOutcome } from '../../scoring/result.ts';
import { type Remark, remark } from './review-remarks.ts';
import type { EntryReview, SeatSummary } from './review.ts';

/** How the round ended for a seat; `gain` as its decisions were weighed: the balance, or how far it is ahead. */
interface Ended {
  readonly seat: Seat;
  readonly outcome: SeatOutcome;
  readonly gain: number;
}

/** The verdict on a seat that has won, lost or drawn, from its decisions and what came of them; the cost is what its summary says it gave away. */
export function verdictOn(
  { seat, outcome, gain }: Ended,
  { luck, loss, grades }: Pick<SeatSummary, 'luck' | 'loss' | 'grades'>,
  reviews: readonly EntryReview[],
): Remark {
  if (!reviews.some(({ advice }) => advice.ranked.length > 1)) return remark('V.NO_CHOICE', { seat });
  const mistakes = grades.mistake + grades.blunder;
  const given = { seat, mistakes, inaccuracies: grades.inaccuracy, cents: loss.cents };
  if (outcome === 'drawn') return remark('V.DRAWN', given);
  if (outcome === 'won') return mistakes === 0 ? remark('V.NO_MISTAKE', { seat }) : remark('V.GOOD_LUCK', given);
  if (mistakes + given.inaccuracies > 0) return remark('V.MISTAKES', given);
  return luck < 0 ? remark('V.BAD_LUCK', { seat, luck }) : remark('V.NO_HOPE', { seat, expected: gain - luck });
}

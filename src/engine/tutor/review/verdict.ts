// What is to be said of the round of one seat as a whole; skill and luck apart.
import type { Seat } from '../../base/seats.ts';
import type { SeatOutcome } from '../../scoring/result.ts';
import type { Grade } from '../advice/advice.ts';
import type { Remark } from './remarks.ts';
import { remark } from './remarks.ts';
import type { EntryReview, SeatSummary } from './review.ts';

const MISTAKES: readonly Grade[] = ['mistake', 'blunder'];

/** How the round ended for a seat; `gain` as its decisions were weighed: the balance, or how far it is ahead. */
interface Ended {
  readonly seat: Seat;
  readonly outcome: SeatOutcome;
  readonly gain: number;
}

/** The verdict on a seat that has won, lost or drawn, from its decisions and what came of them. */
export function verdictOn(
  { seat, outcome, gain }: Ended,
  { luck }: Pick<SeatSummary, 'luck'>,
  reviews: readonly EntryReview[],
): Remark {
  const choices = reviews.filter(({ advice }) => advice.ranked.length > 1);
  const mistakes = choices.filter(({ grade }) => MISTAKES.includes(grade));
  const cents = mistakes.reduce((sum, { loss }) => sum + loss.cents, 0);
  if (choices.length === 0) return remark('V.NO_CHOICE', { seat });
  const count = { seat, mistakes: mistakes.length, cents };
  if (outcome === 'drawn') return remark('V.DRAWN', count);
  if (outcome === 'won') return mistakes.length === 0 ? remark('V.NO_MISTAKE', { seat }) : remark('V.GOOD_LUCK', count);
  if (mistakes.length > 0) return remark('V.MISTAKES', count);
  return luck < 0 ? remark('V.BAD_LUCK', { seat, luck }) : remark('V.NO_HOPE', { seat, expected: gain - luck });
}

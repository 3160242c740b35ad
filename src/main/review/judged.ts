// What the commentary says of the player's own decisions in a line: for the library, from memory or from the file.
import path from 'node:path';
import type { Seat } from '../../engine/base/seats.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import { accuracyOver } from '../../engine/tutor/review/accuracy.ts';
import { reviewable } from '../../engine/tutor/review/review-entry.ts';
import { type EntryReview, EVALUATOR_VERSION } from '../../engine/tutor/review/review.ts';
import type { Judged } from '../../shared/calls/library-calls.ts';
import { hasRevoked } from '../../shared/files/round-file.ts';
import type { CheckedRound } from '../rounds/check-round.ts';
import { REVIEW_EXTENSION } from '../rounds/library-jobs.ts';
import type { JudgedRound } from '../rounds/round-entry.ts';
import { readUpToSync } from '../store/read-file.ts';
import { checkReview, REVIEW_KIND } from './review-file.ts';
import { figuresOf } from './review-figures.ts';

/** From the commentary on every decision of a round; a revoke counts as a mistake, and leaves no accuracy. */
export function judgedOf(reviews: readonly EntryReview[], you: Seat, record: RoundRecord): Judged {
  const own = reviews.filter(({ seat }) => seat === you);
  const revoked = hasRevoked({ you, record });
  const accuracy = revoked ? undefined : accuracyOver(own);
  const count = (...grades: readonly EntryReview['grade'][]): number =>
    own.filter(({ grade }) => grades.includes(grade)).length;
  return {
    ...(accuracy !== undefined && { accuracy }),
    mistakes: count('mistake', 'blunder') + (revoked ? 1 : 0),
    inaccuracies: count('inaccuracy'),
  };
}

/** The same, and what it comes to in figures. */
export const judgedRound = (reviews: readonly EntryReview[], you: Seat, record: RoundRecord): JudgedRound => ({
  judged: judgedOf(reviews, you, record),
  own: figuresOf(record, reviews, you),
});

/** From the file beside the round; undefined unless it is whole, about this record and by this evaluator. */
export function judgedIn(folder: string, id: string, { file: { record, you } }: CheckedRound): JudgedRound | undefined {
  let text: string;
  try {
    text = readUpToSync(path.join(folder, id + REVIEW_EXTENSION), REVIEW_KIND.maxBytes).text;
  } catch {
    return undefined; // gone meanwhile
  }
  const reviews = checkReview(text, record, EVALUATOR_VERSION)?.entries;
  const found = new Set(reviews?.map(({ entry }) => entry));
  const wanted = reviewable(record);
  if (!reviews || wanted.length === 0 || !wanted.every((entry) => found.has(entry))) return undefined;
  return judgedRound(reviews, you, record);
}

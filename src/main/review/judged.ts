// What the commentary says of the player's own decisions in a line: for the library, from memory or from the file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Seat } from '../../engine/base/seats.ts';
import { accuracyOver } from '../../engine/tutor/review/accuracy.ts';
import { reviewable } from '../../engine/tutor/review/review-entry.ts';
import type { EntryReview } from '../../engine/tutor/review/review.ts';
import { EVALUATOR_VERSION } from '../../engine/tutor/review/review.ts';
import type { Judged } from '../../shared/calls/library-calls.ts';
import type { CheckedRound } from '../rounds/check-round.ts';
import { REVIEW_EXTENSION } from '../rounds/library-jobs.ts';
import { checkReview } from './review-file.ts';

/** From the commentary on every decision of a round. */
export function judgedOf(reviews: readonly EntryReview[], you: Seat): Judged {
  const own = reviews.filter(({ seat }) => seat === you);
  const accuracy = accuracyOver(own);
  const count = (...grades: readonly EntryReview['grade'][]): number =>
    own.filter(({ grade }) => grades.includes(grade)).length;
  return {
    ...(accuracy !== undefined && { accuracy }),
    mistakes: count('mistake', 'blunder'),
    inaccuracies: count('inaccuracy'),
  };
}

/** From the file beside the round; undefined unless it is whole, about this record and by this evaluator. */
export function judgedIn(folder: string, id: string, { file: { record, you } }: CheckedRound): Judged | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(folder, id + REVIEW_EXTENSION), 'utf8');
  } catch {
    return undefined; // gone meanwhile
  }
  const reviews = checkReview(text, record, EVALUATOR_VERSION)?.entries.map(({ review }) => review);
  const found = new Set(reviews?.map(({ entry }) => entry));
  const wanted = reviewable(record);
  if (!reviews || wanted.length === 0 || !wanted.every((entry) => found.has(entry))) return undefined;
  return judgedOf(reviews, you);
}

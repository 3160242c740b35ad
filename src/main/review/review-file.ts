// The file of a commentary (.review.json), beside the round it is about: what has been found so far, entry by entry.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RoundRecord } from '../../engine/table/log.ts';
import type { EntryReview } from '../../engine/tutor/review/review.ts';
import { ComparisonSchema, EntryReviewSchema } from '../../shared/calls/review-calls.ts';
import type { Shape } from '../../shared/border/schemas.ts';
import { type FileKind, parseFile } from '../store/check.ts';
import { isTellable, isTellableRemark } from '../rounds/tellable.ts';

const ReviewFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-review'),
  version: z.literal(2),
  /** Version of the evaluator; what another one found is not used. */
  evaluator: z.int(),
  /** Digest of the record that the commentary is about. */
  record: z.string().regex(/^[0-9a-f]{64}$/),
  entries: z.array(EntryReviewSchema).max(400),
  comparison: ComparisonSchema.exactOptional(),
});
export type ReviewFile = Shape<typeof ReviewFileSchema>;

export const REVIEW_KIND: FileKind<ReviewFile> = {
  format: 'schafkopf-stube-review',
  version: 2,
  schema: ReviewFileSchema,
  maxBytes: 4_000_000,
};

/** Tells records apart: a commentary on another record is of no use, whatever its file is called. */
export const digestOf = (record: RoundRecord): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('hex');

/** Far finer than anything that is shown; keeps sums of fractions from leaving their bounds by a hair. */
const MILLIONTHS = 1_000_000;
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * MILLIONTHS) / MILLIONTHS : value;

/** What was found, as it is stored. */
export const tidied = (review: EntryReview): EntryReview => JSON.parse(JSON.stringify(review, rounded)) as EntryReview;

/** Whether everything that is said belongs to the record and can be put into words. */
function fits({ entry, decision, advice, open, facts, remarks }: EntryReview, { entries }: RoundRecord): boolean {
  const taken = entries[entry];
  return (
    taken !== undefined &&
    JSON.stringify(taken) === JSON.stringify(decision) &&
    [...facts, ...advice.facts, ...open.facts].every(isTellable) &&
    remarks.every(isTellableRemark)
  );
}

/**
 * The commentary in a file, if it is whole, by this evaluator and about this record; undefined for anything else, which
 * is then found anew.
 */
export function checkReview(text: string, record: RoundRecord, evaluator: number): ReviewFile | undefined {
  const parsed = parseFile(text, REVIEW_KIND);
  if (!parsed.ok) return undefined;
  const file = parsed.value;
  if (file.evaluator !== evaluator || file.record !== digestOf(record)) return undefined;
  return file.entries.every((each) => fits(each, record)) ? file : undefined;
}

// The evaluator of the engine, asked entry by entry through the thinking worker.
import { reviewable, ripeIn } from '../../engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../engine/tutor/review/review-of.ts';
import { EVALUATOR_VERSION } from '../../engine/tutor/review/review.ts';
import type { Thinking } from '../thinking/thinking.ts';
import type { Evaluator } from './commentator.ts';

/** Longest time for one decision, in milliseconds: a second look at the first cards takes long where much else is going on. */
const LIMIT = 90_000;

export const engineEvaluator = (thinking: Pick<Thinking, 'ask'>): Evaluator => ({
  version: EVALUATOR_VERSION,
  entriesOf: reviewable,
  ripeIn,
  evaluate: (record, entry, signal) =>
    thinking.ask({ kind: 'reviewEntry', record, entry }, { priority: 'background', limit: LIMIT, signal }),
  summarise: (record, reviews) => reviewOf(record, reviews, 'quick'),
});

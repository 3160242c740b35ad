// One number for how well a seat has played: 0 to 100, decisions counted by what was at stake.
import type { Advice } from '../advice/advice.ts';
import { severityOf } from '../advice/grade.ts';
import type { EntryReview } from './review.ts';

/** Accuracy by loss, as a share of what lies between won and lost; between the points in straight lines. */
const SCALE = [
  [0, 100],
  [0.05, 75],
  [0.1, 60],
  [0.2, 42],
  [0.4, 20],
  [0.6, 5],
  [1, 0],
] as const satisfies readonly (readonly [loss: number, accuracy: number])[];

/** What a decision counts at least, however little depends on it. */
const LEAST_WEIGHT = 0.02;

/** More than sums of fractions are off by, so that a seat without a loss has 100; nobody else has. */
const ROUNDING = 1e-9;

/** Accuracy of one decision that loses this share. */
export function accuracyOf(severity: number): number {
  const at = SCALE.findIndex(([loss]) => loss >= severity);
  if (at < 0) return 0;
  const [loss, accuracy] = SCALE[at] ?? [1, 0];
  const [before, more] = SCALE[at - 1] ?? [0, 100];
  return loss === before ? accuracy : more + ((accuracy - more) * (severity - before)) / (loss - before);
}

/** How much lies between the best decision and the worst: what was at stake, as a share of won and lost. */
const stakesOf = (advice: Advice): number =>
  Math.max(...advice.ranked.map(({ decision }) => severityOf(advice, decision)));

/** Accuracy of a seat over its decisions; undefined if it never had a choice. An uncertain loss is not counted. */
export function accuracyOver(reviews: readonly EntryReview[]): number | undefined {
  const choices = reviews.filter(({ advice, grade }) => advice.ranked.length > 1 && grade !== 'unsure');
  const weights = choices.map(({ advice }) => Math.max(LEAST_WEIGHT, stakesOf(advice)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return undefined;
  const sum = choices.reduce((total, { advice, decision, grade }, i) => {
    const accuracy = grade === 'best' ? 100 : accuracyOf(severityOf(advice, decision));
    return total + (weights[i] ?? 0) * accuracy;
  }, 0);
  return Math.floor(sum / all + ROUNDING);
}

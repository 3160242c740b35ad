// Logistic regression for the programs that fit the bidding: Newton's method with a little ridge.
import { solved } from './linear.ts';

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, i) => sum + each * (b[i] ?? 0), 0);

/** What was seen of one hand: its features, and in how many of `tries` (1 if it is not said) it came out true. */
export interface Observation {
  readonly evidence: readonly number[];
  readonly hits: number;
  readonly tries?: number;
}

/** Weights of a logistic model that foretells such observations. */
export const fitted = (seen: readonly Observation[]): readonly number[] =>
  logistic(
    seen.map(({ evidence }) => evidence),
    seen.map(({ hits }) => hits),
    seen.map(({ tries = 1 }) => tries),
  );

/** As the models of the engine are written. */
export const weightsText = (weights: readonly number[]): string =>
  `[${weights.map((weight) => weight.toFixed(2)).join(', ')}]`;

/** Steps so small change no weight that is written down. */
const SETTLED = 1e-6;

/** Weights of a logistic model by Newton's method; `hits` of `tries` came out true for each row of evidence. */
function logistic(
  evidence: readonly (readonly number[])[],
  hits: readonly number[],
  tries: readonly number[],
): number[] {
  const size = evidence[0]?.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < 40; round++) {
    const gradient = weights.map((w) => -0.5 * w);
    const hessian = weights.map((_, i) => weights.map((__, j): number => (i === j ? 0.5 : 0)));
    evidence.forEach((x, row) => {
      const p = sigmoid(dot(x, weights));
      const n = tries[row] ?? 0;
      x.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + value * ((hits[row] ?? 0) - n * p);
        x.forEach((other, j) => {
          const line = hessian[i] ?? [];
          line[j] = (line[j] ?? 0) + value * other * n * p * (1 - p);
        });
      });
    });
    const step = solved(hessian, gradient);
    weights = weights.map((w, i) => w + (step[i] ?? 0));
    if (step.every((each) => Math.abs(each) < SETTLED)) break;
  }
  return weights;
}

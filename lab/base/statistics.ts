// Means, standard errors and quantiles.

export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean; null for a single value. */
  readonly standardError: number | null;
}

const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits));

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;

/** The mean of independent values with its standard error, rounded to thousandths. */
export function estimateOf(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  if (values.length < 2) return { mean: rounded(mean), standardError: null };
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean: rounded(mean), standardError: rounded(Math.sqrt(squares / (values.length - 1) / values.length)) };
}

/** The smallest value that at least the given share (0 - 1) of the values does not exceed; 0 if there are none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Milliseconds, rounded to microseconds. */
export const timesOf = (ms: readonly number[]): Times => ({
  count: ms.length,
  p50: rounded(quantileOf(ms, 0.5)),
  p95: rounded(quantileOf(ms, 0.95)),
  max: rounded(quantileOf(ms, 1)),
});

/** Milliseconds as seconds, rounded to thousandths. */
export const secondsOf = (ms: number): number => rounded(ms / 1000);

/** A part of a whole, 0 - 1, rounded to thousandths; null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : rounded(part / whole));

/** "1.20 ± 0.35": the mean of some values with its standard error, if there is more than one. */
export function plusMinus(values: readonly number[], digits: number): string {
  const { mean, standardError } = estimateOf(values);
  return standardError === null ? mean.toFixed(digits) : `${mean.toFixed(digits)} ± ${standardError.toFixed(digits)}`;
}

// What another way to decide has gained: for each deal and seat, and by the kind of difference.
import { estimateOf } from '../arena/statistics.ts';

/** Cents with their standard error, if there is more than one value. */
export function plusMinus(cents: readonly number[], digits: number): string {
  const { mean, standardError } = estimateOf(cents);
  return standardError === null ? mean.toFixed(digits) : `${mean.toFixed(digits)} ± ${standardError.toFixed(digits)}`;
}

export interface Gains {
  /** Cents of the mean seat, a value for each deal; nearly always 0. */
  readonly bySeats: number[];
  /** Cents of each difference, by its kind. */
  readonly kinds: Map<string, number[]>;
}

export const noGains = (): Gains => ({ bySeats: [], kinds: new Map() });

export function noteDifference({ kinds }: Gains, kind: string, cents: number): void {
  kinds.set(kind, [...(kinds.get(kind) ?? []), cents]);
}

/** The lines that tell it, the most frequent kind first. */
export function gainLines({ bySeats, kinds }: Gains): readonly string[] {
  const byNumber = [...kinds].sort(([, a], [, b]) => b.length - a.length);
  return [
    `${bySeats.length} deals: ${plusMinus(bySeats, 3)} cents per deal and seat`,
    ...byNumber.map(([kind, cents]) => `  ${kind}: ${cents.length} times, ${plusMinus(cents, 1)} cents each`),
  ];
}

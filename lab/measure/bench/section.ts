// What a section of the benchmark measures and how repeated work is timed.

/** One measured number with its unit, such as `rounds/s`. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Of many measurements, whose median is `value`: what 95 % do not exceed, and the greatest. */
  readonly spread?: { readonly p95: number; readonly max: number };
  /** What the value should reach and what it must reach at least; `max` for things that should be small. */
  readonly goal?: { readonly kind: 'max' | 'min'; readonly target: number; readonly must: number };
}

/** A part of the benchmark; sections know nothing of each other. */
export interface Section {
  readonly name: string;
  /** What it measures, for `--help`. */
  readonly about: string;
  /** Of how many measurements its values are medians, where that is the same for all. */
  readonly n?: string;
  measure(): readonly Row[] | Promise<readonly Row[]>;
}

/**
 * Runs work again and again for about `budgetMs` and answers how many units of it were done in a second. `work` is told
 * the number of the run and answers how many units that was; a first stretch warms up and is not counted.
 */
export function perSecond(budgetMs: number, work: (run: number) => number): number {
  let run = 0;
  const stretch = (ms: number): number => {
    let units = 0;
    const started = performance.now();
    let now = started;
    for (; now - started < ms; now = performance.now()) units += work(run++);
    return (1000 * units) / (now - started);
  };
  stretch(budgetMs / 4);
  return stretch(budgetMs);
}

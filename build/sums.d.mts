// Types of sums.mjs for the tests.
export function writeSums(folder: string): string;
export function sumsIn(folder: string): ReadonlyMap<string, string>;
export function wrongSums(folder: string): readonly string[];

// Types of test-floor.mjs for the tests.
export interface PartResult {
  readonly passed: number;
  readonly failed: number;
}

export function tooFew(
  results: Readonly<Record<string, PartResult>>,
  floor?: Readonly<Record<string, number>>,
): readonly string[];

// Types of release-check.mjs for the tests.
export interface ReleaseTree {
  readonly pkg: unknown;
  readonly lock: unknown;
  readonly builder: unknown;
  readonly changelog: string;
  readonly tag?: string;
}

export function objectionsTo(tree: ReleaseTree): readonly string[];

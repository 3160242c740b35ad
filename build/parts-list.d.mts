// Types of parts-list.mjs for the tests.
import type { BundledPackage } from './bundled.mjs';

export function partsListOf(
  release: { readonly pkg: unknown; readonly runtime: string },
  packages: readonly BundledPackage[],
  lock: unknown,
): string;

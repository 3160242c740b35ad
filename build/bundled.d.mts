// Types of bundled.mjs for the configuration of the build and the tests.
import type { Plugin } from 'vite';

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  readonly homepage?: string;
  /** The licence as the package gives it. */
  readonly text: string;
}

export function packageOf(id: string): string | undefined;
export function licenceIn(folder: string): BundledPackage;
export function bundledPackages(
  root: string,
  part: 'main' | 'preload' | 'renderer',
  beside?: readonly string[],
): Plugin;
export function bundledIn(root: string): readonly BundledPackage[] | undefined;

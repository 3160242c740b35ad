// A library in a folder, whose worker's jobs are done in this very thread.
import type { LibraryDeps } from '../../../src/main/library/library-calls.ts';
import { Library } from '../../../src/main/library/library.ts';
import { thinkHere } from './fake-table.ts';

export const libraryIn = (folder: string, date: () => string, program = '1.0.0'): Library =>
  new Library({ folder, date, thinking: thinkHere, program });

/** What taking in needs besides a library, for tests that watch none of it. */
export const IMPORTING: Omit<LibraryDeps, 'library' | 'dialogs'> = {
  passed: () => Promise.resolve(undefined),
  push: () => undefined,
  thinking: thinkHere,
  language: () => 'de',
  reading: () => ({ language: 'de', deck: 'bavarian' }),
  opened: () => undefined,
};

// A library in a folder, whose worker's jobs are done in this very thread.
import type { Library } from '../../src/main/library/library.ts';
import { openLibrary } from '../../src/main/library/library.ts';
import { thinkHere } from './fake-table.ts';

export const libraryIn = (folder: string, date: () => string, program = '1.0.0'): Library =>
  openLibrary({ folder, date, thinking: thinkHere, program });

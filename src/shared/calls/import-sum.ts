// What several files, or one of many rounds, have brought, counted answer by answer.
import type { ImportAnswer, ImportSum } from './library-calls.ts';

/** What one file has brought: an answer about rounds, or a set of house rules. */
export type Brought = ImportAnswer | { readonly outcome: 'rules' };

export const NOTHING_BROUGHT: ImportSum = { taken: 0, rules: 0, duels: 0, refused: 0, files: [] };

/** The sum with one more file, whose name is kept if it could not be read. */
export function withFile(sum: ImportSum, brought: Brought, name: string): ImportSum {
  switch (brought.outcome) {
    case 'imported':
      return { ...sum, taken: sum.taken + 1 };
    case 'importedMany':
      return { ...sum, taken: sum.taken + brought.taken, refused: sum.refused + brought.refused };
    case 'duel':
      return { ...sum, duels: sum.duels + 1 };
    case 'rules':
      return { ...sum, rules: sum.rules + 1 };
    case 'refused':
      return { ...sum, files: [...sum.files, name] };
    case 'cancelled':
      return sum;
  }
}

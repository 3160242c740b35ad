// What the first screen shows, given to the page along with itself: it is painted without a question to main.
import type { AppState, CALLS } from './all-calls.ts';
import type { RuleSets } from './house-rules.ts';
import type { InputOf, OutputOf } from '../border/ipc.ts';

/** The calls whose answers the first screen is made of. */
export const FIRST_CALLS = [
  'table.view',
  'session.aside',
  'lesson.list',
  'rules.sets',
  'rules.view',
  'library.list',
] as const;
export type FirstCall = (typeof FIRST_CALLS)[number];

export type FirstAnswers = { readonly [K in FirstCall]: OutputOf<typeof CALLS, K> };

export interface FirstPage {
  readonly state: Pick<AppState, 'settings' | 'systemLanguage' | 'version'>;
  /** As they were when the program was closed; absent if it ended otherwise, or anything has been asked since. */
  readonly answers?: FirstAnswers;
  /** The name of the lesson that comes next, in the language of then. */
  readonly lesson?: string;
}

/** The id of the element that holds it. */
export const FIRST_PAGE = 'first-page';

/** The rules that the next table begins with: those of the last one, or the pure game; undefined where there are no sets. */
export function firstRules({ last, lastTable, presets }: RuleSets): InputOf<typeof CALLS, 'rules.view'> | undefined {
  const house = last ?? presets[0]?.house;
  if (house === undefined) return undefined;
  const game = lastTable?.game ?? 'schafkopf';
  return game === 'schafkopf' ? { house } : { house, game };
}

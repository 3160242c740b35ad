// Which rounds a filter lets through: worked out once for each kind of round, each month, and each text.
import type { LibraryFilter } from '../../shared/calls/library-calls.ts';
import { EVERYTHING, THROWN_IN } from '../../shared/files/library-filter.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import type { Deck, Language } from '../../shared/border/language.ts';
import type { IndexTable } from '../rounds/index-table.ts';
import { folded, type RoundKind } from '../rounds/round-row.ts';

export const contractOf = ({ announcement }: RoundKind): string => announcement?.contract ?? THROWN_IN;

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The local month of a moment, as `2026-11`. */
export function monthOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}`;
}

/** The first moment of a day, so many days before the one in which `now` lies. */
function dayBegins(now: number, daysBefore: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysBefore).getTime();
}

/** From when on, and before when; the last seven days are today and the six before it. */
function span(when: string, now: number): readonly [from: number, before: number] {
  if (when === 'today' || when === 'week') return [dayBegins(now, when === 'today' ? 0 : 6), Infinity];
  const [year = 0, month = 1] = when.split('-').map(Number);
  return [new Date(year, month - 1).getTime(), new Date(year, month).getTime()];
}

type Wish<K extends keyof LibraryFilter> = NonNullable<LibraryFilter[K]>;

const isOfSort = ({ counts, imported, practice }: RoundKind, kind: Wish<'kind'>): boolean =>
  (kind === 'counted' ? counts : kind === 'imported' ? imported : practice) === true;

/** A round that nobody has judged yet is neither with mistakes nor without. */
function isKind(kind: RoundKind, { contract, outcome, role, mistakes, marked, kind: sort }: LibraryFilter): boolean {
  return (
    (contract === 'all' || contractOf(kind) === contract) &&
    (outcome === 'all' || kind.outcome === outcome) &&
    (role === undefined || kind.role === role) &&
    (mistakes === undefined || kind.mistakes === mistakes) &&
    (marked === undefined || kind[marked] === true) &&
    (sort === undefined || isOfSort(kind, sort))
  );
}

/** Asks each text of a table once. */
export function askingOnce(table: IndexTable, test: (text: string) => boolean): (id: number) => boolean {
  const known = new Int8Array(table.texts);
  return (id) => {
    if (known[id] === 0) known[id] = test(table.textOf(id)) ? 1 : -1;
    return known[id] === 1;
  };
}

export const kindIn = (text: string): RoundKind => JSON.parse(text) as RoundKind;

/** Which of some rows of the table are let through, at this moment. */
export function passing(table: IndexTable, rows: Uint32Array, filter: LibraryFilter, now: number): Uint32Array {
  const { when, text = '', ...ofKind } = filter;
  const [at, kind] = [table.reader('at'), table.reader('kind')];
  const [names, note] = [table.reader('names'), table.reader('note')];
  let found = rows;
  if (!isEverything(ofKind)) {
    const isWanted = askingOnce(table, (each) => isKind(kindIn(each), filter));
    found = found.filter((row) => isWanted(kind(row)));
  }
  if (when !== undefined) {
    const [from, before] = span(when, now);
    found = found.filter((row) => at(row) >= from && at(row) < before);
  }
  for (const word of wordsIn(text)) {
    const inText = askingOnce(table, (each) => each.includes(word));
    const inGame = askingOnce(table, (each) => namesOf(kindIn(each)).includes(word));
    found = found.filter((row) => inText(names(row)) || inText(note(row)) || inGame(kind(row)));
  }
  return found;
}

/** Whether the parts of a filter let everything through. */
const isEverything = ({ contract, outcome, ...others }: LibraryFilter): boolean =>
  contract === EVERYTHING.contract && outcome === EVERYTHING.outcome && Object.keys(others).length === 0;

const wordsIn = (text: string): readonly string[] => folded(text).split(/\s+/).filter(Boolean);

const NOBODY = ['', '', '', ''] as const;
const NAMINGS = (['de', 'en'] satisfies Language[]).flatMap((language) =>
  (['bavarian', 'french'] satisfies Deck[]).map((deck) => namingOf(language, deck, NOBODY, undefined)),
);
const gameNames = new Map<string, string>();

/** The game of a round by its names in every language and deck, so that the reader need not think of which is shown. */
function namesOf({ announcement }: RoundKind): string {
  if (!announcement) return '';
  const key = JSON.stringify(announcement);
  let names = gameNames.get(key);
  if (names === undefined) {
    names = folded(NAMINGS.map((name) => name.announcement(announcement)).join(' '));
    gameNames.set(key, names);
  }
  return names;
}

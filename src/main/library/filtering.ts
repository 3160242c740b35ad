// Which rounds a filter lets through. What takes time is worked out once for each round, or for each game.
import type { Announcement } from '../../engine/base/contract.ts';
import type { LibraryFilter, LibraryItem } from '../../shared/calls/library-calls.ts';
import { THROWN_IN } from '../../shared/files/library-filter.ts';
import { countsForPlayer } from '../../shared/files/round-file.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import type { Deck, Language } from '../../shared/border/language.ts';

/** A round with the time at which it ended, in milliseconds. */
export interface Dated {
  readonly item: LibraryItem;
  readonly at: number;
}

export const contractOf = ({ announcement }: LibraryItem): string => announcement?.contract ?? THROWN_IN;

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

/** The last seven days are today and the six before it. */
function isWhen(when: string, now: number): (at: number) => boolean {
  if (when === 'today' || when === 'week') {
    const begin = dayBegins(now, when === 'today' ? 0 : 6);
    return (at) => at >= begin;
  }
  return (at) => monthOf(at) === when;
}

const isKind = (item: LibraryItem, kind: NonNullable<LibraryFilter['kind']>): boolean =>
  kind === 'counted'
    ? countsForPlayer(item)
    : kind === 'imported'
      ? item.origin === 'imported'
      : item.practice !== undefined;

const isMarked = (item: LibraryItem, mark: NonNullable<LibraryFilter['marked']>): boolean =>
  (mark === 'favourite' ? item.favourite : item.note) !== undefined;

/** A round that nobody has judged yet is neither with mistakes nor without. */
const isJudged = ({ judged }: LibraryItem, wish: NonNullable<LibraryFilter['mistakes']>): boolean =>
  judged !== undefined && judged.mistakes > 0 === (wish === 'with');

/** Whether a round is let through, at this moment. Made once for a whole list. */
export function passing(filter: LibraryFilter, now: number): (round: Dated) => boolean {
  const { contract, outcome, role, when, mistakes, marked, kind, text = '' } = filter;
  const words = wordsIn(text);
  const tests: readonly (((round: Dated) => boolean) | false | undefined)[] = [
    contract !== 'all' && (({ item }) => contractOf(item) === contract),
    outcome !== 'all' && (({ item }) => item.outcome === outcome),
    role && (({ item }) => item.role === role),
    when !== undefined && (({ at }) => isWhen(when, now)(at)),
    mistakes && (({ item }) => isJudged(item, mistakes)),
    marked && (({ item }) => isMarked(item, marked)),
    kind && (({ item }) => isKind(item, kind)),
    words.length > 0 && (({ item }) => words.every((word) => searchedIn(item).includes(word))),
  ];
  const asked = tests.filter((test) => typeof test === 'function');
  return (round) => asked.every((test) => test(round));
}

/** Without marks over letters and without capitals, so that "Muller" finds "Müller". */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): readonly string[] => folded(text).split(/\s+/).filter(Boolean);

const NOBODY = ['', '', '', ''] as const;
const NAMINGS = (['de', 'en'] satisfies Language[]).flatMap((language) =>
  (['bavarian', 'french'] satisfies Deck[]).map((deck) => namingOf(language, deck, NOBODY, undefined)),
);
const gameNames = new Map<string, string>();

/** A game by its names in every language and deck, so that the reader need not think of which is shown. */
function namesOfGame(announcement: Announcement): string {
  const key = JSON.stringify(announcement);
  const known = gameNames.get(key);
  if (known !== undefined) return known;
  const names = [...new Set(NAMINGS.map((name) => name.announcement(announcement)))].join(' ');
  gameNames.set(key, names);
  return names;
}

const searched = new WeakMap<LibraryItem, string>();

/** Everything about a round that words are searched in. */
function searchedIn(item: LibraryItem): string {
  const known = searched.get(item);
  if (known !== undefined) return known;
  const game = item.announcement ? [namesOfGame(item.announcement)] : [];
  const text = folded([...game, ...item.players.map(({ name }) => name), item.note ?? ''].join(' '));
  searched.set(item, text);
  return text;
}

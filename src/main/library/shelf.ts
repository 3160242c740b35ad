// The rounds that the library knows, in order, and the part of them that a list shows.
import type {
  LibraryFilter,
  LibraryItem,
  LibraryPage,
  LibrarySession,
  SessionSheet,
} from '../../shared/calls/library-calls.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { THROWN_IN } from '../../shared/files/library-filter.ts';
import { playedAt } from '../../shared/files/played-at.ts';
import { countsForPlayer } from '../../shared/files/round-file.ts';
import type { ShelvedRound } from '../rounds/library-index.ts';
import { type JudgedRound, withJudged } from '../rounds/library-jobs.ts';
import { contractOf, type Dated, monthOf, passing } from './filtering.ts';
import { bySession, sheetOf } from './sessions.ts';

export interface LibraryQuery {
  readonly filter: LibraryFilter;
  /** Number of the first round wanted, from 0, among those that the filter lets through. */
  readonly from: number;
  readonly count: number;
}

const balanceOf = ({ balance, you }: LibraryItem): number => balance[you];

/** Contracts that occur, in order of first appearance; thrown-in deals last. */
function contractsIn(items: readonly LibraryItem[]): readonly string[] {
  const found = new Set(items.map(contractOf));
  return [...[...found].filter((id) => id !== THROWN_IN), ...(found.has(THROWN_IN) ? [THROWN_IN] : [])];
}

/** What follows from all rounds, worked out when it is first asked for. */
interface Ordered {
  readonly dated: readonly Dated[];
  readonly items: readonly LibraryItem[];
  readonly contracts: readonly string[];
  readonly months: readonly string[];
}

function inOrder(rounds: Iterable<ShelvedRound>): Ordered {
  const dated = [...rounds]
    .map(({ entry: { item } }) => ({ item, at: playedAt(item).getTime() }))
    .sort((a, b) => b.at - a.at || (a.item.id < b.item.id ? 1 : -1));
  const items = dated.map(({ item }) => item);
  return { dated, items, contracts: contractsIn(items), months: monthsIn(dated) };
}

/** The months of rounds that are in order, the latest first; one is worked out for each month and not for each round. */
function monthsIn(newestFirst: readonly Dated[]): readonly string[] {
  const found: string[] = [];
  let begins = Infinity;
  for (const { at } of newestFirst) {
    if (at >= begins) continue;
    found.push(monthOf(at));
    const date = new Date(at);
    begins = new Date(date.getFullYear(), date.getMonth()).getTime();
  }
  return found;
}

/** `now` tells the present moment, in milliseconds. */
export class Shelf {
  readonly #now: () => number;
  readonly #rounds = new Map<string, ShelvedRound>();
  readonly #removed = new Set<string>();
  #ordered: Ordered | undefined;
  #evenings: ReadonlyMap<string, readonly LibraryItem[]> | undefined;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get rounds(): ReadonlyMap<string, ShelvedRound> {
    return this.#rounds;
  }

  put(id: string, round: ShelvedRound): void {
    this.#rounds.set(id, round);
    this.#removed.delete(id);
    this.#changed();
  }

  /** Takes over what was read meanwhile; what was put here or removed since counts more. */
  fill(read: Map<string, ShelvedRound>): void {
    for (const [id, round] of read) if (!this.#rounds.has(id) && !this.#removed.has(id)) this.#rounds.set(id, round);
    this.#changed();
  }

  remove(id: string): void {
    this.#rounds.delete(id);
    this.#removed.add(id);
    this.#changed();
  }

  /** What the commentary now says of a round; nothing happens if it is not there. */
  judge(id: string, judged: (you: Seat) => JudgedRound): void {
    const round = this.#rounds.get(id);
    if (!round) return;
    this.#rounds.set(id, { ...round, entry: withJudged(round.entry, judged(round.entry.item.you)) });
    this.#changed();
  }

  /** All rounds, the newest first. */
  newestFirst(): readonly LibraryItem[] {
    return this.#order().items;
  }

  page({ filter, from, count }: LibraryQuery): Omit<LibraryPage, 'problems'> {
    const { items, contracts, months } = this.#order();
    const found = this.matching(filter);
    const counted = found.filter(countsForPlayer);
    return {
      items: found.slice(from, from + count),
      all: items.length,
      matching: found.length,
      sum: counted.reduce((sum, item) => sum + (item.unit ? 0 : balanceOf(item)), 0),
      counted: counted.length,
      contracts,
      months,
    };
  }

  /** All rounds that a filter lets through, the newest first. */
  matching(filter: LibraryFilter): readonly LibraryItem[] {
    const passes = passing(filter, this.#now());
    return this.#order()
      .dated.filter(passes)
      .map(({ item }) => item);
  }

  /** Some of the evenings, the latest first, and how many there are. */
  sessions(from: number, count: number): { readonly sessions: readonly LibrarySession[]; readonly all: number } {
    const all = [...this.#bySession()];
    const some = all.slice(from, from + count).map(([id, items]) => sheetOf(id, items).session);
    return { sessions: some, all: all.length };
  }

  /** The sheet of an evening; undefined if no round of it is there. */
  session(id: string): SessionSheet | undefined {
    const items = this.#bySession().get(id);
    return items && sheetOf(id, items);
  }

  #order(): Ordered {
    return (this.#ordered ??= inOrder(this.#rounds.values()));
  }

  #bySession(): ReadonlyMap<string, readonly LibraryItem[]> {
    return (this.#evenings ??= bySession(this.#order().items));
  }

  #changed(): void {
    this.#ordered = undefined;
    this.#evenings = undefined;
  }
}

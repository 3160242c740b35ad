// The rounds that the library knows, in order, and the part of them that a list shows.
import type {
  Judged,
  LibraryItem,
  LibraryPage,
  LibrarySession,
  SessionSheet,
} from '../../shared/calls/library-calls.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { LibraryFilter } from '../../shared/library-filter.ts';
import { THROWN_IN } from '../../shared/library-filter.ts';
import { playedAt } from '../../shared/played-at.ts';
import { countsForPlayer } from '../../shared/round-file.ts';
import type { ShelvedRound } from '../rounds/library-index.ts';
import { withJudged } from '../rounds/library-jobs.ts';
import type { Dated } from './filtering.ts';
import { contractOf, monthOf, passing } from './filtering.ts';
import { bySession, sheetOf } from './sessions.ts';

export interface LibraryQuery {
  readonly filter: LibraryFilter;
  /** Number of the first round wanted, from 0, among those that the filter lets through. */
  readonly from: number;
  readonly count: number;
}

export interface Shelf {
  readonly rounds: ReadonlyMap<string, ShelvedRound>;
  put(id: string, round: ShelvedRound): void;
  /** Takes over what was read meanwhile; what was put here or removed since counts more. */
  fill(read: Map<string, ShelvedRound>): void;
  remove(id: string): void;
  /** What the commentary now says of a round; nothing happens if it is not there. */
  judge(id: string, judged: (you: Seat) => Judged): void;
  /** All rounds, the newest first. */
  newestFirst(): readonly LibraryItem[];
  page(query: LibraryQuery): Omit<LibraryPage, 'problems'>;
  /** All rounds that a filter lets through, the newest first. */
  matching(filter: LibraryFilter): readonly LibraryItem[];
  /** Some of the evenings, the latest first, and how many there are. */
  sessions(from: number, count: number): { readonly sessions: readonly LibrarySession[]; readonly all: number };
  /** The sheet of an evening; undefined if no round of it is there. */
  session(id: string): SessionSheet | undefined;
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
  return { dated, items, contracts: contractsIn(items), months: [...new Set(dated.map(({ at }) => monthOf(at)))] };
}

/** `now` tells the present moment, in milliseconds. */
export function openShelf(now: () => number = Date.now): Shelf {
  const rounds = new Map<string, ShelvedRound>();
  const removed = new Set<string>();
  let ordered: Ordered | undefined;
  let evenings: ReadonlyMap<string, readonly LibraryItem[]> | undefined;

  const order = (): Ordered => (ordered ??= inOrder(rounds.values()));
  const sessions = (): ReadonlyMap<string, readonly LibraryItem[]> => (evenings ??= bySession(order().items));
  const changed = (): void => {
    ordered = undefined;
    evenings = undefined;
  };
  const matching = (filter: LibraryFilter): readonly LibraryItem[] => {
    const passes = passing(filter, now());
    return order()
      .dated.filter(passes)
      .map(({ item }) => item);
  };

  return {
    rounds,
    put(id, round) {
      rounds.set(id, round);
      removed.delete(id);
      changed();
    },
    fill(read) {
      for (const [id, round] of read) if (!rounds.has(id) && !removed.has(id)) rounds.set(id, round);
      changed();
    },
    remove(id) {
      rounds.delete(id);
      removed.add(id);
      changed();
    },
    judge(id, judged) {
      const round = rounds.get(id);
      if (!round) return;
      rounds.set(id, { ...round, entry: withJudged(round.entry, judged(round.entry.item.you)) });
      changed();
    },
    newestFirst: () => order().items,
    matching,
    page({ filter, from, count }) {
      const { items, contracts, months } = order();
      const found = matching(filter);
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
    },
    sessions(from, count) {
      const all = [...sessions()];
      const some = all.slice(from, from + count).map(([id, items]) => sheetOf(id, items).session);
      return { sessions: some, all: all.length };
    },
    session(id) {
      const items = sessions().get(id);
      return items && sheetOf(id, items);
    },
  };
}

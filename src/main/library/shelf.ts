// The rounds that the library knows, in order, and the part of them that a list shows.
import type { LibraryItem, LibraryPage } from '../../shared/calls/library-calls.ts';
import type { LibraryFilter } from '../../shared/library-filter.ts';
import { THROWN_IN } from '../../shared/library-filter.ts';
import { countsForPlayer } from '../../shared/round-file.ts';
import type { ShelvedRound } from '../rounds/library-index.ts';

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
  /** All rounds, the newest first. */
  newestFirst(): readonly LibraryItem[];
  page(query: LibraryQuery): Omit<LibraryPage, 'problems'>;
}

const contractOf = ({ announcement }: LibraryItem): string => announcement?.contract ?? THROWN_IN;

const balanceOf = ({ balance, you }: LibraryItem): number => balance[you];

const fits = (item: LibraryItem, { contract, outcome }: LibraryFilter): boolean =>
  (contract === 'all' || contractOf(item) === contract) && (outcome === 'all' || item.outcome === outcome);

/** Contracts that occur, in order of first appearance; thrown-in deals last. */
function contractsIn(items: readonly LibraryItem[]): readonly string[] {
  const found = new Set(items.map(contractOf));
  return [...[...found].filter((id) => id !== THROWN_IN), ...(found.has(THROWN_IN) ? [THROWN_IN] : [])];
}

export function openShelf(): Shelf {
  const rounds = new Map<string, ShelvedRound>();
  const removed = new Set<string>();
  let ordered: readonly LibraryItem[] | undefined;

  function newestFirst(): readonly LibraryItem[] {
    ordered ??= [...rounds.values()]
      .map(({ entry: { item } }) => ({ item, at: Date.parse(item.finishedAt) }))
      .sort((a, b) => b.at - a.at || (a.item.id < b.item.id ? 1 : -1))
      .map(({ item }) => item);
    return ordered;
  }

  return {
    rounds,
    put(id, round) {
      rounds.set(id, round);
      removed.delete(id);
      ordered = undefined;
    },
    fill(read) {
      for (const [id, round] of read) if (!rounds.has(id) && !removed.has(id)) rounds.set(id, round);
      ordered = undefined;
    },
    remove(id) {
      rounds.delete(id);
      removed.add(id);
      ordered = undefined;
    },
    newestFirst,
    page({ filter, from, count }) {
      const items = newestFirst();
      const matching = items.filter((item) => fits(item, filter));
      const counted = matching.filter(countsForPlayer);
      return {
        items: matching.slice(from, from + count),
        all: items.length,
        matching: matching.length,
        sum: counted.reduce((sum, item) => sum + (item.unit ? 0 : balanceOf(item)), 0),
        counted: counted.length,
        contracts: contractsIn(items),
      };
    },
  };
}

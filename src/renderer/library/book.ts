// Orders the finished rounds for reading: filters, days, and what a round meant for the player.
import type { LibraryItem } from '../../shared/contract.ts';

export const OUTCOMES = ['all', 'won', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Contract id that stands for a deal without a contract. */
export const THROWN_IN = 'thrown-in';

export interface Filter {
  /** A contract's id, `THROWN_IN`, or everything. */
  readonly contract: string;
  readonly outcome: Outcome;
}

export const EVERYTHING: Filter = { contract: 'all', outcome: 'all' };

export const contractOf = (item: LibraryItem): string => item.announcement?.contract ?? THROWN_IN;

export const balanceOf = (item: LibraryItem): number => item.balance[item.you];

const fitsOutcome = (item: LibraryItem, outcome: Outcome): boolean => {
  if (outcome === 'all') return true;
  return outcome === 'won' ? balanceOf(item) > 0 : balanceOf(item) < 0;
};

export const filtered = (items: readonly LibraryItem[], { contract, outcome }: Filter): readonly LibraryItem[] =>
  items.filter((item) => (contract === 'all' || contractOf(item) === contract) && fitsOutcome(item, outcome));

/** Contracts that occur, in order of first appearance; thrown-in deals last. */
export function contractsIn(items: readonly LibraryItem[]): readonly string[] {
  const found = [...new Set(items.map(contractOf))];
  return [...found.filter((id) => id !== THROWN_IN), ...found.filter((id) => id === THROWN_IN)];
}

export interface Day {
  /** Local date, for example 2026-11-21. */
  readonly key: string;
  readonly date: Date;
  readonly items: readonly LibraryItem[];
}

const dayKey = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Rounds by local day, in the given order. */
export function days(items: readonly LibraryItem[]): readonly Day[] {
  const found = new Map<string, { date: Date; items: LibraryItem[] }>();
  for (const item of items) {
    const date = new Date(item.finishedAt);
    const key = dayKey(date);
    const day = found.get(key);
    if (day) day.items.push(item);
    else found.set(key, { date, items: [item] });
  }
  return [...found].map(([key, day]) => ({ key, ...day }));
}

/** Whether a day is today or yesterday. */
export function nearDay(day: Day, now: Date): 'today' | 'yesterday' | undefined {
  if (day.key === dayKey(now)) return 'today';
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day.key === dayKey(before) ? 'yesterday' : undefined;
}

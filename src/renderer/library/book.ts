// Orders the finished rounds for reading: by days, and what a round meant for the player.
import type { LibraryItem } from '../../shared/calls/library-calls.ts';
import { playedAt } from '../../shared/files/played-at.ts';

export const balanceOf = (item: LibraryItem): number => item.balance[item.you];

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
    const date = playedAt(item);
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

// Days of the book of rounds.
import { describe, expect, test } from 'vitest';
import { days, nearDay } from '../../../src/renderer/library/book.ts';
import { many, RUFER } from './rounds.ts';

const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

describe('days', () => {
  test('keep the order and lose nothing', () => {
    const items = many(3000);
    const found = days(items);
    expect(found.length).toBeGreaterThan(2);
    expect(ids(found.flatMap((day) => day.items))).toEqual(ids(items));
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
  });

  test('know today and yesterday, also over the end of a month', () => {
    const at = (iso: string) => days([{ ...RUFER, finishedAt: new Date(iso).toISOString() }])[0];
    const now = new Date(2026, 2, 1, 9);
    const near = (iso: string) => {
      const day = at(iso);
      return day && nearDay(day, now);
    };
    expect(near('2026-03-01T00:30')).toBe('today');
    expect(near('2026-02-28T23:59')).toBe('yesterday');
    expect(near('2026-02-27T12:00')).toBeUndefined();
  });
});

// Filters and days of the book of rounds.
import { describe, expect, test } from 'vitest';
import { contractsIn, days, EVERYTHING, filtered, nearDay, THROWN_IN } from '../../../src/renderer/library/book.ts';
import { many, RUFER, SOLO, THROWN } from './rounds.ts';

const ALL = [RUFER, SOLO, THROWN];
const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

describe('filters', () => {
  test('by contract, with thrown-in deals as one of their own', () => {
    expect(contractsIn([THROWN, ...ALL])).toEqual(['rufer', 'solo', THROWN_IN]);
    expect(filtered(ALL, EVERYTHING)).toEqual(ALL);
    expect(ids(filtered(ALL, { contract: 'solo', outcome: 'all' }))).toEqual(['solo']);
    expect(ids(filtered(ALL, { contract: THROWN_IN, outcome: 'all' }))).toEqual(['thrown']);
  });

  test('by what the player won or lost, whoever declared', () => {
    expect(ids(filtered(ALL, { contract: 'all', outcome: 'won' }))).toEqual(['rufer']);
    expect(ids(filtered(ALL, { contract: 'all', outcome: 'lost' }))).toEqual(['solo']);
    expect(filtered(ALL, { contract: 'rufer', outcome: 'lost' })).toEqual([]);
  });
});

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

// Days of the book of rounds.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { days, nearDay } from '../../../src/renderer/library/book.ts';
import { many, RUFER } from '../../../lab/support/page/library/library-rounds.ts';

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

describe.each(['Pacific/Auckland', 'America/Los_Angeles'])('in the time zone of %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['2026-11-21T12:00:00.000Z', '2026-11-21T00:00:00.000Z', '2026-11-21T23:30:00.000Z'])(
    'a round of which the day alone is known lies under that day: %s',
    (finishedAt) => {
      vi.stubEnv('TZ', zone);
      const [day] = days([{ ...RUFER, finishedAt, dayOnly: true }]);
      expect(day?.key).toBe('2026-11-21');
      expect(day && nearDay(day, new Date(2026, 10, 22, 9))).toBe('yesterday');
    },
  );

  test('a round with its time lies under the local day', () => {
    vi.stubEnv('TZ', zone);
    const keys = days([{ ...RUFER, finishedAt: '2026-11-21T01:00:00.000Z' }]).map(({ key }) => key);
    expect(keys).toEqual([zone === 'Pacific/Auckland' ? '2026-11-21' : '2026-11-20']);
  });
});

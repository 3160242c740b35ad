// When a round was played: day and time, or the day alone where a file knows no time.
import { expect, test } from 'vitest';
import { dateOf, timeOf } from '../../src/words/speak/dates.ts';

test('a round with a time has both', () => {
  const played = { finishedAt: '2026-11-21T18:05:00.000Z' };
  expect(dateOf(played, 'de')).toMatch(/21\. November 2026.*\d\d:05/);
  expect(timeOf(played, 'en')).toMatch(/:05/);
});

test.each(['2026-11-21T12:00:00.000Z', '2026-11-21T00:00:00.000Z'])(
  'a round without a time has its day alone: %s',
  (finishedAt) => {
    const played = { finishedAt, dayOnly: true as const };
    expect(dateOf(played, 'de')).toBe('21. November 2026');
    expect(dateOf(played, 'en')).toBe('November 21, 2026');
    expect(timeOf(played, 'de')).toBe('');
  },
);

test('a round that was over at the stroke of midnight has its time', () =>
  expect(timeOf({ finishedAt: new Date(2026, 10, 21).toISOString() }, 'de')).toBe('00:00'));

// What costs money again and again: named from enough evidence only, with the ways out.
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../src/engine/base/random.ts';
import { type GivenInRound, leaksOf } from '../../src/main/rounds/leaks.ts';

const round = (id: string, ...cents: readonly number[]): GivenInRound => ({
  id,
  given: cents.map((each, entry) => ({ skill: 'giving', entry: entry + 10, cents: each })),
});
const quiet = (count: number): readonly GivenInRound[] => Array.from({ length: count }, (_, n) => round(`quiet ${n}`));

test('is told with its cost of an evening, and its dearest decision', () => {
  const rounds = [round('a', 10, 4), ...quiet(4), round('b', 12), round('c', 8), round('d', 9), round('e', 11)];
  const [leak, ...others] = leaksOf(rounds);
  expect(others).toEqual([]);
  expect(leak).toMatchObject({
    skill: 'giving',
    times: 6,
    rounds: 5,
    cents: 54,
    lesson: 36,
    dearest: { id: 'b', entry: 10 },
  });
  expect(leak?.evening).toBeCloseTo((20 * 54) / 9);
  expect(leak).not.toHaveProperty('lately');
});

test('what was learnt since shows in the later half', () => {
  const [leak] = leaksOf([...Array.from({ length: 12 }, (_, n) => round(`a ${n}`, 10)), ...quiet(12)]);
  expect(leak).toMatchObject({ lately: 0, evening: 100 });
});

describe('is not named', () => {
  test.each([
    ['once or twice', [round('a', 50), round('b', 50), ...quiet(3)]],
    ['in a single round', [round('a', 9, 9, 9), ...quiet(3)]],
    ['within two errors of nothing', [round('a', 90), round('b', 1), round('c', 1), ...quiet(40)]],
    [
      'without a name',
      [1, 2, 3, 4, 5].map((n) => ({ id: `${n}`, given: [{ skill: 'other' as const, entry: 9, cents: 9 }] })),
    ],
  ])('%s', (_, rounds) => {
    expect(leaksOf(rounds)).toEqual([]);
  });
});

test('a weakness is found within 40 rounds, and a slip now and then is not', () => {
  const random = randomOf('leaks');
  const played = (share: number): readonly GivenInRound[] =>
    Array.from({ length: 40 }, (_, n) =>
      random.below(1000) < 1000 * share ? round(`${n}`, 4 + random.below(20)) : round(`${n}`),
    );
  const found = (share: number): number =>
    Array.from({ length: 200 }, () => leaksOf(played(share)).length).filter((n) => n > 0).length;
  expect(found(0.3)).toBeGreaterThan(180);
  expect(found(0.03)).toBeLessThan(20);
});

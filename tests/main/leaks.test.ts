// What costs money again and again: named from enough evidence only, with the ways out.
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../src/engine/base/random.ts';
import { errorsAbove, type GivenInRound, leaksOf } from '../../src/main/rounds/leaks.ts';

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

/** An idea that decides two cards of a round, one in four of which people miss. */
const asked = (id: string, missed: readonly boolean[], cents = 10): GivenInRound => ({
  id,
  given: [],
  occasions: missed.map((each, entry) => ({
    entry: entry + 10,
    idea: 'smear',
    skill: 'giving',
    usual: 0.25,
    costs: cents,
    ...(each && { missed: cents }),
  })),
});

describe('an idea', () => {
  const often = [1, 2, 3, 4].map((n) => asked(`${n}`, [true, true], n));

  test('is named with how often others miss it, its lesson and its dearest card', () => {
    expect(leaksOf(often)).toMatchObject([
      { skill: 'giving', idea: 'smear', times: 8, rounds: 4, occasions: 8, usual: 2, cents: 20, lesson: 36 },
    ]);
    expect(leaksOf(often)[0]?.dearest).toEqual({ id: '4', entry: 10 });
  });

  test('is not named where others miss it as often, whatever it costs', () => {
    const usual = Array.from({ length: 40 }, (_, n) => asked(`${n}`, [n % 4 === 0, n % 4 === 1], 50));
    expect(leaksOf(usual)).toEqual([]);
  });

  test('is not counted once more as what the commentary holds against the player', () => {
    const held = often.map((each) => ({
      ...each,
      given: [10, 11].map((entry) => ({ skill: 'giving' as const, entry, cents: 10 })),
    }));
    expect(leaksOf(held).map(({ idea }) => idea)).toEqual(['smear']);
  });
});

test('the errors above are those of a coin', () => {
  expect(errorsAbove(5, 5, 10)).toBe(0);
  expect(errorsAbove(3, 5, 10)).toBe(0);
  expect(errorsAbove(60, 50, 100)).toBeCloseTo(2, 1);
  expect(errorsAbove(4, 1, 4)).toBeCloseTo(Math.sqrt(8 * Math.log(4)));
});

// Grades: thresholds on the loss, and nothing held against anybody that chance may have done.
import { describe, expect, test } from 'vitest';
import type { Advice, Valued } from '../../../../src/engine/tutor/advice/advice.ts';
import { equallyGood, gradeOf, lossOf, severityOf, THRESHOLDS } from '../../../../src/engine/tutor/advice/grade.ts';

const play = (card: 'EO' | 'GO' | 'H7'): Valued['decision'] => ({ type: 'play', seat: 0, card });

/** Advice on two cards: the first wins `chance` more often, and brings `cents` more. */
const advice = (chance: number, cents: number, error = 0, stake = 10): Advice => ({
  basis: 'yourView',
  seat: 0,
  stake,
  worlds: { of: 'drawn', count: 100 },
  facts: [],
  ranked: [
    { decision: play('EO'), cents: 8, chance: 0.9, points: 70, error: 0 },
    { decision: play('H7'), cents: 8 - cents, chance: 0.9 - chance, points: 60, error },
  ],
});

const grade = (...args: Parameters<typeof advice>): string => gradeOf(advice(...args), play('H7'));

describe('by the chance to win', () => {
  test.each([
    [0, 'best'],
    [THRESHOLDS.inaccuracy - 0.001, 'best'],
    [THRESHOLDS.inaccuracy + 0.001, 'inaccuracy'],
    [THRESHOLDS.mistake - 0.001, 'inaccuracy'],
    [THRESHOLDS.mistake + 0.001, 'mistake'],
    [THRESHOLDS.blunder - 0.001, 'mistake'],
    [THRESHOLDS.blunder + 0.001, 'blunder'],
    [0.9, 'blunder'],
  ])('a loss of %f is %s', (chance, expected) => expect(grade(chance, 0)).toBe(expected));
});

describe('by cents, measured by what lies between won and lost', () => {
  test.each([
    [0.4, 10, 'best'],
    [1, 10, 'inaccuracy'],
    [1, 50, 'best'],
    [2, 10, 'mistake'],
    [4, 10, 'blunder'],
    [4, 50, 'inaccuracy'],
    [15, 150, 'inaccuracy'],
  ])('%i cents of %i are %s', (cents, stake, expected) => expect(grade(0, cents, 0, stake)).toBe(expected));
});

test('a loss within the error of the sample is no grade, and a certain one is graded by what is certain', () => {
  expect(grade(0.1, 2, 2)).toBe('unsure');
  expect(grade(0.1, 2, 0.6)).toBe('mistake');
  expect(grade(0.16, 3.2, 0.6)).toBe('mistake');
  expect(grade(0.2, 4, 0.6)).toBe('blunder');
  expect(grade(0, 0, 0.5)).toBe('best');
  expect(grade(0, 0, 3)).toBe('unsure');
});

test('the first decision is best whatever the numbers, and a better number elsewhere is no loss', () => {
  const odd = advice(-0.2, -3);
  expect(gradeOf(odd, play('EO'))).toBe('best');
  expect(lossOf(odd, play('EO'))).toEqual({ cents: 0, points: 0, chance: 0 });
  expect(lossOf(odd, play('H7'))).toEqual({ cents: 0, points: 10, chance: 0 });
  expect(severityOf(odd, play('H7'))).toBe(0);
  expect(equallyGood(odd)).toEqual([play('EO'), play('H7')]);
});

test('bids of different games are compared by cents alone', () => {
  const bid = (call: 'spiele' | 'weiter'): Valued['decision'] => ({ type: 'call', seat: 0, call });
  const both: Advice = {
    ...advice(0, 0),
    ranked: [
      { decision: bid('spiele'), cents: 3, chance: 0.6, error: 0 },
      { decision: bid('weiter'), cents: 2.9, chance: 0.3, error: 0 },
    ],
  };
  expect(gradeOf(both, bid('weiter'))).toBe('best');
});

test('a decision that was not allowed has no grade', () => {
  expect(() => gradeOf(advice(0, 0), play('GO'))).toThrow('is not among the decisions');
});

describe('on few deals nothing is held against a card', () => {
  const bad = advice(0.4, 8);

  test.each([
    { of: 'drawn', count: 59, effective: undefined, expected: 'unsure' },
    { of: 'drawn', count: 60, effective: undefined, expected: 'blunder' },
    { of: 'drawn', count: 200, effective: 59.9, expected: 'unsure' },
    { of: 'drawn', count: 200, effective: 60, expected: 'blunder' },
    { of: 'all', count: 3, effective: 1.2, expected: 'blunder' },
  ] as const)('$count deals ($of) that tell as much as $effective: $expected', ({ of, count, effective, expected }) => {
    const on = { ...bad, worlds: { of, count }, ...(effective !== undefined && { effective }) };
    expect(gradeOf(on, play('H7'))).toBe(expected);
    expect(gradeOf(on, play('EO'))).toBe('best');
  });
});

describe('what is held against a card must be borne out among people', () => {
  /** The search finds that the card loses 40 %, people so many cents of 20 that lie between won and lost. */
  const withLook = (cents: number, error: number): Advice => {
    const { ranked, ...rest } = advice(0.4, 8);
    return {
      ...rest,
      ranked: ranked.map((each, at) => (at === 0 ? each : { ...each, asPeoplePlay: { cents, error } })),
    };
  };

  test.each([
    [-3, 1, 'unsure'],
    [0, 0, 'unsure'],
    [1.9, 1, 'unsure'],
    [2.1, 1, 'blunder'],
    [8, 0, 'blunder'],
  ])('%f cents, give or take %f: %s', (cents, error, expected) =>
    expect(gradeOf(withLook(cents, error), play('H7'))).toBe(expected),
  );

  test('the label follows the mean of both losses', () => {
    const small = advice(0.16, 3.2);
    const looked = (cents: number): Advice => ({
      ...small,
      ranked: small.ranked.map((each, at) => (at === 0 ? each : { ...each, asPeoplePlay: { cents, error: 0.1 } })),
    });
    expect(gradeOf(looked(0.4), play('H7'))).toBe('mistake');
    expect(gradeOf(looked(3.2), play('H7'))).toBe('blunder');
  });

  test('so does the loss that is told, which is never more than the search sees', () => {
    expect(lossOf(withLook(2, 0.1), play('H7')).cents).toBeCloseTo(5);
    expect(lossOf(withLook(20, 0.1), play('H7')).cents).toBe(8);
    expect(severityOf(withLook(2, 0.1), play('H7'))).toBeCloseTo(0.25);
  });
});

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

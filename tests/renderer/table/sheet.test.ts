// Figures on paper: signs and running totals of the score sheet, and stakes typed in by hand.
import { describe, expect, test } from 'vitest';
import { runningTotals, signed } from '../../../src/renderer/sheet/figures.ts';
import { centsOf, choiceOf, tariffOf } from '../../../src/renderer/ui/tariff.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import type { Reckoning } from '../../../src/engine/games/shelf.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';

const USUAL = { type: 'pair', values: [10, 50] } as const;

const played = (balance: readonly [number, number, number, number]): TableView['sheet'][number] => ({
  kind: 'played',
  number: 1,
  dealer: 0,
  announcement: { contract: 'wenz' },
  result: {
    declarer: 0,
    points: [120, 0, 0, 0],
    tricks: [8, 0, 0, 0],
    sidePoints: 120,
    sideTricks: 8,
    winner: 'declarer',
    schneider: true,
    schwarz: true,
    runners: { side: 'declarer', length: 2, paid: 2 },
  },
  settlement: { lines: [], unit: 50, factor: 1, each: 50, balance },
});

test('signs are written out, with a true minus', () => {
  const inUnit = (unit: Reckoning) => namingOf('de', 'bavarian', ['', '', '', ''], undefined, unit);
  expect([20, -1590, 0].map((each) => signed(each, inUnit('cents')))).toEqual(['+0,20', '\u221215,90', '0,00']);
  expect([2, -2, 0].map((each) => signed(each, inUnit('points')))).toEqual(['+2', '\u22122', '0']);
});

test('totals run from line to line; a deal thrown in changes nothing', () => {
  const sheet = [
    played([150, -50, -50, -50]),
    { kind: 'thrownIn', number: 2, dealer: 1 } as const,
    played([-10, -10, 10, 10]),
  ];
  expect(runningTotals(sheet)).toEqual([
    [150, -50, -50, -50],
    [150, -50, -50, -50],
    [140, -60, -40, -40],
  ]);
});

describe('stakes', () => {
  test.each([
    ['10', 10],
    [' 5 ', 5],
    ['10000', 10_000],
    ['10001', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['', undefined],
    ['ten', undefined],
  ])('%j is %j cents', (text, cents) => expect(centsOf(text)).toBe(cents));

  test('fill the form in with what they are called, or with their values', () => {
    expect(choiceOf(USUAL).preset).toBe('p1050');
    const own = choiceOf({ type: 'triple', values: [10, 25, 50] });
    expect(own).toEqual({ preset: 'free', form: 'triple', low: '10', middle: '25', high: '50', level: 1 });
    expect(tariffOf(own)).toEqual({ type: 'triple', values: [10, 25, 50] });
    const old = choiceOf({ type: 'historic', values: [2] });
    expect(old).toMatchObject({ preset: 'historic', level: 2 });
    expect(tariffOf(old)).toEqual({ type: 'historic', values: [2] });
  });

  test('of the usual kinds need no fields', () => {
    expect(tariffOf({ ...choiceOf(USUAL), preset: 't102050', low: 'x' })).toEqual({
      type: 'triple',
      values: [10, 20, 50],
    });
  });

  test('of one’s own are used once every field that counts is right', () => {
    const own = { ...choiceOf(USUAL), preset: 'free', low: '5', middle: 'x', high: '20' } as const;
    expect(tariffOf(own)).toEqual({ type: 'pair', values: [5, 20] });
    expect(tariffOf({ ...own, form: 'triple' })).toBeUndefined();
  });
});

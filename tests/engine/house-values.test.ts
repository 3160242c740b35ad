// House rules about results and prices, one value each: a draw at 60, collected Obers, fixed prices, units of a Bierkopf.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/base/cards.ts';
import { contractOf } from '../../src/engine/base/contract.ts';
import { withOption } from '../../src/engine/options/changing.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { resultOf, type SidesResult } from '../../src/engine/scoring/result.ts';
import { payoff, settle } from '../../src/engine/scoring/money.ts';
import { billTermsAt, billTermsOf } from '../../src/engine/endings/round-bill.ts';
import { bySeat, type Seat } from '../../src/engine/base/seats.ts';
import { nextTerms } from '../../src/engine/round/session.ts';
import { stockPlayedFor } from '../../src/engine/special/stock.ts';
import { takenOver } from '../../src/engine/table/announced-contract.ts';
import { gameRulesOf, houseOf, rowOf, type TableRules, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import type { CompletedTrick } from '../../src/engine/play/tricks.ts';

const table = (house: Partial<HouseRules>): TableRules => tableRulesOf({ ...PURE_2007, ...house });

function contractIn(rules: TableRules, id: string) {
  const row = rowOf(rules, id);
  if (!row) throw new Error(`no ${id}`);
  return contractOf(row, { contract: id, ...(id === 'rufer' && { called: 'EA' as const }) });
}

const trick = (winner: Seat, points: number, ...cards: Card[]): CompletedTrick => ({
  leader: winner,
  cards,
  winner,
  points,
});

const NO_CARDS = bySeat((): readonly Card[] => []);

/** What declarer 0 and partner 2 have reached with these tricks. */
const reached = (rules: TableRules, id: string, ...tricks: CompletedTrick[]): SidesResult =>
  resultOf(
    { contract: contractIn(rules, id), pack: 32, players: 4 },
    NO_CARDS,
    0,
    id === 'wenz' ? undefined : 2,
    tricks,
  );

const billOf = (rules: TableRules, id: string, result: SidesResult) =>
  settle(contractIn(rules, id), result, billTermsOf({ rules, terms: { dealer: 3 }, entries: [], doubling: {} }));

describe('60 points each', () => {
  const drawn = table({ 'score.tie60': 'draw', 'passout.rule': 'stock' });
  const halves = [trick(0, 60), trick(1, 60)];

  test('are won by the defenders in the pure game', () => {
    expect(reached(table({}), 'rufer', ...halves)).toMatchObject({ winner: 'defenders', schneider: false });
  });

  test.each(['rufer', 'wenz'])('can be a draw in a %s, for which nobody pays', (id) => {
    const result = reached(drawn, id, ...halves);
    expect(result.winner).toBe('draw');
    expect(billOf(drawn, id, result)).toMatchObject({ each: 0, lines: [], balance: [0, 0, 0, 0] });
  });

  test('leave the Stock alone, and are not carried over to the next deal', () => {
    const result = reached(drawn, 'rufer', ...halves);
    expect(stockPlayedFor({ 'stock.ante': 10, 'stock.cap': 'none' }, 80, result)).toMatchObject({
      moved: [0, 0, 0, 0],
      after: 80,
    });
    const line = {
      kind: 'played',
      number: 1,
      dealer: 3,
      announcement: { contract: 'rufer', called: 'EA' },
      result,
      settlement: billOf(drawn, 'rufer', result),
    } as const;
    const terms = nextTerms({ seed: 'draw', rules: drawn, firstDealer: 3, sheet: [line] });
    expect(terms.carried).toBeUndefined();
  });

  test('stay a draw when the other side has to win: both need 61', () => {
    const { goal } = contractIn(drawn, 'rufer').row;
    expect(takenOver(goal)).toMatchObject({ atLeast: 61, drawAt: 60 });
    expect(takenOver(contractIn(table({}), 'rufer').row.goal)).toMatchObject({ atLeast: 60 });
  });

  test('do not change a Muss-Spiel, which 60 points win', () => {
    const rules = table({ 'score.tie60': 'draw', 'passout.rule': 'muss' });
    expect(rowOf(rules, 'muss')?.goal).toEqual({ kind: 'points', atLeast: 60, schneiderAt: 90, safeAt: 30 });
  });
});

describe('a table that pays Schwarz and runners in a Tout', () => {
  const value = [...PURE_2007['contracts.enabled'], 'bettel', 'open-bettel'] as const;
  const rules = table({
    ...withOption(PURE_2007, { option: 'contracts.enabled', value }),
    'tout.bonuses': 'paid-and-doubled',
    'tout.doublesRunners': true,
  });
  const won = { winner: 'declarer', schneider: false, schwarz: false, runners: 0 } as const;
  const each = (id: string): number => payoff(billTermsAt({ rules, doublings: {} }), contractIn(rules, id), won).each;

  test('means Touts: an Open Bettel costs as much as one, and no more', () => {
    expect(each('wenz-tout')).toBe(140);
    expect(each('open-bettel')).toBe(100);
  });
});

test('a limit of payments holds in a Bierkopf too', () => {
  const rules = gameRulesOf('bierkopf', { ...PURE_2007, 'score.cap': 15 });
  const ending = { winner: 'declarer', schneider: true, schwarz: true, runners: 0 } as const;
  const { each, lines } = payoff(
    billTermsAt({ rules, doublings: {}, carried: 2 }),
    contractIn(rules, 'bierkopf'),
    ending,
  );
  expect(each).toBe(15);
  expect(lines).toContainEqual({ kind: 'capped', limit: 15 });
});

describe('Obers collected in their order', () => {
  const rules = table({ 'runners.mode': 'collected-in-order' });

  test('are paid to the winners from two on, whoever was dealt them', () => {
    const result = reached(rules, 'rufer', trick(0, 40, 'EO', 'HA'), trick(1, 30, 'SO'), trick(2, 50, 'GO', 'HO'));
    expect(result).toMatchObject({ winner: 'declarer', runners: { side: 'declarer', length: 3, paid: 3 } });
    expect(billOf(rules, 'rufer', result).lines).toContainEqual({ kind: 'runners', count: 3, each: 10, cents: 30 });
  });

  test('count for defenders who win', () => {
    const result = reached(rules, 'rufer', trick(1, 70, 'EO', 'GO'), trick(0, 50, 'HO', 'SO'));
    expect(result).toMatchObject({ winner: 'defenders', runners: { side: 'defenders', length: 2, paid: 2 } });
  });

  test('are too few alone, and none in another order', () => {
    expect(reached(rules, 'rufer', trick(0, 80, 'EO')).runners).toMatchObject({ length: 1, paid: 0 });
    expect(reached(rules, 'rufer', trick(0, 80, 'GO', 'EO')).runners).toMatchObject({ length: 0, paid: 0 });
  });

  test('are nothing where Obers are no lords', () => {
    expect(rowOf(rules, 'wenz')?.runnersFrom).toBe('never');
    expect(rowOf(rules, 'solo')?.runnersFrom).toBe(2);
  });
});

describe('prices', () => {
  const sie = { winner: 'declarer', schneider: false, schwarz: false } as const;

  test.each([
    ['x4', 200],
    ['as-tout', 140],
    [250, 250],
  ] as const)('of a Sie at %s', (value, cents) => {
    const rules = table({ 'sie.value': value, 'runners.enabled': false });
    const result = { ...reached(rules, 'sie'), ...sie };
    expect(billOf(rules, 'sie', result).each).toBe(cents);
  });

  test.each([
    ['rufer', 10],
    ['2xrufer', 20],
    [100, 100],
  ] as const)('of a Hochzeit at %s', (value, cents) => {
    const rules = table({
      'contracts.enabled': ['rufer', 'hochzeit', 'solo'],
      'contracts.ranking': [['rufer'], ['hochzeit'], ['solo'], ['solo-tout']],
      'hochzeit.form': 'anytime-offer',
      'hochzeit.value': value,
      'runners.enabled': false,
    });
    const result = reached(rules, 'hochzeit', trick(0, 80), trick(1, 40));
    expect(billOf(rules, 'hochzeit', result).each).toBe(cents);
  });

  test.each([
    [
      [1, 2, 3],
      [20, 40, 60],
    ],
    [
      [1, 1, 4],
      [20, 20, 80],
    ],
    [
      [2, 3, 6],
      [40, 60, 120],
    ],
  ] as const)('of a Bierkopf in units of %j, whatever the tariff calls a bonus', (units, cents) => {
    const house = { ...PURE_2007, 'bierkopf.units': units, tariff: { type: 'triple', values: [10, 20, 50] } as const };
    const rules = gameRulesOf('bierkopf', house);
    const results = [
      reached(rules, 'bierkopf', trick(0, 80), trick(1, 40)),
      reached(rules, 'bierkopf', trick(0, 100), trick(1, 20)),
      reached(rules, 'bierkopf', ...Array.from({ length: 8 }, () => trick(0, 15))),
    ];
    expect(results.map((result) => billOf(rules, 'bierkopf', result).each)).toEqual(cents);
  });
});

test('a Bierkopf keeps what is agreed on for cards, dealing, session and prices, and nothing that takes an auction', () => {
  const agreed = {
    ...PURE_2007,
    'deck.size': 20,
    'table.direction': 'ccw',
    'deal.packets': 'single',
    'session.length': 3,
    'klopfen.enabled': true,
    'legen.form': 'all',
    'rank.ten': 'low',
    'stoss.takesOver': true,
  } as const;
  expect(houseOf(gameRulesOf('bierkopf', agreed))).toEqual({
    ...PURE_2007,
    'deck.size': 24,
    'table.direction': 'ccw',
    'deal.packets': 'single',
    'session.length': 3,
  });
});

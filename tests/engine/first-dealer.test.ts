// Who deals first, and when a session is over.
import { describe, expect, test } from 'vitest';
import { rankOf, RANKS } from '../../src/engine/base/cards.ts';
import { dealerDraw, firstDealerOf } from '../../src/engine/round/first-dealer.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { seatsOf } from '../../src/engine/base/seats.ts';
import { dealsIn, isSessionOver, type Session } from '../../src/engine/round/session.ts';
import { gameRulesOf, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { HouseRulesSchema } from '../../src/shared/rules/house-schema.ts';
import { PASSED, playedWith } from '../../lab/support/rounds/sessions.ts';

const house = (changes: Partial<HouseRules>): HouseRules => ({ ...PURE_2007, ...changes });
const SEEDS = Array.from({ length: 300 }, (_, index) => `seed ${index}`);

describe('the first dealer', () => {
  const drawing = tableRulesOf(house({ 'deal.firstDealer': 'high-card' }));

  test('is the host where the table says so, and anybody where it is left to chance', () => {
    const fixed = tableRulesOf(house({ 'deal.firstDealer': 'fixed' }));
    expect(new Set(SEEDS.map((seed) => firstDealerOf(fixed, seed, 2)))).toEqual(new Set([2]));
    expect(new Set(SEEDS.map((seed) => firstDealerOf(tableRulesOf(PURE_2007), seed, 2)))).toEqual(
      new Set([0, 1, 2, 3]),
    );
    expect(dealerDraw(fixed, 'any')).toBeUndefined();
  });

  test('drew a higher card than everybody else, and who was level drew again', () => {
    let again = 0;
    for (const seed of SEEDS) {
      const draw = dealerDraw(drawing, seed);
      if (!draw) throw new Error('nothing was drawn');
      const place = ({ card }: { card: Parameters<typeof rankOf>[0] }): number => RANKS.indexOf(rankOf(card));
      let left: readonly number[] = [0, 1, 2, 3];
      for (const drawn of draw.rounds) {
        expect(drawn.map(({ seat }) => seat)).toEqual(left);
        expect(new Set(drawn.map(({ card }) => card)).size).toBe(drawn.length);
        const best = Math.min(...drawn.map(place));
        left = drawn.filter((each) => place(each) === best).map(({ seat }) => seat);
      }
      expect(left).toEqual([draw.dealer]);
      expect(firstDealerOf(drawing, seed, 0)).toBe(draw.dealer);
      again += draw.rounds.length - 1;
    }
    expect(again).toBeGreaterThan(20);
  });

  test('is one of three where three play', () => {
    const rules = gameRulesOf('three-hand', house({ 'deal.firstDealer': 'high-card' }));
    expect(new Set(SEEDS.map((seed) => firstDealerOf(rules, seed, 0)))).toEqual(new Set(seatsOf(3)));
  });
});

describe('the length of a session', () => {
  test('lets everybody deal equally often, with four and with three', () => {
    const changes = house({ 'session.length': 2 });
    expect(dealsIn(tableRulesOf(changes))).toBe(8);
    expect(dealsIn(gameRulesOf('three-hand', changes))).toBe(6);
    expect(dealsIn(tableRulesOf(PURE_2007))).toBeUndefined();
  });

  test('counts deals that were thrown in', () => {
    const start: Session = {
      seed: 's',
      rules: tableRulesOf(house({ 'session.length': 1 })),
      firstDealer: 3,
      sheet: [],
    };
    const three = playedWith(start, PASSED, PASSED, PASSED);
    expect([isSessionOver(start), isSessionOver(three), isSessionOver(playedWith(three, PASSED))]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test('rules written before an option existed have its usual value', () => {
  const {
    'session.length': _length,
    'bierkopf.units': _units,
    'vicar.units': _vicar,
    ...older
  } = house({ 'deck.size': 24 });
  expect(HouseRulesSchema.parse(older)).toEqual(house({ 'deck.size': 24 }));
  expect(HouseRulesSchema.safeParse({ ...PURE_2007, 'bierkopf.units': [2, 1, 3] }).success).toBe(false);
});

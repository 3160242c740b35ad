// The draw of partners before a session: two different players with an Unter, who then sit opposite each other.
import { describe, expect, test } from 'vitest';
import { cardsOfPack, rankOf } from '../../src/engine/base/cards.ts';
import { seatAfter, SEATS } from '../../src/engine/base/seats.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { partnerDraw, swapFor } from '../../src/engine/round/partner-draw.ts';
import { drawnOpen } from '../../src/engine/table/open-draw.ts';
import { gameRulesOf } from '../../src/engine/table/table-rules.ts';
import { deutscherRules } from '../../lab/support/rounds/deutscher.ts';

const plain = cardsOfPack(32).filter((card) => rankOf(card) !== 'U');

describe('cards dealt face up', () => {
  test('stop with the second player who gets an Unter; a second one for the same player changes nothing', () => {
    const cards = ['EU', ...plain.slice(0, 3), 'GU', ...plain.slice(3, 5), 'HU', 'SU'] as const;
    const { drawn, partners } = drawnOpen(cards, 2, 'U');
    expect(drawn).toHaveLength(8);
    expect(partners).toEqual([2, 1]);
  });

  test('name nobody if one player gets all of them', () => {
    const cards = ['EU', ...plain.slice(0, 3), 'GU', ...plain.slice(3, 6), 'HU', ...plain.slice(6, 9), 'SU'] as const;
    const { drawn, partners } = drawnOpen(cards, 0, 'U');
    expect({ cards: drawn.length, partners }).toEqual({ cards: cards.length, partners: undefined });
  });

  test('make the second one change places with the player opposite the first, unless they sit opposite', () => {
    expect(swapFor([0, 1])).toEqual([1, 2]);
    expect(swapFor([3, 0])).toEqual([0, 1]);
    expect(swapFor([2, 1])).toEqual([0, 1]);
    expect(swapFor([1, 3])).toBeUndefined();
  });
});

describe('before a session', () => {
  const seeds = Array.from({ length: 200 }, (_, at) => `partners ${at}`);

  test('partners sit opposite each other, and the person keeps the chair', () => {
    const draws = seeds.map((seed) => partnerDraw(deutscherRules(), seed, 0));
    for (const draw of draws) {
      if (!draw) throw new Error('nothing was drawn');
      expect(seatAfter(draw.partners[0], 2, 4)).toBe(draw.partners[1]);
      expect(draw.order[0]).toBe(0);
      expect([...draw.order].sort()).toEqual([...SEATS]);
      const last = draw.rounds.at(-1) ?? [];
      const named = last.filter(({ card }) => rankOf(card) === 'U').map(({ seat }) => seat);
      expect([...new Set(named)]).toEqual(draw.partners);
      // The cards go round in the order of the chairs as they were.
      const start = draw.order.indexOf(last[0]?.seat ?? 0);
      expect(last.map(({ seat }) => draw.order.indexOf(seat))).toEqual(last.map((_, at) => (start + at) % 4));
      // Without a change of places the order is that of the chairs.
      expect(draw.swapped === undefined).toBe(draw.order.every((seat, at) => seat === at));
    }
    expect(new Set(draws.map((draw) => draw?.swapped !== undefined)).size).toBe(2);
    expect(draws.some((draw) => (draw?.rounds.length ?? 0) > 1)).toBe(true);
  });

  test('the person may be drawn to any of the others, about equally often', () => {
    const mates = seeds.map((seed) => {
      const draw = partnerDraw(deutscherRules(), seed, 0);
      return draw?.order.indexOf(2);
    });
    for (const place of [1, 2, 3]) {
      const count = mates.filter((mate) => mate === place).length;
      expect(count).toBeGreaterThan(40);
      expect(count).toBeLessThan(95);
    }
  });

  test('it follows from the seed, and other games draw none', () => {
    expect(partnerDraw(deutscherRules(), 'same', 0)).toEqual(partnerDraw(deutscherRules(), 'same', 0));
    expect(partnerDraw(gameRulesOf('bierkopf', PURE_2007), 'same', 0)).toBeUndefined();
  });
});

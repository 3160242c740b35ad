// What a seat can conclude, and what follows from it for the players: who is a friend, who must have what, what is enough, what bares a ten.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/base/cards.ts';
import type { Seat } from '../../src/engine/base/seats.ts';
import { doublingByHand, handChance } from '../../src/engine/bots/bidding/doubling.ts';
import { judgeFollow, targetOf } from '../../src/engine/bots/play/follow.ts';
import { bares, guardedTen, keepValue } from '../../src/engine/bots/play/keep-value.ts';
import { judgeLead } from '../../src/engine/bots/play/lead.ts';
import type { FactId } from '../../src/engine/inference/facts.ts';
import { type Knowledge, knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { sidesOf } from '../../src/engine/inference/sides.ts';
import { contractFrom, type Position, viewAt } from '../../lab/support/bots/support.ts';

const rufer = { contract: 'rufer', called: 'GA' } as const;
const solo = { contract: 'solo', trump: 'E' } as const;
const know = (at: Position): Knowledge => knowledgeOf(viewAt(at));

describe('who is a friend', () => {
  const at: Position = { declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 H7 E7 EK SA S9 G8' };

  test('is no secret to the partner, to the declarer of a Solo, nor to those against him', () => {
    expect(know({ ...at, hand: 'HU H9 H7 E7 EK SA GA G8' }).sides).toEqual({ role: 'partner', friend: [1, 1, 0, 0] });
    expect(know({ ...at, announcement: solo }).sides).toEqual({ role: 'defender', friend: [1, 0, 1, 1] });
    expect(know({ ...at, announcement: solo, declarer: 0 }).sides).toEqual({ role: 'declarer', friend: [1, 0, 0, 0] });
  });

  test('is open before the called ace is seen: never certain, however the others play', () => {
    const { role, friend } = know(at).sides;
    expect([role, friend[0], friend[1]]).toEqual(['defender', 1, 0]);
    for (const seat of [2, 3] as const) {
      expect(friend[seat]).toBeGreaterThan(0);
      expect(friend[seat]).toBeLessThan(1);
    }
  });

  test('leans to whoever smears the declarer, and away from whoever takes the trick from him', () => {
    const after = (plays: string) => know({ ...at, plays }).sides.friend;
    const usual = after('H7 EO H8 HK');
    const smears = after('H7 EO H8 HT');
    // For a defender the partner of the declarer is the enemy.
    expect(smears[3]).toBeLessThan(usual[3]);
    expect(smears[2]).toBeGreaterThan(usual[2]);
  });

  test('is certain where only one seat can have the called ace', () => {
    const view = viewAt(at);
    const { order, holders } = knowledgeOf(view);
    const contract = contractFrom(32, rufer);
    const only = (seats: readonly Seat[]) =>
      sidesOf(view, contract, order, new Map([...holders, ['GA' as Card, seats]]), 1).friend;
    expect(only([2])).toEqual([1, 0, 0, 1]);
    expect(only([3])).toEqual([1, 0, 1, 0]);
  });
});

describe('who must have a card of the called suit', () => {
  test('is whoever has called, as long as it was not led; of the others nobody knows', () => {
    const { chances } = know({ declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 H7 E7 EK SA S9 G8' });
    expect(chances.isVoid(1, 'G')).toBe(0);
    expect(chances.isVoid(2, 'G')).toBeGreaterThan(0);
    expect(chances.isVoid(1, 'E')).toBeGreaterThan(0);
  });
});

describe('what is enough', () => {
  const hand = 'HU H9 H7 E7 EK SA S9 G8';

  test('are 61 card points for who declares, 60 for those against; nothing where points do not decide', () => {
    expect(targetOf(know({ declarer: 0, announcement: solo, seat: 0, hand }))).toBe(61);
    expect(targetOf(know({ declarer: 1, announcement: solo, seat: 0, hand }))).toBe(60);
    expect(targetOf(know({ declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 H7 E7 EK SA GA G8' }))).toBe(61);
    expect(targetOf(know({ declarer: 1, announcement: { contract: 'solo-tout', trump: 'E' }, seat: 0, hand }))).toBe(
      undefined,
    );
  });

  const said = (at: Position, card: Card): readonly FactId[] => {
    const here = know(at);
    const { trick } = here;
    if (!trick) throw new Error('nothing was led');
    return judgeFollow(here, trick, card).terms.flatMap(({ fact }) => fact?.id ?? []);
  };
  /** The defenders have 50 points from two tricks, and the fourth seat can take the third with a trump. */
  const FIFTY: Position = {
    declarer: 1,
    announcement: solo,
    seat: 3,
    hand: 'GK HK EU GU HU SU E9 E8',
    plays: 'GA G7 GT GK HA H7 HT HK S9 ST S8',
  };

  test('is named by the card that reaches it', () => {
    expect(said(FIFTY, 'EU')).toContain('follow.reachTarget');
  });

  test.each([
    ['the trick is too poor', { ...FIFTY, plays: 'GA G7 GT GK HA H7 HT HK S9 SK S8' }],
    [
      'it was reached before',
      { ...FIFTY, hand: 'GK HK SK EU GU HU SU E9', plays: 'GA G7 GT GK HA H7 HT HK SA S7 ST SK G9 G8 S8' },
    ],
  ])('is not named where %s', (_, at) => {
    expect(said(at, 'EU')).not.toContain('follow.reachTarget');
  });
});

describe('a ten', () => {
  const withHand = (hand: string) => know({ declarer: 1, announcement: rufer, seat: 0, hand });

  test('is bared by its only guard, and by none of two', () => {
    const one = withHand('HU H9 H7 E7 EK ST S9 G8');
    expect([bares(one, 'S9'), guardedTen(one, 'S9')]).toEqual([true, 'ST']);
    const two = withHand('HU H9 H7 E7 EK ST S9 S8');
    expect([bares(two, 'S9'), guardedTen(two, 'S9')]).toEqual([false, 'ST']);
    expect(keepValue(one, 'S9')).toBeGreaterThan(keepValue(two, 'S9'));
  });

  test('needs no guard where it is the highest of its suit, and is none itself', () => {
    const high = withHand('HU H9 H7 E7 EK SA ST S9');
    expect(guardedTen(withHand('HU H9 H7 E7 EK ST S9 G8'), 'ST')).toBeUndefined();
    expect([guardedTen(high, 'S9'), bares(high, 'E7')]).toEqual([undefined, false]);
  });
});

describe('a lead', () => {
  const leads = (at: Position, card: Card): readonly FactId[] =>
    judgeLead(know(at), card).terms.flatMap(({ fact }) => fact?.id ?? []);

  test('goes through the declarer where he comes next, and nowhere else', () => {
    const at = { announcement: solo, seat: 0, hand: 'HU H9 H7 GA EK ST S9 G8' } as const;
    const through = ([1, 2, 3] as const).map((declarer) =>
      leads({ ...at, declarer }, 'H9').includes('lead.throughDeclarer'),
    );
    expect(through).toEqual([true, false, false]);
  });

  test('hunts the called ace until it has been hunted', () => {
    const hand = 'SA S9 G9 G8 E7 EK ST S8';
    const first: Position = { declarer: 1, announcement: rufer, seat: 0, hand };
    expect(leads(first, 'G9')).toContain('lead.calledSuit');
    const later: Position = {
      declarer: 2,
      announcement: rufer,
      seat: 1,
      hand: 'EO GO G9 G8 E7 EK ST S8',
      plays: 'GT G8 G7 GA H7 EU EO H8',
    };
    expect(leads(later, 'G9')).not.toContain('lead.calledSuit');
  });

  test('of the highest card of a suit is named as such while enough of its suit is out to come to it', () => {
    const highest = (hand: string, plays = '') =>
      leads({ declarer: 1, announcement: rufer, seat: 0, hand, plays }, 'SA').filter((id) => /ighest$/.test(id));
    expect(highest('HU H9 H7 E7 EK SA G8 G7')).toEqual(['lead.shortHighest']);
    expect(highest('HU H9 H7 SK S9 SA G8 E7')).toEqual(['lead.highest']);
    expect(highest('HU H9 SK S9 S8 SA G8 E7')).toEqual(['lead.highest']);
    expect(highest('HU H9 H7 E7 EK SA ST G8', 'ST SK S9 S8')).toEqual(['lead.highest']);
  });
});

test('nobody doubles by the look of a hand that is likelier to lose than to win', () => {
  const hands = [
    'HU H9 H7 E7 EK SA S9 G8',
    'GO HU H9 E7 EA SA S9 G8',
    'EO GO H9 E7 EA SA S9 G8',
    'EO GO HO H9 EA SA S9 G8',
    'EO GO HO HU EA SA HA G8',
    'EO GO HO SO EU EA SA HA',
  ];
  const seen = hands.map((hand) => {
    const view = viewAt({ declarer: 1, announcement: rufer, seat: 0, hand });
    const contract = contractFrom(32, rufer);
    return { chance: handChance(view, contract, 'stoss'), judged: doublingByHand(view, contract, 'stoss') };
  });
  expect(seen.some(({ chance }) => chance > 0.3 && chance < 0.5)).toBe(true);
  for (const { chance, judged } of seen) if (chance < 0.5) expect(judged).toBeLessThan(0);
  for (const { chance, judged } of seen) if (chance > 0.7) expect(judged).toBeGreaterThan(0);
});

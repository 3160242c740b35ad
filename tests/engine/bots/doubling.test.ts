// Stoss and Retour of the Meister: clear ones are given whatever a formula of the hand says, imagined deals fit what was announced.
import { describe, expect, test } from 'vitest';
import { announceObjection } from '../../../src/engine/play/announce-rules.ts';
import { announcedDeals } from '../../../src/engine/bots/bidding/announced-deals.ts';
import {
  canImagineDoubling,
  DOUBLING_BARS,
  doublingBySimulation,
  doublingOutlook,
} from '../../../src/engine/bots/bidding/doubling-by-simulation.ts';
import { handChance } from '../../../src/engine/bots/bidding/doubling.ts';
import { winChance } from '../../../src/engine/bots/bidding/plans.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { levelPlayer } from '../../../src/engine/bots/level-player.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { Announcement } from '../../../src/engine/base/contract.ts';
import { legalCards } from '../../../src/engine/play/legality.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { situationOf, startPlay } from '../../../src/engine/play/tricks.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { after, contractFrom, type Position, roundAt, viewAt } from '../../../lab/support/bots/support.ts';

const ACORNS: Announcement = { contract: 'solo', trump: 'E' };
const RUFER: Announcement = { contract: 'rufer', called: 'EA' };
const think = () => ({ random: randomOf('doubling') });

/** What a seat gives that sees this; undefined if it leaves it. */
const given = (view: SeatView): string | undefined => PLAYERS.meister.double(view, think())?.decision.type;

const defends = (hand: string, announcement: Announcement, more: Partial<Position> = {}): SeatView =>
  viewAt({ declarer: 2, announcement, seat: 0, hand, ...more });

describe('a Stoss', () => {
  test('is given by four high trumps and three aces against a Solo, whom a formula of the hand would keep silent', () => {
    const view = defends('EO GO EU EA GA HA SA S7', ACORNS);
    expect(handChance(view, contractFrom(32, ACORNS), 'stoss')).toBeLessThan(0.4);
    expect(PLAYERS.stammtisch.double(view, think())).toBeUndefined();
    expect(PLAYERS.meister.double(view, think())).toMatchObject({
      decision: { type: 'stoss', seat: 0 },
      because: [{ id: 'stoss.trumps' }, { id: 'stoss.aces' }, { id: 'stoss.firstLead' }],
    });
    expect(given(view)).toBe(given(defends('EO GO EU EA GA HA SA S7', ACORNS, { others: { 1: 'HU' } })));
  });

  test.each([
    ['a Solo', 'EO GO HO SO EU GA HA SA', ACORNS],
    ['a Rufer', 'EO GO HO EU GU HA H9 GA', RUFER],
    ['a Wenz', 'EU GU HU EA ET GA GT HA', { contract: 'wenz' }],
  ] as const)('is given against %s by a hand that can hardly lose', (_, hand, announcement) => {
    expect(given(defends(hand, announcement))).toBe('stoss');
  });

  test.each([
    ['a Solo', 'G9 G8 G7 H9 H8 H7 S8 S7', ACORNS],
    ['a Rufer', 'E9 E8 G9 G8 GK S9 S8 S7', RUFER],
    ['a Wenz', 'E9 E8 G9 G8 GK S9 S8 S7', { contract: 'wenz' }],
  ] as const)('is not given against %s by a hand with nothing', (_, hand, announcement) => {
    expect(given(defends(hand, announcement))).toBeUndefined();
  });

  test.each(['S9 HA EU HO HK GK GA H9', 'HO HA EO EK SO GA SU SA', 'SK HK G9 GU HA HT H9 SO'])(
    'is given by %s, which wins in imagined deals, though a formula of the hand gives it less than half',
    (hand) => {
      const view = defends(hand, RUFER);
      const contract = contractFrom(32, RUFER);
      expect(handChance(view, contract, 'stoss')).toBeLessThan(0.5);
      expect(doublingOutlook(view, contract, 'stoss').chance).toBeGreaterThan(DOUBLING_BARS.stoss);
      expect(doublingBySimulation(view, contract, 'stoss')).toBeGreaterThan(0);
    },
  );

  test('is more readily given by a daring character', () => {
    const hands = [
      'GO EU HU HT GA G9 SA ST',
      'EO SO HU H9 GA SA ST S9',
      'GO HO GU H7 GA G8 SK S9',
      'EO GU HA H8 GA GT SA S7',
    ];
    const count = (character: 'resi' | 'xaver'): number =>
      hands.filter((hand) => levelPlayer('meister', character).double(defends(hand, RUFER), think())).length;
    expect(count('xaver')).toBeGreaterThanOrEqual(count('resi'));
  });
});

describe('a Retour', () => {
  const doubled = (hand: string): SeatView => {
    const round = roundAt({ declarer: 0, announcement: ACORNS, seat: 0, hand });
    return viewFor(after(round, { type: 'stoss', seat: 2 }), 0);
  };

  test('is given by a Solo that cannot be lost, and not by one that hangs by a thread', () => {
    expect(given(doubled('EO GO HO SO EU GU EA ET'))).toBe('retour');
    expect(given(doubled('HO SO HU SU E9 E8 HA GK'))).toBeUndefined();
  });
});

describe('deals that fit an announcement', () => {
  const POSITIONS: readonly Position[] = [
    { declarer: 2, announcement: ACORNS, seat: 0, hand: 'EO GO EU EA GA HA SA S7' },
    { declarer: 0, announcement: ACORNS, seat: 3, hand: 'GO HU E9 GA GT HA H8 S7', plays: 'EO' },
    { declarer: 1, announcement: RUFER, seat: 0, hand: 'GO HU HT GA GT G9 SA S7' },
    { declarer: 2, announcement: RUFER, seat: 3, hand: 'GO HU HT GA GT G9 SA S7', plays: 'E9' },
  ];

  test.each(POSITIONS)('are deals that may be: $announcement.contract seen from seat $seat', (position) => {
    const view = viewAt(position);
    const know = knowledgeOf(view);
    const [led] = view.trick?.cards ?? [];
    for (const deal of announcedDeals(know, 40, randomOf('walk'))) {
      expect(deal[position.seat]).toHaveLength(8);
      expect([...deal[position.seat]].sort()).toEqual([...view.dealtHand].sort());
      expect([...deal.flat()].sort()).toEqual([...cardsOfPack(32)].sort());
      expect(announceObjection(know.contract, 32, deal[position.declarer])).toBeUndefined();
      if (led)
        expect(
          legalCards(situationOf(startPlay({ contract: know.contract, pack: 32, players: 4 }, deal, 0), 0)),
        ).toContain(led);
    }
  });

  test('give the declarer a hand for it, and are not all alike', () => {
    const view = defends('HU E8 GA GT G9 HT H8 S7', ACORNS);
    const deals = announcedDeals(knowledgeOf(view), 60, randomOf('fit'));
    const chances = deals.map((deal) => winChance(contractFrom(32, ACORNS), 32, deal[2], 0));
    expect(chances.filter((chance) => chance >= 0.4).length).toBeGreaterThan(40);
    expect(new Set(deals.map((deal) => [...deal[2]].sort().join(' '))).size).toBeGreaterThan(40);
  });

  test('are as varied as deals drawn blindly where the declarer is the seat itself', () => {
    const know = knowledgeOf(viewAt({ declarer: 0, announcement: ACORNS, seat: 0, hand: 'EO GO HO SO EU GU EA ET' }));
    const deals = announcedDeals(know, 400, randomOf('even'));
    const share = deals.filter((deal) => deal[1].includes('GA')).length / deals.length;
    expect(share).toBeGreaterThan(0.33 - 0.12);
    expect(share).toBeLessThan(0.33 + 0.12);
  });

  test('are imagined only while the first trick is young and points are played for', () => {
    const tout: Announcement = { contract: 'solo-tout', trump: 'E' };
    const view = defends('GO HU HT GA GT G9 SA S7', ACORNS);
    expect(canImagineDoubling(view, contractFrom(32, ACORNS))).toBe(true);
    expect(canImagineDoubling(view, contractFrom(32, tout))).toBe(false);
    const late = defends('GO HU HT GA GT G9 SA S7', ACORNS, { plays: 'GA G7' });
    expect(canImagineDoubling(late, contractFrom(32, ACORNS))).toBe(false);
  });
});

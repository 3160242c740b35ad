// Hands for a game with the widow by rules of thumb: how strong one is, and which two cards are laid away.
import { type Card, pointsOf, rankOf, suitOf } from '../../base/cards.ts';
import type { Order } from '../../play/order.ts';
import { pairsOf } from '../../special/schieber.ts';

export type Pair = readonly [Card, Card];

const isTrump = (order: Order, card: Card): boolean => order.groupOf(card) === 'trump';

/** What cards bring a player who is alone: trumps by their rank, and Aces that are not trumps. */
const WORTH: Readonly<Record<string, number>> = {
  O: 2.1,
  U: 1.6,
  A: 1.25,
  T: 1.1,
  K: 0.9,
  '9': 0.8,
  '8': 0.8,
  '7': 0.8,
};
const PLAIN_ACE = 1.3;
const PLAIN_TEN_GUARDED = 0.4;

/** How strong a hand is: a sum over its cards. From about `TAKES` on most hands win with a widow. */
export function strengthOf(order: Order, hand: readonly Card[]): number {
  return hand.reduce((sum, card) => {
    if (isTrump(order, card)) return sum + (WORTH[rankOf(card)] ?? 0);
    if (rankOf(card) === 'A') return sum + PLAIN_ACE;
    const guarded = rankOf(card) === 'T' && hand.some((each) => suitOf(each) === suitOf(card) && rankOf(each) === 'A');
    return sum + (guarded ? PLAIN_TEN_GUARDED : 0);
  }, 0);
}

/** Strength from which other players are expected to take the widow. */
export const TAKES = 9.5;

/** What it is worth to have no card of a suit, in card points. */
const VOID = 5;
/** A Ten without its Ace is easily lost. */
const LONE_TEN = 5;

/** Every pair of the hand that may be laid away, those first that are missed least. */
export function pairsToDiscard(order: Order, hand: readonly Card[]): readonly Pair[] {
  const worth = new Map(pairsOf(hand).map((pair) => [pair, worthOfDiscarding(order, hand, pair)]));
  return [...worth.keys()].sort((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
}

function worthOfDiscarding(order: Order, hand: readonly Card[], pair: Pair): number {
  const left = hand.filter((card) => !pair.includes(card));
  const suits = new Set(pair.filter((card) => !isTrump(order, card)).map(suitOf));
  const voids = [...suits].filter(
    (suit) => !left.some((card) => !isTrump(order, card) && suitOf(card) === suit),
  ).length;
  return voids * VOID + pair.reduce((sum, card) => sum + worthOfOne(order, hand, card), 0);
}

/** Card points that are safe once they are laid away, less what the card would have done. */
function worthOfOne(order: Order, hand: readonly Card[], card: Card): number {
  if (isTrump(order, card)) return -8 * (WORTH[rankOf(card)] ?? 1);
  if (rankOf(card) === 'A') return -4;
  const guarded = hand.some((each) => suitOf(each) === suitOf(card) && rankOf(each) === 'A');
  return pointsOf(card) / 2 + (rankOf(card) === 'T' && !guarded ? LONE_TEN : 0);
}

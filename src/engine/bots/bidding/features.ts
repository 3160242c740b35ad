// What counts in a hand when a contract is weighed up: numbers that mean the same in every pack and contract.
import type { Card } from '../../base/cards.ts';
import { rankOf, suitOf, SUITS } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import type { Order } from '../../play/order.ts';
import { orderOf } from '../../play/order.ts';
import type { Deck } from './decks.ts';
import { handSizeIn, packOf } from './decks.ts';

/** In a fixed order; the weights of the models follow it. */
export const FEATURE_IDS = [
  'trumps',
  'height',
  'top',
  'sureTrumps',
  'aces',
  'tensUnderAce',
  'looseTens',
  'losers',
  'voids',
  'trumpPoints',
  'leads',
] as const;
export type FeatureId = (typeof FEATURE_IDS)[number];
export type Features = Readonly<Record<FeatureId, number>>;

/** Features of a hand for a contract; `leads` is 1 if the seat leads to the first trick, else 0. */
export function featuresOf(contract: Contract, deck: Deck, hand: readonly Card[], leads: 0 | 1): Features {
  const order = orderOf(contract, packOf(deck));
  const trumps = order.sort(hand.filter((card) => order.groupOf(card) === 'trump'));
  const plain = hand.filter((card) => order.groupOf(card) !== 'trump');
  const has = (card: Card): boolean => hand.includes(card);
  const suits = SUITS.filter((suit) => order.cardsOf(suit).length > 0);
  return {
    trumps: trumps.length / handSizeIn(deck),
    height: heightOf(order, trumps),
    top: topOf(order, trumps),
    sureTrumps: sureTrumpsOf(order, trumps),
    aces: plain.filter((card) => heads(order, card)).length,
    tensUnderAce: plain.filter((card) => second(order, card) && has(order.cardsOf(suitOf(card))[0] as Card)).length,
    looseTens: plain.filter((card) => second(order, card) && !has(order.cardsOf(suitOf(card))[0] as Card)).length,
    losers: plain.filter((card) => !heads(order, card)).length,
    voids: suits.filter((suit) => !plain.some((card) => suitOf(card) === suit)).length,
    trumpPoints: trumps.filter((card) => rankOf(card) === 'A' || rankOf(card) === 'T').length,
    leads,
  };
}

/** The highest card of its plain suit, usually the ace. */
export const heads = (order: Order, card: Card): boolean => order.cardsOf(order.groupOf(card))[0] === card;

const second = (order: Order, card: Card): boolean => order.cardsOf(order.groupOf(card))[1] === card;

/** Each trump counts by the share of the foreign trumps that it beats. */
function heightOf(order: Order, trumps: readonly Card[]): number {
  const foreign = order.trumps.filter((card) => !trumps.includes(card));
  if (foreign.length === 0) return trumps.length;
  return trumps.reduce((sum, card) => {
    const below = foreign.filter((each) => order.strengthOf(each) < order.strengthOf(card)).length;
    return sum + below / foreign.length;
  }, 0);
}

/** Length of the unbroken row from the highest trump. */
export function topOf(order: Order, trumps: readonly Card[]): number {
  const broken = order.trumps.findIndex((card) => !trumps.includes(card));
  return broken < 0 ? order.trumps.length : broken;
}

/** Trumps that win when each foreign higher trump has been given up for one own card: a count of tricks. */
function sureTrumpsOf(order: Order, trumps: readonly Card[]): number {
  const foreign = order.trumps.filter((card) => !trumps.includes(card));
  let lost = 0;
  let sure = 0;
  for (const card of trumps) {
    const above = foreign.filter((each) => order.strengthOf(each) > order.strengthOf(card)).length;
    if (above > lost) lost++;
    else sure++;
  }
  return sure;
}

// Which two cards to pass on in a Schieber, as the player of the Solo and as one of those against it.
import { type Card, rankOf, suitOf } from '../../base/cards.ts';
import type { SeatView } from '../../round/view.ts';
import { bestChance } from './solo-outlook.ts';
import { decisionsOf, entriesOf } from '../../table/readers.ts';

type Pair = readonly [Card, Card];

/** A pair with what is left of the hand without it: higher is better. */
export interface WeighedPair {
  readonly cards: Pair;
  /** The taker's chance to win; for the others a measure of the hand alone, both from 0 to 1. */
  readonly value: number;
}

/** What a card is worth to a hand that plays against a Solo of an unknown suit. */
const KEEP: Readonly<Record<string, number>> = { O: 30, U: 16, A: 12, T: 4, K: 2, '9': 1, '8': 0.5, '7': 0 };

/** A Ten with its Ace, and each suit in which nothing is left. */
const UNDER_ACE = 5;
const VOID = 4;

/** Sum of what eight cards can be worth, about. */
const FULL = 100;

export function isTaker({ history, seat }: SeatView): boolean {
  return entriesOf(history, 'obers').some((told) => told.seat === seat && told.answer === 'take');
}

/** Every pair that may be passed on, the best to be rid of first. */
export function weighedPairs(view: SeatView): readonly WeighedPair[] {
  const { hand, options } = view;
  const weigh = isTaker(view) ? (left: readonly Card[]) => bestChance(view, left) : worthAgainst;
  return decisionsOf(options, 'passOn')
    .map(({ cards }): WeighedPair => ({ cards, value: weigh(hand.filter((card) => !cards.includes(card))) }))
    .sort((a, b) => b.value - a.value);
}

function worthAgainst(hand: readonly Card[]): number {
  const kept = hand.reduce((sum, card) => {
    const guarded = rankOf(card) === 'T' && hand.includes(`${suitOf(card)}A`);
    return sum + (KEEP[rankOf(card)] ?? 0) + (guarded ? UNDER_ACE : 0);
  }, 0);
  const plain = hand.filter((card) => rankOf(card) !== 'O' && rankOf(card) !== 'U');
  const suits = new Set(plain.map(suitOf)).size;
  return Math.min(1, (kept + (4 - suits) * VOID) / FULL);
}

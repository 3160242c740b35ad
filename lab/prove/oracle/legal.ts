// Which cards of a hand may be played (SPEC 2.6, 2.7, 3.5; OPTIONS called.*, bettel.overtake).
import type { Card } from '../../../src/engine/base/cards.ts';
import { bestOf, type Ladder, rowOfCard } from './order.ts';
import type { Named, Table } from './table.ts';

export interface CardToPlay {
  readonly hand: readonly Card[];
  /** The hand with which the player began. */
  readonly began: readonly Card[];
  /** Cards of the trick so far, and the first card of every trick before. */
  readonly trick: readonly Card[];
  readonly leads: readonly Card[];
}

export function playableCards(table: Table, contract: Named, ladder: Ladder, turn: CardToPlay): readonly Card[] {
  const { hand, trick } = turn;
  const [led] = trick;
  const following = led === undefined ? [] : hand.filter((card) => rowOfCard(ladder, led).includes(card));
  const allowed = following.length > 0 ? following : hand;
  if (contract.called) return boundByCall(table, contract.called, ladder, turn, allowed);
  return contract.id === 'bettel' || contract.id === 'open-bettel'
    ? overtaking(table, ladder, trick, allowed, following.length > 0)
    : allowed;
}

/** What is left to the holder of the called card until its suit has been led. */
function boundByCall(
  { house }: Table,
  called: Card,
  ladder: Ladder,
  { hand, began, trick, leads }: CardToPlay,
  allowed: readonly Card[],
): readonly Card[] {
  const suit = rowOfCard(ladder, called);
  const inSuit = (cards: readonly Card[]): readonly Card[] => cards.filter((card) => suit.includes(card));
  if (!hand.includes(called) || leads.some((card) => suit.includes(card))) return allowed;
  const counted = house['called.runAway.when'] === 'initial-hand' ? began : hand;
  const free = inSuit(counted).length >= house['called.runAway.min'];
  const [led] = trick;
  if (led === undefined) return free ? hand : hand.filter((card) => card === called || !suit.includes(card));
  if (suit.includes(led)) return free && house['called.runAway.following'] ? allowed : [called];
  const mostCards = { never: 1, 'from-penultimate': 2, free: Infinity }[house['called.discard']];
  return hand.length <= mostCards ? allowed : allowed.filter((card) => card !== called);
}

/** Who can beat the best card of the trick must do so: in the suit led, or with any card. */
function overtaking(
  { house }: Table,
  ladder: Ladder,
  trick: readonly Card[],
  allowed: readonly Card[],
  follows: boolean,
): readonly Card[] {
  const duty = house['bettel.overtake'];
  if (trick.length === 0 || duty === 'none' || (duty === 'follow' && !follows)) return allowed;
  const beating = allowed.filter((card) => bestOf(ladder, [...trick, card]) === trick.length);
  return beating.length > 0 ? beating : allowed;
}

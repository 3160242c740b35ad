// The log as it is perceived: what a player, or everybody, gets to know of an entry.
import type { Card, Suit } from '../base/cards.ts';
import type { Decision, Revoke } from '../table/log.ts';
import type { Seat } from '../base/seats.ts';

/** Two cards passed on face down; only who gives and who receives them know which. */
export interface ToldPassOn {
  readonly type: 'passOn';
  readonly seat: Seat;
  readonly cards?: readonly [Card, Card];
}

/** A card given back face down: only the two who play the Hochzeit, or the Solo, know which. */
export interface ToldReturn {
  readonly type: 'return';
  readonly seat: Seat;
  readonly card?: Card;
}

/** A card that a soloist has given the partner: everybody sees a lord, any other card only its giver. */
export interface ToldGive {
  readonly type: 'give';
  readonly seat: Seat;
  readonly card?: Card;
}

/** Two cards laid away face down: only their player knows which. */
export interface ToldDiscard {
  readonly type: 'discard';
  readonly seat: Seat;
  readonly cards?: readonly Card[];
}

/** A number that was bid: the suit only its bidder knows. */
export interface ToldNumber {
  readonly type: 'number';
  readonly seat: Seat;
  readonly count: number;
  readonly suit?: Suit;
}

/** An entry as a player perceives it, or everybody at the table. */
export type Told =
  | { readonly type: 'shuffled' }
  | Exclude<Decision, { type: 'passOn' | 'return' | 'give' | 'discard' | 'number' }>
  | ToldPassOn
  | ToldReturn
  | ToldGive
  | ToldDiscard
  | ToldNumber
  | Revoke;

/** Whose eyes and ears it is: a seat's, those that everybody has, or of whoever looks at the open table afterwards. */
export type Witness = Seat | 'everybody' | 'looker';

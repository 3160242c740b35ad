// What is special about a deal: which special round it belongs to and what was settled before it (SPEC 3.10 - 3.13, 3.16, 7.1).
import type { Card } from '../base/cards.ts';
import type { Seat } from '../base/seats.ts';

/** Rounds of deals that are played in another way; a Bock round only doubles and is counted apart. */
export const SPECIAL_ROUNDS = ['kreuz', 'schieber', 'teufel'] as const;
export type SpecialRound = (typeof SPECIAL_ROUNDS)[number];

/** Rounds that players may ask for where the table has it so. */
export const CALLABLE_ROUNDS = [...SPECIAL_ROUNDS, 'bock'] as const;
export type CallableRound = (typeof CALLABLE_ROUNDS)[number];

/** A card dealt face up to find the partners of a Kreuz. */
export interface Drawn {
  readonly seat: Seat;
  readonly card: Card;
}

/** Number of the deal in its round, from 1, and how many deals the round has. */
export interface Turn {
  readonly deal: number;
  readonly of: number;
}

/** Two players who declare together without an auction; the first of them is named as declarer. */
export interface Team {
  readonly declarer: Seat;
  readonly partner: Seat;
}

/**
 * Who has the chalk before a deal, in games with one: nobody yet in the first deal of a game, else the side of the even seats or of the
 * odd ones.
 */
export const CHALKS = ['first', 0, 1] as const;
export type Chalk = (typeof CHALKS)[number];

export type SpecialTerms =
  /** Without auction; `draw` tells how the Aces fell, if they have named the partners; `layer` is who laid last in the deal before, where that tells who leads. */
  | (Turn & Team & { readonly kind: 'kreuz'; readonly draw?: readonly Drawn[]; readonly layer?: Seat })
  /** Eichel- and Gras-Ober are offered, and two cards passed on. */
  | (Turn & { readonly kind: 'schieber' })
  /** Forehand is given four of the five highest trumps and names a Solo unseen. */
  | (Turn & { readonly kind: 'teufel' });

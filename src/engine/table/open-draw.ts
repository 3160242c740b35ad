// Cards dealt face up one by one until two different players have one of a rank: how partners are found (SPEC 3.11, 7.1).
import { type Card, type Rank, rankOf } from '../base/cards.ts';
import { type Seat, seatAfter } from '../base/seats.ts';
import type { Drawn } from './terms.ts';

/** How the cards fell, and the two players whom they have named, in that order. */
export interface OpenDraw {
  readonly drawn: readonly Drawn[];
  /** Absent if all cards of the rank fell to one player, and the pack has run out. */
  readonly partners?: readonly [Seat, Seat];
}

/** Deals to four players, beginning with `first`. A second card of the rank for the same player does not count. */
export function drawnOpen(cards: readonly Card[], first: Seat, rank: Rank): OpenDraw {
  const drawn = cards.map((card, index): Drawn => ({ seat: seatAfter(first, index, 4), card }));
  const named = drawn.filter(({ card }) => rankOf(card) === rank);
  const [one] = named;
  const other = named.find(({ seat }) => seat !== one?.seat);
  if (!one || !other) return { drawn };
  return { drawn: drawn.slice(0, drawn.indexOf(other) + 1), partners: [one.seat, other.seat] };
}

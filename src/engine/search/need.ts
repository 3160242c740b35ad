// What a deal must give a seat to be consistent with what has been seen.
import type { Card } from '../base/cards.ts';
import type { Seat } from '../base/seats.ts';

/** A seat holds at least `min` of the cards. */
export interface Need {
  readonly seat: Seat;
  readonly cards: ReadonlySet<Card>;
  readonly min: number;
}

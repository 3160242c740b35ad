// What somebody said or played that moved the chances of a card.
import type { Card } from '../../base/cards.ts';
import type { Seat } from '../../base/seats.ts';
import type { Said } from '../../bots/sampling/said.ts';

/** Whether it speaks for the card lying with whoever said or played it, or against it. */
export const LEANS = ['for', 'against'] as const;

interface OfSeat {
  readonly seat: Seat;
  readonly lean: (typeof LEANS)[number];
}

/** Something said, or a card played to a trick (1 - 8). */
export type Clue = OfSeat &
  ({ readonly of: Said } | { readonly of: 'play'; readonly card: Card; readonly trick: number });

// A card that was played against the rules, and by whom.
import type { Card } from '../base/cards.ts';
import type { Seat } from '../base/seats.ts';

export interface Revoked {
  readonly seat: Seat;
  /** Absent on the sheet of a real table, where nobody writes it down. */
  readonly card?: Card;
}

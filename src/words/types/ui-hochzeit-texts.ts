// The form of the wording of a Hochzeit at the table.
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from './naming.ts';

export interface UiHochzeitTexts {
  readonly faceDown: (suitor: Seat, name: Naming) => string;
  readonly offered: (suitor: Seat, card: Card, name: Naming) => string;
  readonly returnHint: (suitor: string) => string;
  readonly decline: string;
}

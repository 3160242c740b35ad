// The shape of the phrases around single cards.
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from './naming.ts';

export interface SpokenTexts {
  /** "Erlaubt sind jetzt der Gras-König und die Gras-Neun." */
  readonly allowed: (cards: readonly Card[], name: Naming) => string;
  /** "zweithöchster Trumpf"; `rank` 1 is the highest. */
  readonly trump: (rank: number) => string;
  /** For an Ober or Unter that is no trump. */
  readonly plainCourt: string;
  readonly playable: string;
  /** Of a card that can be chosen, whatever the rules say of it. */
  readonly choice: string;
  /** Whose view it is that counts what is out; the ladder beside it counts what is out for the reader. */
  readonly outFor: (seat: Seat, name: Naming) => string;
  readonly refused: (short: string) => string;
}

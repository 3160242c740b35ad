// The form of the wording of what can be done with the own cards besides playing them.
import type { Card } from '../../engine/base/cards.ts';
import type { Naming } from './naming.ts';

export interface UiCardsTexts {
  readonly chosen: string;
  readonly fallen: (card: Card, name: Naming) => string;
  readonly moved: (card: Card, place: number, of: number, name: Naming) => string;
  readonly sort: string;
  readonly sortHint: string;
  readonly sorted: string;
}

// A count of a hand for a Rufspiel that one can do at the table (measured by lab/measure/tutor/hand-counts.ts).
import { type Card, rankOf } from '../../base/cards.ts';
import { isTrump } from './truths.ts';

const RUFER = { contract: 'rufer', called: 'EA' } as const;

/** Two for each trump, one more for each of the four highest ranks among them, one for each Ace of another suit. */
const worthOf = (card: Card): number =>
  isTrump(RUFER, card) ? (rankOf(card) === 'O' ? 3 : 2) : rankOf(card) === 'A' ? 1 : 0;

export const handCount = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + worthOf(card), 0);

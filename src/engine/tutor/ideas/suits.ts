// The plain suit of a card in the game that is played.
import type { Card, Suit } from '../../base/cards.ts';
import type { Knowledge } from '../../inference/knowledge.ts';

/** Undefined for a trump. */
export const suitIn = ({ order }: Knowledge, card: Card): Suit | undefined => {
  const group = order.groupOf(card);
  return group === 'trump' ? undefined : group;
};

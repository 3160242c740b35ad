// The plain suits of cards in the game that is played.
import type { Card, Suit } from '../../base/cards.ts';
import type { Knowledge } from '../../inference/knowledge.ts';

/** Undefined for a trump. */
export const suitIn = ({ order }: Knowledge, card: Card): Suit | undefined => {
  const group = order.groupOf(card);
  return group === 'trump' ? undefined : group;
};

/** The plain suits of the cards that may be played. */
export const suitsOf = (know: Knowledge): readonly Suit[] => [
  ...new Set(know.legal.flatMap((each) => suitIn(know, each) ?? [])),
];

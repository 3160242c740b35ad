// Choosing two cards of the own hand to be passed on.
import type { Card } from '../../../engine/base/cards.ts';
import { bySeat } from '../../../engine/base/seats.ts';
import type { Board } from '../../../shared/table/board.ts';
import type { CardMarks } from '../scene/marks.ts';

const WANTED = 2;

/** The choice with a card added or put back; a third card takes the place of the older of the two. */
export const withPick = (picked: readonly Card[], card: Card): readonly Card[] =>
  picked.includes(card) ? picked.filter((each) => each !== card) : [...picked, card].slice(-WANTED);

/** The board with every own card to choose from. */
export const pickable = (board: Board): Board => ({
  ...board,
  hands: bySeat((seat) => {
    const hand = board.hands[seat];
    const { cards } = hand;
    return seat === board.you && cards
      ? { ...hand, cards: cards.map((each) => ({ ...each, playable: true, told: 'choice' as const })) }
      : hand;
  }),
});

export const pickedMarks = (picked: readonly Card[], label: string): CardMarks =>
  Object.fromEntries(picked.map((card) => [card, { label, look: 'praised' }] as const));

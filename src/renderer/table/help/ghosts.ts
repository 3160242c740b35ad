// The table while a refutation is played out: its trick lies there, and the own cards that have fallen are not in the hand.
import { bySeat } from '../../../engine/base/seats.ts';
import type { Card } from '../../../engine/base/cards.ts';
import type { Board, BoardTrick } from '../../../shared/table/board.ts';

/** The board with an imagined trick, and without the own cards that have fallen in it or before; nothing can be played meanwhile. */
export const withGhosts = (board: Board, trick: BoardTrick, fallen: readonly Card[]): Board => ({
  ...board,
  trick,
  hands: bySeat((seat) => {
    const { cards, ...hand } = board.hands[seat];
    if (!cards) return hand;
    const held = cards.filter(({ card }) => !fallen.includes(card));
    return { ...hand, cards: held.map(({ refusal: _refusal, ...card }) => ({ ...card, playable: false })) };
  }),
});

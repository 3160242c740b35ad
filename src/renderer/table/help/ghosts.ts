// The table while a refutation is played out: its trick lies there, and the own cards in it are not in the hand.
import { bySeat } from '../../../engine/base/seats.ts';
import type { Board, BoardTrick } from '../../../shared/board.ts';

/** The board with an imagined trick; nothing can be played meanwhile. */
export const withGhosts = (board: Board, trick: BoardTrick): Board => ({
  ...board,
  trick,
  hands: bySeat((seat) => {
    const { cards, ...hand } = board.hands[seat];
    if (!cards) return hand;
    const held = cards.filter(({ card }) => !trick.cards.includes(card));
    return { ...hand, cards: held.map(({ refusal: _refusal, ...card }) => ({ ...card, playable: false })) };
  }),
});

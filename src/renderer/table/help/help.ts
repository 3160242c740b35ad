// What a mode of help means for the page: how much the tutor says unasked, and whether forbidden cards are marked.
import type { Board } from '../../../shared/table/board.ts';
import { bySeat } from '../../../engine/base/seats.ts';
import { actingSeat } from '../../../shared/table/own-seats.ts';
import { HELP, type HelpMode } from '../../../shared/table/help-modes.ts';
import type { TutorLevel } from '../../../shared/files/setting-values.ts';

/** How much the tutor says in a mode, given what the player has set. */
export function levelIn(mode: HelpMode, set: TutorLevel): TutorLevel {
  if (mode === 'open') return 'always';
  if (mode === 'inn') return 'off';
  return HELP[mode].marks === 'asked' && set === 'always' ? 'demand' : set;
}

/** The board as the help of a mode shows it: which cards may be played is told always, once it was asked for, or never. */
export const markedIn = (board: Board, mode: HelpMode, legal: 'shown' | 'hidden'): Board =>
  HELP[mode].marks === 'never' || legal === 'hidden' ? unmarked(board) : board;

/** The board with the cards that the reader plays as if all were allowed; what is not is refused when it is played. */
export const unmarked = (board: Board): Board => ({
  ...board,
  hands: bySeat((seat) => {
    const hand = board.hands[seat];
    if (seat !== actingSeat(board) || board.turn !== seat || !hand.cards) return hand;
    const judged = hand.cards.some(({ playable, refusal }) => playable || refusal);
    const cards = hand.cards.map(({ refusal: _refusal, ...card }) => ({
      ...card,
      playable: judged,
      told: 'nothing' as const,
    }));
    return { ...hand, cards };
  }),
});

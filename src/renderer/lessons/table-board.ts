// The table of a lesson as the learner may handle it: which cards answer, and which are marked.
import type { Card } from '../../engine/base/cards.ts';
import type { Board, HandCard } from '../../shared/table/board.ts';
import type { LessonStep } from '../../shared/teaching/lesson-views.ts';
import type { CardMarks } from '../table/scene/marks.ts';

/** Cards of the own hand that answer the exercise when pressed; empty where the answer is given elsewhere. */
export function cardsThatAnswer(step: LessonStep | undefined, board: Board): readonly Card[] {
  if (step?.kind !== 'exercise') return [];
  const { task } = step;
  if (task.kind === 'play' || task.kind === 'deal') return task.cards;
  const own = (board.hands[board.you].cards ?? []).map(({ card }) => card);
  return task.kind === 'cards' && task.from.every((card) => own.includes(card)) ? task.from : [];
}

/** The board with exactly these own cards to be pressed. What the rules say of the others is told afterwards. */
export function withPlayable(board: Board, cards: readonly Card[]): Board {
  const { cards: own, ...hand } = board.hands[board.you];
  if (!own) return board;
  const changed = own.map(({ refusal: _refusal, ...item }): HandCard => ({
    ...item,
    playable: cards.includes(item.card),
    told: 'choice',
  }));
  const hands = board.hands.with(board.you, { ...hand, cards: changed });
  return { ...board, hands: [hands[0], hands[1], hands[2], hands[3]] as Board['hands'] };
}

/** The same mark on several cards. */
export const markAll = (cards: readonly Card[], label: string): CardMarks =>
  Object.fromEntries(cards.map((card) => [card, { label, look: 'praised' as const }]));

// Answers that are cards lie on the table: which tasks have such, and how many of them lie side by side.
import type { Card } from '../../engine/base/cards.ts';
import type { LessonOption, LessonTask } from '../../shared/teaching/lesson-views.ts';

/** An answer on the table; one without cards is a slip of paper with its name. */
export interface TableAnswer {
  readonly id: string;
  readonly cards: readonly Card[];
  readonly name: string;
  /** Names of cards are read out always, and written below them unless that would give the answer away. */
  readonly caption: 'shown' | 'spoken';
}

export type ChoiceTask = Extract<LessonTask, { readonly kind: 'choice' }>;

export const cardsIn = ({ shows }: LessonOption): readonly Card[] =>
  shows.kind === 'card' ? [shows.card] : shows.kind === 'cards' ? shows.cards : [];

/** Whether the answers lie on the table, which is so if there are cards among them. */
export const areOnTable = (task: LessonTask): task is ChoiceTask =>
  task.kind === 'choice' && task.options.some((option) => cardsIn(option).length > 0);

/** The most cards in one line where the table is wide. */
const MOST_IN_LINE = 5;

/** Cards side by side on a table that is wide, and on one that is higher than wide. */
export function columnsOf(count: number): { readonly wide: number; readonly narrow: number } {
  const half = Math.ceil(count / 2);
  return { wide: count > MOST_IN_LINE ? half : count, narrow: count > 3 ? half : count };
}

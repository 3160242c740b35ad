// What is said to an answer, line by line: a sentence that holds for several cards is said once, beside all of them.
import type { Card } from '../../engine/base/cards.ts';
import type { LessonFeedback } from '../../shared/teaching/lesson-views.ts';

export interface FeedbackLine {
  readonly text: string;
  /** The cards that are refused with it. */
  readonly cards: readonly Card[];
}

/** All sentences in order; the first one of a refusal is the reason, and names the card that is meant. */
export function linesOf(
  feedback: readonly LessonFeedback[],
  tell: (each: LessonFeedback) => readonly string[],
): readonly FeedbackLine[] {
  const lines = new Map<string, readonly Card[]>();
  for (const each of feedback)
    tell(each).forEach((text, place) => {
      const card = each.kind === 'refusal' && place === 0 ? [each.card] : [];
      lines.set(text, [...(lines.get(text) ?? []), ...card]);
    });
  return [...lines].map(([text, cards]) => ({ text, cards }));
}

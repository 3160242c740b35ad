// A question of the table in words, in the language of its texts and for the deck on the screen.
import type { Question } from '../questions.ts';
import type { Naming } from './naming.ts';
import type { QUESTIONS_DE } from './de/questions.ts';

/** What the table asks: the heading of a panel, also spoken. */
export function tellQuestion(texts: typeof QUESTIONS_DE, question: Question, name: Naming): string {
  const title = texts.titles[question];
  return typeof title === 'string' ? title : title(name);
}

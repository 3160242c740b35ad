// A question of the table in words, in the language of its texts and for the deck on the screen.
import type { Question } from '../../shared/table/questions.ts';
import type { Naming } from '../types/naming.ts';
import type { QuestionsTexts } from '../types/questions-texts.ts';

/** What the table asks: the heading of a panel, also spoken. */
export function tellQuestion(texts: QuestionsTexts, question: Question, name: Naming): string {
  const title = texts.titles[question];
  return typeof title === 'string' ? title : title(name);
}

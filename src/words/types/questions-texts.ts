// The form of what the table asks of the person: headings of the panels, and spoken when the question is put.
import type { Question } from '../../shared/table/questions.ts';
import type { Naming } from './naming.ts';

export interface QuestionsTexts {
  readonly titles: Readonly<Record<Exclude<Question, 'obers'>, string>> & { readonly obers: (name: Naming) => string };
  /** After a question that is answered with yes or no. */
  readonly keys: string;
  /** On the own plate, while somebody else has the turn. */
  readonly asked: string;
}

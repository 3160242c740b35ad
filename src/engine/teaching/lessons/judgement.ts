// What comes of an answer to an exercise: the verdict, what is said, and the tables that follow.
import type { Card } from '../../base/cards.ts';
import type { Explanation, Note } from '../../tutor/notes.ts';
import type { LessonAnswer } from './exercise-answers.ts';
import type { LessonSaying } from './lesson-sayings.ts';
import type { Table } from './steps.ts';

/** What is said to an answer; `part` names a text of the exercise. */
export type Said =
  | { readonly kind: 'text'; readonly part: string }
  | { readonly kind: 'refusal'; readonly card: Card; readonly explanation: Explanation }
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'saying'; readonly saying: LessonSaying };

/** A table that follows from an answer. `completed`: the trick just taken still lies there. */
export interface Following {
  readonly table: Table;
  readonly lying: 'present' | 'completed';
}

export interface Judgement {
  /**
   * `going`: right so far, and the exercise goes on. `illegal`: a card that may not be played; costs nothing. `form`: not an
   * answer to this kind of exercise.
   */
  readonly verdict: 'right' | 'wrong' | 'going' | 'illegal' | 'form';
  readonly said: readonly Said[];
  readonly then: readonly Following[];
}

export type AnswerOf<K extends LessonAnswer['kind']> = Extract<LessonAnswer, { kind: K }>;

/** A text of the exercise. */
export const text = (part: string): Said => ({ kind: 'text', part });
export const told = (what: LessonSaying): Said => ({ kind: 'saying', saying: what });
export const result = (
  verdict: Judgement['verdict'],
  said: readonly Said[],
  then: readonly Following[] = [],
): Judgement => ({
  verdict,
  said,
  then,
});
/** The answer has not the form that the exercise asks for. */
export const NO_ANSWER: Judgement = result('form', []);

// What the page is sent of a lesson: its steps with tables and cards to look at, and the answers to exercises.
import type { Call } from '../engine/auction/auction.ts';
import type { Card } from '../engine/base/cards.ts';
import type { LessonAnswer } from '../engine/teaching/lessons/answers.ts';
import type { Sought } from '../engine/teaching/lessons/sought.ts';
import type { LessonRole } from '../engine/teaching/lessons/roles.ts';
import type { LessonSaying } from '../engine/teaching/lessons/sayings.ts';
import type { Seat } from '../engine/base/seats.ts';
import type { Explanation, LadderRung, Note } from '../engine/tutor/notes.ts';
import type { Board } from './board.ts';
import type { Character } from './characters.ts';

export type { LessonAnswer } from '../engine/teaching/lessons/answers.ts';

/** Who is meant by the names in a text: found in the position that the text speaks of, seen from the learner's chair. */
export type LessonCast = Readonly<Partial<Record<LessonRole, Character>>>;

/**
 * Names a text of a lesson, for example `5/steps/5.2/ask`, with those that it speaks of. `tellLesson` of
 * texts/lessons/tell-lesson.ts tells it in the language and with the card names of the moment.
 */
export interface LessonTextRef {
  readonly path: string;
  readonly cast: LessonCast;
}

/**
 * The lessons in the order in which they are learnt. A number is the name of a lesson in saves and links and stays with it for
 * ever; people are told its place in this list.
 */
export const LESSON_ORDER = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 13, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 20,
] as const;

/** "Lektion 13" as people count them, from 1; 0 for a number without a lesson. */
export const placeOfLesson = (number: number): number => (LESSON_ORDER as readonly number[]).indexOf(number) + 1;

/** The lesson after this one on the way; undefined after the last. */
export const lessonAfter = (number: number): number | undefined => LESSON_ORDER[placeOfLesson(number)];

/** A row of cards side by side. */
export interface CardRow {
  readonly cards: readonly Card[];
  /** Card points of each card are shown. */
  readonly worth?: 'shown';
}

/** What stands beside the text of a step. */
export type LessonScene =
  | { readonly kind: 'nothing' }
  /** `deck` is set where the cards must be shown with these faces, whatever the setting says. */
  | { readonly kind: 'cards'; readonly rows: readonly CardRow[]; readonly deck?: 'bavarian' | 'french' }
  /** A table; `marked` cards are to be pointed out. */
  | { readonly kind: 'table'; readonly board: Board; readonly marked: readonly Card[] }
  /** The trumps of a contract from the strongest down. */
  | { readonly kind: 'ladder'; readonly rungs: readonly LadderRung[] };

/** Something to choose: a text of its own, a card, or something to say in the auction. */
export interface LessonOption {
  readonly id: string;
  readonly shows:
    | { readonly kind: 'text'; readonly text: LessonTextRef }
    | { readonly kind: 'card'; readonly card: Card; readonly deck?: 'bavarian' | 'french' }
    | { readonly kind: 'cards'; readonly cards: readonly Card[] }
    | { readonly kind: 'call'; readonly call: Call };
}

/** What is asked for in an exercise. Nothing in it tells the right answer; what can be shuffled is shuffled. */
export type LessonTask =
  /** One of several options. */
  | { readonly kind: 'choice'; readonly options: readonly LessonOption[] }
  /** Announce or pass: like `choice`. */
  | { readonly kind: 'bid'; readonly options: readonly LessonOption[] }
  /** A whole number; money is given and asked for in cents. */
  | { readonly kind: 'number'; readonly unit: 'points' | 'cents' | 'count' }
  /** All cards of `from` for which it holds; `minimum` of none is allowed if it is 0. */
  | { readonly kind: 'cards'; readonly from: readonly Card[]; readonly minimum: 0 | 1 }
  /** The cards from the highest down. */
  | { readonly kind: 'order'; readonly cards: readonly Card[] }
  /** For each card of `left` (Bavarian faces) the one of `right` (French faces). */
  | { readonly kind: 'match'; readonly left: readonly Card[]; readonly right: readonly Card[] }
  /** In each round a card that is what is looked for, answered with all cards found so far and the one tapped. */
  | { readonly kind: 'find'; readonly from: readonly Card[]; readonly sought: readonly Sought[] }
  /** The player who takes the trick on the table of the scene. */
  | { readonly kind: 'winner'; readonly seats: readonly Seat[] }
  /** A card of the own hand, which is then played. */
  | { readonly kind: 'play'; readonly cards: readonly Card[] }
  /**
   * A prepared deal, played card by card: every answer is a card. `over` once the last card has fallen or the deal has been
   * decided; then only `lesson.retry` begins it anew.
   */
  | {
      readonly kind: 'deal';
      readonly cards: readonly Card[];
      readonly over: boolean;
      /** Card points so far: of the learner’s side and of the other. */
      readonly points: readonly [number, number];
    };

/** 3 for the first try, 2 for the second, 1 for a later one; 0 before it is solved and after "show me". */
export type Stars = 0 | 1 | 2 | 3;

export interface ReadStep {
  readonly kind: 'read';
  readonly id: string;
  readonly text: LessonTextRef;
  readonly scene: LessonScene;
}

export interface ExerciseStep {
  readonly kind: 'exercise';
  readonly id: string;
  readonly ask: LessonTextRef;
  readonly scene: LessonScene;
  readonly task: LessonTask;
  /** Answers given in this run through the lesson. */
  readonly tries: number;
  readonly state: 'open' | 'solved' | 'shown';
  readonly stars: Stars;
  /** Most stars ever earned here. */
  readonly best: Stars;
}

export type LessonStep = ReadStep | ExerciseStep;

/**
 * How far a lesson has got. `seen`: looked through to the end, but not every exercise was solved by the learner. `done`: each was,
 * at some time. `known`: the test was passed without the lesson.
 */
export type LessonState = 'fresh' | 'begun' | 'seen' | 'done' | 'known';

/** One line of the list of lessons. */
export interface LessonSummary {
  /** Its number in LESSON_ORDER. */
  readonly lesson: number;
  readonly title: LessonTextRef;
  readonly goal: LessonTextRef;
  /** The lesson that should be done before. */
  readonly needs?: number;
  readonly state: LessonState;
  readonly exercises: number;
  readonly solved: number;
  readonly stars: number;
  readonly mostStars: number;
  /** Whether a prepared deal is part of it. */
  readonly deal: boolean;
}

/** A lesson, or its test ("I know this"): a few of its exercises, each to be answered once. */
export interface LessonView {
  readonly summary: LessonSummary;
  readonly mode: LessonMode;
  readonly steps: readonly LessonStep[];
  /** Index of the step where the learner was last. */
  readonly at: number;
}

export const LESSON_MODES = ['learn', 'test'] as const;
export type LessonMode = (typeof LESSON_MODES)[number];

/** What is said to an answer. */
export type LessonFeedback =
  | { readonly kind: 'text'; readonly text: LessonTextRef }
  /** A card that may not be played, with the refusal in full. */
  | { readonly kind: 'refusal'; readonly card: Card; readonly explanation: Explanation }
  /** A remark of the tutor, told with the names of the scene's table. */
  | { readonly kind: 'note'; readonly note: Note }
  /** Something that the engine has found out about this answer. */
  | { readonly kind: 'saying'; readonly saying: LessonSaying };

/** `going`: the card was taken, the deal goes on or the next card is looked for. `illegal`: a card that may not be played; costs nothing. */
export type LessonVerdict = 'right' | 'wrong' | 'going' | 'illegal';

export interface LessonReply {
  readonly verdict: LessonVerdict;
  readonly feedback: readonly LessonFeedback[];
  /** The tables that follow from the answer, one after the other; the last one also stands in the scene of `step`. */
  readonly frames: readonly Board[];
  /** The answer that would have been right (one of them); only in a test, and for "show me". */
  readonly solution?: LessonAnswer;
  readonly step: ExerciseStep;
  readonly summary: LessonSummary;
  /** Only in a test. */
  readonly test?: { readonly left: number; readonly outcome?: 'passed' | 'failed' };
}

// Runs the lessons: takes answers to their exercises, and counts tries and stars.
import type { LessonAnswer } from '../../engine/teaching/lessons/exercise-answers.ts';
import type { Card } from '../../engine/base/cards.ts';
import { type SeatView, viewFor } from '../../engine/round/view.ts';
import { rightCardOf } from '../../engine/teaching/lessons/judge-table.ts';
import { solutionOf } from '../../engine/teaching/lessons/judge.ts';
import { isExercise, lessonOf, LESSONS } from '../../engine/teaching/lessons/lessons.ts';
import type { ExerciseStep, Lesson } from '../../engine/teaching/lessons/steps.ts';
import type { LessonMode } from '../../shared/teaching/lessons.ts';
import type {
  ExerciseStep as ExerciseView,
  LessonReply,
  LessonSummary,
  LessonView,
  Stars,
} from '../../shared/teaching/lesson-views.ts';
import type { CardsApart } from '../advice/refuting.ts';
import { demonstration, type Outcome, outcomeOf } from './lesson-answers.ts';
import { type LessonBook, openLessonBook } from './lesson-book.ts';
import { FRESH_STEP, type LessonProgress, type LessonStore, type StepProgress } from './lesson-file.ts';
import { openLessonTests } from './lesson-tests.ts';

export interface Classroom {
  list(): readonly LessonSummary[];
  open(lesson: number): LessonView;
  test(lesson: number, seed: string): LessonView;
  reached(lesson: number, step: string): void;
  answer(lesson: number, step: string, mode: LessonMode, answer: LessonAnswer): LessonReply | null;
  show(lesson: number, step: string): LessonReply | null;
  /** A card that somebody tried beside one that solves the exercise; null as long as that would give it away, or where cards are not weighed. */
  apart(lesson: number, step: string, card: Card): { readonly view: SeatView; readonly cards: CardsApart } | null;
  retry(lesson: number, step: string): ExerciseView | null;
  repeat(lesson: number): LessonView;
}

/** An exercise with the lesson that it stands in. */
interface Place {
  readonly lesson: Lesson;
  readonly step: ExerciseStep;
}

/** `changed` is told of every change. */
export function openClassroom(store: LessonStore, changed: () => void): Classroom {
  const book = openLessonBook(store, changed);
  const tests = openLessonTests(book);
  return {
    list: () => LESSONS.map(book.summary),
    open: (number) => book.view(known(number)),
    test: (number, seed) => tests.begin(known(number), seed),
    reached(number, step) {
      const lesson = known(number);
      const progress = book.of(lesson);
      if (lesson.steps.some(({ id }) => id === step) && progress.at !== step)
        book.put(lesson, { ...progress, at: step });
    },
    answer(number, id, mode, answer) {
      const place = placeOf(number, id);
      if (!place) return null;
      return mode === 'test' ? tests.answer(place.lesson, place.step, answer) : answerTo(book, place, answer);
    },
    show(number, id) {
      const place = placeOf(number, id);
      return place && solutionShown(book, place);
    },
    apart(number, id, worse) {
      const place = placeOf(number, id);
      if (place?.step.kind !== 'play' || place.step.problem === undefined) return null;
      const { lesson, step } = place;
      if (book.ofStep(lesson, id).state === 'open') return null;
      return { view: viewFor(step.round(), step.you), cards: { better: rightCardOf(step), worse } };
    },
    retry(number, id) {
      const place = placeOf(number, id);
      return place && begunAnew(book, place);
    },
    repeat(number) {
      const lesson = known(number);
      repeated(book, lesson);
      return book.view(lesson);
    },
  };
}

function known(number: number): Lesson {
  const lesson = lessonOf(number);
  if (!lesson) throw new Error(`no lesson ${number}`);
  return lesson;
}

function placeOf(number: number, id: string): Place | null {
  const lesson = known(number);
  const step = lesson.steps.filter(isExercise).find((each) => each.id === id);
  return step ? { lesson, step } : null;
}

const replyTo = (book: LessonBook, { lesson, step }: Place, outcome: Outcome): LessonReply => ({
  ...outcome,
  step: book.exercise(lesson, step),
  summary: book.summary(lesson),
});

/** Only the answers to an exercise that is still open are counted. */
function answerTo(book: LessonBook, place: Place, answer: LessonAnswer): LessonReply | null {
  const { lesson, step } = place;
  const outcome = outcomeOf(book, lesson, step, answer);
  if (!outcome) return null;
  const before = book.ofStep(lesson, step.id);
  if (before.state === 'open' && (outcome.verdict === 'right' || outcome.verdict === 'wrong'))
    book.putStep(lesson, step.id, counted(before, outcome.verdict));
  return replyTo(book, place, outcome);
}

function solutionShown(book: LessonBook, place: Place): LessonReply | null {
  const { lesson, step } = place;
  const before = book.ofStep(lesson, step.id);
  if (before.state === 'open') book.putStep(lesson, step.id, { ...before, state: 'shown', stars: 0 });
  if (step.kind === 'deal') return replyTo(book, place, demonstration(lesson, step));
  const solution = solutionOf(step);
  const outcome = outcomeOf(book, lesson, step, solution);
  return outcome && { ...replyTo(book, place, outcome), solution };
}

function begunAnew(book: LessonBook, { lesson, step }: Place): ExerciseView {
  const before = book.ofStep(lesson, step.id);
  if (step.kind === 'deal') book.forgetDeals([step.id]);
  if (before.state !== 'open') book.putStep(lesson, step.id, { ...FRESH_STEP, best: before.best, run: before.run + 1 });
  return book.exercise(lesson, step);
}

/** The whole lesson begins anew; the best stars of each exercise stay. */
function repeated(book: LessonBook, lesson: Lesson): void {
  const { at: _, steps, ...progress } = book.of(lesson);
  const again: LessonProgress['steps'] = Object.fromEntries(
    Object.entries(steps).map(([id, { best, run }]) => [id, { ...FRESH_STEP, best, run: run + 1 }]),
  );
  book.forgetDeals(lesson.steps.map(({ id }) => id));
  book.put(lesson, { ...progress, steps: again });
}

const STARS: readonly Stars[] = [3, 2];

/** The progress of an open exercise after an answer. */
function counted(before: StepProgress, verdict: 'right' | 'wrong'): StepProgress {
  const tries = before.tries + 1;
  if (verdict === 'wrong') return { ...before, tries };
  const stars = STARS[before.tries] ?? 1;
  return { ...before, tries, state: 'solved', stars, best: stars > before.best ? stars : before.best };
}

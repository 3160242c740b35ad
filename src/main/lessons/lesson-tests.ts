// The test of a lesson: a few of its exercises, each of which counts once; whoever passes need not do the lesson.
import type { LessonAnswer } from '../../engine/teaching/lessons/exercise-answers.ts';
import { solutionOf } from '../../engine/teaching/lessons/judge.ts';
import { exercisesOf } from '../../engine/teaching/lessons/lessons.ts';
import type { ExerciseStep, Lesson } from '../../engine/teaching/lessons/steps.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import type { LessonReply, LessonView } from '../../shared/teaching/lesson-views.ts';
import { outcomeOf } from './lesson-answers.ts';
import type { LessonBook } from './lesson-book.ts';
import { FRESH_STEP } from './lesson-file.ts';
import { exerciseView, stepView } from './lesson-view.ts';

/** Most exercises of a test, and how many of them may be wrong. */
const TEST_LENGTH = 5;
const slipsAllowed = (length: number): number => (length >= 4 ? 1 : 0);

interface Test {
  readonly ids: readonly string[];
  readonly answers: Readonly<Record<string, 'right' | 'wrong'>>;
}

const leftOf = ({ ids, answers }: Test): number => ids.length - Object.keys(answers).length;

const isPassed = ({ ids, answers }: Test): boolean =>
  Object.values(answers).filter((each) => each === 'wrong').length <= slipsAllowed(ids.length);

export interface LessonTests {
  /** Draws a test, in the place of one that was begun. */
  begin(lesson: Lesson, seed: string): LessonView;
  /** The stars are left alone. Null: no answer to this exercise, or none that is still open. */
  answer(lesson: Lesson, step: ExerciseStep, answer: LessonAnswer): LessonReply | null;
}

export function openLessonTests(book: LessonBook): LessonTests {
  const tests = new Map<number, Test>();
  return {
    begin(lesson, seed) {
      const drawn = shuffled(
        exercisesOf(lesson).filter(({ kind }) => kind !== 'deal'),
        randomOf('test', lesson.number, seed),
      ).slice(0, TEST_LENGTH);
      tests.set(lesson.number, { ids: drawn.map(({ id }) => id), answers: {} });
      return {
        summary: book.summary(lesson),
        mode: 'test',
        steps: drawn.map((step) => stepView(lesson, step, { steps: {} }, book.dealOf)),
        at: 0,
      };
    },
    answer(lesson, step, answer) {
      const test = tests.get(lesson.number);
      if (!test?.ids.includes(step.id) || test.answers[step.id] || step.kind === 'deal') return null;
      const outcome = outcomeOf(book, lesson, step, answer);
      if (!outcome) return null;
      const reply = (state: NonNullable<LessonReply['test']>): LessonReply => ({
        ...outcome,
        step: exerciseView(lesson, step, FRESH_STEP, book.dealOf),
        summary: book.summary(lesson),
        test: state,
      });
      if (outcome.verdict === 'illegal' || outcome.verdict === 'going') return reply({ left: leftOf(test) });
      const verdict = outcome.verdict === 'right' ? 'right' : 'wrong';
      const answered: Test = { ...test, answers: { ...test.answers, [step.id]: verdict } };
      tests.set(lesson.number, answered);
      const left = leftOf(answered);
      const passed = isPassed(answered);
      if (left === 0 && passed) book.put(lesson, { ...book.of(lesson), known: true });
      return {
        ...reply({ left, ...(left === 0 && { outcome: passed ? 'passed' : 'failed' }) }),
        ...(verdict === 'wrong' && { solution: solutionOf(step) }),
      };
    },
  };
}

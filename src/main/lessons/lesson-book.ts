// What is known of every lesson while the classroom is open: the deals that are being played, and the progress that is kept.
import { type DealState, startDeal } from '../../engine/teaching/lessons/deal.ts';
import { themeOfLesson } from '../../engine/teaching/lessons/lessons.ts';
import type { DealStep, ExerciseStep, Lesson } from '../../engine/teaching/lessons/steps.ts';
import type { ExerciseStep as ExerciseView, LessonSummary, LessonView } from '../../shared/teaching/lesson-views.ts';
import { noting, parted } from './former-exercises.ts';
import { FRESH_LESSON, type LessonProgress, type LessonStore, type StepProgress } from './lesson-file.ts';
import { exerciseView, progressOf, stepView, summaryOf } from './lesson-view.ts';

export interface LessonBook {
  /** How far a deal has been played; its beginning if it has not. */
  readonly dealOf: (step: DealStep) => DealState;
  playDeal(step: DealStep, state: DealState): void;
  /** Deals begin anew the next time. */
  forgetDeals(ids: readonly string[]): void;
  of(lesson: Lesson): LessonProgress;
  ofStep(lesson: Lesson, id: string): StepProgress;
  put(lesson: Lesson, progress: LessonProgress): void;
  putStep(lesson: Lesson, id: string, step: StepProgress): void;
  readonly summary: (lesson: Lesson) => LessonSummary;
  /** An exercise as far as it has come. */
  exercise(lesson: Lesson, step: ExerciseStep): ExerciseView;
  /** A whole lesson, at the step that was reached. */
  view(lesson: Lesson): LessonView;
}

/** `changed` is told of every change of the progress. */
export function openLessonBook(store: LessonStore, changed: () => void): LessonBook {
  const deals = new Map<string, DealState>();
  const dealOf = (step: DealStep): DealState => deals.get(step.id) ?? startDeal(step.setup).state;
  const of = (lesson: Lesson): LessonProgress => {
    const own = store.of(lesson.number);
    return own === FRESH_LESSON ? parted(lesson, (number) => store.of(number)) : own;
  };
  const ofStep = (lesson: Lesson, id: string): StepProgress => progressOf(of(lesson), id);
  const put = (lesson: Lesson, progress: LessonProgress): void => {
    store.put(lesson.number, noting(lesson, of(lesson), progress));
    changed();
  };
  return {
    dealOf,
    playDeal: (step, state) => void deals.set(step.id, state),
    forgetDeals: (ids) => ids.forEach((id) => deals.delete(id)),
    of,
    ofStep,
    put,
    putStep(lesson, id, step) {
      const progress = of(lesson);
      put(lesson, { ...progress, steps: { ...progress.steps, [id]: step } });
    },
    summary: (lesson) => summaryOf(lesson, of(lesson)),
    exercise: (lesson, step) => exerciseView(lesson, step, ofStep(lesson, step.id), dealOf),
    view(lesson) {
      const progress = of(lesson);
      const at = lesson.steps.findIndex(({ id }) => id === progress.at);
      const theme = themeOfLesson(lesson);
      return {
        summary: summaryOf(lesson, progress),
        mode: 'learn',
        steps: lesson.steps.map((step) => stepView(lesson, step, progress, dealOf)),
        at: Math.max(0, at),
        ...(theme && { theme }),
      };
    },
  };
}

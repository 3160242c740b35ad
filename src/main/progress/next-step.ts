// What the player does best next: the first that is due of what lessons, deck, problems and own rounds say.
import { isFinished, nextLesson } from '../../shared/teaching/next-lesson.ts';
import type { LessonSummary } from '../../shared/teaching/lesson-views.ts';
import { BEFORE_THE_GAME } from '../../shared/teaching/lessons.ts';
import type { Leak, NextStep, WeakIdea } from '../../shared/teaching/progress.ts';
import type { TrainingOverview } from '../../shared/teaching/training.ts';

/** What is known of the player; `rounds`: own rounds that count. */
export interface Standing {
  readonly lessons: readonly LessonSummary[];
  readonly rounds: number;
  readonly leaks: readonly Leak[];
  /** The idea of cards that has lately cost most. */
  readonly weakest: WeakIdea | undefined;
  readonly training: Pick<TrainingOverview, 'due' | 'problems'>;
}

/**
 * First what a game needs, then a game; after that what costs most now, then what fades before what is new: the deck, the problem of the day, the
 * dearest leak that no idea of cards explains, the next lesson.
 */
export function nextStepOf({ lessons, rounds, leaks, weakest, training }: Standing): NextStep {
  const lesson = nextLesson(lessons);
  const leak = leaks.find(({ idea }) => idea === undefined);
  if (rounds === 0) {
    const isReady = lessons.slice(0, BEFORE_THE_GAME).every(isFinished);
    return lesson && !isReady ? { kind: 'lesson', lesson } : { kind: 'game', because: 'ready' };
  }
  if (weakest) return { kind: 'idea', weak: weakest };
  if (training.due > 0) return { kind: 'deck', due: training.due };
  if (training.problems.today === 'open') return { kind: 'day' };
  if (leak) return { kind: 'leak', leak };
  return lesson ? { kind: 'lesson', lesson } : { kind: 'game', because: 'nothingDue' };
}

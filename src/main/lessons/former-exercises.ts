// Lessons that have been given further exercises, or were parted from another: who had done one before has not lost it, and nobody else is spared them.
import { exercisesOf } from '../../engine/teaching/lessons/lessons.ts';
import type { Lesson } from '../../engine/teaching/lessons/steps.ts';
import type { LessonProgress } from './lesson-file.ts';

/** The exercises with which a lesson was whole once. */
const BEFORE: Readonly<Record<number, readonly string[]>> = {
  1: ['1.1', '1.2', '1.3', '1.4', '1.5'],
  2: ['2.1', '2.2', '2.3', '2.4', '2.5'],
};

/** Whether the lesson was done before it was given further exercises: as noted, or by a save that is older than the note. */
export function wasDone({ number }: Lesson, { before, steps }: LessonProgress): boolean {
  if (before !== undefined) return before === 'done';
  return BEFORE[number]?.every((id) => (steps[id]?.best ?? 0) > 0) ?? false;
}

/** A change to what has been reached in a lesson, with the note how it stood before there were further exercises. */
export function noting(lesson: Lesson, old: LessonProgress, changed: LessonProgress): LessonProgress {
  if (!BEFORE[lesson.number] || changed.before !== undefined) return changed;
  return { ...changed, before: wasDone(lesson, old) ? 'done' : 'open' };
}

/** The lesson whose exercises those of another were before it was parted. */
const PARTED_FROM: Readonly<Record<number, number>> = { 43: 19, 44: 19 };

/** What has been reached in a lesson that nobody has opened since it was parted from another: what was done of it there. */
export function parted(lesson: Lesson, of: (number: number) => LessonProgress): LessonProgress {
  const { known, steps } = of(PARTED_FROM[lesson.number] ?? 0);
  const reached = exercisesOf(lesson).flatMap(({ id }) => (steps[id] ? [[id, steps[id]] as const] : []));
  return { ...(known && { known }), steps: Object.fromEntries(reached) };
}

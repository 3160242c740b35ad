// Which lesson comes next for somebody who has got so far.
import type { LessonSummary } from './lesson-views.ts';

/** It need not be done any more. */
export const isFinished = ({ state }: LessonSummary): boolean => state === 'done' || state === 'known';

/** What was begun last, else the first that is not finished; undefined once all are. */
export const nextLesson = (lessons: readonly LessonSummary[]): LessonSummary | undefined =>
  lessons.findLast(({ state }) => state === 'begun') ?? lessons.find((lesson) => !isFinished(lesson));

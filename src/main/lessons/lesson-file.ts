// The save of what has been reached in the lessons: tries and stars of every exercise, and where the learner was.
import { z } from 'zod';
import type { Stars } from '../../shared/teaching/lesson-views.ts';
import type { Schema, Shape } from '../../shared/border/schemas.ts';
import type { OwnKind } from '../store/check.ts';
import type { Stores } from '../store/stores.ts';

/** By the number of the lesson. */
export type LessonsProgress = Readonly<Record<string, LessonProgress>>;

interface LessonsFile {
  readonly format: 'schafkopf-stube-lessons';
  readonly version: 1;
  readonly lessons: LessonsProgress;
}

const StarsSchema: Schema<Stars> = z.literal([0, 1, 2, 3]);

const StepProgressSchema = z.strictObject({
  /** Answers given in this run. */
  tries: z.int().min(0),
  state: z.enum(['open', 'solved', 'shown']),
  stars: StarsSchema,
  best: StarsSchema,
  /** How often the exercise was opened anew; what is shuffled is shuffled by it. */
  run: z.int().min(0),
});
export type StepProgress = Shape<typeof StepProgressSchema>;

const LessonProgressSchema = z.strictObject({
  /** Id of the step where the learner was last. */
  at: z.string().max(64).exactOptional(),
  /** The test was passed. */
  known: z.literal(true).exactOptional(),
  /** How the lesson stood when it was given further exercises, noted at the next change; see former-exercises.ts. */
  before: z.enum(['done', 'open']).exactOptional(),
  steps: z.record(z.string().max(64), StepProgressSchema),
});
export type LessonProgress = Shape<typeof LessonProgressSchema>;

export const LESSONS_KIND: OwnKind<LessonsFile> = {
  store: 'lessons',
  format: 'schafkopf-stube-lessons',
  version: 1,
  maxBytes: 500_000,
  loose: ['lessons.*.at', 'lessons.*.known', 'lessons.*.before', 'lessons.*.steps.*'],
  schema: z.strictObject({
    format: z.literal('schafkopf-stube-lessons'),
    version: z.literal(1),
    lessons: z.record(z.string().regex(/^\d{1,2}$/), LessonProgressSchema),
  }),
};

export const FRESH_STEP: StepProgress = { tries: 0, state: 'open', stars: 0, best: 0, run: 0 };
export const FRESH_LESSON: LessonProgress = { steps: {} };

export interface LessonStore {
  of(lesson: number): LessonProgress;
  /** Takes a change over at once; it is written meanwhile, or waits for that. */
  put(lesson: number, progress: LessonProgress): void;
}

export async function openLessonStore(stores: Stores): Promise<LessonStore> {
  const file = await stores.open(LESSONS_KIND);
  let lessons: LessonsProgress = file.content?.lessons ?? {};
  return {
    of: (lesson) => lessons[lesson] ?? FRESH_LESSON,
    put(lesson, progress) {
      lessons = { ...lessons, [lesson]: progress };
      void file.write({ format: 'schafkopf-stube-lessons', version: 1, lessons });
    },
  };
}

// Calls and messages for lessons: which there are, their steps, and answers to exercises.
import { z } from 'zod';
import { CardSchema } from '../border/schemas.ts';
import { TwoWaysSchema } from '../teaching/advice-answers.ts';
import { LESSON_MODES } from '../teaching/lessons.ts';
import {
  LessonAnswerSchema,
  LessonExerciseSchema,
  LessonNumber,
  LessonReplySchema,
  LessonStepId,
  LessonSummarySchema,
  LessonViewSchema,
} from '../teaching/lesson-views.ts';

const Nothing = z.strictObject({});
const AtStep = z.strictObject({ lesson: LessonNumber, step: LessonStepId });

/** A step that the lesson does not have, or that is no longer to be answered, is replied to with null. */
export const LESSON_CALLS = {
  /** All lessons in their order, with what has been reached. */
  'lesson.list': { input: Nothing, output: z.array(LessonSummarySchema) },
  /** A lesson as it was left. */
  'lesson.open': { input: z.strictObject({ lesson: LessonNumber }), output: LessonViewSchema },
  /** Draws the test of a lesson ("I know this"); a test begun before is forgotten. */
  'lesson.test': { input: z.strictObject({ lesson: LessonNumber }), output: LessonViewSchema },
  /** Remembers where the learner is. */
  'lesson.reached': { input: AtStep, output: Nothing },
  'lesson.answer': {
    input: AtStep.extend({ mode: z.enum(LESSON_MODES), answer: LessonAnswerSchema }),
    output: LessonReplySchema.nullable(),
  },
  /** "Show me": the solution with its reason; costs the stars. */
  'lesson.show': { input: AtStep, output: LessonReplySchema.nullable() },
  /** A wrong card beside the right one in a deal that shows the difference; null where none does, and as long as the exercise is open. */
  'lesson.ways': { input: AtStep.extend({ card: CardSchema }), output: TwoWaysSchema.nullable() },
  /** Opens one exercise anew: a deal from its first card, another one to practise it. Its best stars stay. */
  'lesson.retry': { input: AtStep, output: LessonExerciseSchema.nullable() },
  /** The whole lesson from the beginning; the best stars stay. */
  'lesson.repeat': { input: z.strictObject({ lesson: LessonNumber }), output: LessonViewSchema },
} as const;

export const LESSON_PUSHES = {
  /** What has been reached in the lessons has changed; `lesson.list` tells how. */
  'lesson.changed': Nothing,
} as const;

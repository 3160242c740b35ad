// Calls and messages for lessons: which there are, their steps, and answers to exercises.
import { z } from 'zod';
import type { Sought } from '../../engine/teaching/lessons/sought.ts';
import { LESSON_ROLES } from '../../engine/teaching/lessons/roles.ts';
import type { LessonSaying } from '../../engine/teaching/lessons/sayings.ts';
import { BoardSchema, ExplanationSchema, NoteSchema } from '../board-schemas.ts';
import type {
  ExerciseStep,
  LessonAnswer,
  LessonFeedback,
  LessonOption,
  LessonReply,
  LessonScene,
  LessonStep,
  LessonSummary,
  LessonTask,
  LessonTextRef,
  LessonView,
  Stars,
} from '../lessons.ts';
import { LESSON_MODES, LESSON_ORDER } from '../lessons.ts';
import { CHARACTERS } from '../characters.ts';
import type { Schema } from '../schemas.ts';
import { CallSchema, CardSchema, RankSchema, SeatSchema, SuitSchema } from '../schemas.ts';

const Nothing = z.strictObject({});
const Cards = z.array(CardSchema).max(32);
const Count = z.int().min(0);
const DeckSchema = z.enum(['bavarian', 'french']);
const LessonNumber = z
  .int()
  .min(1)
  .max(Math.max(...LESSON_ORDER));
const StepId = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,47}$/);
const TextRef: Schema<LessonTextRef> = z.strictObject({
  path: z.string().max(200),
  cast: z.partialRecord(z.enum(LESSON_ROLES), z.enum(CHARACTERS)),
});

const RungSchema = z.strictObject({ card: CardSchema, place: z.enum(['own', 'table', 'fallen', 'out', 'unplayed']) });

const SceneSchema: Schema<LessonScene> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nothing') }),
  z.strictObject({
    kind: z.literal('cards'),
    rows: z.array(z.strictObject({ cards: Cards, worth: z.literal('shown').exactOptional() })),
    deck: DeckSchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('table'), board: BoardSchema, marked: Cards }),
  z.strictObject({ kind: z.literal('ladder'), rungs: z.array(RungSchema) }),
]);

const OptionSchema: Schema<LessonOption> = z.strictObject({
  id: z.string().max(48),
  shows: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: TextRef }),
    z.strictObject({ kind: z.literal('card'), card: CardSchema, deck: DeckSchema.exactOptional() }),
    z.strictObject({ kind: z.literal('cards'), cards: Cards }),
    z.strictObject({ kind: z.literal('call'), call: CallSchema }),
  ]),
});

const SoughtSchema: Schema<Sought> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('suit'), suit: SuitSchema }),
  z.strictObject({ kind: z.literal('rank'), rank: RankSchema }),
  z.strictObject({ kind: z.literal('card'), card: CardSchema }),
  z.strictObject({ kind: z.literal('points'), points: Count }),
]);

const TaskSchema: Schema<LessonTask> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), options: z.array(OptionSchema) }),
  z.strictObject({ kind: z.literal('bid'), options: z.array(OptionSchema) }),
  z.strictObject({ kind: z.literal('number'), unit: z.enum(['points', 'cents', 'count']) }),
  z.strictObject({ kind: z.literal('cards'), from: Cards, minimum: z.literal([0, 1]) }),
  z.strictObject({ kind: z.literal('order'), cards: Cards }),
  z.strictObject({ kind: z.literal('match'), left: Cards, right: Cards }),
  z.strictObject({ kind: z.literal('find'), from: Cards, sought: z.array(SoughtSchema) }),
  z.strictObject({ kind: z.literal('winner'), seats: z.array(SeatSchema) }),
  z.strictObject({ kind: z.literal('play'), cards: Cards }),
  z.strictObject({ kind: z.literal('deal'), cards: Cards, over: z.boolean(), points: z.tuple([Count, Count]) }),
]);

const AnswerSchema: Schema<LessonAnswer> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('option'), option: z.string().max(48) }),
  z.strictObject({ kind: z.literal('number'), value: z.int().min(-1_000_000).max(1_000_000) }),
  z.strictObject({ kind: z.literal('cards'), cards: Cards }),
  z.strictObject({ kind: z.literal('order'), cards: Cards }),
  z.strictObject({ kind: z.literal('match'), pairs: z.array(z.tuple([CardSchema, CardSchema])).max(32) }),
  z.strictObject({ kind: z.literal('seat'), seat: SeatSchema }),
  z.strictObject({ kind: z.literal('card'), card: CardSchema }),
]);

const StarsSchema: Schema<Stars> = z.literal([0, 1, 2, 3]);

const ExerciseSchema: Schema<ExerciseStep> = z.strictObject({
  kind: z.literal('exercise'),
  id: StepId,
  ask: TextRef,
  scene: SceneSchema,
  task: TaskSchema,
  tries: Count,
  state: z.enum(['open', 'solved', 'shown']),
  stars: StarsSchema,
  best: StarsSchema,
});

const StepSchema: Schema<LessonStep> = z.union([
  z.strictObject({ kind: z.literal('read'), id: StepId, text: TextRef, scene: SceneSchema }),
  ExerciseSchema,
]);

const SummarySchema: Schema<LessonSummary> = z.strictObject({
  lesson: LessonNumber,
  title: TextRef,
  goal: TextRef,
  needs: LessonNumber.exactOptional(),
  state: z.enum(['fresh', 'begun', 'seen', 'done', 'known']),
  exercises: Count,
  solved: Count,
  stars: Count,
  mostStars: Count,
  deal: z.boolean(),
});

const LessonViewSchema: Schema<LessonView> = z.strictObject({
  summary: SummarySchema,
  mode: z.enum(LESSON_MODES),
  steps: z.array(StepSchema),
  at: Count,
});

/** Made by our own engine from a typed table; its form is checked, its evidence passed on. */
const SayingSchema: Schema<LessonSaying> = z.custom<LessonSaying>(
  (value) => typeof value === 'object' && value !== null && 'id' in value && 'params' in value,
);

const FeedbackSchema: Schema<LessonFeedback> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: TextRef }),
  z.strictObject({ kind: z.literal('refusal'), card: CardSchema, explanation: ExplanationSchema }),
  z.strictObject({ kind: z.literal('note'), note: NoteSchema }),
  z.strictObject({ kind: z.literal('saying'), saying: SayingSchema }),
]);

const ReplySchema: Schema<LessonReply> = z.strictObject({
  verdict: z.enum(['right', 'wrong', 'going', 'illegal']),
  feedback: z.array(FeedbackSchema),
  frames: z.array(BoardSchema),
  solution: AnswerSchema.exactOptional(),
  step: ExerciseSchema,
  summary: SummarySchema,
  test: z.strictObject({ left: Count, outcome: z.enum(['passed', 'failed']).exactOptional() }).exactOptional(),
});

const AtStep = z.strictObject({ lesson: LessonNumber, step: StepId });

/** A step that the lesson does not have, or that is no longer to be answered, is replied to with null. */
export const LESSON_CALLS = {
  /** All lessons in their order, with what has been reached. */
  'lesson.list': { input: Nothing, output: z.array(SummarySchema) },
  /** A lesson as it was left. */
  'lesson.open': { input: z.strictObject({ lesson: LessonNumber }), output: LessonViewSchema },
  /** Draws the test of a lesson ("I know this"); a test begun before is forgotten. */
  'lesson.test': { input: z.strictObject({ lesson: LessonNumber }), output: LessonViewSchema },
  /** Remembers where the learner is. */
  'lesson.reached': { input: AtStep, output: Nothing },
  'lesson.answer': {
    input: AtStep.extend({ mode: z.enum(LESSON_MODES), answer: AnswerSchema }),
    output: ReplySchema.nullable(),
  },
  /** "Show me": the solution with its reason; costs the stars. */
  'lesson.show': { input: AtStep, output: ReplySchema.nullable() },
  /** Opens one exercise anew: a deal from its first card, another one to practise it. Its best stars stay. */
  'lesson.retry': { input: AtStep, output: ExerciseSchema.nullable() },
  /** The whole lesson from the beginning; the best stars stay. */
  'lesson.repeat': { input: z.strictObject({ lesson: LessonNumber }), output: LessonViewSchema },
} as const;

export const LESSON_PUSHES = {
  /** What has been reached in the lessons has changed; `lesson.list` tells how. */
  'lesson.changed': Nothing,
} as const;

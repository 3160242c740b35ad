// What the page is sent of a lesson: its steps with tables and cards to look at, and the answers to exercises.
import { z } from 'zod';
import type { LessonAnswer } from '../../engine/teaching/lessons/exercise-answers.ts';
import type { LessonSaying } from '../../engine/teaching/lessons/lesson-sayings.ts';
import { LESSON_ROLES } from '../../engine/teaching/lessons/roles.ts';
import { THEMES } from '../../engine/tutor/ideas/themes.ts';
import type { Sought } from '../../engine/teaching/lessons/sought.ts';
import { DECKS } from '../border/language.ts';
import {
  CallSchema,
  CardSchema,
  RankSchema,
  type Schema,
  SeatSchema,
  type Shape,
  SuitSchema,
} from '../border/schemas.ts';
import { BoardSchema, ExplanationSchema, NoteSchema } from '../table/board.ts';
import { CHARACTERS } from '../table/characters.ts';
import { LESSON_MODES, LESSON_ORDER } from './lessons.ts';
import { messageOf } from '../border/message.ts';

export type { LessonAnswer } from '../../engine/teaching/lessons/exercise-answers.ts';

/**
 * How far a lesson has got. `seen`: looked through to the end, but not every exercise was solved by the learner. `done`: each was,
 * at some time. `known`: the test was passed without the lesson.
 */
const LESSON_STATES = ['fresh', 'begun', 'seen', 'done', 'known'] as const;
export type LessonState = (typeof LESSON_STATES)[number];

/** `going`: the card was taken, the deal goes on or the next card is looked for. `illegal`: a card that may not be played; costs nothing. */
const LESSON_VERDICTS = ['right', 'wrong', 'going', 'illegal'] as const;
export type LessonVerdict = (typeof LESSON_VERDICTS)[number];

const Cards = z.array(CardSchema).max(32);
const Count = z.int().min(0);
const DeckSchema = z.enum(DECKS);
export const LessonNumber = z
  .int()
  .min(1)
  .max(Math.max(...LESSON_ORDER));
export const LessonStepId = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,47}$/);

/**
 * Names a text of a lesson, for example `5/steps/5.2/ask`, with those that it speaks of. `tellLesson` of
 * words/speak/lessons/tell-lesson.ts tells it in the language and with the card names of the moment.
 */
const TextRef = z.strictObject({
  path: z.string().max(200),
  cast: z.partialRecord(z.enum(LESSON_ROLES), z.enum(CHARACTERS)),
});
export type LessonTextRef = Shape<typeof TextRef>;

/** Who is meant by the names in a text: found in the position that the text speaks of, seen from the learner's chair. */
export type LessonCast = LessonTextRef['cast'];

const RungSchema = z.strictObject({ card: CardSchema, place: z.enum(['own', 'table', 'fallen', 'out', 'unplayed']) });

/** A row of cards side by side. */
const CardRowSchema = z.strictObject({
  cards: Cards,
  /** Card points of each card are shown. */
  worth: z.literal('shown').exactOptional(),
});
export type CardRow = Shape<typeof CardRowSchema>;

/** What stands beside the text of a step. */
const SceneSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nothing') }),
  /** `deck` is set where the cards must be shown with these faces, whatever the setting says. */
  z.strictObject({
    kind: z.literal('cards'),
    rows: z.array(CardRowSchema),
    deck: DeckSchema.exactOptional(),
  }),
  /** A table; `marked` cards are to be pointed out. */
  z.strictObject({ kind: z.literal('table'), board: BoardSchema, marked: Cards }),
  /** The trumps of a contract from the strongest down. */
  z.strictObject({ kind: z.literal('ladder'), rungs: z.array(RungSchema) }),
]);
export type LessonScene = Shape<typeof SceneSchema>;

/** Something to choose: a text of its own, a card, or something to say in the auction. */
const OptionSchema = z.strictObject({
  id: z.string().max(48),
  shows: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: TextRef }),
    z.strictObject({ kind: z.literal('card'), card: CardSchema, deck: DeckSchema.exactOptional() }),
    z.strictObject({ kind: z.literal('cards'), cards: Cards }),
    z.strictObject({ kind: z.literal('call'), call: CallSchema }),
    z.strictObject({ kind: z.literal('doubling'), says: z.enum(['stoss', 'retour', 'leave']) }),
  ]),
});
export type LessonOption = Shape<typeof OptionSchema>;

const SoughtSchema: Schema<Sought> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('suit'), suit: SuitSchema }),
  z.strictObject({ kind: z.literal('rank'), rank: RankSchema }),
  z.strictObject({ kind: z.literal('card'), card: CardSchema }),
  z.strictObject({ kind: z.literal('points'), points: Count }),
]);

/** What is asked for in an exercise. Nothing in it tells the right answer; what can be shuffled is shuffled. */
const TaskSchema = z.discriminatedUnion('kind', [
  /** One of several options. */
  z.strictObject({ kind: z.literal('choice'), options: z.array(OptionSchema) }),
  /** Announce or pass: like `choice`. */
  z.strictObject({ kind: z.literal('bid'), options: z.array(OptionSchema) }),
  /** A whole number; money is given and asked for in cents. */
  z.strictObject({ kind: z.literal('number'), unit: z.enum(['points', 'cents', 'count']) }),
  /** All cards of `from` for which it holds; `minimum` of none is allowed if it is 0. */
  z.strictObject({ kind: z.literal('cards'), from: Cards, minimum: z.literal([0, 1]) }),
  /** The cards from the highest down. */
  z.strictObject({ kind: z.literal('order'), cards: Cards }),
  /** For each card of `left` (Bavarian faces) the one of `right` (French faces). */
  z.strictObject({ kind: z.literal('match'), left: Cards, right: Cards }),
  /** In each round a card that is what is looked for, answered with all cards found so far and the one tapped. */
  z.strictObject({ kind: z.literal('find'), from: Cards, sought: z.array(SoughtSchema) }),
  /** The player who takes the trick on the table of the scene. */
  z.strictObject({ kind: z.literal('winner'), seats: z.array(SeatSchema) }),
  /** A card of the own hand, which is then played; `compares`: once it is solved or shown, a wrong one can be seen beside the right one (`lesson.ways`). */
  z.strictObject({ kind: z.literal('play'), cards: Cards, compares: z.literal('yes').exactOptional() }),
  /**
   * A prepared deal, played card by card: every answer is a card. `over` once the last card has fallen or the deal has been
   * decided; then only `lesson.retry` begins it anew.
   */
  z.strictObject({ kind: z.literal('deal'), cards: Cards, over: z.boolean(), points: z.tuple([Count, Count]) }),
]);
export type LessonTask = Shape<typeof TaskSchema>;

export const LessonAnswerSchema: Schema<LessonAnswer> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('option'), option: z.string().max(48) }),
  z.strictObject({ kind: z.literal('number'), value: z.int().min(-1_000_000).max(1_000_000) }),
  z.strictObject({ kind: z.literal('cards'), cards: Cards }),
  z.strictObject({ kind: z.literal('order'), cards: Cards }),
  z.strictObject({ kind: z.literal('match'), pairs: z.array(z.tuple([CardSchema, CardSchema])).max(32) }),
  z.strictObject({ kind: z.literal('seat'), seat: SeatSchema }),
  z.strictObject({ kind: z.literal('card'), card: CardSchema }),
]);

/** 3 for the first try, 2 for the second, 1 for a later one; 0 before it is solved and after "show me". */
const StarsSchema = z.literal([0, 1, 2, 3]);
export type Stars = Shape<typeof StarsSchema>;

export const LessonExerciseSchema = z.strictObject({
  kind: z.literal('exercise'),
  id: LessonStepId,
  ask: TextRef,
  scene: SceneSchema,
  task: TaskSchema,
  /** Answers given in this run through the lesson. */
  tries: Count,
  state: z.enum(['open', 'solved', 'shown']),
  stars: StarsSchema,
  /** Most stars ever earned here. */
  best: StarsSchema,
});
export type ExerciseStep = Shape<typeof LessonExerciseSchema>;

const StepSchema = z.union([
  z.strictObject({ kind: z.literal('read'), id: LessonStepId, text: TextRef, scene: SceneSchema }),
  LessonExerciseSchema,
]);
export type LessonStep = Shape<typeof StepSchema>;

/** One line of the list of lessons. */
export const LessonSummarySchema = z.strictObject({
  /** Its number in LESSON_ORDER. */
  lesson: LessonNumber,
  title: TextRef,
  goal: TextRef,
  /** The lesson that should be done before. */
  needs: LessonNumber.exactOptional(),
  state: z.enum(LESSON_STATES),
  exercises: Count,
  solved: Count,
  stars: Count,
  mostStars: Count,
  /** Whether a prepared deal is part of it. */
  deal: z.boolean(),
});
export type LessonSummary = Shape<typeof LessonSummarySchema>;

/** A lesson, or its test ("I know this"): a few of its exercises, each to be answered once. */
export const LessonViewSchema = z.strictObject({
  summary: LessonSummarySchema,
  mode: z.enum(LESSON_MODES),
  steps: z.array(StepSchema),
  /** Index of the step where the learner was last. */
  at: Count,
  /** What problems are about that practise it. */
  theme: z.enum(THEMES).exactOptional(),
});
export type LessonView = Shape<typeof LessonViewSchema>;

const SayingSchema: Schema<LessonSaying> = messageOf();

/** What is said to an answer. */
const FeedbackSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: TextRef }),
  /** A card that may not be played, with the refusal in full. */
  z.strictObject({ kind: z.literal('refusal'), card: CardSchema, explanation: ExplanationSchema }),
  /** A remark of the tutor, told with the names of the scene's table. */
  z.strictObject({ kind: z.literal('note'), note: NoteSchema }),
  /** Something that the engine has found out about this answer. */
  z.strictObject({ kind: z.literal('saying'), saying: SayingSchema }),
]);
export type LessonFeedback = Shape<typeof FeedbackSchema>;

export const LessonReplySchema = z.strictObject({
  verdict: z.enum(LESSON_VERDICTS),
  feedback: z.array(FeedbackSchema),
  /** The tables that follow from the answer, one after the other; the last one also stands in the scene of `step`. */
  frames: z.array(BoardSchema),
  /** The answer that would have been right (one of them); only in a test, and for "show me". */
  solution: LessonAnswerSchema.exactOptional(),
  step: LessonExerciseSchema,
  summary: LessonSummarySchema,
  /** Only in a test. */
  test: z.strictObject({ left: Count, outcome: z.enum(['passed', 'failed']).exactOptional() }).exactOptional(),
});
export type LessonReply = Shape<typeof LessonReplySchema>;

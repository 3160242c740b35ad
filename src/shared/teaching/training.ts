// What the page and the main process say to each other about trainers: sessions, questions, answers, the deck.
import { z } from 'zod';
import { IDEAS } from '../../engine/tutor/ideas/asked.ts';
import {
  type Answer,
  type AnswerForm,
  ITEM_GAMES,
  type ItemGames,
  type ItemPrices,
  type ItemRef,
  type Judgement,
  type Question,
  type Scene,
  STAGES,
  type Told,
  TRAINER_IDS,
  type TrainerId,
} from '../../engine/teaching/trainers/trainer.ts';
import { CardSchema, DecisionSchema, PackSchema, type Schema, SeatSchema, type Shape } from '../border/schemas.ts';
import { type Practice, PRACTICES, PROBLEM_GRADES, PROBLEM_THEMES } from './practices.ts';
import { LessonNumber } from './lesson-views.ts';
import { CalibrationBinSchema } from './calibration.ts';
import { AskSchema, FormSchema } from '../table/recall.ts';
import { TariffSchema } from '../rules/tariff-schema.ts';

export type { Answer, AnswerForm, ItemGames, Judgement, Question, Scene, Told, TrainerId };

export { ITEM_GAMES, type Practice, PRACTICES };

/** Items of a session. */
export const SESSION_ITEMS = 10;
/** The same about a single idea. */
export const IDEA_ITEMS = 5;

/** Whether answers to timed questions must come in time. */
export const CLOCKS = ['on', 'off'] as const;
export type Clock = (typeof CLOCKS)[number];

export const OUTCOMES = ['open', 'right', 'wrong', 'late'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const object = (value: unknown): boolean => typeof value === 'object' && value !== null;

const Count = z.int().min(0);
const Cards = z.array(CardSchema).max(32);
const Seats = z.array(SeatSchema).max(4);
const Choice = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

export const AnswerSchema: Schema<Answer> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cards'), cards: Cards }),
  z.strictObject({ kind: z.literal('seats'), seats: Seats }),
  z.strictObject({ kind: z.literal('number'), value: z.int().min(-1_000_000).max(1_000_000) }),
  z.strictObject({ kind: z.literal('choice'), choice: Choice }),
  z.strictObject({ kind: z.literal('decision'), decision: DecisionSchema }),
  z.strictObject({ kind: z.literal('late') }),
]);

export const QuestionSchema: Schema<Question> = z.strictObject({
  ask: AskSchema,
  scene: z.custom<Scene>(object),
  form: FormSchema,
  seconds: z.int().min(1).exactOptional(),
});

export const JudgementSchema: Schema<Judgement> = z.strictObject({
  verdict: z.enum(['right', 'wrong', 'late']),
  solution: AnswerSchema,
  told: z.array(z.custom<Told>((value) => object(value) && 'of' in (value as object))),
});

const Stage = z.literal(STAGES);
const Of = z.union([z.enum(TRAINER_IDS), z.literal('mistake')]);

const AnsweredSchema = z.strictObject({
  /** Number in the session, from 1. */
  number: z.int().min(1),
  of: Of,
  question: QuestionSchema,
  given: AnswerSchema,
  judgement: JudgementSchema,
  /** The lesson that teaches what was missed. */
  lesson: LessonNumber.exactOptional(),
  /** The wrong card that was chosen and a right one, where both can be played out (`training.ways`). */
  apart: z.strictObject({ better: CardSchema, worse: CardSchema }).exactOptional(),
});

/** An answered item with its verdict. */
export type AnsweredItem = Shape<typeof AnsweredSchema>;

export const TrainerRecordSchema = z.strictObject({
  trainer: z.enum(TRAINER_IDS),
  answered: Count,
  right: Count,
  /** Sessions practised to the end. */
  sessions: Count,
  /** Right answers in a row: now, and the most ever. */
  streak: Count,
  best: Count,
  stage: Stage,
});

/** How one trainer has gone so far. */
export type TrainerRecord = Shape<typeof TrainerRecordSchema>;

/** What the player wants problems to be about. */
const Wanted = { theme: z.enum(PROBLEM_THEMES), grade: z.literal(PROBLEM_GRADES) };
/** The same of a change: what is not named stays. */
export const WantedSchema = z.strictObject({
  /** Of a theme all ideas, unless one is named with it. */
  theme: Wanted.theme.exactOptional(),
  idea: z.enum(IDEAS).exactOptional(),
  grade: Wanted.grade.exactOptional(),
});
export type WantedProblems = Shape<typeof WantedSchema>;

const ProblemsSchema = z.strictObject({
  ...Wanted,
  /** The one idea of the theme that they are about. */
  idea: z.enum(IDEAS).exactOptional(),
  /** How the problem of today went. */
  today: z.enum(['open', 'right', 'wrong']),
  /** Problems of the day solved in a row of days, of which one may be left out now and then. */
  row: Count,
  /** Most right answers in a run. */
  run: Count,
});

export const TrainingOverviewSchema = z.strictObject({
  trainers: z.array(TrainerRecordSchema),
  /** Things to repeat: due now, and all. */
  due: Count,
  deck: Count,
  /** When the next one is due if none is now, ISO 8601. */
  nextDue: z.iso.datetime().exactOptional(),
  clock: z.enum(CLOCKS),
  /** Which games items are about, where the trainer knows others than those of the pure game. */
  games: z.enum(ITEM_GAMES),
  problems: ProblemsSchema,
  /** Estimates of chances, and what came of them. */
  guesses: z.array(CalibrationBinSchema),
});
export type TrainingOverview = Shape<typeof TrainingOverviewSchema>;

const TrainingSummarySchema = z.strictObject({
  right: Count,
  total: Count,
  /** Most right answers in a row in this session. */
  longest: Count,
  record: z.enum(['broken', 'kept']),
  wrong: z.array(AnsweredSchema),
  /** Things still to repeat today. */
  due: Count,
});
export type TrainingSummary = Shape<typeof TrainingSummarySchema>;

export const TrainingViewSchema = z.strictObject({
  practice: z.enum(PRACTICES),
  /** One per item of the session. */
  outcomes: z.array(z.enum(OUTCOMES)),
  /** Number of the item, from 1; an answer names it, so that a late click cannot answer the next one. */
  number: z.int().min(1),
  /** Where the item comes from: a trainer, or an own mistake. */
  of: Of,
  question: QuestionSchema,
  /** Set once the item is answered. */
  answered: AnsweredSchema.exactOptional(),
  streak: Count,
  best: Count,
  stage: Stage,
  /** Set once the last item is answered and looked at. */
  summary: TrainingSummarySchema.exactOptional(),
});

/** A session as the page shows it. */
export type TrainingView = Shape<typeof TrainingViewSchema>;

const Price = z.int().min(1).max(100_000).exactOptional();
const PricesSchema: Schema<ItemPrices> = z.strictObject({ bettel: Price, hochzeit: Price, ramsch: Price });

/** A reference as it is stored in the deck. */
export const ItemRefSchema: Schema<ItemRef> = z.strictObject({
  trainer: z.enum(TRAINER_IDS),
  seed: z.string().min(1).max(64),
  stage: Stage,
  rules: z.strictObject({
    pack: PackSchema,
    tariff: TariffSchema,
    games: z.literal('further').exactOptional(),
    fixed: PricesSchema.exactOptional(),
  }),
  version: Count,
});

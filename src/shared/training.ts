// What the page and the main process say to each other about trainers: sessions, questions, answers, the deck.
import { z } from 'zod';
import { ITEM_GAMES, STAGES, TRAINER_IDS } from '../engine/teaching/trainers/trainer.ts';
import type {
  Answer,
  AnswerForm,
  ItemGames,
  ItemPrices,
  ItemRef,
  Judgement,
  Question,
  Scene,
  Told,
  TrainerId,
} from '../engine/teaching/trainers/trainer.ts';
import type { Ask } from '../engine/teaching/trainers/remarks.ts';
import type { Schema } from './schemas.ts';
import { CardSchema, DecisionSchema, PackSchema, SeatSchema } from './schemas.ts';
import { TariffSchema } from './tariff-schema.ts';

export type { Answer, AnswerForm, ItemGames, Judgement, Question, Scene, Told, TrainerId };

export { ITEM_GAMES };

/** Items of a session. */
export const SESSION_ITEMS = 10;

/** What is practised: one trainer, or what the deck has due. */
export const PRACTICES = [...TRAINER_IDS, 'deck'] as const;
export type Practice = (typeof PRACTICES)[number];

/** Whether answers to timed questions must come in time. */
export const CLOCKS = ['on', 'off'] as const;
export type Clock = (typeof CLOCKS)[number];

/** How one trainer has gone so far. */
export interface TrainerRecord {
  readonly trainer: TrainerId;
  readonly answered: number;
  readonly right: number;
  /** Sessions practised to the end. */
  readonly sessions: number;
  /** Right answers in a row: now, and the most ever. */
  readonly streak: number;
  readonly best: number;
  readonly stage: (typeof STAGES)[number];
}

export interface TrainingOverview {
  readonly trainers: readonly TrainerRecord[];
  /** Things to repeat: due now, and all. */
  readonly due: number;
  readonly deck: number;
  /** When the next one is due if none is now, ISO 8601. */
  readonly nextDue?: string;
  readonly clock: Clock;
  /** Which games items are about, where the trainer knows others than those of the pure game. */
  readonly games: ItemGames;
}

export const OUTCOMES = ['open', 'right', 'wrong', 'late'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** An answered item with its verdict. */
export interface AnsweredItem {
  /** Number in the session, from 1. */
  readonly number: number;
  readonly of: TrainerId | 'mistake';
  readonly question: Question;
  readonly given: Answer;
  readonly judgement: Judgement;
}

/** A session as the page shows it. */
export interface TrainingView {
  readonly practice: Practice;
  /** One per item of the session. */
  readonly outcomes: readonly Outcome[];
  /** Number of the item, from 1; an answer names it, so that a late click cannot answer the next one. */
  readonly number: number;
  /** Where the item comes from: a trainer, or an own mistake. */
  readonly of: TrainerId | 'mistake';
  readonly question: Question;
  /** Set once the item is answered. */
  readonly answered?: AnsweredItem;
  readonly streak: number;
  readonly best: number;
  readonly stage: (typeof STAGES)[number];
  /** Set once the last item is answered and looked at. */
  readonly summary?: TrainingSummary;
}

export interface TrainingSummary {
  readonly right: number;
  readonly total: number;
  /** Most right answers in a row in this session. */
  readonly longest: number;
  readonly record: 'broken' | 'kept';
  readonly wrong: readonly AnsweredItem[];
  /** Things still to repeat today. */
  readonly due: number;
}

/** Messages are made by our own main process from typed tables; their form is checked, their evidence passed on. */
const message = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && 'params' in value;
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

const Pick = z.enum(['one', 'several']);

const FormSchema: Schema<AnswerForm> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cards'), pick: Pick, from: Cards }),
  z.strictObject({ kind: z.literal('seats'), pick: Pick, from: Seats }),
  z.strictObject({ kind: z.literal('number'), unit: z.enum(['points', 'trumps', 'cents']), most: Count }),
  z.strictObject({ kind: z.literal('choice'), from: z.array(Choice) }),
  z.strictObject({ kind: z.literal('decision'), from: z.array(DecisionSchema) }),
]);

export const QuestionSchema: Schema<Question> = z.strictObject({
  ask: z.custom<Ask>(message),
  scene: z.custom<Scene>(object),
  form: FormSchema,
  seconds: z.int().min(1).exactOptional(),
});

const JudgementSchema: Schema<Judgement> = z.strictObject({
  verdict: z.enum(['right', 'wrong', 'late']),
  solution: AnswerSchema,
  told: z.array(z.custom<Told>((value) => object(value) && 'of' in (value as object))),
});

const Stage = z.literal(STAGES);
const Of = z.union([z.enum(TRAINER_IDS), z.literal('mistake')]);

const AnsweredSchema: Schema<AnsweredItem> = z.strictObject({
  number: z.int().min(1),
  of: Of,
  question: QuestionSchema,
  given: AnswerSchema,
  judgement: JudgementSchema,
});

export const TrainerRecordSchema: Schema<TrainerRecord> = z.strictObject({
  trainer: z.enum(TRAINER_IDS),
  answered: Count,
  right: Count,
  sessions: Count,
  streak: Count,
  best: Count,
  stage: Stage,
});

export const TrainingOverviewSchema: Schema<TrainingOverview> = z.strictObject({
  trainers: z.array(TrainerRecordSchema),
  due: Count,
  deck: Count,
  nextDue: z.iso.datetime().exactOptional(),
  clock: z.enum(CLOCKS),
  games: z.enum(ITEM_GAMES),
});

export const TrainingViewSchema: Schema<TrainingView> = z.strictObject({
  practice: z.enum(PRACTICES),
  outcomes: z.array(z.enum(OUTCOMES)),
  number: z.int().min(1),
  of: Of,
  question: QuestionSchema,
  answered: AnsweredSchema.exactOptional(),
  streak: Count,
  best: Count,
  stage: Stage,
  summary: z
    .strictObject({
      right: Count,
      total: Count,
      longest: Count,
      record: z.enum(['broken', 'kept']),
      wrong: z.array(AnsweredSchema),
      due: Count,
    })
    .exactOptional(),
});

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

// Calls and messages for the commentary on a finished round.
import { z } from 'zod';
import type { Fact } from '../../engine/inference/facts.ts';
import type { Decision } from '../../engine/table/log.ts';
import type { BySeat, Seat } from '../../engine/base/seats.ts';
import type { Advice, Considered, Effort, Grade, Loss, Valued } from '../../engine/tutor/advice/advice.ts';
import { BASES, EFFORTS, GRADES } from '../../engine/tutor/advice/advice.ts';
import type { Remark } from '../../engine/tutor/review/remarks.ts';
import type { EntryReview, Outlook, SeatSummary } from '../../engine/tutor/review/review.ts';
import type { HandCard } from '../board.ts';
import { FactSchema, HandCardSchema, idAndParams } from '../board-schemas.ts';
import type { EveningView } from '../evening.ts';
import { ExportAnswerSchema } from '../export-answer.ts';
import type { Schema } from '../schemas.ts';
import { bySeatSchema, CardSchema, DecisionSchema, SeatSchema } from '../schemas.ts';
import { DECKS, LANGUAGES } from '../texts/naming.ts';

const Id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
/** More than may ever be decided at once: two of twelve cards can be laid away in 66 ways. */
const MOST_OPTIONS = 80;

const Frame = z.int().min(0).max(1000);
const Round = z.strictObject({ id: Id });
const Step = z.strictObject({ id: Id, frame: Frame });
const Nothing = z.strictObject({});

const GradeSchema: Schema<Grade> = z.enum(GRADES);
const EffortSchema: Schema<Effort> = z.enum(EFFORTS);
const RemarkSchema: Schema<Remark> = z.custom<Remark>(idAndParams);
const Chance = z.number().min(0).max(1);

const LossSchema: Schema<Loss> = z.strictObject({
  cents: z.number().min(0),
  points: z.number().min(0),
  chance: Chance,
});

const ConsideredSchema: Schema<Considered> = z.union([
  DecisionSchema,
  z.strictObject({ type: z.literal('leave'), seat: SeatSchema }),
]);

const ValuedSchema: Schema<Valued> = z.strictObject({
  decision: ConsideredSchema,
  cents: z.number(),
  chance: Chance,
  points: z.number().min(0).max(240).exactOptional(),
  error: z.number().min(0),
  open: Chance.exactOptional(),
  holds: z.number().min(0).exactOptional(),
  usual: Chance.exactOptional(),
  asPeoplePlay: z.strictObject({ cents: z.number(), error: z.number().min(0) }).exactOptional(),
});

const FactsSchema: Schema<readonly Fact[]> = z.array(FactSchema).max(64);

const AdviceSchema: Schema<Advice> = z.strictObject({
  basis: z.enum(BASES),
  seat: SeatSchema,
  ranked: z.array(ValuedSchema).max(MOST_OPTIONS),
  stake: z.number(),
  modelError: z.number().min(0).exactOptional(),
  effective: z.number().min(0).exactOptional(),
  worlds: z.strictObject({ of: z.enum(['all', 'drawn']), count: z.int().min(0) }),
  facts: FactsSchema,
});

const OutlookSchema: Schema<Outlook> = z.strictObject({
  chance: bySeatSchema<number>(Chance),
  open: z.literal([0, 0.5, 1]).exactOptional(),
});

/** The commentary on one decision, as it is stored beside a round and shown. */
export const EntryReviewSchema: Schema<EntryReview> = z.strictObject({
  entry: z.int().min(0),
  seat: SeatSchema,
  decision: DecisionSchema,
  advice: AdviceSchema,
  open: AdviceSchema,
  grade: GradeSchema,
  loss: LossSchema,
  luck: z.number(),
  remarks: z.array(RemarkSchema).max(64),
  facts: FactsSchema,
  outlook: OutlookSchema.exactOptional(),
});

const SeatSummarySchema: Schema<SeatSummary> = z.strictObject({
  accuracy: z.number().min(0).max(100).exactOptional(),
  grades: z.record(GradeSchema, z.int().min(0)),
  loss: z.strictObject({ cents: z.number().min(0), points: z.number().min(0), chance: z.number().min(0) }),
  luck: z.number(),
  balance: z.number(),
});

/** How far the commentary on a round is. */
const REVIEW_STATES = ['waiting', 'working', 'resting', 'done', 'cancelled', 'failed'] as const;

export interface ReviewProgress {
  /**
   * `waiting` behind other rounds, `working`, `resting` while somebody plays, `done` with this effort and all before it,
   * `cancelled` by the person, `failed` for good.
   */
  readonly state: (typeof REVIEW_STATES)[number];
  /** The pass going on, or the last one. */
  readonly effort: Effort;
  /** Decisions looked at in this pass, of `total`; a round without any has a total of 0. */
  readonly done: number;
  readonly total: number;
}

const ReviewProgressSchema: Schema<ReviewProgress> = z.strictObject({
  state: z.enum(REVIEW_STATES),
  effort: EffortSchema,
  done: z.int().min(0),
  total: z.int().min(0),
});

/** One decision in the course of the round; `frame` is that of the replay in which it has just been taken. */
export interface GradedStep {
  readonly frame: number;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly grade: Grade;
  readonly loss: Loss;
  /** With how much thought it was looked at. */
  readonly effort: Effort;
}

/** The standing of the reader's side after a step. */
export interface CoursePoint {
  readonly frame: number;
  /** Chance of the reader's side to win as the reader had to judge it, 0 to 1. */
  readonly chance: number;
  /** 1 if the reader's side wins with open cards and best play of all from here on, otherwise 0; one half after a draw. Absent if unknown. */
  readonly open?: 0 | 0.5 | 1;
}

/** The commentary on a round as far as it is, without the details of each step. */
export interface ReviewOverview {
  readonly progress: ReviewProgress;
  readonly steps: readonly GradedStep[];
  readonly course: readonly CoursePoint[];
  /** Frames of at most three turning points and of all mistakes of the reader, in order; empty until every decision has been looked at. */
  readonly keyMoments: readonly number[];
  /** Of the reader alone, once every decision of theirs has been looked at; without accuracy where there was never a choice. */
  readonly own?: { readonly accuracy?: number };
  /** Only once every decision has been looked at. */
  readonly summary?: { readonly seats: BySeat<SeatSummary>; readonly verdict: readonly Remark[] };
  /** Frames of the reader's mistakes and blunders, in order. */
  readonly mistakes: readonly number[];
  /**
   * The one definition of the grades: the least loss that makes each, as a share from 0 to 1 of what lies between a game
   * won and a game lost.
   */
  readonly limits: GradeLimits;
}

/** Grades that begin at a loss. */
const LOSING_GRADES = ['inaccuracy', 'mistake', 'blunder'] as const satisfies readonly Grade[];
export type LosingGrade = (typeof LOSING_GRADES)[number];
export type GradeLimits = Readonly<Record<LosingGrade, number>>;

const ReviewOverviewSchema: Schema<ReviewOverview> = z.strictObject({
  progress: ReviewProgressSchema,
  steps: z.array(
    z.strictObject({
      frame: Frame,
      seat: SeatSchema,
      decision: DecisionSchema,
      grade: GradeSchema,
      loss: LossSchema,
      effort: EffortSchema,
    }),
  ),
  course: z.array(z.strictObject({ frame: Frame, chance: Chance, open: z.literal([0, 0.5, 1]).exactOptional() })),
  keyMoments: z.array(Frame).max(200),
  own: z.strictObject({ accuracy: z.number().min(0).max(100).exactOptional() }).exactOptional(),
  summary: z
    .strictObject({ seats: bySeatSchema<SeatSummary>(SeatSummarySchema), verdict: z.array(RemarkSchema) })
    .exactOptional(),
  mistakes: z.array(Frame),
  limits: z.record(z.enum(LOSING_GRADES), Chance),
});

/** A decision that could have been taken, with its worth by both yardsticks. */
export interface Alternative {
  readonly decision: Considered;
  readonly grade: Grade;
  /** Over all deals that the player had to think possible. */
  readonly judged: Valued;
  /** What it loses against the best by that. */
  readonly loss: Loss;
  /** With open cards; absent if it was not reckoned. */
  readonly open?: Valued;
}

/** Everything about one decision. */
export interface StepReview {
  readonly frame: number;
  readonly effort: Effort;
  readonly review: EntryReview;
  /** All that was allowed, the best first. */
  readonly alternatives: readonly Alternative[];
  /** The player's hand before the decision, with the verdict on every card. */
  readonly hand: readonly HandCard[];
}

const StepReviewSchema: Schema<StepReview> = z.strictObject({
  frame: Frame,
  effort: EffortSchema,
  review: EntryReviewSchema,
  alternatives: z.array(
    z.strictObject({
      decision: ConsideredSchema,
      grade: GradeSchema,
      judged: ValuedSchema,
      loss: LossSchema,
      open: ValuedSchema.exactOptional(),
    }),
  ),
  hand: z.array(HandCardSchema),
});

/** What a try at a better decision is worth: within the tolerance, or with what it loses. */
export interface TryAnswer {
  readonly verdict: 'right' | 'worse' | 'unsure';
  readonly grade: Grade;
  readonly loss: Loss;
}

const TryAnswerSchema: Schema<TryAnswer> = z.strictObject({
  verdict: z.enum(['right', 'worse', 'unsure']),
  grade: GradeSchema,
  loss: LossSchema,
});

/** The same deal with a bot in the reader's seat, played several times because bots draw by chance. */
export interface Comparison {
  /** How often it was played so far, of `of`. */
  readonly played: number;
  readonly of: number;
  /** Balance of the reader's seat in cents: the reader's own, and the bot's in each deal played. */
  readonly own: number;
  readonly bot: readonly number[];
  /** How well the bot in the reader's seat plays, and whether the others are those of the round. */
  readonly level: string;
  readonly company: 'same' | 'usual';
}

export const ComparisonSchema: Schema<Comparison> = z.strictObject({
  played: z.int().min(0),
  of: z.int().min(1),
  own: z.number(),
  bot: z.array(z.number()),
  level: z.string(),
  company: z.enum(['same', 'usual']),
});

const EveningRoundFields = { id: Id, number: z.int().min(1) };

const EveningSchema: Schema<EveningView> = z.strictObject({
  rounds: z.int().min(0),
  looked: z.int().min(0),
  final: z.int().min(0),
  balance: z.number(),
  luck: z.number(),
  given: z.number().min(0),
  best: z.strictObject({ ...EveningRoundFields, hand: z.array(CardSchema).max(12), cents: z.number() }).exactOptional(),
  worst: z
    .strictObject({
      ...EveningRoundFields,
      frame: Frame,
      taken: ConsideredSchema,
      better: ConsideredSchema,
      loss: LossSchema,
    })
    .exactOptional(),
});

export const REVIEW_CALLS = {
  /** The commentary as far as it is, put before all others; null if there is no such round. */
  'review.open': { input: Round, output: ReviewOverviewSchema.nullable() },
  /** The same without putting it before others. */
  'review.look': { input: Round, output: ReviewOverviewSchema.nullable() },
  'review.cancel': { input: Round, output: Nothing },
  /** Nobody is looking at a round any more: it takes its turn with the others. */
  'review.leave': { input: Round, output: Nothing },
  /** Everything about the decision of a step; null if there is none, or not yet. */
  'review.step': { input: Step, output: StepReviewSchema.nullable() },
  /** Judges another decision in the place of the one taken in a step; null if there is no commentary on it. */
  'review.try': {
    input: z.strictObject({ id: Id, frame: Frame, decision: ConsideredSchema }),
    output: TryAnswerSchema.nullable(),
  },
  /** Plays the deal with a bot in the reader's seat; answers with what is known, and goes on in the background. */
  'review.compare': { input: Round, output: ComparisonSchema.nullable() },
  /** What the session on the table has come to so far; null if there is none. Rounds that were not looked at get commentary first. */
  'review.evening': { input: Nothing, output: EveningSchema.nullable() },
  /** Asks for a place and writes the commentary there as text. */
  'review.exportText': {
    input: z.strictObject({ id: Id, language: z.enum(LANGUAGES), deck: z.enum(DECKS) }),
    output: ExportAnswerSchema,
  },
  /** Asks for a place and writes there what the page would print now. */
  'review.exportPages': { input: Round, output: ExportAnswerSchema },
} as const;

export const REVIEW_PUSHES = {
  /** There is more of the commentary on a round, or its state has changed. */
  'review.changed': z.strictObject({ id: Id, progress: ReviewProgressSchema }),
  /** One more deal has been compared. */
  'review.compared': z.strictObject({ id: Id, comparison: ComparisonSchema }),
} as const;

// Calls and messages for the commentary on a finished round.
import { z } from 'zod';
import type { Fact } from '../../engine/inference/facts.ts';
import {
  type Advice,
  BASES,
  type Considered,
  type Grade,
  GRADES,
  type Loss,
  type Valued,
} from '../../engine/tutor/advice/advice.ts';
import type { Remark } from '../../engine/tutor/review/review-remarks.ts';
import type { EntryReview, Outlook, SeatSummary } from '../../engine/tutor/review/review.ts';
import type { StoryRemark } from '../../engine/tutor/review/story-remarks.ts';
import { FactSchema, HandCardSchema } from '../table/board.ts';
import { TwoWaysSchema } from '../teaching/advice-answers.ts';
import { MissedSchema } from '../teaching/progress.ts';
import { ExportAnswerSchema } from '../border/export-answer.ts';
import { bySeatSchema, CardSchema, DecisionSchema, type Schema, SeatSchema, type Shape } from '../border/schemas.ts';
import { DECKS, LANGUAGES } from '../border/language.ts';
import { messageOf } from '../border/message.ts';

const Id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
/** More than may ever be decided at once: two of twelve cards can be laid away in 66 ways. */
const MOST_OPTIONS = 80;

const Frame = z.int().min(0).max(1000);
const Round = z.strictObject({ id: Id });
const Step = z.strictObject({ id: Id, frame: Frame });
const Nothing = z.strictObject({});

const GradeSchema: Schema<Grade> = z.enum(GRADES);
const RemarkSchema: Schema<Remark> = messageOf();
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
  chance: Chance.exactOptional(),
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
  against: CardSchema.exactOptional(),
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

const ReviewProgressSchema = z.strictObject({
  /**
   * `waiting` behind other rounds, `working`, `resting` while somebody plays, `done`, `cancelled` by the person, `failed` for good.
   */
  state: z.enum(REVIEW_STATES),
  /** Decisions looked at, of `total`; a round without any has a total of 0. */
  done: z.int().min(0),
  total: z.int().min(0),
});
export type ReviewProgress = Shape<typeof ReviewProgressSchema>;

/** Grades that begin at a loss. */
const LOSING_GRADES = ['inaccuracy', 'mistake', 'blunder'] as const satisfies readonly Grade[];
export type LosingGrade = (typeof LOSING_GRADES)[number];
export type GradeLimits = Readonly<Record<LosingGrade, number>>;

const GradedStepSchema = z.strictObject({
  frame: Frame,
  seat: SeatSchema,
  decision: DecisionSchema,
  grade: GradeSchema,
  loss: LossSchema,
});

/** One decision in the course of the round; `frame` is that of the replay in which it has just been taken. */
export type GradedStep = Shape<typeof GradedStepSchema>;

const CoursePointSchema = z.strictObject({
  frame: Frame,
  /** Chance of the reader's side to win as the reader had to judge it, 0 to 1. */
  chance: Chance,
  /** 1 if the reader's side wins with open cards and best play of all from here on, otherwise 0; one half after a draw. Absent if unknown. */
  open: z.literal([0, 0.5, 1]).exactOptional(),
});

/** The standing of the reader's side after a step. */
export type CoursePoint = Shape<typeof CoursePointSchema>;

const StoryLineSchema = z.strictObject({
  remark: messageOf<StoryRemark>(),
  /** The reason that goes with it, and the lesson that explains it. */
  fact: FactSchema.exactOptional(),
  lesson: z.int().min(1).exactOptional(),
});

/** A sentence of the round as it is told to the reader. */
export type ToldLine = Shape<typeof StoryLineSchema>;

const ReviewOverviewSchema = z.strictObject({
  progress: ReviewProgressSchema,
  steps: z.array(GradedStepSchema),
  course: z.array(CoursePointSchema),
  /** Frames of at most three of the dearest decisions and of all mistakes of the reader, in order; empty until every decision has been looked at. */
  keyMoments: z.array(Frame).max(200),
  /** Of the reader alone, once every decision of theirs has been looked at; without accuracy where there was never a choice, or where they revoked. */
  own: z
    .strictObject({ accuracy: z.number().min(0).max(100).exactOptional(), revoked: RemarkSchema.exactOptional() })
    .exactOptional(),
  /** Only once every decision has been looked at. */
  summary: z
    .strictObject({
      seats: bySeatSchema<SeatSummary>(SeatSummarySchema),
      verdict: z.array(RemarkSchema),
      /** The round told to the reader in a few sentences. */
      story: z.array(StoryLineSchema).max(8),
    })
    .exactOptional(),
  /** Frames of the reader's mistakes and blunders, in order. */
  mistakes: z.array(Frame),
  /**
   * The one definition of the grades: the least loss that makes each, as a share from 0 to 1 of what lies between a game
   * won and a game lost.
   */
  limits: z.record(z.enum(LOSING_GRADES), Chance),
});

/** The commentary on a round as far as it is, without the details of each step. */
export type ReviewOverview = Shape<typeof ReviewOverviewSchema>;

const AlternativeSchema = z.strictObject({
  decision: ConsideredSchema,
  grade: GradeSchema,
  /** Over all deals that the player had to think possible. */
  judged: ValuedSchema,
  /** What it loses against the best by that. */
  loss: LossSchema,
  /** With open cards; absent if it was not reckoned. */
  open: ValuedSchema.exactOptional(),
});

/** A decision that could have been taken, with its worth by both yardsticks. */
export type Alternative = Shape<typeof AlternativeSchema>;

const StepReviewSchema = z.strictObject({
  frame: Frame,
  review: EntryReviewSchema,
  /** All that was allowed, the best first. */
  alternatives: z.array(AlternativeSchema),
  /** The player's hand before the decision, with the verdict on every card. */
  hand: z.array(HandCardSchema),
});

/** Everything about one decision. */
export type StepReview = Shape<typeof StepReviewSchema>;

const TryAnswerSchema = z.strictObject({
  verdict: z.enum(['right', 'worse', 'unsure']),
  grade: GradeSchema,
  loss: LossSchema,
});

/** What a try at a better decision is worth: within the tolerance, or with what it loses. */
export type TryAnswer = Shape<typeof TryAnswerSchema>;

export const ComparisonSchema = z.strictObject({
  /** How often it was played so far, of `of`. */
  played: z.int().min(0),
  of: z.int().min(1),
  /** Balance of the reader's seat in cents: the reader's own, and the bot's in each deal played. */
  own: z.number(),
  bot: z.array(z.number()),
  /** How well the bot in the reader's seat plays, and whether the others are those of the round. */
  level: z.string(),
  company: z.enum(['same', 'usual']),
});

/** The same deal with a bot in the reader's seat, played several times because bots draw by chance. */
export type Comparison = Shape<typeof ComparisonSchema>;

export const EveningRoundSchema = z.strictObject({ id: Id, number: z.int().min(1) });

export const EveningSchema = z.strictObject({
  /** Counted rounds that were played out, those of them of which every decision was looked at, and those that can change no more. */
  rounds: z.int().min(0),
  looked: z.int().min(0),
  final: z.int().min(0),
  /**
   * In cents, over the rounds that were looked at: what was won or lost, what of it cards and others brought beyond what was to be
   * expected, what was given away. What is left is what the hands were worth.
   */
  balance: z.number(),
  luck: z.number(),
  given: z.number().min(0),
  /** Rounds that were lost by an own card against the rules, which no figure weighs; that card lies at `frame` of the replay. */
  revoked: z.array(z.strictObject({ ...EveningRoundSchema.shape, frame: Frame })),
  /** The round that brought the player most, with the cards as dealt; absent if none brought anything. */
  best: z
    .strictObject({ ...EveningRoundSchema.shape, hand: z.array(CardSchema).max(12), cents: z.number() })
    .exactOptional(),
  /** The own decision that cost most, after which `frame` of the replay shows the table. */
  worst: z
    .strictObject({
      ...EveningRoundSchema.shape,
      frame: Frame,
      taken: ConsideredSchema,
      better: ConsideredSchema,
      loss: LossSchema,
    })
    .exactOptional(),
  /** What cost most of all that was missed more than once. */
  dearest: MissedSchema.exactOptional(),
});

/** A round, and how it is read. */
const RoundAsRead = z.strictObject({ id: Id, language: z.enum(LANGUAGES), deck: z.enum(DECKS) });

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
  /** The best card of a step beside the one that was played, or beside a worse one, in a deal that shows the difference; null if there is none. */
  'review.ways': { input: Step, output: TwoWaysSchema.nullable() },
  /** Plays the deal with a bot in the reader's seat; answers with what is known, and goes on in the background. */
  'review.compare': { input: Round, output: ComparisonSchema.nullable() },
  /** What the session on the table has come to so far; null if there is none. Rounds that were not looked at get commentary first. */
  'review.evening': { input: Nothing, output: EveningSchema.nullable() },
  /** Asks for a place and writes the commentary there as text. */
  'review.exportText': {
    input: RoundAsRead,
    output: ExportAnswerSchema,
  },
  /** Asks for a place and writes there what the page would print now. */
  'review.exportPages': { input: RoundAsRead, output: ExportAnswerSchema },
} as const;

export const REVIEW_PUSHES = {
  /** There is more of the commentary on a round, or its state has changed. */
  'review.changed': z.strictObject({ id: Id, progress: ReviewProgressSchema }),
  /** One more deal has been compared. */
  'review.compared': z.strictObject({ id: Id, comparison: ComparisonSchema }),
} as const;

// What the page is shown of the player's progress: games by contract and role, refusals, calibration, reviews, practice.
import { z } from 'zod';
import { IDEAS } from '../../engine/tutor/ideas/asked.ts';
import { THEMES } from '../../engine/tutor/ideas/themes.ts';
import { GRADES } from '../../engine/tutor/advice/advice.ts';
import { SKILLS } from '../../engine/tutor/review/skills.ts';
import { REASON_IDS } from '../../engine/base/reasons.ts';
import { type Role, ROLES } from '../files/roles.ts';
import { ContractIdSchema, type Shape } from '../border/schemas.ts';
import { LessonSummarySchema } from './lesson-views.ts';
import { CalibrationBinSchema } from './calibration.ts';
import { TrainerRecordSchema } from './training.ts';

export const PROGRESS_ROLES = ROLES;
export type ProgressRole = Role;

const Count = z.int().min(0);
const line = {
  games: Count,
  won: Count,
  /** Games that nobody has won; they are no part of the share that is won. */
  drawn: Count,
  /** Balance in cents. */
  cents: z.int(),
  /** Own decisions in rounds that have a commentary, and what they lost against the best ones: card points, cents. */
  decisions: Count,
  lostPoints: z.number(),
  lostCents: z.number(),
};
const GamesLineSchema = z.strictObject(line);

/** Games of one kind. */
export type GamesLine = Shape<typeof GamesLineSchema>;

export const MissedSchema = z.strictObject({
  skill: z.enum(SKILLS),
  /** How often it was missed, in how many rounds, and what that cost together, in cents. */
  times: Count,
  rounds: Count,
  cents: z.number(),
  /** The lesson that teaches it. */
  lesson: z.int().min(1).exactOptional(),
});

/** A skill that was missed. */
export type Missed = Shape<typeof MissedSchema>;

const LeakSchema = z.strictObject({
  ...MissedSchema.shape,
  /** The idea that is missed, as a hint asks for it; absent of a skill that no single idea is. With how many cards it decided, and how many of them people would have missed. */
  idea: z.enum(IDEAS).exactOptional(),
  occasions: Count.exactOptional(),
  usual: z.number().min(0).exactOptional(),
  /** Cents of an evening of twenty rounds, with their standard error; the same in the later half of the rounds. */
  evening: z.number(),
  error: z.number(),
  lately: z.number().exactOptional(),
  /** The dearest of the decisions: the round, and the index of its entry. */
  dearest: z.strictObject({ id: z.string(), entry: Count }),
});

/** Something that costs the player money again and again. */
export type Leak = Shape<typeof LeakSchema>;

const WeakIdeaSchema = z.strictObject({
  idea: z.enum(IDEAS),
  skill: z.enum(THEMES),
  /** Cents of an evening of twenty rounds that it costs more than others. */
  evening: z.number(),
  lesson: z.int().min(1).exactOptional(),
});

/** An idea that has lately cost more than it costs others. */
export type WeakIdea = Shape<typeof WeakIdeaSchema>;

/** What the player does best next, and why. */
export const NextStepSchema = z.discriminatedUnion('kind', [
  /** Go on learning here. */
  z.strictObject({ kind: z.literal('lesson'), lesson: LessonSummarySchema }),
  /** So many things are to be repeated. */
  z.strictObject({ kind: z.literal('deck'), due: Count }),
  /** The problem of today is open. */
  z.strictObject({ kind: z.literal('day') }),
  /** This has lately cost most. */
  z.strictObject({ kind: z.literal('idea'), weak: WeakIdeaSchema }),
  /** This costs most of what is no idea of cards. */
  z.strictObject({ kind: z.literal('leak'), leak: LeakSchema }),
  /** The lessons before the first game are done, or nothing else is due. */
  z.strictObject({ kind: z.literal('game'), because: z.enum(['ready', 'nothingDue']) }),
]);
export type NextStep = Shape<typeof NextStepSchema>;

export const ProgressViewSchema = z.strictObject({
  /** Counted since this day; absent if everything is. ISO 8601. */
  since: z.iso.datetime().exactOptional(),
  /** Rounds counted, and how many of them were thrown in. */
  rounds: Count,
  thrownIn: Count,
  total: GamesLineSchema,
  byContract: z.array(z.strictObject({ ...line, contract: ContractIdSchema })),
  byRole: z.array(z.strictObject({ ...line, role: z.enum(PROGRESS_ROLES) })),
  /** Balance in cents after the rounds with these numbers, in order; thinned out if there are many. */
  course: z.array(z.strictObject({ round: Count, cents: z.int() })),
  calibration: z.array(CalibrationBinSchema),
  /** How likely the player held cards to lie somewhere, and how often they did. */
  guesses: z.array(CalibrationBinSchema),
  /** Attempts that the rules refused, the most frequent first. */
  refusals: z.array(z.strictObject({ id: z.enum(REASON_IDS), count: Count })),
  help: z.strictObject({ hints: Count, warnings: Count, asked: Count, remembered: Count }),
  /** Rounds with commentary, and the grades of the own decisions there. */
  reviewed: z.strictObject({
    rounds: Count,
    grades: z.record(z.enum(GRADES), Count),
    /** The balance of these rounds, and what of it cards and the other players gave, in cents. */
    cents: z.int(),
    luck: z.number(),
  }),
  /** Card points given away of a hundred choices of cards with open hands, and how far to each side the truth may lie; absent of few choices. */
  strength: z.strictObject({ choices: Count, given: z.number().min(0), within: z.number().min(0) }).exactOptional(),
  /** What costs money again and again, the dearest first. */
  leaks: z.array(LeakSchema),
  lessons: z.strictObject({ done: Count, all: Count, stars: Count, mostStars: Count }),
  trainers: z.array(TrainerRecordSchema),
});
export type ProgressView = Shape<typeof ProgressViewSchema>;

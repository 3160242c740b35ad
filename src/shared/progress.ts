// What the page is shown of the player's progress: games by contract and role, refusals, calibration, reviews, practice.
import { z } from 'zod';
import { GRADES } from '../engine/tutor/advice/advice.ts';
import type { Grade } from '../engine/tutor/advice/advice.ts';
import type { ReasonId } from '../engine/base/reasons.ts';
import { REASON_IDS } from '../engine/base/reasons.ts';
import type { Role } from './roles.ts';
import { ROLES } from './roles.ts';
import type { Schema } from './schemas.ts';
import { ContractIdSchema } from './schemas.ts';
import type { TrainerRecord } from './training.ts';
import { TrainerRecordSchema } from './training.ts';

export const PROGRESS_ROLES = ROLES;
export type ProgressRole = Role;

/** Games of one kind. */
export interface GamesLine {
  readonly games: number;
  readonly won: number;
  /** Games that nobody has won; they are no part of the share that is won. */
  readonly drawn: number;
  /** Balance in cents. */
  readonly cents: number;
  /** Own decisions in rounds that have a commentary, and what they lost against the best ones: card points, cents. */
  readonly decisions: number;
  readonly lostPoints: number;
  readonly lostCents: number;
}

/** Own announcements with a promised chance in one span of per cents: how many, won, and what was to be expected. */
export interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly won: number;
  /** Sum of the promised chances. */
  readonly expected: number;
}

export interface ProgressView {
  /** Counted since this day; absent if everything is. ISO 8601. */
  readonly since?: string;
  /** Rounds counted, and how many of them were thrown in. */
  readonly rounds: number;
  readonly thrownIn: number;
  readonly total: GamesLine;
  readonly byContract: readonly (GamesLine & { readonly contract: string })[];
  readonly byRole: readonly (GamesLine & { readonly role: ProgressRole })[];
  /** Balance in cents after the rounds with these numbers, in order; thinned out if there are many. */
  readonly course: readonly { readonly round: number; readonly cents: number }[];
  readonly calibration: readonly CalibrationBin[];
  /** Attempts that the rules refused, the most frequent first. */
  readonly refusals: readonly { readonly id: ReasonId; readonly count: number }[];
  readonly help: { readonly hints: number; readonly warnings: number };
  /** Rounds with commentary, and the grades of the own decisions there. */
  readonly reviewed: { readonly rounds: number; readonly grades: Readonly<Record<Grade, number>> };
  readonly lessons: { readonly done: number; readonly all: number; readonly stars: number; readonly mostStars: number };
  readonly trainers: readonly TrainerRecord[];
}

const Count = z.int().min(0);
const line = {
  games: Count,
  won: Count,
  drawn: Count,
  cents: z.int(),
  decisions: Count,
  lostPoints: z.number(),
  lostCents: z.number(),
};

export const ProgressViewSchema: Schema<ProgressView> = z.strictObject({
  since: z.iso.datetime().exactOptional(),
  rounds: Count,
  thrownIn: Count,
  total: z.strictObject(line),
  byContract: z.array(z.strictObject({ ...line, contract: ContractIdSchema })),
  byRole: z.array(z.strictObject({ ...line, role: z.enum(PROGRESS_ROLES) })),
  course: z.array(z.strictObject({ round: Count, cents: z.int() })),
  calibration: z.array(z.strictObject({ from: Count, to: Count, count: Count, won: Count, expected: z.number() })),
  refusals: z.array(z.strictObject({ id: z.enum(REASON_IDS), count: Count })),
  help: z.strictObject({ hints: Count, warnings: Count }),
  reviewed: z.strictObject({ rounds: Count, grades: z.record(z.enum(GRADES), Count) }),
  lessons: z.strictObject({ done: Count, all: Count, stars: Count, mostStars: Count }),
  trainers: z.array(TrainerRecordSchema),
});

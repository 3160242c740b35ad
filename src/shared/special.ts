// What special rules make of the session at present: for the strip at the table and for the score sheet.
import { z } from 'zod';
import type { BroughtDoublings } from '../engine/scoring/doublings.ts';
import type { BySeat } from '../engine/base/seats.ts';
import type { CallableRound, SpecialRound, SpecialTerms } from '../engine/table/terms.ts';
import { CALLABLE_ROUNDS, SPECIAL_ROUNDS } from '../engine/table/terms.ts';
import type { Schema } from './schemas.ts';
import { bySeatSchema, SpecialTermsSchema } from './schemas.ts';

export interface SpecialView {
  /** The special round that the present deal belongs to, what doubles the deal from the start, draws that it carries on. */
  readonly round?: SpecialTerms;
  readonly doublings?: BroughtDoublings;
  readonly carried?: number;
  /** Special rounds to come, the next one first; the one that runs is not among them. */
  readonly waiting: readonly SpecialRound[];
  /** Deals that Bock rounds have left after the present one, each round by itself. */
  readonly bocks: readonly number[];
  readonly hausbocks: number;
  /** Content of the Stock in cents, and what each player would get of it if the session ended now. */
  readonly stock?: { readonly content: number; readonly shares: BySeat<number> };
  /** Special rounds that may be asked for now. */
  readonly mayCall: readonly CallableRound[];
}

const Count = z.int().min(0);

const SpecialRoundSchema = z.enum(SPECIAL_ROUNDS);
export const CallableRoundSchema = z.enum(CALLABLE_ROUNDS);

export const SpecialViewSchema: Schema<SpecialView> = z.strictObject({
  round: SpecialTermsSchema.exactOptional(),
  doublings: z.strictObject({ bock: Count.exactOptional(), hausbock: Count.exactOptional() }).exactOptional(),
  carried: Count.exactOptional(),
  waiting: z.array(SpecialRoundSchema),
  bocks: z.array(Count),
  hausbocks: Count,
  stock: z.strictObject({ content: Count, shares: bySeatSchema<number>(Count) }).exactOptional(),
  mayCall: z.array(CallableRoundSchema),
});

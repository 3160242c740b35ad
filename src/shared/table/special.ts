// What special rules make of the session at present: for the strip at the table and for the score sheet.
import { z } from 'zod';
import { CALLABLE_ROUNDS, SPECIAL_ROUNDS } from '../../engine/table/terms.ts';
import { bySeatSchema, type Shape, SpecialTermsSchema } from '../border/schemas.ts';

const Count = z.int().min(0);

const SpecialRoundSchema = z.enum(SPECIAL_ROUNDS);
export const CallableRoundSchema = z.enum(CALLABLE_ROUNDS);

export const SpecialViewSchema = z.strictObject({
  /** The special round that the present deal belongs to, what doubles the deal from the start, draws that it carries on. */
  round: SpecialTermsSchema.exactOptional(),
  doublings: z.strictObject({ bock: Count.exactOptional(), hausbock: Count.exactOptional() }).exactOptional(),
  carried: Count.exactOptional(),
  /** Special rounds to come, the next one first; the one that runs is not among them. */
  waiting: z.array(SpecialRoundSchema),
  /** Deals that Bock rounds have left after the present one, each round by itself. */
  bocks: z.array(Count),
  hausbocks: Count,
  /** Content of the Stock in cents, and what each player would get of it if the session ended now. */
  stock: z.strictObject({ content: Count, shares: bySeatSchema<number>(Count) }).exactOptional(),
  /** Special rounds that may be asked for now. */
  mayCall: z.array(CallableRoundSchema),
});
export type SpecialView = Shape<typeof SpecialViewSchema>;

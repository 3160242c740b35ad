// How well chances that were told or estimated agree with what came of them.
import { z } from 'zod';
import type { Shape } from '../border/schemas.ts';

const Count = z.int().min(0);

export const CalibrationBinSchema = z.strictObject({
  from: Count,
  to: Count,
  count: Count,
  won: Count,
  /** Sum of the promised chances. */
  expected: z.number(),
});

/** What was promised or estimated within one span of per cents: how often, how often it came true, and what was to be expected. */
export type CalibrationBin = Shape<typeof CalibrationBinSchema>;

// How often help was given in a round.
import { z } from 'zod';
import { MOST_HELP } from '../border/limits.ts';
import type { Shape } from '../border/schemas.ts';

const Helped = z.int().min(0).max(MOST_HELP);

export const HelpCountsSchema = z.strictObject({
  /** Steps of the hint ladder. */
  hints: Helped,
  /** Warnings before a bad decision. */
  warnings: Helped,
  /** Decisions taken back. */
  takenBack: Helped,
  /** Questions on what has fallen that were answered, and answered right; absent where nothing was asked. */
  asked: Helped.exactOptional(),
  remembered: Helped.exactOptional(),
});
export type HelpCounts = Shape<typeof HelpCountsSchema>;

export const NO_HELP: HelpCounts = { hints: 0, warnings: 0, takenBack: 0 };

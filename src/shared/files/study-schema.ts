// Schemas of what a reader adds to a finished round.
import { z } from 'zod';
import { oneLine } from '../border/one-line.ts';
import { DecisionSchema, type Schema } from '../border/schemas.ts';
import { MOST_BRANCHES, MOST_MOVES, MOST_NOTE } from '../border/limits.ts';

/** Words of a reader are shown among others: what would break them, or turn their direction, is left out. */
export const StudyNoteSchema: Schema<string> = z
  .string()
  .max(MOST_NOTE)
  .transform((text) => oneLine(text, MOST_NOTE));

export const BranchSchema = z.strictObject({
  /** Index in the log of the decision in whose place the first move stands. */
  from: z.int().min(0).max(1000),
  /** At least one, in the order of play; each is allowed after those before it. */
  moves: z.array(DecisionSchema).min(1).max(MOST_MOVES),
  note: StudyNoteSchema.exactOptional(),
});

export const StudySchema = z.strictObject({
  note: StudyNoteSchema.exactOptional(),
  branches: z.array(BranchSchema).max(MOST_BRANCHES).exactOptional(),
});

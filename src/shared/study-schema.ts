// Schemas of what a reader adds to a finished round.
import { z } from 'zod';
import { oneLine } from './one-line.ts';
import type { Schema } from './schemas.ts';
import { DecisionSchema } from './schemas.ts';
import type { Branch, Study } from './study.ts';
import { MOST_BRANCHES, MOST_MOVES, MOST_NOTE } from './study.ts';

/** Words of a reader are shown among others: what would break them, or turn their direction, is left out. */
export const StudyNoteSchema: Schema<string> = z
  .string()
  .max(MOST_NOTE)
  .transform((text) => oneLine(text, MOST_NOTE));

export const BranchSchema: Schema<Branch> = z.strictObject({
  from: z.int().min(0).max(1000),
  moves: z.array(DecisionSchema).min(1).max(MOST_MOVES),
  note: StudyNoteSchema.exactOptional(),
});

export const StudySchema: Schema<Study> = z.strictObject({
  note: StudyNoteSchema.exactOptional(),
  branches: z.array(BranchSchema).max(MOST_BRANCHES).exactOptional(),
});

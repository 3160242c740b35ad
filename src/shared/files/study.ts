// What a reader adds to a finished round: a note, and lines of play that were not played. The page uses this file, so it stays
// free of schemas, which its policy forbids.
import type { BranchSchema, StudySchema } from './study-schema.ts';
import type { Shape } from '../border/schemas.ts';

/** A line of play that leaves the round before one of its decisions, with all cards open. */
export type Branch = Shape<typeof BranchSchema>;

/** Kept in the file of the round, and shared with it. */
export type Study = Shape<typeof StudySchema>;

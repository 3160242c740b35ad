// What a reader adds to a finished round: a note, and lines of play that were not played. The page uses this file, so it stays
// free of schemas, which its policy forbids.
import type { Decision } from '../engine/table/log.ts';

/** A line of play that leaves the round before one of its decisions, with all cards open. */
export interface Branch {
  /** Index in the log of the decision in whose place the first move stands. */
  readonly from: number;
  /** At least one, in the order of play; each is allowed after those before it. */
  readonly moves: readonly Decision[];
  readonly note?: string;
}

/** Kept in the file of the round, and shared with it. */
export interface Study {
  readonly note?: string;
  readonly branches?: readonly Branch[];
}

/** Longest note, in characters. */
export const MOST_NOTE = 400;
/** Most lines in one round, and most moves in one line. */
export const MOST_BRANCHES = 24;
export const MOST_MOVES = 64;

// Bounds of what comes in from outside. The page uses this file, so it stays free of schemas, which its policy forbids.

/** Largest file of a round that is read, in bytes. */
export const MAX_FILE_BYTES = 1_000_000;

/** Largest file of many rounds that is read, in bytes: more rounds than anybody plays. */
export const MOST_COLLECTION_BYTES = 400_000_000;

/** The same of one that is dropped on the window: it goes through the page in one piece. */
export const MOST_DROPPED_BYTES = 20_000_000;

/** Longest name of a player, in characters. */
export const MOST_PLAYER_NAME = 48;

/** Help of one kind in one round: far more than anybody asks for, and few enough to be added up. */
export const MOST_HELP = 10_000;

/** Highest amount in a round, in cents: a billion euros, so that sums over a whole library stay exact numbers. */
export const MOST_ROUND_CENTS = 100_000_000_000;

/** Longest note on a round, in characters. */
export const MOST_NOTE = 400;

/** Most lines of play added to one round, and most moves in one of them. */
export const MOST_BRANCHES = 24;
export const MOST_MOVES = 64;

/** Longest name of an own set of rules, in characters. */
export const MOST_NAME = 40;

/** Longest question about a position, and longest answer to it, in characters. */
export const MOST_QUESTION = 300;
export const MOST_ANSWER = 1200;

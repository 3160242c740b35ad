// Which rounds of the library are shown, and how many at a time. The page uses this file, so it stays free of schemas, which its policy forbids.

export const OUTCOMES = ['all', 'won', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Contract id that stands for a deal without a contract. */
export const THROWN_IN = 'thrown-in';

export interface LibraryFilter {
  /** A contract's id, `THROWN_IN`, or `all`. */
  readonly contract: string;
  /** How the round ended for the player. */
  readonly outcome: Outcome;
}

export const EVERYTHING: LibraryFilter = { contract: 'all', outcome: 'all' };

/** Rounds that are told at first, and again whenever somebody reads on. */
export const LIST_PAGE = 60;
/** Most rounds in one answer. */
export const MOST_LISTED = 500;

// Which rounds of the library are shown, and how many at a time. The page uses this file, so it stays free of schemas, which its policy forbids.
import type { SeatOutcome } from '../../engine/scoring/result.ts';

/** How a round ended for the player; a deal that was thrown in is neither won nor lost nor drawn. */
export type Outcome = 'all' | SeatOutcome;

const OFFERED: Readonly<Record<Outcome, true>> = { all: true, won: true, lost: true, drawn: true };

/** In the order in which they are offered. */
export const OUTCOMES = Object.keys(OFFERED) as readonly Outcome[];

/** Contract id that stands for a deal without a contract. */
export const THROWN_IN = 'thrown-in';

export const MISTAKE_FILTERS = ['with', 'without'] as const;
export const MARK_FILTERS = ['favourite', 'noted'] as const;
export const KIND_FILTERS = ['counted', 'practice', 'imported'] as const;
/** Besides months. */
export const RECENT = ['today', 'week'] as const;

/** Longest text that is searched for. */
export const MOST_SEARCHED = 60;

export const EVERYTHING = { contract: 'all', outcome: 'all' } as const;

/** Rounds that are told at first, and again whenever somebody reads on. */
export const LIST_PAGE = 60;
/** Most rounds in one answer. */
export const MOST_LISTED = 500;

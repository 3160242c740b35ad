// Which rounds of the library are shown, and how many at a time. The page uses this file, so it stays free of schemas, which its policy forbids.
import type { SeatOutcome } from '../engine/scoring/result.ts';
import type { Role } from './roles.ts';

/** How a round ended for the player; a deal that was thrown in is neither won nor lost nor drawn. */
export type Outcome = 'all' | SeatOutcome;

const OFFERED: Readonly<Record<Outcome, true>> = { all: true, won: true, lost: true, drawn: true };

/** In the order in which they are offered. */
export const OUTCOMES = Object.keys(OFFERED) as readonly Outcome[];

/** Contract id that stands for a deal without a contract. */
export const THROWN_IN = 'thrown-in';

export interface LibraryFilter {
  /** A contract's id, `THROWN_IN`, or `all`. */
  readonly contract: string;
  /** How the round ended for the player. */
  readonly outcome: Outcome;
  /** How the player took part; what is not said lets everything through, here as below. */
  readonly role?: Role;
  /** A day, the last seven days, or a month as `2026-11`, in local time. */
  readonly when?: string;
  /** Rounds whose commentary is whole, with mistakes of the player's own or without. */
  readonly mistakes?: (typeof MISTAKE_FILTERS)[number];
  /** What the player has marked himself. */
  readonly marked?: (typeof MARK_FILTERS)[number];
  /** Rounds that count, practice, or what was taken in from others. */
  readonly kind?: (typeof KIND_FILTERS)[number];
  /** Words that must occur in the players' names, the game or the note. */
  readonly text?: string;
}

export const MISTAKE_FILTERS = ['with', 'without'] as const;
export const MARK_FILTERS = ['favourite', 'noted'] as const;
export const KIND_FILTERS = ['counted', 'practice', 'imported'] as const;
/** Besides months. */
export const RECENT = ['today', 'week'] as const;

/** Longest text that is searched for. */
export const MOST_SEARCHED = 60;

export const EVERYTHING: LibraryFilter = { contract: 'all', outcome: 'all' };

/** Rounds that are told at first, and again whenever somebody reads on. */
export const LIST_PAGE = 60;
/** Most rounds in one answer. */
export const MOST_LISTED = 500;

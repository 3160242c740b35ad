// What the tutor thinks of a seat's options: every allowed decision with its worth, and how sure that is.
import type { Fact } from '../../facts.ts';
import type { Decision } from '../../log.ts';
import type { Seat } from '../../seats.ts';

/** From what the worth was found: over deals that the seat must think possible, or with all cards open (hindsight). */
export type Basis = 'yourView' | 'openCards';

/** The worth of one allowed decision for the seat that takes it. */
export interface Valued {
  readonly decision: Decision;
  /** Expected balance of the seat at the end of the round, in cents. */
  readonly cents: number;
  /** Chance that the seat's side wins, 0 to 1. */
  readonly chance: number;
  /** Expected card points of the seat's side at the end, 0 to 120. */
  readonly points: number;
  /** Standard error of the difference in cents to the best decision; 0 where nothing was drawn by chance. */
  readonly error: number;
}

export interface Advice {
  readonly basis: Basis;
  readonly seat: Seat;
  /** Every allowed decision, the best first. */
  readonly ranked: readonly Valued[];
  /** The deals looked at: all that are possible, or a drawn sample. */
  readonly worlds: { readonly of: 'all' | 'drawn'; readonly count: number };
  /** Why the best decision is good; each is true of the view, and none speaks against the search. */
  readonly facts: readonly Fact[];
}

/** How good a decision was; `unsure` while the search cannot tell. */
export const GRADES = ['best', 'inaccuracy', 'mistake', 'blunder', 'unsure'] as const;
export type Grade = (typeof GRADES)[number];

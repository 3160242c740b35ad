// How much the tutor thinks: counts of deals and of nodes, never of milliseconds, so that a seed fixes the advice.
import type { Effort } from './advice.ts';

export interface EffortRow {
  /** Imagined deals by number of tricks played; the last entry holds for all later tricks. */
  readonly worlds: readonly number[];
  /** How many of them are solved to the card point; the others only to won, lost, Schneider and Schwarz. */
  readonly exact: readonly number[];
  /** Up to this many possible deals all of them are looked at. */
  readonly enumerate: number;
  /** Nodes of the solver after which no further deal is looked at. */
  readonly nodes: number;
  /** Deals in which a call or an announcement is tried out. */
  readonly bids: number;
  /** Deals from which the outlook of each seat is told. */
  readonly outlook: number;
}

export const EFFORT: Readonly<Record<Effort, EffortRow>> = {
  quick: {
    worlds: [96, 120, 160, 200],
    exact: [16, 32, 96, 200],
    enumerate: 240,
    nodes: 2_500_000,
    bids: 24,
    outlook: 32,
  },
  deep: {
    worlds: [600, 800, 1200, 1600],
    exact: [120, 300, 1200, 1600],
    enumerate: 4000,
    nodes: 40_000_000,
    bids: 200,
    outlook: 200,
  },
};

/** The entry of a row for a number of tricks played. */
export const forTrick = (row: readonly number[], tricks: number): number => row[Math.min(tricks, row.length - 1)] ?? 0;

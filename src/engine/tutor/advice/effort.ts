// How much the tutor thinks: counts of deals and of nodes, never of milliseconds, so that a seed fixes the advice.
import type { AdviceThink, Effort, EffortRow } from './advice.ts';

const EFFORT: Readonly<Record<Effort, EffortRow>> = {
  quick: {
    worlds: [96, 120, 160, 200],
    exact: [16, 32, 96, 200],
    enumerate: 240,
    nodes: 2_500_000,
    end: [240, 240, 160, 72],
    among: 160,
    again: 2560,
    bids: 24,
    outlook: 32,
  },
  deep: {
    worlds: [400, 500, 640, 800],
    exact: [80, 160, 320, 800],
    enumerate: 2000,
    nodes: 20_000_000,
    end: [4000, 1200, 1200, 600],
    among: 4000,
    again: 2560,
    bids: 200,
    outlook: 200,
  },
};

/** The amounts behind an effort. */
export const rowOf = (effort: AdviceThink['effort']): EffortRow =>
  typeof effort === 'string' ? EFFORT[effort] : effort;

/** For a seat that has no choice: what its card comes to is told, but nothing hangs on how surely. */
export function withoutChoice(row: EffortRow): EffortRow {
  const atMost = (most: number): number => Math.min(most, row.outlook);
  return {
    ...row,
    worlds: row.worlds.map(atMost),
    exact: row.exact.map(atMost),
    enumerate: atMost(row.enumerate),
    end: row.end.map(atMost),
  };
}

/** The entry of a row for a number of tricks played. */
export const forTrick = (row: readonly number[], tricks: number): number => row[Math.min(tricks, row.length - 1)] ?? 0;

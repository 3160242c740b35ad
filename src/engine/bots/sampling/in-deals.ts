// What each of some decisions comes to in the same deals, and which of them comes to most.
import type { Outcome } from '../../open-game/outcomes.ts';
import type { Decision } from '../../table/log.ts';

/** What each of some decisions comes to for the seat, deal by deal. */
export interface InDeals {
  readonly decisions: readonly Decision[];
  readonly outcomes: readonly (readonly Outcome[])[];
}

/** Means over the deals: balance, chance to win, card points. */
export function meanOf(
  { outcomes }: InDeals,
  at: number,
): { readonly cents: number; readonly chance: number; readonly points: number } {
  const sum = (of: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, each) => total + (each[at] ? of(each[at]) : 0), 0) / Math.max(1, outcomes.length);
  return { cents: sum(({ cents }) => cents), chance: sum(({ won }) => won), points: sum(({ points = 0 }) => points) };
}

/** Share of the stake that a card point counts where payments are nearly the same. */
const POINT_WEIGHT = 0.004;

/** Index of the decision that comes to most; the first among equals. */
export function bestIn(valued: InDeals, stake: number): number {
  const scores = valued.decisions.map((_, at) => {
    const { cents, points } = meanOf(valued, at);
    return cents + POINT_WEIGHT * stake * points;
  });
  return scores.reduce((best, score, at) => (score > (scores[best] ?? -Infinity) ? at : best), 0);
}

/** One of the decisions. Throws if there is none (programming error). */
export function decisionAt({ decisions }: InDeals, at: number): Decision {
  const decision = decisions[at];
  if (!decision) throw new Error('nothing may be decided');
  return decision;
}

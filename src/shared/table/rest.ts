// Saying how a round ends instead of playing it out: that all tricks left are one's own, or that the round is lost.
import type { Seat } from '../../engine/base/seats.ts';

export const REST_CLAIMS = ['mine', 'giveUp'] as const;
export type RestClaim = (typeof REST_CLAIMS)[number];

/** What was said of the rest, and by whom. */
export interface RestSaid {
  readonly claim: RestClaim;
  readonly seat: Seat;
}

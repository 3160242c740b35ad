// Saying how a round ends instead of playing it out: that all tricks left are one's own, or that the round is lost.
import type { Seat } from '../engine/base/seats.ts';
import type { RestObjection } from '../engine/inference/rest.ts';

export const REST_CLAIMS = ['mine', 'giveUp'] as const;
export type RestClaim = (typeof REST_CLAIMS)[number];

/** What was said of the rest, and by whom. */
export interface RestSaid {
  readonly claim: RestClaim;
  readonly seat: Seat;
}

/** Granted, too late (the table has moved on), or refused with what stands against it; then nothing has changed. */
export type RestAnswer =
  { readonly outcome: 'done' | 'stale' } | { readonly outcome: 'refused'; readonly because: RestObjection };

// What may be said while an accepted Hochzeit stands: only a higher bid undoes it, and its card is taken back (SPEC 3.6, SH3).
import { type Reason, reason } from '../base/reasons.ts';
import type { Seat } from '../base/seats.ts';
import { levelOfHochzeit } from './offer.ts';
import { type AuctionState, type Call, type Claim, levelAbove, nextSpeaker, nothingFrom } from './state.ts';

/** Why a call may not follow; `bid` is the level of a call that bids by name. */
export function objectionOver(auction: AuctionState, call: Call, bid: number | undefined): Reason | undefined {
  if (call === 'weiter') return undefined;
  // Nobody is there to whom one could leave it, or against whom one could hold it.
  if (call === 'gut' || call === 'selbst') return reason('A.BAD_CALL', {});
  if (bid !== undefined && bid > levelOfHochzeit(auction)) return undefined;
  return reason('A.NOT_HIGHER', { shown: 'hochzeit' });
}

/** Who lets the Hochzeit stand has nothing higher. */
export const claimOver = (auction: AuctionState): Claim | undefined =>
  nothingFrom(auction, levelAbove(levelOfHochzeit(auction)));

/** The auction after a pass, or after a bid that undoes the Hochzeit. */
export function afterWordOver(said: AuctionState, seat: Seat, bid: number | undefined): AuctionState {
  const next = nextSpeaker(said);
  if (bid === undefined) return next;
  const { offer: _offer, ...free } = next;
  return { ...free, holder: seat, shown: bid };
}

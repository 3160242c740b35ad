// The auction: one form of bidding for each table, a Hochzeit that may be offered in it, and a Sie that ends it (SPEC 2.3, 3.6).
import type { AuctionForm } from './auction/form.ts';
import { NAMED } from './auction/named.ts';
import { afterAnswer, mayInterrupt, objectionToAnswer, objectionToOffer, withOffer } from './auction/offer.ts';
import { OFFICIAL } from './auction/official.ts';
import type { AuctionFormId, AuctionState, AuctionTerms, Call, Outcome, Ranking } from './auction/state.ts';
import { levelOf, namedIn, offeredLevel, withoutDuel } from './auction/state.ts';
import { TWO_PHASE } from './auction/two-phase.ts';
import type { Reason } from './reasons.ts';
import { reason } from './reasons.ts';
import type { Players, Seat } from './seats.ts';
import { seatsFrom } from './seats.ts';

export type {
  AuctionFormId,
  AuctionState,
  AuctionTerms,
  Call,
  Duel,
  Offer,
  OfferForm,
  Outcome,
  Ranking,
} from './auction/state.ts';
export { AUCTION_FORMS, levelOf, namedIn, nameOfLevel, OFFER_FORMS, PLAIN_CALLS } from './auction/state.ts';
export { withOffer } from './auction/offer.ts';

const FORMS: Readonly<Record<AuctionFormId, AuctionForm>> = {
  official: OFFICIAL,
  'two-phase': TWO_PHASE,
  named: NAMED,
};

/** The auction of a table that says nothing else. */
export const OFFICIAL_TERMS: AuctionTerms = { form: 'official' };

export const startAuction = (
  ranking: Ranking,
  players: Players,
  forehand: Seat,
  terms: AuctionTerms = OFFICIAL_TERMS,
): AuctionState => ({
  ...terms,
  ranking,
  players,
  forehand,
  waiting: seatsFrom(forehand, players),
  calls: [],
  shown: 0,
});

/** Whose turn it is; undefined when the auction is over. */
export function speakerOf(auction: AuctionState): Seat | undefined {
  if (auction.closed) return undefined;
  return auction.offer ? auction.offer.waiting[0] : FORMS[auction.form].speakerOf(auction);
}

/** Outcome of a finished auction: undefined while it is going on. */
export function outcomeOf(auction: AuctionState): Outcome | undefined {
  if (speakerOf(auction) !== undefined) return undefined;
  const { closed, offer, holder, shown: level } = auction;
  if (closed === 'void') return 'void';
  if (closed === 'married' && offer?.acceptor !== undefined) return { suitor: offer.suitor, acceptor: offer.acceptor };
  if (closed === 'nobody' || holder === undefined) return 'passed';
  const only = FORMS[auction.form].onlyOf(auction) ?? lowestOnly(auction);
  return { declarer: holder, level, ...(only && { only }) };
}

const lowestOnly = ({ ceiling, ranking }: AuctionState): readonly string[] | undefined =>
  ceiling === undefined ? undefined : ranking.slice(0, ceiling + 1).flat();

/** The level that a call claims to own, or undefined for calls that claim nothing. */
export function claimOf(
  auction: Pick<AuctionState, keyof AuctionTerms | 'ranking' | 'duel'>,
  call: Call,
): number | undefined {
  if (call === 'sie') return levelOf(auction.ranking, 'sie');
  return FORMS[auction.form].claimOf(auction, call);
}

/** The level that a call bids by name, in answer to an offer. */
const bidIn = (auction: AuctionState, call: Call): number | undefined =>
  call === 'sie' || namedIn(call) !== undefined ? claimOf(auction, call) : undefined;

/** Why the auction forbids a call of the seat that is to speak; the hand is judged elsewhere. */
export function objectionToCall(auction: AuctionState, seat: Seat, call: Call): Reason | undefined {
  if (call === 'hochzeit') return objectionToOffer(auction, seat);
  const unknown = objectionToLevel(auction, call);
  if (unknown) return unknown;
  if (auction.offer) return objectionToAnswer(auction, call, bidIn(auction, call));
  if (call === 'mit-mir' || call === 'ohne-mich') return reason('A.BAD_CALL', {});
  return call === 'sie' ? undefined : FORMS[auction.form].objectionToCall(auction, call);
}

/** A claim must be of a level that this auction has, and that has not been closed. */
function objectionToLevel(auction: AuctionState, call: Call): Reason | undefined {
  const claim = claimOf(auction, call);
  if (claim === undefined) return undefined;
  const { ranking, ceiling } = auction;
  const named = namedIn(call);
  const known = claim >= 0 && claim < ranking.length && claim !== offeredLevel(auction) && named !== 'sie';
  // A call that answers a bid is looked at by the form first.
  if (!known) return auction.holder === undefined && call === 'spiele-auch' ? undefined : reason('A.BAD_CALL', {});
  if (ceiling === undefined || claim <= ceiling) return undefined;
  return reason('A.ONLY_ANNOUNCE', { only: lowestOnly(auction) ?? [] });
}

/** Whether a seat may speak although it is not its turn. */
export const interrupts = (auction: AuctionState, call: Call): boolean =>
  call === 'hochzeit' && auction.offer === undefined && mayInterrupt(auction);

/** The auction after a call that `objectionToCall` allows. */
export function afterCall(auction: AuctionState, seat: Seat, call: Call): AuctionState {
  const said: AuctionState = { ...auction, calls: [...auction.calls, { seat, call }] };
  if (call === 'hochzeit') return withOffer(said, seat);
  if (call === 'sie') {
    const { offer: _offer, ...free } = withoutDuel(said);
    return { ...free, waiting: [], holder: seat, shown: claimOf(auction, call) ?? 0, closed: 'laidDown' };
  }
  const form = FORMS[auction.form];
  if (auction.offer)
    return afterAnswer(said, seat, call, bidIn(auction, call), (state, suitor) =>
      form.afterCall(state, suitor, 'weiter'),
    );
  return form.afterCall(said, seat, call);
}

/** Contracts that can be bid, group by group. */
const bidLevels = (auction: Pick<AuctionState, 'ranking' | 'offers'>): Ranking =>
  auction.ranking
    .filter((_, level) => level !== offeredLevel(auction))
    .map((group) => group.filter((id) => id !== 'sie'));

/** Every call that this auction knows at this point, for offering and for greying out. */
export function callsOf(auction: Pick<AuctionState, keyof AuctionTerms | 'ranking' | 'offer'>): readonly Call[] {
  const form = FORMS[auction.form];
  const levels = bidLevels(auction);
  const bids = (auction.form === 'named' && !auction.offer ? levels : levels.slice(1)).flatMap((group) =>
    group.map((id) => form.bidsOn(id)),
  );
  if (auction.offer) return ['mit-mir', 'ohne-mich', ...bids, 'sie'];
  const offers: readonly Call[] = offeredLevel(auction) < 0 ? [] : ['hochzeit'];
  return [...form.words, ...offers, ...bids, 'sie'];
}

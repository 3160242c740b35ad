// The auction: one form of bidding for each table, a Hochzeit that may be offered in it, and a Sie that ends it (SPEC 2.3, 3.6).
import type { AuctionForm } from './form.ts';
import { NAMED } from './named.ts';
import { afterAnswer, claimOfAnswer, objectionToAnswer } from './answers.ts';
import { afterWordOver, claimOver, objectionOver } from './marriage.ts';
import { isAsked, isMarried, mayInterrupt, objectionToOffer, withOffer } from './offer.ts';
import { OFFICIAL } from './official.ts';
import {
  type AuctionFormId,
  type AuctionState,
  type AuctionTerms,
  bidRanking,
  type Call,
  type Claim,
  hochzeitAmong,
  levelOf,
  namedIn,
  type Outcome,
  type Ranking,
  withoutDuel,
} from './state.ts';
import { TWO_PHASE } from './two-phase.ts';
import { type Reason, reason } from '../base/reasons.ts';
import { type Players, type Seat, seatsFrom } from '../base/seats.ts';

export type {
  AuctionFormId,
  AuctionState,
  AuctionTerms,
  Call,
  Claim,
  Duel,
  Offer,
  OfferForm,
  Outcome,
  Ranking,
  SeatClaim,
} from './state.ts';
export {
  AUCTION_FORMS,
  bidRanking,
  hochzeitAmong,
  levelAbove,
  levelOf,
  namedIn,
  nameOfLevel,
  OFFER_FORMS,
  PASSING_CALLS,
  PLAIN_CALLS,
} from './state.ts';
export { isAsked, isMarried, withOffer } from './offer.ts';

const FORMS: Readonly<Record<AuctionFormId, AuctionForm>> = {
  official: OFFICIAL,
  'two-phase': TWO_PHASE,
  named: NAMED,
};

/** The auction of a table that says nothing else. */
const OFFICIAL_TERMS: AuctionTerms = { form: 'official' };

/** The auction before the first call; `ranking` is that of the table, with all its contracts. */
export function startAuction(
  ranking: Ranking,
  players: Players,
  forehand: Seat,
  terms: AuctionTerms = OFFICIAL_TERMS,
): AuctionState {
  const hochzeitAt = hochzeitAmong(ranking, terms);
  return {
    ...terms,
    ranking: bidRanking(ranking, terms),
    ...(hochzeitAt !== undefined && { hochzeitAt }),
    players,
    forehand,
    waiting: seatsFrom(forehand, players),
    calls: [],
    claims: [],
    shown: 0,
  };
}

/** The auction of a deal in which nobody bids. */
export const noAuction = (ranking: Ranking, players: Players, forehand: Seat): AuctionState => ({
  ...startAuction(ranking, players, forehand),
  waiting: [],
  closed: 'skipped',
});

/** Whose turn it is; undefined when the auction is over. */
export function speakerOf(auction: AuctionState): Seat | undefined {
  if (auction.closed) return undefined;
  return isAsked(auction) ? auction.offer.waiting[0] : FORMS[auction.form].speakerOf(auction);
}

/** Outcome of a finished auction: undefined while it is going on, and where nobody bids. */
export function outcomeOf(auction: AuctionState): Outcome | undefined {
  if (speakerOf(auction) !== undefined) return undefined;
  const { closed, offer, holder, shown: level } = auction;
  if (closed === 'skipped') return undefined;
  if (closed === 'void') return 'void';
  if (offer?.acceptor !== undefined) return { suitor: offer.suitor, acceptor: offer.acceptor };
  if (closed === 'nobody' || holder === undefined) return 'passed';
  const only = FORMS[auction.form].onlyOf(auction) ?? lowestOnly(auction);
  return { declarer: holder, level, ...(only && { only }) };
}

const lowestOnly = ({ ceiling, ranking }: AuctionState): readonly string[] | undefined =>
  ceiling === undefined ? undefined : ranking.slice(0, ceiling + 1).flat();

/** The level from which on a call bids, or undefined for calls that bid nothing. */
export function levelBid(
  auction: Pick<AuctionState, keyof AuctionTerms | 'ranking' | 'duel'>,
  call: Call,
): number | undefined {
  if (call === 'sie') return levelOf(auction.ranking, 'sie');
  return FORMS[auction.form].levelBid(auction, call);
}

/** The level that a call bids by name, in answer to an offer or over a Marriage. */
const namedLevel = (auction: AuctionState, call: Call): number | undefined =>
  call === 'sie' || namedIn(call) !== undefined ? levelBid(auction, call) : undefined;

/** What a call that `objectionToCall` allows tells the others of the hand; undefined if nothing. */
function claimIn(auction: AuctionState, call: Call): Claim | undefined {
  if (call === 'hochzeit' || call === 'sie') return { kind: 'plays', contract: call };
  const form = FORMS[auction.form];
  if (namedIn(call) !== undefined) return form.claims(auction, call);
  if (isAsked(auction)) return claimOfAnswer(auction);
  return isMarried(auction) ? claimOver(auction) : form.claims(auction, call);
}

/** Why the auction forbids a call of the seat that is to speak; the hand is judged elsewhere. */
export function objectionToCall(auction: AuctionState, seat: Seat, call: Call): Reason | undefined {
  if (call === 'hochzeit') return objectionToOffer(auction, seat);
  const unknown = objectionToLevel(auction, call);
  if (unknown) return unknown;
  if (isAsked(auction)) return objectionToAnswer(auction, call, namedLevel(auction, call));
  if (call === 'mit-mir' || call === 'ohne-mich') return reason('A.BAD_CALL', {});
  if (call === 'sie') return undefined;
  if (isMarried(auction)) return objectionOver(auction, call, namedLevel(auction, call));
  return FORMS[auction.form].objectionToCall(auction, call);
}

/** A bid must be of a level that this auction has, and that has not been closed. */
function objectionToLevel(auction: AuctionState, call: Call): Reason | undefined {
  const level = levelBid(auction, call);
  if (level === undefined) return undefined;
  const { ranking, ceiling } = auction;
  const named = namedIn(call);
  const known = level >= 0 && level < ranking.length && named !== 'sie';
  // A call that answers a bid is looked at by the form first.
  if (!known) return auction.holder === undefined && call === 'spiele-auch' ? undefined : reason('A.BAD_CALL', {});
  if (ceiling === undefined || level <= ceiling) return undefined;
  return reason('A.ONLY_ANNOUNCE', { only: lowestOnly(auction) ?? [] });
}

/** Whether a seat may speak although it is not its turn. */
export const interrupts = (auction: AuctionState, call: Call): boolean =>
  call === 'hochzeit' && !isAsked(auction) && mayInterrupt(auction);

/** The auction after a call that `objectionToCall` allows. */
export function afterCall(auction: AuctionState, seat: Seat, call: Call): AuctionState {
  const claim = claimIn(auction, call);
  const said: AuctionState = {
    ...auction,
    calls: [...auction.calls, { seat, call }],
    ...(claim && { claims: [...auction.claims, { seat, claim }] }),
  };
  return withOvercome(auction, afterWord(auction, said, seat, call));
}

function afterWord(auction: AuctionState, said: AuctionState, seat: Seat, call: Call): AuctionState {
  if (call === 'hochzeit') return withOffer(said, seat);
  if (call === 'sie') {
    const { offer: _offer, ...free } = withoutDuel(said);
    return { ...free, waiting: [], holder: seat, shown: levelBid(auction, call) ?? 0, closed: 'laidDown' };
  }
  const form = FORMS[auction.form];
  if (isAsked(auction))
    return afterAnswer(said, seat, call, namedLevel(auction, call), (state, suitor) =>
      form.afterCall(state, suitor, 'weiter'),
    );
  if (isMarried(auction)) return afterWordOver(said, seat, namedLevel(auction, call));
  return form.afterCall(said, seat, call);
}

/** A bid that another has overcome may count again where a Hochzeit is bid, and nobody wants it in the end. */
function withOvercome(before: AuctionState, after: AuctionState): AuctionState {
  const { holder, overcome = [] } = before;
  if (before.offers?.form !== 'in-auction' || isAsked(before)) return after;
  if (holder === undefined || after.holder === holder) return after;
  return { ...after, overcome: [...overcome, { holder, shown: before.shown }] };
}

/** The lowest level that is bid by the name of a contract: all where nothing else is said, or above an offered Hochzeit. */
function lowestNamed({ form, offer, hochzeitAt = 0 }: Pick<AuctionState, 'form' | 'offer' | 'hochzeitAt'>): number {
  if (offer) return hochzeitAt < 0 ? 0 : 1;
  return form === 'named' ? 0 : 1;
}

/** Every call that this auction knows at this point, for offering and for greying out. */
export function callsOf(
  auction: Pick<AuctionState, keyof AuctionTerms | 'ranking' | 'hochzeitAt' | 'offer'>,
): readonly Call[] {
  const form = FORMS[auction.form];
  const levels = auction.ranking.map((group) => group.filter((id) => id !== 'sie'));
  const bids = levels.slice(lowestNamed(auction)).flatMap((group) => group.map((id) => form.bidsOn(id)));
  if (isAsked(auction)) return ['mit-mir', 'ohne-mich', ...bids, 'sie'];
  const apart = auction.offers !== undefined && auction.offers.form !== 'in-auction';
  const offers: readonly Call[] = apart && auction.hochzeitAt !== undefined ? ['hochzeit'] : [];
  return [...form.words, ...offers, ...bids, 'sie'];
}

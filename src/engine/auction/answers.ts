// Answering an offered Hochzeit: yes, no or a higher bid, and how the auction goes on (SPEC 3.6, SH3).
import { type Reason, reason } from '../base/reasons.ts';
import { type Seat, seatsFrom } from '../base/seats.ts';
import { levelOfHochzeit, offerRulesOf } from './offer.ts';
import { type AuctionState, type Call, type Claim, levelAbove, nothingFrom, type Offer } from './state.ts';

/** Why a call is no answer to the offer; the hand is judged elsewhere. `bid` is the level of a call that bids. */
export function objectionToAnswer(auction: AuctionState, call: Call, bid: number | undefined): Reason | undefined {
  const { offer } = auction;
  if (call === 'ohne-mich') return undefined;
  if (call === 'mit-mir')
    return offer?.acceptor === undefined ? undefined : reason('A.OFFER_TAKEN', { by: offer.acceptor });
  if (bid === undefined || offerRulesOf(auction)?.overcall !== 'allowed') return reason('A.BAD_CALL', {});
  return bid > levelOfHochzeit(auction) ? undefined : reason('A.NOT_HIGHER', { shown: 'hochzeit' });
}

/** What a yes and a no tell: that the hand is not for a higher game, where that could have been bid instead. */
export const claimOfAnswer = (auction: AuctionState): Claim | undefined =>
  offerRulesOf(auction)?.overcall === 'allowed'
    ? nothingFrom(auction, levelAbove(levelOfHochzeit(auction)))
    : undefined;

/** The auction after a seat has said no more than that it passes. */
export type Pass = (auction: AuctionState, seat: Seat) => AuctionState;

/** The auction after an answer that is allowed; a bid gives the card back and is what the rest must now overcall. */
export function afterAnswer(
  said: AuctionState,
  seat: Seat,
  call: Call,
  bid: number | undefined,
  pass: Pass,
): AuctionState {
  const { offer, ...others } = said;
  if (!offer) throw new Error('no Hochzeit is offered');
  const waiting = offer.waiting.slice(1);
  if (bid !== undefined) {
    const { duel: _duel, willing: _willing, ...free } = others;
    return { ...free, holder: seat, shown: bid, waiting };
  }
  const answered = { ...offer, waiting, ...(call === 'mit-mir' && { acceptor: seat }) };
  const asksAll = offerRulesOf(said)?.overcall === 'allowed';
  if (waiting.length > 0 && (asksAll || answered.acceptor === undefined)) return { ...said, offer: answered };
  if (answered.acceptor !== undefined) return afterAcceptance(others, { ...answered, waiting: [] });
  return afterRefusal(others, offer.suitor, pass);
}

/** The Hochzeit is played, or it stands in place of every bid so far, and whoever has a turn left may bid higher. */
function afterAcceptance(auction: AuctionState, offer: Offer): AuctionState {
  if (offerRulesOf(auction)?.accepted === 'isPlayed' || auction.offers?.ends)
    return { ...auction, offer, closed: 'married' };
  const { holder: _holder, duel: _duel, willing: _willing, ...free } = auction;
  return { ...free, offer, shown: 0, waiting: auction.waiting.filter((seat) => seat !== offer.suitor) };
}

/** Nobody wants the card: it goes back. A bid that stood is played, or the deal is void, or the auction goes on (Q26). */
function afterRefusal(auction: AuctionState, suitor: Seat, pass: Pass): AuctionState {
  const rules = offerRulesOf(auction);
  const { form, noTaker, ends } = auction.offers ?? {};
  if (form === 'in-auction' && ends) return { ...auction, closed: noTaker === 'void' ? 'void' : 'nobody' };
  const free = rules?.refused === 'behindSuitor' ? withoutBidOf(auction, suitor) : auction;
  if (noTaker === 'void') return { ...free, closed: free.holder === undefined ? 'void' : 'won' };
  if (rules?.refused === 'allForLowest')
    return { ...free, ceiling: 0, waiting: seatsFrom(free.forehand, free.players) };
  // An offer in the own turn was the word of that turn.
  return form === 'on-turn' && free.waiting[0] === suitor ? pass(free, suitor) : free;
}

/** The auction as if the suitor had passed in the first place: the bid before stands, and who sits behind speaks once more. */
function withoutBidOf(auction: AuctionState, suitor: Seat): AuctionState {
  const { holder: _holder, overcome = [], ...free } = auction;
  const order = seatsFrom(auction.forehand, auction.players);
  return {
    ...free,
    shown: 0,
    ...overcome.at(-1),
    overcome: overcome.slice(0, -1),
    waiting: order.slice(order.indexOf(suitor) + 1),
  };
}

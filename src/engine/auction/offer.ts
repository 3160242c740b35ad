// Offering a Hochzeit: when it may be done, who answers in which order, and what becomes of the auction (SPEC 3.6).
import type { Reason } from '../reasons.ts';
import { reason } from '../reasons.ts';
import type { Seat } from '../seats.ts';
import { seatAfter, seatsFrom } from '../seats.ts';
import type { AuctionState, Call, OfferForm } from './state.ts';
import { levelOf, nameOfLevel } from './state.ts';

interface OfferRules {
  /** Whether somebody else's turn may be interrupted: always, before the first call, or never. */
  readonly interrupts: 'always' | 'beforeCalls' | 'never';
  readonly firstAnswer: 'forehand' | 'leftOfSuitor';
  /** Whether an answer may be a higher bid; then all three are asked, and otherwise nobody after the first yes. */
  readonly overcall: 'allowed' | 'never';
  /** Bids that may follow if nobody has accepted. */
  readonly afterwards: 'all' | 'lowestOnly';
}

const RULES: Readonly<Record<OfferForm, OfferRules>> = {
  'anytime-offer': { interrupts: 'always', firstAnswer: 'forehand', overcall: 'allowed', afterwards: 'all' },
  'in-auction': { interrupts: 'never', firstAnswer: 'forehand', overcall: 'never', afterwards: 'all' },
  'on-turn': { interrupts: 'never', firstAnswer: 'leftOfSuitor', overcall: 'never', afterwards: 'all' },
  'pre-auction': {
    interrupts: 'beforeCalls',
    firstAnswer: 'forehand',
    overcall: 'allowed',
    afterwards: 'lowestOnly',
  },
};

const rulesOf = ({ offers }: AuctionState): OfferRules | undefined => offers && RULES[offers.form];

const hochzeitLevel = ({ ranking }: AuctionState): number => levelOf(ranking, 'hochzeit');

/** Whether a Hochzeit may be offered although somebody else is to speak. */
export const mayInterrupt = (auction: AuctionState): boolean => {
  const interrupts = rulesOf(auction)?.interrupts ?? 'never';
  return interrupts === 'always' || (interrupts === 'beforeCalls' && auction.calls.length === 0);
};

/** Why a seat may not offer a Hochzeit at this point, whatever its hand. Of two suitors the one who speaks first has priority. */
export function objectionToOffer(auction: AuctionState, seat: Seat): Reason | undefined {
  const rules = rulesOf(auction);
  if (!rules || auction.offers?.form === 'in-auction' || auction.offer || hochzeitLevel(auction) < 0)
    return reason('A.BAD_CALL', {});
  if (rules.interrupts === 'beforeCalls' && auction.calls.length > 0) return reason('A.OFFER_TOO_LATE', {});
  if (auction.calls.some((each) => each.seat === seat && each.call === 'hochzeit'))
    return reason('A.OFFER_REJECTED', {});
  const level = auction.duel?.level ?? auction.shown;
  if (auction.holder === undefined || level < hochzeitLevel(auction)) return undefined;
  return reason('A.NOT_HIGHER', { shown: nameOfLevel(auction.ranking, level) });
}

/** The auction while the others answer an offer. */
export function withOffer(auction: AuctionState, suitor: Seat): AuctionState {
  const first =
    rulesOf(auction)?.firstAnswer === 'leftOfSuitor' ? seatAfter(suitor, 1, auction.players) : auction.forehand;
  return {
    ...auction,
    offer: { suitor, waiting: seatsFrom(first, auction.players).filter((seat) => seat !== suitor) },
  };
}

/** Why a call is no answer to the offer; the hand is judged elsewhere. `bid` is the level of a call that bids. */
export function objectionToAnswer(auction: AuctionState, call: Call, bid: number | undefined): Reason | undefined {
  const { offer } = auction;
  if (call === 'ohne-mich') return undefined;
  if (call === 'mit-mir')
    return offer?.acceptor === undefined ? undefined : reason('A.OFFER_TAKEN', { by: offer.acceptor });
  if (bid === undefined || rulesOf(auction)?.overcall !== 'allowed') return reason('A.BAD_CALL', {});
  return bid > hochzeitLevel(auction) ? undefined : reason('A.NOT_HIGHER', { shown: 'hochzeit' });
}

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
  const asksAll = rulesOf(said)?.overcall === 'allowed';
  if (waiting.length > 0 && (asksAll || answered.acceptor === undefined)) return { ...said, offer: answered };
  if (answered.acceptor !== undefined) return { ...said, offer: { ...answered, waiting: [] }, closed: 'married' };
  return afterRejection(others, offer.suitor, pass);
}

/** Nobody wants the card: it goes back. A Rufer that stood is played, or the deal is void, or the auction goes on (Q26). */
function afterRejection(auction: AuctionState, suitor: Seat, pass: Pass): AuctionState {
  const { offers, holder, waiting } = auction;
  if (offers?.form === 'in-auction') return { ...auction, closed: offers.noTaker === 'void' ? 'void' : 'nobody' };
  if (offers?.noTaker === 'void') return { ...auction, closed: holder === undefined ? 'void' : 'won' };
  if (rulesOf(auction)?.afterwards === 'lowestOnly')
    return { ...auction, ceiling: 0, waiting: seatsFrom(auction.forehand, auction.players) };
  // An offer in the own turn was the word of that turn.
  return offers?.form === 'on-turn' && waiting[0] === suitor ? pass(auction, suitor) : auction;
}

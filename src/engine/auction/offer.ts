// Offering a Hochzeit: when it may be done, who is asked in which order, and how far an offer has come (SPEC 3.6).
import { type Reason, reason } from '../base/reasons.ts';
import { type Seat, seatAfter, seatsFrom } from '../base/seats.ts';
import { type AuctionState, nameOfLevel, type Offer, type OfferForm } from './state.ts';

interface OfferRules {
  /** Whether somebody else's turn may be interrupted: always, before the first call, or never. */
  readonly interrupts: 'always' | 'beforeCalls' | 'never';
  readonly firstAnswer: 'forehand' | 'leftOfSuitor';
  /** Whether an answer may be a higher bid; then all three are asked, and otherwise nobody after the first yes. */
  readonly overcall: 'allowed' | 'never';
  /** What follows a yes when all have been asked: the Hochzeit is played, or whoever has a turn left may bid higher (SH3). */
  readonly accepted: 'isPlayed' | 'stands';
  /** Who speaks, and how high one may bid, if nobody has accepted. */
  readonly refused: 'others' | 'behindSuitor' | 'allForLowest';
}

const RULES: Readonly<Record<OfferForm, OfferRules>> = {
  'anytime-offer': {
    interrupts: 'always',
    firstAnswer: 'forehand',
    overcall: 'allowed',
    accepted: 'isPlayed',
    refused: 'others',
  },
  'in-auction': {
    interrupts: 'never',
    firstAnswer: 'forehand',
    overcall: 'never',
    accepted: 'isPlayed',
    refused: 'behindSuitor',
  },
  'on-turn': {
    interrupts: 'never',
    firstAnswer: 'leftOfSuitor',
    overcall: 'never',
    accepted: 'stands',
    refused: 'others',
  },
  'pre-auction': {
    interrupts: 'beforeCalls',
    firstAnswer: 'forehand',
    overcall: 'allowed',
    accepted: 'isPlayed',
    refused: 'allForLowest',
  },
};

/** How the table treats an offer; undefined where none can be made. */
export const offerRulesOf = ({ offers }: Pick<AuctionState, 'offers'>): OfferRules | undefined =>
  offers && RULES[offers.form];

/** Where the Hochzeit stands among the levels. Throws at a table that plays none (programming error). */
export function levelOfHochzeit({ hochzeitAt }: Pick<AuctionState, 'hochzeitAt'>): number {
  if (hochzeitAt === undefined) throw new Error('this table plays no Hochzeit');
  return hochzeitAt;
}

/** Somebody has still to answer an offer. */
export const isAsked = <T extends Pick<AuctionState, 'offer'>>(auction: T): auction is T & { readonly offer: Offer } =>
  auction.offer !== undefined && auction.offer.waiting.length > 0;

/** An offer has been accepted, and everybody asked. */
export const isMarried = ({ offer }: Pick<AuctionState, 'offer'>): boolean =>
  offer?.acceptor !== undefined && offer.waiting.length === 0;

/** Whether a Hochzeit may be offered although somebody else is to speak. */
export const mayInterrupt = (auction: AuctionState): boolean => {
  const interrupts = offerRulesOf(auction)?.interrupts ?? 'never';
  return interrupts === 'always' || (interrupts === 'beforeCalls' && auction.calls.length === 0);
};

/** Why a seat may not offer a Hochzeit at this point, whatever its hand. Of two suitors the one who speaks first has priority. */
export function objectionToOffer(auction: AuctionState, seat: Seat): Reason | undefined {
  const rules = offerRulesOf(auction);
  const { hochzeitAt, offers, calls, ranking } = auction;
  if (!rules || offers?.form === 'in-auction' || isAsked(auction) || hochzeitAt === undefined)
    return reason('A.BAD_CALL', {});
  if (isMarried(auction)) return reason('A.NOT_HIGHER', { shown: 'hochzeit' });
  if (rules.interrupts === 'beforeCalls' && calls.length > 0) return reason('A.OFFER_TOO_LATE', {});
  const level = auction.duel?.level ?? auction.shown;
  if (auction.holder !== undefined && level >= hochzeitAt)
    return reason('A.NOT_HIGHER', { shown: nameOfLevel(ranking, level) });
  const again = calls.some((each) => each.seat === seat && each.call === 'hochzeit');
  return again ? reason('A.OFFER_REJECTED', {}) : undefined;
}

/** The auction while the others answer an offer. */
export function withOffer(auction: AuctionState, suitor: Seat): AuctionState {
  const first =
    offerRulesOf(auction)?.firstAnswer === 'leftOfSuitor' ? seatAfter(suitor, 1, auction.players) : auction.forehand;
  return {
    ...auction,
    offer: { suitor, waiting: seatsFrom(first, auction.players).filter((seat) => seat !== suitor) },
  };
}

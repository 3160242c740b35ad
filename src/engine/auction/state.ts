// What an auction knows in every form: calls, the ranking, who holds the bid, the duel, an offered Hochzeit.
import type { ContractId } from '../base/contract.ts';
import type { Players, Seat } from '../base/seats.ts';

/** How a table finds out who plays (SPEC 2.3). */
export const AUCTION_FORMS = ['official', 'two-phase', 'named'] as const;
export type AuctionFormId = (typeof AUCTION_FORMS)[number];

/** When a Hochzeit is offered, and in which order the others answer (SPEC 3.6). */
export const OFFER_FORMS = ['anytime-offer', 'in-auction', 'on-turn', 'pre-auction'] as const;
export type OfferForm = (typeof OFFER_FORMS)[number];

export const PLAIN_CALLS = [
  'weiter',
  'spiele',
  'gut',
  'spiele-auch',
  'selbst',
  'sie',
  'hochzeit',
  'mit-mir',
  'ohne-mich',
] as const;

/** Those that leave the game to others; where two are allowed, the usual one comes first. */
export const PASSING_CALLS = ['gut', 'weiter', 'ohne-mich'] as const satisfies readonly (typeof PLAIN_CALLS)[number][];

/**
 * What is said in the auction. `has:solo` claims a contract of that level, `names:solo` bids exactly that contract;
 * `hochzeit` offers a Hochzeit, `mit-mir` and `ohne-mich` answer it.
 */
export type Call = (typeof PLAIN_CALLS)[number] | `has:${ContractId}` | `names:${ContractId}`;

/** Contracts from low to high; those in one group are equal, and the earlier seat has priority. */
export type Ranking = readonly (readonly ContractId[])[];

export interface Duel {
  readonly challenger: Seat;
  /** Level that the challenger claims, an index into the ranking. */
  readonly level: number;
  readonly speaker: 'holder' | 'challenger';
}

/** A Hochzeit that is being offered. */
export interface Offer {
  readonly suitor: Seat;
  /** Who has not answered yet, the next one first. */
  readonly waiting: readonly Seat[];
  /** Who has said yes. */
  readonly acceptor?: Seat;
}

/** What a table has agreed on about its auction. */
export interface AuctionTerms {
  readonly form: AuctionFormId;
  /** How a Hochzeit is offered; absent where it is a bid like any other, or not played. */
  readonly offers?: {
    readonly form: OfferForm;
    readonly noTaker: 'void' | 'continue';
    /** The auction ends with the answers in any case, as in rounds of older builds. */
    readonly ends?: true;
  };
}

/** What a call tells the others of the hand of whoever says it, in contracts of the table and levels of the bidding. */
export type Claim =
  /** Will play exactly this contract, for which the hand is good by the rules. */
  | { readonly kind: 'plays'; readonly contract: ContractId }
  /** Will play a contract of this level or of a higher one. */
  | { readonly kind: 'from'; readonly level: number }
  /** Would play nothing of these levels, the last one included; of others it tells nothing. */
  | { readonly kind: 'nothing'; readonly from: number; readonly to: number };

export interface AuctionState extends AuctionTerms {
  /** Contracts that are bid, from low to high; a Hochzeit that is offered apart from the bidding is none of them. */
  readonly ranking: Ranking;
  /** Where a Hochzeit stands among the levels: on one of them if it is tied, halfway between two if not; absent without one. */
  readonly hochzeitAt?: number;
  readonly players: Players;
  readonly forehand: Seat;
  /** Seats that have not had their turn, the next one first. */
  readonly waiting: readonly Seat[];
  readonly calls: readonly { readonly seat: Seat; readonly call: Call }[];
  /** What the calls have told of the hands, in the same order; calls that tell nothing are left out. */
  readonly claims: readonly SeatClaim[];
  /** Who would play now, and at least at which level (index into the ranking). */
  readonly holder?: Seat;
  readonly shown: number;
  readonly duel?: Duel;
  /** Who has said yes while everybody is asked once, in the form of two phases. */
  readonly willing?: readonly Seat[];
  /** A Hochzeit that is offered, or has been accepted and stands as long as nobody bids higher. */
  readonly offer?: Offer;
  /** Bids that the holder has overcome, the last one last; kept where they count again if nobody wants the holder's Hochzeit. */
  readonly overcome?: readonly Bid[];
  /** Highest level that may still be claimed, where it is not the highest of all. */
  readonly ceiling?: number;
  /** How the auction has ended before everybody has spoken, or that there is none. */
  readonly closed?: 'laidDown' | 'won' | 'void' | 'nobody' | 'married' | 'skipped';
}

/** A claim, and whose it is. */
export interface SeatClaim {
  readonly seat: Seat;
  readonly claim: Claim;
}

/** Who holds, and at least at which level. */
export interface Bid {
  readonly holder: Seat;
  readonly shown: number;
}

/**
 * Outcome of an auction: who announces, from which level on, and if it is limited which contracts; nobody plays; two play a
 * Hochzeit; or the deal is void because nobody wanted the Hochzeit.
 */
export type Outcome =
  | { readonly declarer: Seat; readonly level: number; readonly only?: readonly ContractId[] }
  | { readonly suitor: Seat; readonly acceptor: Seat }
  | 'passed'
  | 'void';

/** Level of a contract in the ranking, or -1 if the table does not play it. */
export const levelOf = (ranking: Ranking, contract: ContractId): number =>
  ranking.findIndex((group) => group.includes(contract));

/** A level named by the first contract of its group. */
export const nameOfLevel = (ranking: Ranking, level: number): ContractId => ranking[level]?.[0] ?? '';

/** The contract that a call names: `has:wenz`, `names:wenz`. */
export const namedIn = (call: Call): ContractId | undefined => /^(?:has|names):(.+)$/.exec(call)?.[1];

/** Whether a Hochzeit is offered apart from the bidding, so that no bid names it. */
const offersApart = ({ offers }: AuctionTerms): boolean => offers !== undefined && offers.form !== 'in-auction';

/** The levels that are bid: the ranking of the table without a Hochzeit that is offered apart from the bidding. */
export const bidRanking = (ranking: Ranking, terms: AuctionTerms): Ranking =>
  offersApart(terms)
    ? ranking.map((group) => group.filter((id) => id !== 'hochzeit')).filter((group) => group.length > 0)
    : ranking;

/** Where a Hochzeit stands among the levels that are bid, if the table plays one: see `AuctionState.hochzeitAt`. */
export function hochzeitAmong(ranking: Ranking, terms: AuctionTerms): number | undefined {
  const level = levelOf(ranking, 'hochzeit');
  if (level < 0) return undefined;
  return offersApart(terms) && ranking[level]?.length === 1 ? level - 0.5 : level;
}

/** The lowest level above one of the bidding or above a Hochzeit between two. */
export const levelAbove = (level: number): number => Math.floor(level) + 1;

/** Nothing of the levels from one on up to the highest that may be bid; undefined if there are none. */
export function nothingFrom(
  { ranking, ceiling }: Pick<AuctionState, 'ranking' | 'ceiling'>,
  from: number,
): Claim | undefined {
  const to = ceiling ?? ranking.length - 1;
  return from > to ? undefined : { kind: 'nothing', from, to };
}

export function withoutDuel<T extends Pick<AuctionState, 'duel'>>(auction: T): Omit<T, 'duel'> {
  const { duel: _duel, ...others } = auction;
  return others;
}

export const nextSpeaker = <T extends Pick<AuctionState, 'waiting'>>(auction: T): T => ({
  ...auction,
  waiting: auction.waiting.slice(1),
});

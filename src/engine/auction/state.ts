// What an auction knows in every form: calls, the ranking, who holds the bid, the duel, an offered Hochzeit.
import type { ContractId } from '../contract.ts';
import type { Players, Seat } from '../seats.ts';

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
  readonly offers?: { readonly form: OfferForm; readonly noTaker: 'void' | 'continue' };
}

export interface AuctionState extends AuctionTerms {
  readonly ranking: Ranking;
  readonly players: Players;
  readonly forehand: Seat;
  /** Seats that have not had their turn, the next one first. */
  readonly waiting: readonly Seat[];
  readonly calls: readonly { readonly seat: Seat; readonly call: Call }[];
  /** Who would play now, and at least at which level (index into the ranking). */
  readonly holder?: Seat;
  readonly shown: number;
  readonly duel?: Duel;
  /** Who has said yes while everybody is asked once, in the form of two phases. */
  readonly willing?: readonly Seat[];
  readonly offer?: Offer;
  /** Highest level that may still be claimed, where it is not the highest of all. */
  readonly ceiling?: number;
  /** How the auction has ended before everybody has spoken. */
  readonly closed?: 'laidDown' | 'won' | 'void' | 'nobody' | 'married';
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

/** Level of the Hochzeit, which bids cannot reach where it is offered apart from the bidding; -1 without one. */
export const offeredLevel = ({ offers, ranking }: Pick<AuctionState, 'offers' | 'ranking'>): number =>
  offers && offers.form !== 'in-auction' ? levelOf(ranking, 'hochzeit') : -1;

/** The lowest level above the first one that a bid can reach. */
export const secondLevel = (state: Pick<AuctionState, 'offers' | 'ranking'>): number =>
  offeredLevel(state) === 1 ? 2 : 1;

export function withoutDuel<T extends Pick<AuctionState, 'duel'>>(auction: T): Omit<T, 'duel'> {
  const { duel: _duel, ...others } = auction;
  return others;
}

export const nextSpeaker = <T extends Pick<AuctionState, 'waiting'>>(auction: T): T => ({
  ...auction,
  waiting: auction.waiting.slice(1),
});

// The official auction: calls, the ladder of levels and the duel (SPEC 2.3).
import type { ContractId } from './contract.ts';
import type { Reason } from './reasons.ts';
import { reason } from './reasons.ts';
import type { Seat } from './seats.ts';
import { seatsFrom } from './seats.ts';

/** What is said in the auction. `has:solo` claims a contract of that level. */
export type Call = 'weiter' | 'spiele' | 'gut' | 'spiele-auch' | 'selbst' | 'sie' | `has:${ContractId}`;

/** Contracts from low to high; those in one group are equal, and the earlier seat has priority. */
export type Ranking = readonly (readonly ContractId[])[];

export interface Duel {
  readonly challenger: Seat;
  /** Level that the challenger claims, an index into the ranking. */
  readonly level: number;
  readonly speaker: 'holder' | 'challenger';
}

export interface AuctionState {
  readonly ranking: Ranking;
  /** Seats that have not had their turn, the next one first. */
  readonly waiting: readonly Seat[];
  readonly calls: readonly { readonly seat: Seat; readonly call: Call }[];
  /** Who would play now, and at least at which level (index into the ranking). */
  readonly holder?: Seat;
  readonly shown: number;
  readonly duel?: Duel;
  /** Set when a hand is laid down as a Sie. */
  readonly laidDown?: true;
}

export const startAuction = (ranking: Ranking, forehand: Seat): AuctionState => ({
  ranking,
  waiting: seatsFrom(forehand),
  calls: [],
  shown: 0,
});

/** Level of a contract in the ranking, or -1 if the table does not play it. */
export const levelOf = (ranking: Ranking, contract: ContractId): number =>
  ranking.findIndex((group) => group.includes(contract));

/** A level named by the first contract of its group. */
export const nameOfLevel = (ranking: Ranking, level: number): ContractId => ranking[level]?.[0] ?? '';

/** Whose turn it is; undefined when the auction is over. */
export function speakerOf(auction: AuctionState): Seat | undefined {
  if (auction.laidDown) return undefined;
  if (auction.duel) return auction.duel.speaker === 'holder' ? auction.holder : auction.duel.challenger;
  return auction.waiting[0];
}

/** Outcome of a finished auction: undefined while it is going on, `'passed'` if nobody plays. */
export const outcomeOf = (auction: AuctionState): { declarer: Seat; level: number } | 'passed' | undefined => {
  if (speakerOf(auction) !== undefined) return undefined;
  return auction.holder === undefined ? 'passed' : { declarer: auction.holder, level: auction.shown };
};

const claimedBy = (call: Call): ContractId | undefined =>
  call.startsWith('has:') ? call.slice('has:'.length) : undefined;

/** The level that a call claims to own, or undefined for calls that claim nothing. */
export function claimOf(auction: AuctionState, call: Call): number | undefined {
  if (call === 'spiele') return 0;
  if (call === 'spiele-auch') return 1;
  if (call === 'selbst') return auction.duel?.level;
  if (call === 'sie') return levelOf(auction.ranking, 'sie');
  const named = claimedBy(call);
  return named === undefined ? undefined : levelOf(auction.ranking, named);
}

const badCall = (): Reason => reason('A.BAD_CALL', {});

/** Why the form of the auction forbids a call of the seat that is to speak; the hand is judged elsewhere. */
export function objectionToCall(auction: AuctionState, call: Call): Reason | undefined {
  const { holder, duel, ranking } = auction;
  if (call === 'sie') return levelOf(ranking, 'sie') < 0 ? badCall() : undefined;
  if (holder === undefined) {
    if (call === 'weiter' || call === 'spiele') return undefined;
    return reason('A.NO_BID_YET', {});
  }
  if (call === 'gut' || call === 'weiter') return undefined;
  if (call === 'spiele') return badCall();
  if (call === 'selbst') return duel?.speaker === 'holder' ? undefined : badCall();
  if (duel && (duel.speaker === 'holder' || call === 'spiele-auch')) return badCall();
  const claim = claimOf(auction, call);
  if (claim === undefined || claim < 1 || claim >= ranking.length) return badCall();
  if (claim === levelOf(ranking, 'sie')) return badCall();
  return claim > auction.shown ? undefined : reason('A.NOT_HIGHER', { shown: nameOfLevel(ranking, auction.shown) });
}

/** The auction after a call that `objectionToCall` allows. */
export function afterCall(auction: AuctionState, seat: Seat, call: Call): AuctionState {
  const { holder, duel } = auction;
  const said: AuctionState = { ...auction, calls: [...auction.calls, { seat, call }] };
  if (call === 'sie')
    return { ...withoutDuel(said), waiting: [], holder: seat, shown: claimOf(auction, call) ?? 0, laidDown: true };
  if (holder === undefined) return { ...nextSpeaker(said), ...(call === 'spiele' && { holder: seat, shown: 0 }) };
  if (duel === undefined) {
    if (call === 'gut' || call === 'weiter') return nextSpeaker(said);
    return { ...said, duel: { challenger: seat, level: claimOf(auction, call) ?? 0, speaker: 'holder' } };
  }
  if (call === 'selbst') return { ...said, shown: duel.level, duel: { ...duel, speaker: 'challenger' } };
  if (call === 'gut' || call === 'weiter') {
    const over = nextSpeaker(withoutDuel(said));
    return duel.speaker === 'holder' ? { ...over, holder: duel.challenger, shown: duel.level } : over;
  }
  return { ...said, duel: { ...duel, level: claimOf(auction, call) ?? 0, speaker: 'holder' } };
}

function withoutDuel(auction: AuctionState): AuctionState {
  const { duel, ...others } = auction;
  return duel ? others : auction;
}

const nextSpeaker = (auction: AuctionState): AuctionState => ({ ...auction, waiting: auction.waiting.slice(1) });

/** Every call that the form of this auction knows, for offering and for greying out. */
export const callsOf = (ranking: Ranking): readonly Call[] => [
  'weiter',
  'spiele',
  'gut',
  'spiele-auch',
  'selbst',
  ...ranking
    .slice(1)
    .flatMap((group) => group.filter((id) => id !== 'sie'))
    .map((id): Call => `has:${id}`),
  'sie',
];

// What distinguishes the forms of the auction: who speaks, what may be said, and what a call changes.
import type { ContractId } from '../base/contract.ts';
import type { Reason } from '../base/reasons.ts';
import type { Seat } from '../base/seats.ts';
import type { AuctionState, Call, Claim } from './state.ts';

export interface AuctionForm {
  /** Whose turn it is; undefined when everybody has spoken. */
  speakerOf(auction: AuctionState): Seat | undefined;
  /** Why the form forbids a call of the seat that is to speak; the hand is judged elsewhere. */
  objectionToCall(auction: AuctionState, call: Call): Reason | undefined;
  /** The auction after a call that `objectionToCall` allows. */
  afterCall(auction: AuctionState, seat: Seat, call: Call): AuctionState;
  /** The level from which on a call bids; undefined for calls that bid nothing. */
  levelBid(auction: Pick<AuctionState, 'ranking' | 'duel'>, call: Call): number | undefined;
  /** What a call that `objectionToCall` allows tells the others of the hand; undefined if nothing. */
  claims(auction: AuctionState, call: Call): Claim | undefined;
  /** The only contracts that the holder may announce; undefined if any that is high enough will do. */
  onlyOf(auction: AuctionState): readonly ContractId[] | undefined;
  /** Calls that bid a contract of the table. */
  bidsOn(contract: ContractId): Call;
  /** Calls of the form besides those that bid a contract. */
  readonly words: readonly Call[];
}

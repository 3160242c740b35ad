// What a record's contract comes to: the contract of the engine and who plays it.
import type { Contract } from '../../../src/engine/base/contract.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';

/** The contract of a record with its sides; `declarer` is forehand where nobody has announced anything. */
export interface FoundContract {
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly partner: Seat | undefined;
}

// What a view says about the contract, in the engine's form, and who plays with the declarer as far as a seat may know.
import type { Contract } from '../../engine/contract.ts';
import { contractOf } from '../../engine/contract.ts';
import type { Seat } from '../../engine/seats.ts';
import { handOrderContract, rowOf } from '../../engine/table-rules.ts';
import type { PublicView, SeatView } from '../../engine/view.ts';

/** The announced contract; undefined before it is known. */
export function knownContract({ rules, contract }: PublicView): Contract | undefined {
  const row = contract && rowOf(rules, contract.announcement.contract);
  return row && contractOf(row, contract.announcement);
}

/** The contract by whose order hands are shown now. */
export const shownContract = (view: PublicView): Contract => knownContract(view) ?? handOrderContract(view.rules);

/** The partner as far as everybody knows it. */
export const publicPartner = ({ contract, result }: PublicView): Seat | undefined =>
  contract?.revealed?.seat ?? (result?.kind === 'ramsch' ? undefined : result?.partner);

/** The partner as far as a seat knows it: whoever holds the called card knows it is himself. */
export function partnerFor(view: SeatView): Seat | undefined {
  const called = view.contract?.announcement.called;
  return called !== undefined && view.dealtHand.includes(called) ? view.seat : publicPartner(view);
}

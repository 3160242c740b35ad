// What a view says about the contract, in the engine's form, and who plays with the declarer as far as a seat may know.
import { playedContract } from '../../engine/table/announced-contract.ts';
import type { Contract } from '../../engine/base/contract.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { handOrderContract } from '../../engine/table/table-rules.ts';
import type { PublicView, SeatView } from '../../engine/round/view.ts';

/** The contract that is played; undefined before it is known. */
export const knownContract = ({ rules, contract }: PublicView): Contract | undefined =>
  contract && playedContract(rules, contract);

/** The contract by whose order hands are shown now. */
export const shownContract = (view: PublicView): Contract => knownContract(view) ?? handOrderContract(view.rules);

/** The partner as far as everybody knows it. */
export const publicPartner = ({ contract, result }: PublicView): Seat | undefined =>
  contract?.revealed?.seat ?? (result && 'partner' in result ? result.partner : undefined);

/** The partner as far as a seat knows it: whoever holds the called card knows it is himself. */
export function partnerFor(view: SeatView): Seat | undefined {
  const called = view.contract?.announcement.called;
  return called !== undefined && view.dealtHand.includes(called) ? view.seat : publicPartner(view);
}

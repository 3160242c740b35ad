// What a view says about the contract, in the engine's form, and who plays with the declarer as far as a seat may know.
import { playedContract } from '../../engine/table/announced-contract.ts';
import { choiceOf, type Contract } from '../../engine/base/contract.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { handOrderContract, type TableRules } from '../../engine/table/table-rules.ts';
import type { PublicView, SeatView } from '../../engine/round/view.ts';

/** The contract that is played; undefined before it is known. */
export const knownContract = ({ rules, contract }: PublicView): Contract | undefined =>
  contract && playedContract(rules, contract);

/** The contract whose trumps are on the ladder: the one that is played, or as soon as there are hands one with trumps that nobody can change. */
export const trumpsShown = (view: SeatView): Contract | undefined =>
  knownContract(view) ??
  (view.hand.length > 0 && haveAllTheSameTrumps(view.rules) ? handOrderContract(view.rules) : undefined);

/** Whether whatever may be played at a table has the same trumps. */
const haveAllTheSameTrumps = ({ contracts, imposed = [] }: TableRules): boolean => {
  const rows = [...contracts, ...imposed];
  const forms = new Set(rows.map(({ trumps }) => JSON.stringify(trumps)));
  return forms.size === 1 && rows.every((row) => choiceOf(row) !== 'trump');
};

/** The contract by whose order hands are shown now. */
export const shownContract = (view: PublicView): Contract => knownContract(view) ?? handOrderContract(view.rules);

/** The partner as far as everybody knows it. */
const publicPartner = ({ contract, result }: PublicView): Seat | undefined =>
  contract?.revealed?.seat ?? (result && 'partner' in result ? result.partner : undefined);

/** The partner as far as a seat knows it: whoever holds the called card knows it is himself. */
export function partnerFor(view: SeatView): Seat | undefined {
  const called = view.contract?.announcement.called;
  return called !== undefined && view.dealtHand.includes(called) ? view.seat : publicPartner(view);
}

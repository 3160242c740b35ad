// How many runners a hand must expect to be paid for, by either side, before it is known who else holds which trump.
import { handSizeOf, type PackSize } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import { orderOf } from '../../play/order.ts';
import type { SeatView } from '../../round/view.ts';

/** Chance that a trump out is held by the partner, one of three others, whose hand has one place less: the called card is in it. */
function partnerHolds(pack: PackSize): number {
  const size = handSizeOf(pack, 4);
  return (size - 1) / (pack - size - 1);
}

/** Expected number of runners (SPEC 2.11) in the contract declared by the seat; exact if it is played alone. */
export function expectedRunners({ rules, dealtHand }: SeatView, contract: Contract): number {
  const from = contract.row.runnersFrom;
  if (rules.runners !== 'paid' || from === 'never') return 0;
  const { trumps } = orderOf(contract, rules.pack);
  const partner = contract.row.parties.kind === 'alone' ? 0 : partnerHolds(rules.pack);
  const declarers = trumps.map((card) => (dealtHand.includes(card) ? 1 : partner));
  return (
    lengthOf(declarers, from) +
    lengthOf(
      declarers.map((chance) => 1 - chance),
      from,
    )
  );
}

/** Expected length of the unbroken row from the top that counts from a length on; each place is held with its chance. */
function lengthOf(held: readonly number[], from: number): number {
  let alive = 1;
  let sum = 0;
  for (let length = 1; length <= held.length; length++) {
    alive *= held[length - 1] ?? 0;
    if (length >= from) sum += length * alive * (1 - (held[length] ?? 0));
  }
  return sum;
}

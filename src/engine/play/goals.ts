// Goals that depend on who was dealt a card: what the declaring side needs once that is known (SPEC 7.1).
import type { Card } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import type { BySeat, Seat } from '../base/seats.ts';

const settled = new WeakMap<Contract, readonly [needsMore: Contract, needsFewer: Contract]>();

/**
 * A contract in which it is known who was dealt the card that makes the goal cheaper; the same object each time. Any other contract
 * stays as it is.
 */
export function contractWith(contract: Contract, holds: 'declarers' | 'others'): Contract {
  const { goal } = contract.row;
  if (goal.kind !== 'points' || !goal.fewerWith) return contract;
  const { fewerWith, ...usual } = goal;
  const both = settled.get(contract) ?? [
    { ...contract, row: { ...contract.row, goal: usual } },
    { ...contract, row: { ...contract.row, goal: { ...usual, atLeast: fewerWith.atLeast } } },
  ];
  settled.set(contract, both);
  return both[holds === 'declarers' ? 1 : 0];
}

/** The same from the hands as they were dealt. */
export function contractInDeal(contract: Contract, dealt: BySeat<readonly Card[]>, side: readonly Seat[]): Contract {
  const { goal } = contract.row;
  const card = goal.kind === 'points' ? goal.fewerWith?.card : undefined;
  if (card === undefined) return contract;
  return contractWith(contract, side.some((seat) => dealt[seat].includes(card)) ? 'declarers' : 'others');
}

// The trump ladder: every trump of the contract from the strongest down, and where it is as far as the player knows.
import type { Card, PackSize } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import { orderOf } from '../play/order.ts';
import type { LadderRung } from './notes.ts';

/**
 * Trumps high to low: in the own hand, on the table, fallen in a completed trick, or elsewhere: out with the others, and when
 * the round is over left unplayed, in a pile, a widow, or a hand that was not played to the end.
 */
export function ladderOf(
  contract: Contract,
  pack: PackSize,
  own: readonly Card[],
  table: readonly Card[],
  fallen: readonly Card[],
  elsewhere: 'out' | 'unplayed' = 'out',
): readonly LadderRung[] {
  const placeOf = (card: Card): LadderRung['place'] => {
    if (own.includes(card)) return 'own';
    if (table.includes(card)) return 'table';
    return fallen.includes(card) ? 'fallen' : elsewhere;
  };
  return orderOf(contract, pack).trumps.map((card) => ({ card, place: placeOf(card) }));
}

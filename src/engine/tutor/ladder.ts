// The trump ladder: every trump of the contract from the strongest down, and where it is as far as the player knows.
import { type Card, copiesIn, type PackSize } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import { orderOf } from '../play/order.ts';
import type { LadderRung } from './notes.ts';

/**
 * Trumps high to low: in the own hand, on the table, fallen in a completed trick, or elsewhere: out with the others, and when
 * the round is over left unplayed, in a pile, a widow, or a hand that was not played to the end. Where every card is there twice, each
 * copy has its own line, the own ones first.
 */
export function ladderOf(
  contract: Contract,
  pack: PackSize,
  own: readonly Card[],
  table: readonly Card[],
  fallen: readonly Card[],
  elsewhere: 'out' | 'unplayed' = 'out',
): readonly LadderRung[] {
  const placesOf = (card: Card): readonly LadderRung['place'][] => {
    const seen = [
      ...own.filter((each) => each === card).map(() => 'own' as const),
      ...table.filter((each) => each === card).map(() => 'table' as const),
      ...fallen.filter((each) => each === card).map(() => 'fallen' as const),
    ];
    const missing = Math.max(0, copiesIn(pack) - seen.length);
    return [...seen, ...Array.from({ length: missing }, () => elsewhere)].slice(0, copiesIn(pack));
  };
  return orderOf(contract, pack).trumps.flatMap((card) => placesOf(card).map((place) => ({ card, place })));
}

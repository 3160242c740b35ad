// What a character likes a little more or less than others when it plays a card.
import { type Card, pointsOf } from '../base/cards.ts';
import { beats } from '../play/order.ts';
import { higherOut, isFriend, type Knowledge } from '../inference/knowledge.ts';

/** Card points by which such a card seems better than it is, or worse if negative. */
export interface CardTastes {
  /** Trumps led on the side of the declarer. */
  readonly trumpLeads: number;
  /** Ten points or more given to a trick that a friend has, or somebody who may be one, before all have played. */
  readonly smears: number;
  /** Taking a trick that somebody may still take away. */
  readonly risks: number;
}

/** What is liked where: of one of them at most. */
export type Taste = keyof CardTastes;

/** Card points from which a card that is given away counts as a smear. */
const FAT = 10;

/** What a card would be, if anybody could like it more or less. */
export function tasteOf(know: Knowledge, card: Card): Taste | undefined {
  const { trick, order, role, behind, sides } = know;
  if (!trick) return role !== 'defender' && order.groupOf(card) === 'trump' ? 'trumpLeads' : undefined;
  if (behind.length === 0) return undefined;
  if (beats(order, card, trick.best)) return higherOut(know, card).length > 0 ? 'risks' : undefined;
  const mayBeFriend = isFriend(know, trick.winner) || sides.friend[trick.winner] > 0;
  return mayBeFriend && pointsOf(card) >= FAT ? 'smears' : undefined;
}

/** Card points by which a card seems better to somebody of these tastes; games that are not for card points know no tastes. */
export function appealOf(know: Knowledge, card: Card, tastes: CardTastes | undefined): number {
  if (!tastes || know.contract.row.goal.kind !== 'points') return 0;
  const taste = tasteOf(know, card);
  return taste ? tastes[taste] : 0;
}

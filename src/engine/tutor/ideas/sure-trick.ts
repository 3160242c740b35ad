// What a trick brings that cannot be lost any more, and what stays in hand above a card.
import { type Card, pointsOf } from '../../base/cards.ts';
import { isFriend, type Knowledge, pointsSoFar, threatsTo } from '../../inference/knowledge.ts';
import { beats } from '../../play/order.ts';

/** Whether the own side surely has the trick once the card lies there, as far as the view proves it. */
export function surelyOurs(know: Knowledge, card: Card): boolean {
  const { trick, order } = know;
  const takes = !trick || beats(order, card, trick.best);
  if (!takes && !isFriend(know, trick.winner)) return false;
  return threatsTo(know, takes ? card : trick.best, trick?.led ?? order.groupOf(card)).length === 0;
}

/** Allowed cards of the same suit, or the same trumps, that are higher. */
export const higherOwn = ({ legal, order }: Knowledge, card: Card): readonly Card[] =>
  legal.filter((each) => order.groupOf(each) === order.groupOf(card) && beats(order, each, card));

/** Card points that the own side has for sure now, and at least with this trick. */
export function pointsWith(know: Knowledge, card: Card): { readonly before: number; readonly after: number } {
  const { own } = pointsSoFar(know);
  return { before: own, after: own + (know.trick?.points ?? 0) + pointsOf(card) };
}

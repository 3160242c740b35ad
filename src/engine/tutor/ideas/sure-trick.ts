// What a trick brings that cannot be lost any more: the card points of the own side with it.
import type { Card } from '../../base/cards.ts';
import { pointsOf } from '../../base/cards.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { isFriend, pointsSoFar, threatsTo } from '../../inference/knowledge.ts';
import { beats } from '../../play/order.ts';

/** Whether the own side surely has the trick once the card lies there, as far as the view proves it. */
export function surelyOurs(know: Knowledge, card: Card): boolean {
  const { trick, order } = know;
  const takes = !trick || beats(order, card, trick.best);
  if (!takes && !isFriend(know, trick.winner)) return false;
  return threatsTo(know, takes ? card : trick.best, trick?.led ?? order.groupOf(card)).length === 0;
}

/** Card points that the own side has for sure now, and at least with this trick. */
export function pointsWith(know: Knowledge, card: Card): { readonly before: number; readonly after: number } {
  const { own } = pointsSoFar(know);
  return { before: own, after: own + (know.trick?.points ?? 0) + pointsOf(card) };
}

// How likely a card takes the trick in a Ramsch, where everybody stays below if he can, and what the trick then weighs.
import { type Card, pointsOf } from '../../base/cards.ts';
import { beats, type Group } from '../../play/order.ts';
import type { Seat } from '../../base/seats.ts';
import { type Knowledge, outOf } from '../../inference/knowledge.ts';

/** How often somebody who need not take a trick takes it all the same, to be rid of a high card. */
const WILLING = 0.2;
/** Card points that a player adds who follows suit, and one who may throw whatever he likes. */
const ADDED = { following: 3.5, free: 7 };

/** Whether the card would hold the trick as it lies now; always for the leader. */
export const takesNow = ({ order, trick }: Knowledge, card: Card): boolean =>
  trick === undefined || beats(order, card, trick.best);

/** Chance from 0 to 1 that the card takes the trick. */
export function chanceToTake(know: Knowledge, card: Card): number {
  if (!takesNow(know, card)) return 0;
  const led = know.trick?.led ?? know.order.groupOf(card);
  return know.behind.reduce<number>((chance, seat) => chance * (1 - chanceToBeat(know, seat, card, led)), 1);
}

/** Somebody beats the card if all that he has of its group is higher, and now and then by choice. */
function chanceToBeat(know: Knowledge, seat: Seat, card: Card, led: Group): number {
  const { order, chances } = know;
  const group = order.groupOf(card);
  const strength = order.strengthOf(card);
  const inGroup = outOf(know, group);
  const higher = chances.holdsAny(
    seat,
    inGroup.filter((each) => order.strengthOf(each) > strength),
  );
  if (group !== led) return (1 - 0.5 * (1 - chances.isVoid(seat, led))) * higher * WILLING;
  const lower = chances.holdsAny(
    seat,
    inGroup.filter((each) => order.strengthOf(each) < strength),
  );
  return higher * (1 - lower) + higher * lower * WILLING;
}

/** Card points that the trick will hold, the card itself included. */
export function weightOfTrick(know: Knowledge, card: Card): number {
  const led = know.trick?.led ?? know.order.groupOf(card);
  const added = know.behind.reduce<number>((sum, seat) => {
    const free = know.chances.isVoid(seat, led);
    return sum + free * ADDED.free + (1 - free) * ADDED.following;
  }, 0);
  return (know.trick?.points ?? 0) + pointsOf(card) + added;
}

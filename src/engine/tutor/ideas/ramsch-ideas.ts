// Ideas behind a card where card points are dodged, and how much what is said there weighs for one card against another.
import type { Card } from '../../base/cards.ts';
import { dangerOf } from '../../bots/ramsch/danger.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { higherOut, type Knowledge, outOf, ownOf } from '../../inference/knowledge.ts';
import { beats } from '../../play/order.ts';
import type { Detect } from './detect.ts';

const takes = ({ order, trick }: Knowledge, card: Card): boolean =>
  trick !== undefined && beats(order, card, trick.best);

/** Allowed cards of the same suit, or other trumps, that are lower. */
const lowerOwn = ({ legal, order }: Knowledge, card: Card): readonly Card[] =>
  legal.filter((each) => order.groupOf(each) === order.groupOf(card) && beats(order, card, each));

/** Of the cards that follow without taking the trick the highest. */
const highestBelow: Detect = (know, card) => {
  const { trick, order, legal } = know;
  if (!trick || order.groupOf(card) !== trick.led || takes(know, card)) return undefined;
  if (legal.some((each) => beats(order, each, card) && !takes(know, each))) return undefined;
  const lower = lowerOwn(know, card);
  return lower.length > 0 ? fact('ramsch.highestBelow', { card, lower }) : undefined;
};

/** The trick stays here whatever is played, so that a high card may go with it. */
const takeHigh: Detect = (know, card) => {
  const { trick, behind, legal } = know;
  if (!trick || behind.length > 0 || !legal.every((each) => takes(know, each))) return undefined;
  const lower = lowerOwn(know, card);
  return lower.length > 0 ? fact('ramsch.takeHigh', { card, lower }) : undefined;
};

/** Every allowed card takes the trick for now, and somebody may still go over this one. */
const mayBeTaken: Detect = (know, card) => {
  const { trick, behind, legal, order } = know;
  if (!trick || behind.length === 0 || order.groupOf(card) !== trick.led) return undefined;
  const higher = higherOut(know, card).length;
  return higher > 0 && legal.every((each) => takes(know, each))
    ? fact('ramsch.mayBeTaken', { card, higher })
    : undefined;
};

/** The last card of a suit goes: when it is led, anything may be given to it. */
const frees: Detect = (know, card) => {
  const suit = know.order.groupOf(card);
  if (suit === 'trump' || takes(know, card) || ownOf(know, suit).length !== 1 || know.hand.length < 2) return undefined;
  return outOf(know, suit).length > 0 ? fact('ramsch.frees', { card, suit }) : undefined;
};

/** Cards of the same kind that are out and lower. */
const lowerOut = (know: Knowledge, card: Card): readonly Card[] =>
  outOf(know, know.order.groupOf(card)).filter((each) => beats(know.order, card, each));

export const DODGING: readonly Detect[] = [highestBelow, takeHigh, mayBeTaken, frees];

/** How much what is said weighs for a card, against the same said of another; 0 where it is either true or not. */
function weightWhereDodged({ id, params }: Fact): number {
  switch (id) {
    case 'ramsch.leadLow':
      return params.higher / params.out;
    case 'ramsch.giveAway':
      return params.points;
    case 'ramsch.takeCheap':
      return -params.points;
    case 'ramsch.mayBeTaken':
      return params.higher;
    case 'bettel.leadLow':
      return params.above;
    case 'bettel.throwHigh':
      return params.below;
    default:
      return 0;
  }
}

/** The cards that it speaks against; undefined: all those of which it is not true, or weighs less. */
function againstWhereDodged(know: Knowledge, { id, params }: Fact): readonly Card[] | undefined {
  switch (id) {
    case 'ramsch.highestBelow':
    case 'ramsch.takeHigh':
      return params.lower;
    case 'ramsch.stayBelow':
      return know.legal.filter((each) => takes(know, each));
    case 'ramsch.getRid':
      return know.legal.filter((each) => takes(know, each) || lowerOut(know, each).length < params.lower);
    case 'ramsch.mustTake':
      return know.legal.filter((each) => dangerOf(know, each) < dangerOf(know, params.card));
    default:
      return undefined;
  }
}

/** Whether something said of a card in such a game tells it from another one, of which `theirs` is true. */
export function tellsWhereDodged(know: Knowledge, reason: Fact, other: Card, theirs: readonly Fact[]): boolean {
  const against = againstWhereDodged(know, reason);
  if (against) return against.includes(other);
  const weight = weightWhereDodged(reason);
  return !theirs.some((each) => each.id === reason.id && weightWhereDodged(each) >= weight);
}

// Rules of thumb for a card in Doppelkopf: Aces while they hold, card points to the partner, tricks that are worth it.
import type { Card } from '../../base/cards.ts';
import { pointsOf, rankOf, sumPoints } from '../../base/cards.ts';
import type { Seat } from '../../base/seats.ts';
import { seatAfter } from '../../base/seats.ts';
import type { ThumbIdea } from '../../inference/facts.ts';
import type { Group, Order } from '../../play/order.ts';
import { beats, winningIndex } from '../../play/order.ts';
import type { Trick } from '../../play/tricks.ts';

/** What a card is chosen by: nothing that the seat does not know, or in an imagined deal all of it. */
export interface Sight {
  readonly order: Order;
  readonly seat: Seat;
  /** Cards that may be played, never none; and all that are held. */
  readonly legal: readonly Card[];
  readonly hand: readonly Card[];
  readonly trick: Trick;
  /** Groups that have been led before. */
  readonly led: ReadonlySet<Group>;
  /** Whether another seat plays with this one; undefined if it is not known. */
  friend(seat: Seat): boolean | undefined;
}

export interface Thumb {
  readonly card: Card;
  readonly idea: ThumbIdea;
}

const best = (cards: readonly Card[], worth: (card: Card) => number): Card | undefined =>
  cards.reduce<Card | undefined>(
    (found, card) => (found === undefined || worth(card) > worth(found) ? card : found),
    undefined,
  );

/** How far from the top a trump stands, 0 for the highest; Infinity for other cards. */
const placeOf = ({ trumps }: Order, card: Card): number => {
  const at = trumps.indexOf(card);
  return at < 0 ? Infinity : at;
};

/** The card that is missed least: few card points, and no high trump. */
function cheapest({ order, legal, hand }: Sight): Card {
  const cost = (card: Card): number => {
    const group = order.groupOf(card);
    const high = group === 'trump' ? 6 - Math.min(5, placeOf(order, card) / 2) : 0;
    const lone = group !== 'trump' && hand.filter((each) => order.groupOf(each) === group).length === 1 ? -1 : 0;
    return pointsOf(card) + high + lone + (rankOf(card) === 'A' && group !== 'trump' ? 2 : 0);
  };
  return best(legal, (card) => -cost(card)) as Card;
}

/** Trumps from the top of which it is likely that they hold. */
const SURE_TRUMPS = 3;

/** Most own cards of a suit with which its Ace still walks. */
const ACE_WALKS = { plain: 3, short: 2 } as const;

function leading(sight: Sight): Thumb {
  const { order, legal, led } = sight;
  const held = (group: Group): number => legal.filter((card) => order.groupOf(card) === group).length;
  const aces = legal.filter((card) => {
    const group = order.groupOf(card);
    const most = order.cardsOf(group).length > 3 ? ACE_WALKS.plain : ACE_WALKS.short;
    return group !== 'trump' && rankOf(card) === 'A' && !led.has(group) && held(group) <= most;
  });
  const ace = best(aces, (card) => -held(order.groupOf(card)));
  if (ace) return { card: ace, idea: 'ace' };
  const trumps = legal.filter((card) => order.groupOf(card) === 'trump');
  if (trumps.length * 2 > legal.length) {
    const low = best(trumps, (card) => placeOf(order, card) - 4 * pointsOf(card));
    if (low) return { card: low, idea: 'drawTrumps' };
  }
  return { card: cheapest(sight), idea: 'cheap' };
}

/** Whether the trick stays with whoever has it now, as far as can be told. */
function holds({ order, trick, led }: Sight, winning: Card): boolean {
  if (trick.cards.length === 3) return true;
  if (order.groupOf(winning) === 'trump') return placeOf(order, winning) < SURE_TRUMPS;
  return rankOf(winning) === 'A' && !led.has(order.groupOf(winning));
}

/** Card points that make a trick worth a high card. */
const WORTH_TAKING = 10;

function following(sight: Sight): Thumb {
  const { order, legal, trick, seat } = sight;
  const at = winningIndex(order, trick.cards);
  const winning = trick.cards[at] as Card;
  const owner = seatAfter(trick.leader, at, 4);
  if (sight.friend(owner) === true && owner !== seat && holds(sight, winning)) {
    const gift = best(
      legal.filter((card) => placeOf(order, card) >= SURE_TRUMPS * 2),
      pointsOf,
    );
    if (gift && pointsOf(gift) >= 10) return { card: gift, idea: 'smear' };
    return { card: cheapest(sight), idea: 'cheap' };
  }
  const taking = legal.filter((card) => beats(order, card, winning));
  const points = sumPoints(trick.cards);
  if (trick.cards.length === 3) {
    const prize = best(taking, (card) => pointsOf(card) * 3 + placeOf(order, card) / 100);
    const worthIt = prize !== undefined && (points + pointsOf(prize) >= 8 || placeOf(order, prize) > SURE_TRUMPS * 2);
    return worthIt ? { card: prize, idea: 'take' } : { card: cheapest(sight), idea: 'cheap' };
  }
  const strong = best(taking, (card) => order.strengthOf(card) - pointsOf(card) / 4);
  return strong && points >= WORTH_TAKING ? { card: strong, idea: 'take' } : { card: cheapest(sight), idea: 'cheap' };
}

export const thumbCard = (sight: Sight): Thumb => (sight.trick.cards.length === 0 ? leading(sight) : following(sight));

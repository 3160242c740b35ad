// Rules of thumb for a card with a double pack: what the trick will probably bring, less what the card is worth in the hand. Made
// to be quick, since imagined deals are played out by them.
import { type Card, pointsOf, rankOf, sumPoints } from '../../base/cards.ts';
import { type Seat, seatAfter } from '../../base/seats.ts';
import { beats, type Group, type Order, winningIndex } from '../../play/order.ts';
import type { Trick } from '../../play/tricks.ts';

/** What a card is chosen by: nothing that a player of an imagined deal would not know. */
export interface Sight {
  readonly order: Order;
  readonly seat: Seat;
  /** Cards that may be played, never none; and all that are held. */
  readonly legal: readonly Card[];
  readonly hand: readonly Card[];
  readonly trick: Trick;
  /** Groups that have been led before. */
  readonly led: ReadonlySet<Group>;
  /** Whether the seat is known to play with those who declare, or Re. */
  readonly declares: boolean;
  /** Whether another seat plays with this one; undefined if it is not known. */
  friend(seat: Seat): boolean | undefined;
}

/** All in card points or chances, set by playing the rules against others (docs/STRENGTH-GAMES.md). */
const THUMB = {
  /** Worth of the highest trump in the hand, of an Ace of a plain suit, and of getting rid of the last card of one. */
  topTrump: 20,
  ace: 7,
  lastOfSuit: 2,
  /** Card points that a friend adds to a trick of the own side, and that anybody adds to one he would rather not feed. */
  fat: 7,
  lean: 2,
  /** Chance that a player of whom nothing is known plays on the own side. */
  unknown: 0.33,
  /** How often a player behind who may have a higher trump takes the trick with it. */
  overtrumps: 0.6,
  /** How often a player behind has nothing of a suit that was led before, of a long one the first time, and of a short one. */
  void: { again: 0.5, long: 0.22, short: 0.4 },
  /** How often a friend who could take a trick from an opponent does so. */
  friendTakes: 0.9,
  /** Leads of those who do not declare: a trump, and each further card of a plain suit; Aces before they are ruffed. */
  trumpAgainst: -5,
  lengthAgainst: 1,
  aceAgainst: 6,
} as const;

/** How far from the top a trump stands, 0 for the highest, as a share of all trumps. */
const below = ({ trumps }: Order, card: Card): number => trumps.indexOf(card) / trumps.length;

const holds = ({ order, hand }: Sight, group: Group): number =>
  hand.filter((card) => order.groupOf(card) === group).length;

/** What a card is worth if it stays in the hand. */
function kept(sight: Sight, card: Card): number {
  const { order } = sight;
  const group = order.groupOf(card);
  if (group === 'trump') return THUMB.topTrump * (1 - below(order, card)) ** 2;
  if (rankOf(card) === 'A') return THUMB.ace;
  return holds(sight, group) === 1 ? -THUMB.lastOfSuit : 0;
}

/** Cards of a suit from which it is a long one. */
const LONG = 4;

/** Chance that one player behind beats the card that is winning. */
function beaten({ order, led }: Sight, winning: Card, asked: Group): number {
  const suit = order.cardsOf(asked);
  const isVoid = led.has(asked) ? THUMB.void.again : suit.length >= LONG ? THUMB.void.long : THUMB.void.short;
  if (order.groupOf(winning) === 'trump') {
    const higher = 1 - (1 - below(order, winning)) ** 3;
    return higher * (asked === 'trump' ? THUMB.overtrumps : isVoid);
  }
  const higher = 1 - (1 - suit.indexOf(winning) / suit.length) ** 2;
  return Math.min(0.95, isVoid + (1 - isVoid) * higher);
}

const chanceOf = (friend: boolean | undefined): number => (friend === undefined ? THUMB.unknown : Number(friend));

/** What the trick will probably bring to the own side with this card winning; `ours` is the chance that it is the own side's now. */
function prospect(sight: Sight, winning: Card, asked: Group, points: number, ours: number): number {
  const { trick } = sight;
  const lost = beaten(sight, winning, asked);
  const behind = [1, 2, 3]
    .slice(trick.cards.length)
    .map((_, place) => chanceOf(sight.friend(seatAfter(trick.leader, trick.cards.length + 1 + place, 4))));
  let win = ours;
  for (const each of behind) win = win * (1 - (1 - each) * lost) + (1 - win) * each * lost * THUMB.friendTakes;
  const { fat, lean } = THUMB;
  const later = behind.reduce(
    (sum, each) => sum + win * (each * fat + (1 - each) * lean) - (1 - win) * (each * lean + (1 - each) * fat),
    0,
  );
  return (2 * win - 1) * points + later;
}

function worthOfLead(sight: Sight, card: Card): number {
  const group = sight.order.groupOf(card);
  const worth = prospect(sight, card, group, pointsOf(card), 1) - kept(sight, card);
  if (sight.declares) return worth;
  if (group === 'trump') return worth + THUMB.trumpAgainst;
  return worth + THUMB.lengthAgainst * (holds(sight, group) - 1) + (rankOf(card) === 'A' ? THUMB.aceAgainst : 0);
}

function worthOfFollowing(sight: Sight): (card: Card) => number {
  const { order, trick, seat } = sight;
  const at = winningIndex(order, trick.cards);
  const winning = trick.cards[at] as Card;
  const owner = seatAfter(trick.leader, at, 4);
  const asked = order.groupOf(trick.cards[0] as Card);
  const points = sumPoints(trick.cards);
  const ours = owner === seat ? 1 : chanceOf(sight.friend(owner));
  return (card) => {
    const takes = beats(order, card, winning);
    const all = points + pointsOf(card);
    return prospect(sight, takes ? card : winning, asked, all, takes ? 1 : ours) - kept(sight, card);
  };
}

/** The card that promises most; the first among equals. */
export function thumbCard(sight: Sight): Card {
  const worth = sight.trick.cards.length === 0 ? (card: Card) => worthOfLead(sight, card) : worthOfFollowing(sight);
  let [best] = sight.legal;
  let most = -Infinity;
  for (const card of sight.legal) {
    const promised = worth(card);
    if (promised > most) [best, most] = [card, promised];
  }
  if (best === undefined) throw new Error('no card may be played');
  return best;
}

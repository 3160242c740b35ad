// A Solo in an imagined deal: which cards would be exchanged for it, and what it comes to.
import { type Card, rankOf, without } from '../../base/cards.ts';
import type { Announcement, Contract } from '../../base/contract.ts';
import { type Seat, seatAfter, withSeat } from '../../base/seats.ts';
import type { World } from '../../inference/worlds.ts';
import { openGame } from '../../open-game/open-game.ts';
import { type Outcome, outcomeIn } from '../../open-game/outcomes.ts';
import { type Order, orderOf } from '../../play/order.ts';
import { partnerFor } from '../../play/parties.ts';
import type { SeatView } from '../../round/view.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import { playersAt } from '../../table/table-rules.ts';

/** What is played in an imagined deal, with the hands with which it is played. */
export interface InDeal {
  readonly contract: Contract;
  readonly world: World;
}

/** What it comes to for the seat of the view, if `declarer` plays it. */
export function outcomeFor(view: SeatView, { contract, world }: InDeal, declarer: Seat): Outcome {
  const { rules, doublings, forehand, seat } = view;
  const partner = partnerFor(contract, world, declarer);
  const idle = contract.row.sitsOut === 'partner' ? partner : undefined;
  const leader = forehand === idle ? seatAfter(forehand, 1, playersAt(rules)) : forehand;
  const trick = { leader, cards: [], ...(idle !== undefined && { idle }) };
  const game = { rules, contract, declarer, partner, doubling: {}, doublings, trick, done: [] };
  return outcomeIn(openGame(game, world), seat);
}

/** A Solo of the seat of the view in a deal, once cards have been exchanged where it has that. */
export function soloIn({ rules, seat }: SeatView, announcement: Announcement, world: World): InDeal {
  const contract = announcedContract(rules, announcement);
  if (!contract.row.exchange) return { contract, world };
  const order = orderOf(contract, rules.pack);
  const to = seatAfter(seat, 2, playersAt(rules));
  const [given] = byNeed(order, world[seat]).toReversed();
  const [returned] = byUse(order, world[to]);
  return given && returned ? { contract, world: exchanged(world, seat, to, given, returned) } : { contract, world };
}

/** A deal once one card has gone and another one has come back. */
export const exchanged = (world: World, from: Seat, to: Seat, given: Card, returned: Card): World =>
  withSeat(withSeat(world, from, [...without(world[from], given), returned]), to, [
    ...without(world[to], returned),
    given,
  ]);

/** Ranks from the highest of a plain suit. */
const TOPS = ['A', 'T', 'K', 'O'] as const;

/** A hand in the order in which a soloist needs its cards: trumps, what stands at the top of a suit, then long suits before short ones. */
export function byNeed(order: Order, hand: readonly Card[]): readonly Card[] {
  const need = (card: Card): number => {
    const group = order.groupOf(card);
    if (group === 'trump') return 100 + order.strengthOf(card);
    const suit = hand.filter((each) => order.groupOf(each) === group);
    const above = order.cardsOf(group).slice(0, order.cardsOf(group).indexOf(card));
    const stands = above.every((each) => suit.includes(each));
    return (stands ? 50 : 0) + 5 * suit.length + order.strengthOf(card) / 32;
  };
  return [...hand].sort((a, b) => need(b) - need(a));
}

/** A hand in the order in which its cards are of use to a soloist: trumps from the highest, then Aces and what comes after them. */
export function byUse(order: Order, hand: readonly Card[]): readonly Card[] {
  const use = (card: Card): number => {
    if (order.groupOf(card) === 'trump') return 100 + order.strengthOf(card);
    const top = TOPS.findIndex((rank) => rank === rankOf(card));
    return top < 0 ? 0 : TOPS.length - top;
  };
  return [...hand].sort((a, b) => use(b) - use(a));
}

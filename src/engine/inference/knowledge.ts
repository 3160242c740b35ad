// All that a seat can know or guess while cards are played, from its view alone.
import { type Card, pointsOf, suitOf, sumPoints } from '../base/cards.ts';
import { calledSuitOf, type Contract } from '../base/contract.ts';
import { showsCalledSuit } from '../table/muss.ts';
import { contractWith } from '../play/goals.ts';
import { type Group, type Order, orderOf, winningIndex } from '../play/order.ts';
import { type Seat, seatAt, seatsFrom } from '../base/seats.ts';
import { playersAt } from '../table/table-rules.ts';
import type { SeatView } from '../round/view.ts';
import { type Chances, chancesOf } from './chances.ts';
import { playedContract } from '../table/announced-contract.ts';
import {
  cardsOut,
  type Holders,
  holdersOf,
  type Played,
  playedIn,
  sizesIn,
  type Voids,
  voidsKnown,
} from './holders.ts';
import { type Role, type Sides, sidesOf } from './sides.ts';
import { allowedOf } from '../table/readers.ts';

/** The trick on the table. */
export interface TrickState {
  readonly cards: readonly Card[];
  readonly led: Group;
  /** The card that wins so far, and who played it. */
  readonly best: Card;
  readonly winner: Seat;
  /** Card points on the table. */
  readonly points: number;
}

export interface Knowledge {
  readonly view: SeatView;
  readonly contract: Contract;
  readonly order: Order;
  readonly seat: Seat;
  /** Who plays the contract; nobody in a Ramsch. */
  readonly declarer: Seat | undefined;
  readonly hand: readonly Card[];
  /** Cards that may be played now, in hand order. */
  readonly legal: readonly Card[];
  /** Undefined for the leader. */
  readonly trick: TrickState | undefined;
  /** Seats that still play to this trick after the own one. */
  readonly behind: readonly Seat[];
  readonly out: readonly Card[];
  readonly trumpsOut: readonly Card[];
  readonly holders: Holders;
  readonly voids: Voids;
  readonly sides: Sides;
  readonly role: Role;
  readonly chances: Chances;
  /** Whether a card of the called suit has been led in an earlier trick. */
  readonly searched: boolean;
}

/** What the seat knows now. Throws if no contract has been announced (programming error). */
export function knowledgeOf(view: SeatView): Knowledge {
  const { contract: announced, rules, seat, hand } = view;
  if (!announced) throw new Error('no contract has been announced');
  const { declarer } = announced;
  const played = playedIn(view);
  const contract = asKnown(view, playedContract(rules, announced), played);
  const order = orderOf(contract, rules.pack);
  const out = cardsOut(view, order, played);
  const holders = holdersOf(view, contract, order, out, played);
  const sides = sidesOf(view, contract, order, holders, declarer);
  const declarerHas = declarer === seat ? undefined : groupOfDeclarer(contract, order, declarer, view, played);
  const handSizes = sizesIn(view);
  const aim = contract.row.goal.kind === 'noTrick' ? 'noTrick' : 'tricks';
  const { called } = contract;
  const suit = calledSuitOf(contract);
  const searched = view.tricks.some(({ cards: [led] }) => led !== undefined && order.groupOf(led) === suit);
  return {
    view,
    contract,
    order,
    seat,
    declarer,
    hand,
    legal: playable(view),
    trick: trickState(view, order),
    behind: seatsBehind(view),
    out,
    trumpsOut: out.filter((card) => order.groupOf(card) === 'trump'),
    holders,
    voids: voidsKnown(view, contract, order, played),
    sides,
    role: sides.role,
    chances: chancesOf({ order, out, holders, handSizes, declarer, called, sides, searched, aim, declarerHas }),
    searched,
  };
}

/** Who plays the contract. Throws in a Ramsch, which nobody plays (programming error). */
export function declarerIn({ declarer }: Pick<Knowledge, 'declarer'>): Seat {
  if (declarer === undefined) throw new Error('nobody plays a Ramsch');
  return declarer;
}

/** The contract with its goal, if that hangs on a card of which the seat knows who was dealt it. */
function asKnown({ seat, dealtHand, contract }: SeatView, played: Contract, cards: readonly Played[]): Contract {
  const { goal } = played.row;
  const card = goal.kind === 'points' ? goal.fewerWith?.card : undefined;
  const declarer = contract?.declarer;
  if (card === undefined || declarer === undefined) return played;
  const holder = dealtHand.includes(card) ? seat : cards.find((each) => each.card === card)?.seat;
  if (holder === undefined) return played;
  const declares = holder === declarer || holder === contract?.revealed?.seat;
  return contractWith(played, declares ? 'declarers' : 'others');
}

/** Who plays to the trick on the table after a seat, in order. */
function seatsBehind({ seat, rules, trick }: SeatView): readonly Seat[] {
  const playing = seatsFrom(seat, playersAt(rules)).filter((each) => each !== trick?.idle);
  return playing.slice(1, playing.length - (trick?.cards.length ?? 0));
}

const playable = ({ options }: SeatView): readonly Card[] => allowedOf(options, 'play').map(({ card }) => card);

function trickState({ rules, trick }: SeatView, order: Order): TrickState | undefined {
  const led = trick?.cards[0];
  if (!trick || led === undefined) return undefined;
  const at = winningIndex(order, trick.cards);
  return {
    cards: trick.cards,
    led: order.groupOf(led),
    best: trick.cards[at] ?? led,
    winner: seatAt(trick, at, playersAt(rules)),
    points: sumPoints(trick.cards),
  };
}

/** Who calls an ace holds a card of its suit and, until one has fallen from that hand, holds it still (SPEC 2.4). */
function groupOfDeclarer(
  contract: Contract,
  order: Order,
  declarer: Seat | undefined,
  view: SeatView,
  played: readonly Played[],
): Group | undefined {
  const { called } = contract;
  if (called === undefined || !showsCalledSuit(contract, view.contract?.renonce)) return undefined;
  const suit = suitOf(called);
  const shown = played.some(({ seat, card }) => seat === declarer && order.groupOf(card) === suit);
  return shown ? undefined : suit;
}

/** Whether the contract has few trumps, like the Wenz: at most a quarter of the cards. */
export const isLean = ({ order }: Pick<Knowledge, 'order'>): boolean => order.trumps.length * 4 <= order.cards.length;

/**
 * The cards that may be played now and do the same as one of them, itself among them: as many card points, of its group, and nothing that can
 * still fall, or lies there, between them.
 */
export function touching({ legal, order, out, trick }: Knowledge, card: Card): readonly Card[] {
  const group = order.groupOf(card);
  const others = [...out, ...(trick?.cards ?? [])].filter((each) => order.groupOf(each) === group);
  const parts = (a: Card, b: Card): boolean =>
    others.some(
      (each) => order.strengthOf(each) > order.strengthOf(a) !== order.strengthOf(each) > order.strengthOf(b),
    );
  return legal.filter(
    (each) => order.groupOf(each) === group && pointsOf(each) === pointsOf(card) && !parts(each, card),
  );
}

/** Own cards of a group, high to low. */
export const ownOf = ({ hand, order }: Knowledge, group: Group): readonly Card[] =>
  hand.filter((card) => order.groupOf(card) === group);

/** Cards out of a group, high to low. */
export const outOf = ({ out, order }: Knowledge, group: Group): readonly Card[] =>
  out.filter((card) => order.groupOf(card) === group);

/** Cards out that are higher than a card inside its group. */
export const higherOut = (know: Knowledge, card: Card): readonly Card[] =>
  outOf(know, know.order.groupOf(card)).filter((each) => know.order.strengthOf(each) > know.order.strengthOf(card));

/** Whether the view proves that a seat is on the own side. */
export const isFriend = ({ sides }: Knowledge, seat: Seat): boolean => sides.friend[seat] === 1;

/** Whether the view proves that a seat is on the other side. */
export const isOpponent = ({ sides }: Knowledge, seat: Seat): boolean => sides.friend[seat] === 0;

/** Cards with which players behind, unless proved friends, could beat `best` in a trick of `led`; in contract order. */
export function threatsTo(know: Knowledge, best: Card, led: Group): readonly Card[] {
  const all = new Set<Card>();
  for (const seat of know.behind)
    if (!isFriend(know, seat)) for (const card of know.chances.threats(seat, best, led)) all.add(card);
  return know.order.sort([...all]);
}

/** Card points that the own side has for sure, and the other side for sure, in completed tricks. */
export function pointsSoFar(know: Knowledge): { readonly own: number; readonly other: number } {
  let own = 0;
  let other = 0;
  for (const { winner, points } of know.view.tricks) {
    if (isFriend(know, winner)) own += points;
    if (isOpponent(know, winner)) other += points;
  }
  return { own, other };
}

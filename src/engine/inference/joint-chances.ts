// How likely several hands hold something together: all ways in which the cards out can lie, counted and weighed.
import type { Card } from '../base/cards.ts';
import { type BySeat, type Seat, withSeat } from '../base/seats.ts';
import type { Group } from '../play/order.ts';
import type { Holders } from './holders.ts';

export interface JointInput {
  readonly out: readonly Card[];
  readonly groupOf: (card: Card) => Group;
  readonly holders: Holders;
  readonly sizes: BySeat<number>;
  /** How much likelier than an average place one in this hand is that of the card. */
  readonly weightOf: (seat: Seat, card: Card) => number;
  /** A seat that surely has a card of a group. */
  readonly sure: Holding | undefined;
}

export interface Holding {
  readonly seat: Seat;
  readonly group: Group;
}

/** Cards that the count does not tell apart. */
interface Alike {
  readonly group: Group;
  readonly seats: readonly Seat[];
  readonly weights: readonly number[];
  readonly count: number;
}

/** Places that are left in the hands, which of the holdings asked for have come true, and the weight of all ways to get there. */
interface Spread {
  readonly left: BySeat<number>;
  readonly held: number;
  readonly ways: number;
}

/** Chance of what is asked about some holdings, where `has` says of each of them, by its place, whether it is so; 0 if no deal fits. */
export function jointChance(
  input: JointInput,
  asked: readonly Holding[],
  happens: (has: readonly boolean[]) => boolean,
): number {
  const { sizes, sure } = input;
  const watched = sure ? [...asked, sure] : asked;
  let spreads: readonly Spread[] = [{ left: sizes, held: 0, ways: 1 }];
  for (const alike of classesOf(input, watched)) spreads = spreadOver(spreads, alike, watched);
  let [all, found] = [0, 0];
  for (const { held, ways } of spreads) {
    const has = watched.map((_, at) => (held & (1 << at)) !== 0);
    if (sure && !has[asked.length]) continue;
    all += ways;
    if (happens(has)) found += ways;
  }
  return all > 0 ? found / all : 0;
}

function classesOf(input: JointInput, watched: readonly Holding[]): readonly Alike[] {
  const classes = new Map<string, Alike>();
  for (const card of input.out) {
    const group = input.groupOf(card);
    const seats = input.holders.get(card) ?? [];
    const weights = seats.map((seat) => input.weightOf(seat, card));
    const told = watched.some((each) => each.group === group) ? group : '';
    const key = `${told}|${seats.join()}|${weights.join()}`;
    classes.set(key, { group, seats, weights, count: (classes.get(key)?.count ?? 0) + 1 });
  }
  return [...classes.values()];
}

function spreadOver(spreads: readonly Spread[], alike: Alike, watched: readonly Holding[]): readonly Spread[] {
  const found = new Map<string, Spread>();
  for (const from of spreads)
    for (const spread of sharesOf(from, alike, watched, 0, alike.count)) {
      const key = `${spread.left.join()}|${spread.held}`;
      found.set(key, { ...spread, ways: spread.ways + (found.get(key)?.ways ?? 0) });
    }
  return [...found.values()];
}

/** All ways to give so many cards to the seats of a class from one of them on. */
function* sharesOf(
  spread: Spread,
  alike: Alike,
  watched: readonly Holding[],
  at: number,
  count: number,
): Generator<Spread> {
  const seat = alike.seats[at];
  if (seat === undefined) {
    if (count === 0) yield spread;
    return;
  }
  const weight = alike.weights[at] ?? 0;
  const last = at === alike.seats.length - 1;
  let ways = spread.ways;
  for (let given = 0; given <= Math.min(count, spread.left[seat]); given++) {
    if (given > 0) ways *= (weight * (count - given + 1)) / given;
    if (last && given < count) continue;
    const to = given === 0 ? spread : withCards(spread, seat, given, heldBy(watched, seat, alike.group), ways);
    yield* sharesOf(to, alike, watched, at + 1, count - given);
  }
}

const withCards = ({ left, held }: Spread, seat: Seat, given: number, more: number, ways: number): Spread => ({
  left: withSeat(left, seat, left[seat] - given),
  held: held | more,
  ways,
});

/** The holdings that come true with a card of a group in a hand, as bits. */
const heldBy = (watched: readonly Holding[], seat: Seat, group: Group): number =>
  watched.reduce((bits, each, at) => (each.seat === seat && each.group === group ? bits | (1 << at) : bits), 0);

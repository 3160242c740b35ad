// Deals consistent with a view: counted, drawn with equal chance, or listed; never by trial and error.
import { type Card, countIn } from '../base/cards.ts';
import { type Random, shuffled } from '../base/random.ts';
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import type { ConsistentDeals, DealCase } from './deal-cases.ts';

/** One possible deal: the cards still held by each seat. */
export type World = BySeat<readonly Card[]>;

/** What is dealt: cards into hands, of which one may be certain. */
export type ToDeal = Omit<ConsistentDeals, 'seat' | 'hand'> & Partial<Pick<ConsistentDeals, 'seat' | 'hand'>>;

/** Cards that are alike for counting: the same possible holders, the same needs. */
interface CardClass {
  readonly cards: readonly Card[];
  readonly seats: readonly Seat[];
  /** Indices of the needs that these cards serve. */
  readonly serves: readonly number[];
}

/** How many cards of a class go to each seat. */
type Split = readonly [number, number, number, number];

/** The ways to split a class, how many deals each of them leads to, and all together. */
interface Ways {
  readonly splits: readonly Split[];
  readonly deals: readonly number[];
  readonly total: number;
}

interface Counter {
  readonly classes: readonly CardClass[];
  readonly total: number;
  /** Deals of the classes from `index` on into the places and needs that are left, by the ways to split the first of them. Remembered. */
  ways(index: number, places: BySeat<number>, needs: readonly number[]): Ways;
  readonly needs: readonly { readonly seat: Seat; readonly min: number }[];
  readonly places: BySeat<number>;
}

/** Consistent deals, counted. */
export interface Worlds {
  /** Number of consistent deals; at least 1 for a view that has come about by legal play. */
  readonly count: number;
  /** One of them, each equally likely. */
  draw(random: Random): World;
  /** All of them, in no particular order. */
  all(): Iterable<World>;
}

const factorials = Array.from({ length: 49 }, () => 1);
for (let n = 1; n < factorials.length; n++) factorials[n] = (factorials[n - 1] as number) * n;
const factorial = (n: number): number => factorials[n] as number;

/** Prepares counting and drawing; a few hundred microseconds, then a few microseconds for each drawn deal. */
export function worldsOf(deals: ToDeal): Worlds {
  const counters = deals.cases.map((each) => counterOf(deals, each));
  const count = counters.reduce((sum, { total }) => sum + total, 0);
  return {
    count,
    draw: (random) => drawFrom(deals, pick(counters, random), random),
    *all() {
      for (const counter of counters) yield* listAll(deals, counter);
    },
  };
}

/** Copies of a card are counted as if they could be told apart: so each deal weighs as much as it is likely. */
function classesOf({ holders, needs }: DealCase, out: readonly Card[]): readonly CardClass[] {
  const classes = new Map<string, { cards: Card[]; seats: readonly Seat[]; serves: readonly number[] }>();
  for (const [card, seats] of inOrderOf(holders, out)) {
    const serves = needs.flatMap((need, index) => (need.cards.has(card) ? [index] : []));
    const key = `${seats.join('')}/${serves.join('')}`;
    const known = classes.get(key) ?? { cards: [], seats, serves };
    known.cards.push(card);
    classes.set(key, known);
  }
  return [...classes.values()];
}

/** Every card out with its holders, card by card as the holders name them, once for each copy. */
const inOrderOf = (
  holders: DealCase['holders'],
  out: readonly Card[],
): DealCase['holders'] | (readonly [Card, readonly Seat[]])[] =>
  holders.size === out.length
    ? holders
    : [...holders].flatMap(([card, seats]) => Array.from({ length: countIn(out, card) }, () => [card, seats] as const));

function counterOf(deals: ToDeal, deal: DealCase): Counter {
  const classes = classesOf(deal, deals.out);
  const memo = new Map<string, Ways>();
  const ways: Counter['ways'] = (index, places, needs) => {
    const key = `${index}/${places.join()}/${needs.join()}`;
    const known = memo.get(key);
    if (known) return known;
    const found = waysFrom(counter, index, places, needs);
    memo.set(key, found);
    return found;
  };
  const places = bySeat((seat) => (seat === deals.seat ? 0 : deals.sizes[seat]));
  const needs = deal.needs.map(({ seat, min }) => ({ seat, min }));
  const counter = { classes, ways, needs, places };
  const { total } = ways(
    0,
    places,
    needs.map(({ min }) => min),
  );
  return { ...counter, total };
}

function waysFrom(
  counter: Omit<Counter, 'total'>,
  index: number,
  places: BySeat<number>,
  needs: readonly number[],
): Ways {
  const cardClass = counter.classes[index];
  if (!cardClass) return { splits: [], deals: [], total: needs.every((min) => min <= 0) ? 1 : 0 };
  const all = splits(cardClass, places);
  const deals = all.map((split) => {
    const rest = counter.ways(index + 1, placesAfter(places, split), needsAfter(counter, cardClass, needs, split));
    return waysOf(cardClass, split) * rest.total;
  });
  return { splits: all, deals, total: deals.reduce((sum, each) => sum + each, 0) };
}

/** All ways to hand the cards of a class to seats that may hold them and have room. */
function splits({ cards, seats }: CardClass, places: BySeat<number>): readonly Split[] {
  const found: Split[] = [];
  const fill = (at: number, left: number, split: readonly number[]): void => {
    const seat = seats[at];
    if (seat === undefined) {
      if (left === 0) found.push(bySeat((each) => split[each] ?? 0));
      return;
    }
    for (let some = Math.min(left, places[seat]); some >= 0; some--) {
      const next = [...split];
      next[seat] = some;
      fill(at + 1, left - some, next);
    }
  };
  fill(0, cards.length, [0, 0, 0, 0]);
  return found;
}

const waysOf = ({ cards }: CardClass, split: Split): number =>
  split.reduce<number>((ways, some) => ways / factorial(some), factorial(cards.length));

const placesAfter = (places: BySeat<number>, split: Split): BySeat<number> =>
  bySeat((seat) => places[seat] - split[seat]);

const needsAfter = (
  { needs: all }: Pick<Counter, 'needs'>,
  { serves }: CardClass,
  needs: readonly number[],
  split: Split,
): readonly number[] =>
  needs.map((min, index) => {
    const seat = all[index]?.seat;
    return seat !== undefined && serves.includes(index) ? Math.max(0, min - split[seat]) : Math.max(0, min);
  });

function pick(counters: readonly Counter[], random: Random): Counter {
  const at = chooseIndex(
    counters.map(({ total }) => total),
    random,
  );
  const counter = counters[at];
  if (!counter) throw new Error('no deal is consistent with this view');
  return counter;
}

/** Steps of a fraction of 1 that the random stream gives in one draw. */
const GRAIN = 2 ** 30;

/** An index with a chance in proportion to its weight. */
function chooseIndex(weights: readonly number[], random: Random): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = ((random.below(GRAIN) + random.below(GRAIN) / GRAIN) / GRAIN) * all;
  let last = -1;
  for (const [index, weight] of weights.entries()) {
    if (weight <= 0) continue;
    last = index;
    left -= weight;
    if (left < 0) break;
  }
  return last;
}

/** The hands before anything is dealt. */
const certainIn = ({ seat: own, hand = [] }: ToDeal): [Card[], Card[], Card[], Card[]] => {
  const held = (seat: Seat): Card[] => (seat === own ? [...hand] : []);
  return [held(0), held(1), held(2), held(3)];
};

function drawFrom(deals: ToDeal, counter: Counter, random: Random): World {
  const hands = certainIn(deals);
  let places = counter.places;
  let needs: readonly number[] = counter.needs.map(({ min }) => min);
  for (const [index, cardClass] of counter.classes.entries()) {
    const ways = counter.ways(index, places, needs);
    const split = ways.splits[chooseIndex(ways.deals, random)];
    if (!split) throw new Error('no deal is consistent with this view');
    const cards = cardClass.seats.length > 1 ? shuffled(cardClass.cards, random) : cardClass.cards;
    let from = 0;
    for (const seat of cardClass.seats) {
      hands[seat].push(...cards.slice(from, from + split[seat]));
      from += split[seat];
    }
    needs = needsAfter(counter, cardClass, needs, split);
    places = placesAfter(places, split);
  }
  return hands;
}

function* listAll(deals: ToDeal, counter: Counter): Generator<World> {
  const hands = certainIn(deals);
  const cards = counter.classes.flatMap((cardClass) => cardClass.cards.map((card) => ({ card, cardClass })));
  const needs = counter.needs.map(({ min }) => min);
  function* place(at: number): Generator<World> {
    const next = cards[at];
    if (!next) {
      if (needs.every((min) => min <= 0)) yield bySeat((seat) => [...hands[seat]]);
      return;
    }
    for (const seat of next.cardClass.seats) {
      if (hands[seat].length >= deals.sizes[seat]) continue;
      const served = next.cardClass.serves.filter((need) => counter.needs[need]?.seat === seat);
      hands[seat].push(next.card);
      for (const need of served) needs[need] = (needs[need] as number) - 1;
      yield* place(at + 1);
      for (const need of served) needs[need] = (needs[need] as number) + 1;
      hands[seat].pop();
    }
  }
  yield* place(0);
}

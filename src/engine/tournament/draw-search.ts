// Search for seats in the rounds still to be played: people are swapped until nobody meets anybody twice, or as seldom as can be found.
import { type Random, shuffled } from '../base/random.ts';

/** What is asked of a plan; people are numbers from 0. */
export interface PlanTerms {
  /** How many people sit at each table of a round. */
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** How often two people have met; those who should not meet at all count as having met. */
  readonly met: (one: number, other: number) => number;
  /** Into how many groups that have met each round before has parted the people: its tables, and everybody who sat at none. */
  readonly groups: readonly number[];
  /** How often somebody has sat at a table smaller than others. */
  readonly smaller: (one: number) => number;
  /** The table at which somebody sits in every round. */
  readonly fixed: (one: number) => number | undefined;
}

/** Numbers of people by round and table. */
export type Plan = readonly (readonly (readonly number[])[])[];

/** A meeting that is one too many weighs more than any spread of the smaller tables. */
const MEETING = 64;

/** Swaps that are made before what was found counts, in all and from one beginning without anything better. */
const MOST_SWAPS = 20_000;
const PATIENCE = 150;

/** A swap takes the longer the more people there are: with many of them fewer are made, which is enough, as they have more room. */
const MOST_WORK = 1_200_000;

/** The best plan that the stream of random numbers leads to. */
export function planned(terms: PlanTerms, random: Random): Plan {
  const { sizes } = terms;
  const least = leastCost(terms);
  const most = Math.min(MOST_SWAPS, MOST_WORK / sizes.reduce((sum, size) => sum + size, 0));
  let best: { readonly cost: number; readonly plan: Plan } | undefined;
  for (let swaps = 0; swaps < most && (best === undefined || best.cost > least);) {
    const seating = new Seating(terms, random);
    const found = seating.improved(least);
    swaps += found.swaps + 1;
    if (best === undefined || found.cost < best.cost) best = found;
  }
  return best?.plan ?? [];
}

/** What no plan does better than: as few meet again as can be, and smaller tables are spread as evenly as can be. */
function leastCost({ sizes, rounds, groups, smaller }: PlanTerms): number {
  const people = sizes.reduce((sum, size) => sum + size, 0);
  const times = Array.from({ length: people }, (_, one) => smaller(one));
  const places = rounds * sizes.filter((size) => isSmaller(sizes, size)).reduce((sum, size) => sum + size, 0);
  const before = groups.reduce((sum, each) => sum + leastAgain(sizes, each), 0);
  const among = ((rounds - 1) / 2) * leastAgain(sizes, sizes.length);
  let cost = MEETING * rounds * (before + among);
  for (let place = 0; place < places; place++) {
    const least = times.indexOf(Math.min(...times));
    cost += times[least] ?? 0;
    times[least] = (times[least] ?? 0) + 1;
  }
  return cost;
}

/** How many pairs at tables of these sizes have met at least, if all people come from so many groups. */
const leastAgain = (sizes: readonly number[], groups: number): number =>
  sizes.reduce((sum, size) => {
    const [each, more] = [Math.floor(size / groups), size % groups];
    return sum + more * each + (groups * each * (each - 1)) / 2;
  }, 0);

const isSmaller = (sizes: readonly number[], size: number): boolean => size < Math.max(...sizes);

interface Place {
  readonly round: number;
  readonly place: number;
}

/** A swap of two places of a round. */
interface Swap {
  readonly round: number;
  readonly one: number;
  readonly other: number;
}

/** People on the places of all rounds; places of a round stand in a row, table after table. */
class Seating {
  readonly #terms: PlanTerms;
  readonly #random: Random;
  readonly #people: number;
  readonly #tableOf: readonly number[];
  readonly #placesOf: readonly (readonly number[])[];
  readonly #isSmaller: readonly boolean[];
  readonly #rounds: number[][];
  /** How often two have met, with the rounds of this seating; how often somebody has sat at a smaller table. */
  readonly #met: Int16Array;
  readonly #times: number[];
  /** The swap from which on somebody may move again, by round and person. */
  readonly #resting: number[][];
  #cost = 0;

  constructor(terms: PlanTerms, random: Random) {
    const { sizes, rounds, met, smaller } = terms;
    this.#terms = terms;
    this.#random = random;
    this.#tableOf = sizes.flatMap((size, table) => Array.from({ length: size }, () => table));
    this.#people = this.#tableOf.length;
    this.#placesOf = sizes.map((_, table) => this.#tableOf.flatMap((each, place) => (each === table ? [place] : [])));
    this.#isSmaller = sizes.map((size) => isSmaller(sizes, size));
    const all = Array.from({ length: this.#people }, (_, one) => one);
    this.#met = Int16Array.from(all.flatMap((one) => all.map((other) => (one === other ? 0 : met(one, other)))));
    this.#times = all.map(smaller);
    this.#resting = Array.from({ length: rounds }, () => all.map(() => 0));
    this.#rounds = Array.from({ length: rounds }, () => this.#satDown(all));
  }

  /** Improves until nothing better is possible, or found for a while. */
  improved(least: number): { readonly cost: number; readonly swaps: number; readonly plan: Plan } {
    let best = { cost: this.#cost, plan: this.#plan() };
    let swaps = 0;
    for (let since = 0; best.cost > least && since < PATIENCE; since++) {
      const swap = this.#bestSwap(++swaps, best.cost);
      if (!swap) break;
      this.#swap(swap, swaps);
      if (this.#cost >= best.cost) continue;
      best = { cost: this.#cost, plan: this.#plan() };
      since = 0;
    }
    return { ...best, swaps };
  }

  #plan(): Plan {
    return this.#rounds.map((row) => this.#placesOf.map((places) => places.map((place) => row[place] ?? 0)));
  }

  /** Everybody sits down by lot, those with a place of their own first. */
  #satDown(all: readonly number[]): number[] {
    const row = this.#tableOf.map(() => -1);
    const order = shuffled(all, this.#random);
    for (const one of order) {
      const table = this.#terms.fixed(one);
      const place = table === undefined ? undefined : this.#placesOf[table]?.find((each) => row[each] === -1);
      if (place !== undefined) row[place] = one;
    }
    const others = order.filter((one) => this.#terms.fixed(one) === undefined);
    for (const one of others) row[row.indexOf(-1)] = one;
    for (const [table, places] of this.#placesOf.entries())
      for (const place of places) this.#cost += this.#comes(row, row[place] ?? 0, table, place);
    return row;
  }

  /** Costs of somebody at a place, which are counted from now on: people at places before it in the row are there already. */
  #comes(row: readonly number[], one: number, table: number, before: number): number {
    let cost = 0;
    for (const place of this.#placesOf[table] ?? [])
      if (place < before) cost += MEETING * this.#meet(one, row[place] ?? 0);
    if (!this.#isSmaller[table]) return cost;
    const times = this.#times[one] ?? 0;
    this.#times[one] = times + 1;
    return cost + times;
  }

  /** Counts a meeting; gives how often they had met before. */
  #meet(one: number, other: number, by = 1): number {
    const before = this.#met[one * this.#people + other] ?? 0;
    this.#met[one * this.#people + other] = before + by;
    this.#met[other * this.#people + one] = before + by;
    return before;
  }

  /** How often somebody at a place has met the others there, besides `now`. */
  #meets(row: readonly number[], one: number, place: number, now: 0 | 1): number {
    const others = this.#placesOf[this.#tableOf[place] ?? 0] ?? [];
    let met = 0;
    for (const other of others)
      if (other !== place) met += (this.#met[one * this.#people + (row[other] ?? 0)] ?? 0) - now;
    return met;
  }

  /** What a swap of two places at different tables changes. */
  #change(row: readonly number[], place: number, other: number): number {
    const [one, two] = [row[place] ?? 0, row[other] ?? 0];
    const before = this.#meets(row, one, place, 1) + this.#meets(row, two, other, 1);
    const change = MEETING * (this.#meets(row, one, other, 0) + this.#meets(row, two, place, 0) - before);
    const [here, there] = [this.#smallerAt(place), this.#smallerAt(other)];
    if (here === there) return change;
    const [leaves, joins] = here ? [one, two] : [two, one];
    return change - ((this.#times[leaves] ?? 0) - 1) + (this.#times[joins] ?? 0);
  }

  readonly #smallerAt = (place: number): boolean => this.#isSmaller[this.#tableOf[place] ?? 0] ?? false;

  /** The best swap for somebody who costs something, not counting those who have just moved unless it is the best ever. */
  #bestSwap(now: number, best: number): Swap | undefined {
    const chosen =
      this.#costly((row, place) => this.#meets(row, row[place] ?? 0, place, 1) > 0) ?? this.#costly(this.#isUneven);
    if (!chosen) return undefined;
    const row = this.#rounds[chosen.round] ?? [];
    const resting = this.#resting[chosen.round] ?? [];
    const rests = (place: number): boolean => (resting[row[place] ?? 0] ?? 0) > now;
    let found: { readonly change: number; readonly place: number } | undefined;
    let equal = 0;
    for (let place = 0; place < this.#people; place++) {
      if (this.#tableOf[place] === this.#tableOf[chosen.place] || this.#isFixed(row[place])) continue;
      const change = this.#change(row, chosen.place, place);
      if ((rests(place) || rests(chosen.place)) && this.#cost + change >= best) continue;
      if (found && change > found.change) continue;
      equal = found && change === found.change ? equal + 1 : 1;
      if (this.#random.below(equal) === 0) found = { change, place };
    }
    return found ? { round: chosen.round, one: chosen.place, other: found.place } : NO_SWAP;
  }

  readonly #isFixed = (one: number | undefined): boolean => one !== undefined && this.#terms.fixed(one) !== undefined;

  readonly #isUneven = (row: readonly number[], place: number): boolean =>
    this.#smallerAt(place) && (this.#times[row[place] ?? 0] ?? 0) > 1;

  /** One of the places that cost something and whose people may move. */
  #costly(costs: (row: readonly number[], place: number) => boolean): Place | undefined {
    let found: Place | undefined;
    let count = 0;
    for (const [round, row] of this.#rounds.entries())
      for (let place = 0; place < this.#people; place++)
        if (!this.#isFixed(row[place]) && costs(row, place) && this.#random.below(++count) === 0)
          found = { round, place };
    return found;
  }

  #swap({ round, one, other }: Swap, now: number): void {
    const row = this.#rounds[round] ?? [];
    if (one === other) return;
    const [first, second] = [row[one] ?? 0, row[other] ?? 0];
    this.#cost += this.#change(row, one, other);
    for (const [person, place, by] of [
      [first, one, -1],
      [second, other, -1],
      [first, other, 1],
      [second, one, 1],
    ] as const) {
      const table = this.#tableOf[place] ?? 0;
      const left = by === 1 ? (place === other ? other : one) : place;
      for (const each of this.#placesOf[table] ?? []) if (each !== left) this.#meet(person, row[each] ?? 0, by);
      if (this.#isSmaller[table]) this.#times[person] = (this.#times[person] ?? 0) + by;
    }
    [row[one], row[other]] = [second, first];
    for (const person of [first, second]) {
      const resting = this.#resting[round] ?? [];
      resting[person] = now + 3 + this.#random.below(7);
    }
  }
}

const NO_SWAP: Swap = { round: 0, one: 0, other: 0 };

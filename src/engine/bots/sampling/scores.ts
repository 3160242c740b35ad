// Weighing options in the same deals: means of cents, points and chances, and how sure the differences between them are.
import { POINTS_OF_PACK } from '../../base/cards.ts';

/** What an option comes to in one deal; `won` and `cents` may be means over what can happen in it. */
export interface Scored {
  /** Balance of the seat. */
  readonly cents: number;
  /** Chance to win, 0 to 1. */
  readonly won: number;
  /** Chance to win at the table, 0 to 1, where something is known of it besides what open cards say. */
  readonly atTable?: number;
  /** Card points of the seat's side at the end; absent where they were not reckoned. */
  readonly points?: number;
}

/** Weighted sums of what some options come to, of its products, and of the weights and their squares. */
class Sums {
  readonly #sums: number[];
  readonly #products: number[][];
  #weights = 0;
  #squares = 0;

  constructor(size: number) {
    this.#sums = new Array<number>(size).fill(0);
    this.#products = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  }

  add(values: readonly number[], weight: number): void {
    this.#weights += weight;
    this.#squares += weight * weight;
    values.forEach((value, i) => {
      this.#sums[i] = (this.#sums[i] ?? 0) + weight * value;
      const row = this.#products[i] ?? [];
      values.forEach((other, j) => (row[j] = (row[j] ?? 0) + weight * value * other));
    });
  }

  get isEmpty(): boolean {
    return this.#weights <= 0;
  }

  mean(i: number): number {
    return this.isEmpty ? 0 : (this.#sums[i] ?? 0) / this.#weights;
  }

  /** Standard error of the difference of two means. */
  error(i: number, j: number): number {
    if (this.isEmpty) return Infinity;
    const square = (a: number, b: number): number => (this.#products[a]?.[b] ?? 0) / this.#weights;
    const variance = square(i, i) - 2 * square(i, j) + square(j, j) - (this.mean(i) - this.mean(j)) ** 2;
    return Math.sqrt(Math.max(0, variance) * (this.#squares / this.#weights ** 2));
  }
}

/** Outcomes of the same options in many deals, weighted. */
export class Scores {
  /** Deals added so far. */
  deals = 0;
  readonly size: number;
  readonly #cents: Sums;
  readonly #won: number[];
  readonly #atTable: number[];
  #allAtTable = true;
  readonly #points: Sums;
  #weights = 0;

  constructor(size: number) {
    this.size = size;
    this.#cents = new Sums(size);
    this.#points = new Sums(size);
    this.#won = new Array<number>(size).fill(0);
    this.#atTable = new Array<number>(size).fill(0);
  }

  /** Adds a deal that counts `weight`; one outcome for each option, all with points or none. */
  add(outcomes: readonly Scored[], weight: number): void {
    this.deals++;
    this.#weights += weight;
    this.#cents.add(
      outcomes.map(({ cents }) => cents),
      weight,
    );
    outcomes.forEach(({ won, atTable }, i) => {
      this.#won[i] = (this.#won[i] ?? 0) + weight * won;
      this.#atTable[i] = (this.#atTable[i] ?? 0) + weight * (atTable ?? 0);
      this.#allAtTable &&= atTable !== undefined;
    });
    const points = outcomes.flatMap((each) => each.points ?? []);
    if (points.length === outcomes.length) this.#points.add(points, weight);
  }

  /** Mean balance, in cents. */
  cents(i: number): number {
    return this.#cents.mean(i);
  }

  /** Share of the deals that are won, 0 to 1 whatever the weights are rounded to. */
  chance(i: number): number {
    return this.#weights > 0 ? Math.min(1, (this.#won[i] ?? 0) / this.#weights) : 0;
  }

  /** Mean chance to win at the table, 0 to 1; undefined if it was not reckoned. */
  chanceAtTable(i: number): number | undefined {
    return this.#allAtTable && this.#weights > 0 ? Math.min(1, (this.#atTable[i] ?? 0) / this.#weights) : undefined;
  }

  /** Mean card points, 0 to 120 whatever the weights are rounded to; undefined if none were reckoned. */
  points(i: number): number | undefined {
    return this.#points.isEmpty ? undefined : Math.min(POINTS_OF_PACK, this.#points.mean(i));
  }

  /** Standard error of the difference of two means of cents, in cents. */
  error(i: number, j: number): number {
    return this.#cents.error(i, j);
  }

  /** Mean balance in cents, and what the card points are worth besides. */
  worth(i: number, perPoint: number): number {
    return this.cents(i) + perPoint * (this.points(i) ?? 0);
  }

  /** Standard error of the difference of two worths, in cents; at most, as if points and cents always erred the same way. */
  doubt(i: number, j: number, perPoint: number): number {
    return this.error(i, j) + (this.#points.isEmpty ? 0 : perPoint * this.#points.error(i, j));
  }
}

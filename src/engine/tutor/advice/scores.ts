// Weighing options in the same deals: means of cents, points and chances, and how sure the differences between them are.
import { POINTS_OF_PACK } from '../../base/cards.ts';
import type { Outcome } from '../../open-game/outcomes.ts';

/** Outcomes of the same options in many deals, weighted. */
export class Scores {
  /** Deals added so far. */
  deals = 0;
  readonly #size: number;
  readonly #cents: number[];
  readonly #won: number[];
  readonly #points: number[];
  /** Sums of products of the cents of two options. */
  readonly #products: number[][];
  #weights = 0;
  #squares = 0;
  #pointWeights = 0;

  constructor(size: number) {
    this.#size = size;
    this.#cents = new Array<number>(size).fill(0);
    this.#won = new Array<number>(size).fill(0);
    this.#points = new Array<number>(size).fill(0);
    this.#products = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  }

  /** Adds a deal that counts `weight`; one outcome for each option, all with points or none. */
  add(outcomes: readonly Outcome[], weight: number): void {
    this.deals++;
    this.#weights += weight;
    this.#squares += weight * weight;
    const reckoned = outcomes.every(({ points }) => points !== undefined);
    if (reckoned) this.#pointWeights += weight;
    outcomes.forEach(({ cents, won, points = 0 }, i) => {
      this.#cents[i] = (this.#cents[i] ?? 0) + weight * cents;
      this.#won[i] = (this.#won[i] ?? 0) + weight * won;
      if (reckoned) this.#points[i] = (this.#points[i] ?? 0) + weight * points;
      const row = this.#products[i] ?? [];
      outcomes.forEach((other, j) => (row[j] = (row[j] ?? 0) + weight * cents * other.cents));
    });
  }

  get size(): number {
    return this.#size;
  }

  /** Mean balance, in cents. */
  cents(i: number): number {
    return this.#weights > 0 ? (this.#cents[i] ?? 0) / this.#weights : 0;
  }

  /** Share of the deals that are won, 0 to 1. */
  chance(i: number): number {
    return this.#weights > 0 ? (this.#won[i] ?? 0) / this.#weights : 0;
  }

  /** Mean card points, 0 to 120 whatever the weights are rounded to; undefined if none were reckoned. */
  points(i: number): number | undefined {
    return this.#pointWeights > 0 ? Math.min(POINTS_OF_PACK, (this.#points[i] ?? 0) / this.#pointWeights) : undefined;
  }

  /** Standard error of the difference of two means of cents, in cents. */
  error(i: number, j: number): number {
    if (this.#weights <= 0) return Infinity;
    const square = (a: number, b: number): number => (this.#products[a]?.[b] ?? 0) / this.#weights;
    const variance = square(i, i) - 2 * square(i, j) + square(j, j) - (this.cents(i) - this.cents(j)) ** 2;
    return Math.sqrt(Math.max(0, variance) * (this.#squares / this.#weights ** 2));
  }
}

// Weighing cards in the same imagined deals: means, and how sure the differences between them are.
import type { Card } from '../../base/cards.ts';

/** Payoffs of the same cards in many deals. */
export class Tally {
  readonly cards: readonly Card[];
  /** Deals added so far. */
  deals = 0;
  readonly #sums: number[];
  /** Sums of squares and products of pairs of cards, weighted. */
  readonly #products: number[][];
  #weights = 0;
  #squares = 0;

  constructor(cards: readonly Card[]) {
    this.cards = cards;
    this.#sums = cards.map(() => 0);
    this.#products = cards.map(() => cards.map(() => 0));
  }

  /** Adds a deal that counts `weight`. */
  add(payoffs: ReadonlyMap<Card, number>, weight: number): void {
    this.deals++;
    this.#weights += weight;
    this.#squares += weight * weight;
    const values = this.cards.map((card) => payoffs.get(card) ?? 0);
    values.forEach((value, i) => {
      this.#sums[i] = (this.#sums[i] ?? 0) + weight * value;
      const row = this.#products[i] ?? [];
      values.forEach((other, j) => (row[j] = (row[j] ?? 0) + weight * value * other));
    });
  }

  /** Mean payoff of the card at an index. */
  mean(i: number): number {
    return this.#weights > 0 ? (this.#sums[i] ?? 0) / this.#weights : 0;
  }

  /** Standard error of the difference of two means. */
  error(i: number, j: number): number {
    if (this.#weights <= 0) return Infinity;
    const square = (a: number, b: number): number => (this.#products[a]?.[b] ?? 0) / this.#weights;
    const variance = square(i, i) - 2 * square(i, j) + square(j, j) - (this.mean(i) - this.mean(j)) ** 2;
    return Math.sqrt(Math.max(0, variance) * (this.#squares / this.#weights ** 2));
  }
}

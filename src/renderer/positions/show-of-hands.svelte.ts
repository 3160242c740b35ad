// Votes that are counted for each of some choices.
import { SvelteMap } from 'svelte/reactivity';

/** More hands than a room has are a slip of the finger. */
const MOST_VOTES = 999;

export class ShowOfHands {
  readonly #votes = new SvelteMap<string, number>();

  of(choice: string): number {
    return this.#votes.get(choice) ?? 0;
  }

  count(choice: string, by: 1 | -1): void {
    this.#votes.set(choice, Math.min(MOST_VOTES, Math.max(0, this.of(choice) + by)));
  }

  get cast(): number {
    return [...this.#votes.values()].reduce((sum, votes) => sum + votes, 0);
  }
}

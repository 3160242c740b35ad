// Which rounds of the library are chosen, one by one or all that are let through but some.
import { SvelteSet } from 'svelte/reactivity';
import type { LibraryFilter, RoundChoice } from '../../shared/calls/library-calls.ts';

export class Selection {
  /** While rounds are being chosen, each of them can be ticked. */
  open = $state(false);
  #base = $state<'none' | 'all'>('none');
  /** Rounds that are otherwise than the base. */
  readonly #others = new SvelteSet<string>();

  has(id: string): boolean {
    return this.#others.has(id) === (this.#base === 'none');
  }

  /** Of so many rounds that are let through. */
  count(matching: number): number {
    return this.#base === 'none' ? this.#others.size : Math.max(0, matching - this.#others.size);
  }

  toggle(id: string): void {
    if (!this.#others.delete(id)) this.#others.add(id);
  }

  choose(which: 'none' | 'all'): void {
    this.#base = which;
    this.#others.clear();
  }

  /** Begins anew, or ends. */
  show(state: 'open' | 'closed'): void {
    this.open = state === 'open';
    this.choose('none');
  }

  /** What is chosen of the rounds that the filter lets through. */
  choice(filter: LibraryFilter): RoundChoice {
    const ids = [...this.#others];
    return this.#base === 'none' ? { ids } : { filter, except: ids };
  }
}

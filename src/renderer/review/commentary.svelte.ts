// State of the commentary on the round of a replay: the overview, the details of steps, the comparison; follows the main process.
import { SvelteMap } from 'svelte/reactivity';
import type { Comparison, ReviewOverview, StepReview } from '../../shared/calls/review-calls.ts';
import type { TwoWays } from '../../shared/teaching/advice-answers.ts';
import type { AppClient } from '../state/bridge.ts';

export class RoundCommentary {
  readonly id: string;
  readonly #client: AppClient;
  readonly #steps = new SvelteMap<number, StepReview>();
  #overview = $state.raw<ReviewOverview>();
  #comparison = $state.raw<Comparison>();
  #comparing = $state.raw<'no' | 'yes' | 'failed'>('no');
  #asking = false;
  #again = false;

  constructor(client: AppClient, id: string) {
    this.#client = client;
    this.id = id;
  }

  get overview(): ReviewOverview | undefined {
    return this.#overview;
  }

  get comparison(): Comparison | undefined {
    return this.#comparison;
  }

  get comparing(): 'no' | 'yes' | 'failed' {
    return this.#comparing;
  }

  /** Opens the commentary and follows it; the returned function ends that. */
  follow(): () => void {
    const ends = [
      this.#client.on('review.changed', ({ id }) => void (id === this.id && this.#look('review.look'))),
      this.#client.on('review.compared', ({ id, comparison }) => {
        if (id === this.id) this.#comparison = comparison;
      }),
    ];
    void this.#look('review.open');
    return () => {
      ends.forEach((end) => end());
      void this.#client.call('review.leave', { id: this.id });
    };
  }

  /** What is known of a step; fetched if it is there. */
  step(frame: number): StepReview | undefined {
    return this.#steps.get(frame);
  }

  /** The best card of a step beside a worse one, in a deal that shows the difference; null where none does. */
  async lookAtWays(frame: number): Promise<TwoWays | null> {
    const answer = await this.#client.call('review.ways', { id: this.id, frame });
    return answer.ok ? answer.value : null;
  }

  /** Fetches the commentary on a step, if it is there and not known yet. */
  async fetch(frame: number): Promise<StepReview | undefined> {
    if (!this.#overview?.steps.some((each) => each.frame === frame)) return undefined;
    const known = this.#steps.get(frame);
    if (known) return known;
    const answer = await this.#client.call('review.step', { id: this.id, frame });
    if (answer.ok && answer.value) this.#steps.set(frame, answer.value);
    return this.#steps.get(frame);
  }

  async cancel(): Promise<void> {
    await this.#client.call('review.cancel', { id: this.id });
    await this.#look('review.look');
  }

  resume(): Promise<void> {
    return this.#look('review.open');
  }

  async compare(): Promise<void> {
    this.#comparing = 'yes';
    const answer = await this.#client.call('review.compare', { id: this.id });
    if (answer.ok && answer.value) this.#comparison ??= answer.value;
    else this.#comparing = 'failed';
  }

  /** One question at a time; what changes meanwhile is asked for afterwards. */
  async #look(call: 'review.open' | 'review.look'): Promise<void> {
    if (this.#asking && call === 'review.look') {
      this.#again = true;
      return;
    }
    this.#asking = true;
    const answer = await this.#client.call(call, { id: this.id });
    if (answer.ok && answer.value) this.#overview = answer.value;
    this.#asking = false;
    if (!this.#again) return;
    this.#again = false;
    await this.#look('review.look');
  }
}

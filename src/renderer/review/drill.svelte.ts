// State of learning from one's mistakes: one mistake after the other is put back on the table, and something better looked for.
import type { StepReview, TryAnswer } from '../../shared/calls/review-calls.ts';
import type { ReplayFrame } from '../../shared/calls/library-calls.ts';
import type { Seat } from '../../engine/seats.ts';
import type { AppClient } from '../bridge.ts';
import type { RoundCommentary } from './commentary.svelte.ts';
import type { Considered } from './kinds.ts';

/** `find` until something is tried; `worse`, `unsure` and `same` leave the matter open; `right` and `solution` end it. */
export type DrillState = 'find' | 'worse' | 'unsure' | 'same' | 'right' | 'solution';

const isSame = (a: Considered, b: Considered): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Drill {
  readonly #client: AppClient;
  readonly #commentary: RoundCommentary;
  readonly #you: Seat;
  /** Frames of the mistakes. */
  readonly frames: readonly number[];
  #index = $state(0);
  #state = $state.raw<DrillState>('find');
  #tried = $state.raw<Considered>();
  #answer = $state.raw<TryAnswer>();
  #frame = $state.raw<ReplayFrame>();
  #step = $state.raw<StepReview>();
  #found = $state.raw<readonly number[]>([]);
  #over = $state(false);

  constructor(client: AppClient, commentary: RoundCommentary, you: Seat, frames: readonly number[]) {
    this.#client = client;
    this.#commentary = commentary;
    this.#you = you;
    this.frames = frames;
    void this.#open(0);
  }

  /** Place of the present mistake, from 0. */
  get index(): number {
    return this.#index;
  }

  get state(): DrillState {
    return this.#state;
  }

  /** What was tried last, and what it is worth. */
  get tried(): Considered | undefined {
    return this.#tried;
  }

  get answer(): TryAnswer | undefined {
    return this.#answer;
  }

  /** The table before the mistake, as it was seen from the reader's place. */
  get frame(): ReplayFrame | undefined {
    return this.#frame;
  }

  get step(): StepReview | undefined {
    return this.#step;
  }

  /** How many were found without help. */
  get found(): number {
    return this.#found.length;
  }

  get over(): boolean {
    return this.#over;
  }

  get settled(): boolean {
    return this.#state === 'right' || this.#state === 'solution';
  }

  get isLast(): boolean {
    return this.#index === this.frames.length - 1;
  }

  async try(decision: Considered): Promise<void> {
    const frame = this.frames[this.#index];
    if (frame === undefined || this.settled || !this.#step) return;
    this.#tried = decision;
    if (isSame(decision, this.#step.review.decision)) {
      this.#state = 'same';
      return;
    }
    const answer = await this.#client.call('review.try', { id: this.#commentary.id, frame, decision });
    if (!answer.ok || !answer.value || this.frames[this.#index] !== frame) return;
    this.#answer = answer.value;
    this.#state = answer.value.verdict;
    if (this.#state === 'right') this.#found = [...this.#found, this.#index];
  }

  show(): void {
    this.#state = 'solution';
  }

  next(): void {
    if (this.isLast) this.#over = true;
    else void this.#open(this.#index + 1);
  }

  again(): void {
    this.#over = false;
    this.#found = [];
    void this.#open(0);
  }

  async #open(index: number): Promise<void> {
    this.#index = index;
    this.#state = 'find';
    this.#tried = undefined;
    this.#answer = undefined;
    const frame = this.frames[index];
    if (frame === undefined) return;
    const { id } = this.#commentary;
    const [answer, step] = await Promise.all([
      this.#client.call('replay.frame', { id, frame: frame - 1, viewer: this.#you }),
      this.#commentary.fetch(frame),
    ]);
    if (this.#index !== index) return;
    this.#frame = answer.ok ? (answer.value ?? undefined) : undefined;
    this.#step = step;
  }
}

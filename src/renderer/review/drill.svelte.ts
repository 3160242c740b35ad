// State of learning from one's mistakes: one mistake after the other is put back on the table, and something better looked for.
import type { StepReview, TryAnswer } from '../../shared/calls/review-calls.ts';
import type { ReplayFrame } from '../../shared/calls/library-calls.ts';
import type { TwoWays } from '../../shared/teaching/advice-answers.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { AppClient } from '../state/bridge.ts';
import type { RoundCommentary } from './commentary.svelte.ts';
import type { Considered } from './kinds.ts';

/** `find` until something is tried; `worse`, `unsure` and `same` leave the matter open; `right` and `solution` end it. */
export type DrillState = 'find' | 'worse' | 'unsure' | 'same' | 'right' | 'solution';

const isSame = (a: Considered, b: Considered): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A mistake with all that is shown of it; it changes as a whole, so that nothing is ever said of two at once. */
interface Task {
  /** Place of the mistake, from 0. */
  readonly index: number;
  /** The table before the mistake, as it was seen from the reader's place. */
  readonly frame: ReplayFrame | undefined;
  readonly step: StepReview | undefined;
}

/** What was tried last, and what it is worth. */
interface Verdict {
  readonly state: DrillState;
  readonly tried?: Considered;
  readonly answer?: TryAnswer;
}

const OPEN: Verdict = { state: 'find' };

export class Drill {
  readonly #client: AppClient;
  readonly #commentary: RoundCommentary;
  readonly #you: Seat;
  /** Frames of the mistakes. */
  readonly frames: readonly number[];
  /** The mistake that is wanted; its task may still be on its way. */
  #wanted = 0;
  #task = $state.raw<Task>();
  #verdict = $state.raw<Verdict>(OPEN);
  /** Mistakes for which something wrong was tried, or the solution shown. */
  #missed: readonly number[] = [];
  #found = $state.raw<readonly number[]>([]);
  #over = $state(false);

  constructor(client: AppClient, commentary: RoundCommentary, you: Seat, frames: readonly number[]) {
    this.#client = client;
    this.#commentary = commentary;
    this.#you = you;
    this.frames = frames;
    void this.#open(0);
  }

  lookAtWays(frame: number): Promise<TwoWays | null> {
    return this.#commentary.lookAtWays(frame);
  }

  /** Place of the present mistake, from 0. */
  get index(): number {
    return this.#task?.index ?? 0;
  }

  get state(): DrillState {
    return this.#verdict.state;
  }

  get tried(): Considered | undefined {
    return this.#verdict.tried;
  }

  get answer(): TryAnswer | undefined {
    return this.#verdict.answer;
  }

  get frame(): ReplayFrame | undefined {
    return this.#task?.frame;
  }

  get step(): StepReview | undefined {
    return this.#task?.step;
  }

  /** How many were found at the first try. */
  get found(): number {
    return this.#found.length;
  }

  get over(): boolean {
    return this.#over;
  }

  /** Whether it may be told what was chosen in the round: of two possibilities it would give the other away. */
  get tellsTaken(): boolean {
    return this.settled || this.state === 'same' || (this.step?.alternatives.length ?? 0) > 2;
  }

  get settled(): boolean {
    return this.state === 'right' || this.state === 'solution';
  }

  get isLast(): boolean {
    return this.index === this.frames.length - 1;
  }

  async try(decision: Considered): Promise<void> {
    const task = this.#task;
    const frame = task && this.frames[task.index];
    if (frame === undefined || this.settled || !task?.step) return;
    if (isSame(decision, task.step.review.decision)) return this.#judge(task, { state: 'same', tried: decision });
    const answer = await this.#client.call('review.try', { id: this.#commentary.id, frame, decision });
    if (!answer.ok || !answer.value || this.#task !== task || this.settled) return;
    this.#judge(task, { state: answer.value.verdict, tried: decision, answer: answer.value });
  }

  /** What nobody can judge is no wrong try. */
  #judge({ index }: Task, verdict: Verdict): void {
    this.#verdict = verdict;
    if (verdict.state === 'worse' || verdict.state === 'same') this.#miss(index);
    if (verdict.state === 'right' && !this.#missed.includes(index)) this.#found = [...this.#found, index];
  }

  show(): void {
    this.#miss(this.index);
    this.#verdict = { state: 'solution' };
  }

  #miss(index: number): void {
    this.#missed = [...this.#missed, index];
  }

  next(): void {
    if (this.isLast) this.#over = true;
    else void this.#open(this.index + 1);
  }

  again(): void {
    this.#over = false;
    this.#found = [];
    this.#missed = [];
    void this.#open(0);
  }

  async #open(index: number): Promise<void> {
    this.#wanted = index;
    const frame = this.frames[index];
    if (frame === undefined) return;
    const { id } = this.#commentary;
    const [answer, step] = await Promise.all([
      this.#client.call('replay.frame', { id, frame: frame - 1, viewer: this.#you }),
      this.#commentary.fetch(frame),
    ]);
    if (this.#wanted !== index) return;
    this.#task = { index, frame: answer.ok ? (answer.value ?? undefined) : undefined, step };
    this.#verdict = OPEN;
  }
}

// Makes the commentary on rounds in the background, decision by decision: the round that is looked at first, nothing while somebody plays.
import type { Seat } from '../../engine/base/seats.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import type { Round } from '../../engine/table/round.ts';
import type { EntryReview, RoundReview } from '../../engine/tutor/review/review.ts';
import type { ReviewProgress } from '../../shared/calls/review-calls.ts';
import type { Clock } from '../base/clock.ts';
import { Commentary } from './commentary.ts';
import type { ReviewStore } from './review-store.ts';

/** Finds out about single entries. */
export interface Evaluator {
  readonly version: number;
  /** The entries of a record that there is something to say about. */
  readonly entriesOf: (record: RoundRecord) => readonly number[];
  /** Those of a seat, while the round goes on, on which nothing will change by what is still to come. */
  readonly ripeIn: (round: Round, seat: Seat) => readonly number[];
  /** Rejects if it cannot, or with the signal's reason. */
  readonly evaluate: (record: RoundRecord, entry: number, signal: AbortSignal) => Promise<EntryReview>;
  /** The round as a whole, once every entry has been looked at. */
  readonly summarise: (record: RoundRecord, reviews: readonly EntryReview[]) => RoundReview;
}

export interface CommentatorDeps {
  readonly evaluator: Evaluator;
  readonly store: ReviewStore;
  /** The record of a round of the library; undefined if it is not there any more. */
  readonly recordOf: (id: string) => Promise<RoundRecord | undefined>;
  /** What was found of a round before it was over. */
  readonly foundEarly: (record: RoundRecord) => readonly EntryReview[];
  readonly clock: Clock;
  /** Told of every decision and every change of state. */
  readonly changed: (id: string, progress: ReviewProgress) => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** Nothing is made in the background for so long after somebody has played, in milliseconds. */
export const REST = 20_000;
/** Decisions between two writes. */
const WRITE_EVERY = 6;

export class Commentator {
  readonly #deps: CommentatorDeps;
  readonly #rounds = new Map<string, Commentary>();
  /** Rounds that are being read. */
  readonly #opening = new Map<string, Promise<Commentary | undefined>>();
  /** Rounds that wait to be opened, the one to come next last. */
  #waiting: readonly string[] = [];
  #front: string | undefined;
  #running: { readonly id: string; readonly abort: AbortController } | undefined;
  #loop: Promise<void> | undefined;
  #playedAt: number | undefined;
  #wake: (() => void) | undefined;
  #closed = false;

  constructor(deps: CommentatorDeps) {
    this.#deps = deps;
  }

  /** A round shall have commentary, before those that were added earlier. */
  add(id: string): void {
    if (this.#rounds.has(id)) return;
    this.#waiting = [...this.#waiting.filter((each) => each !== id), id];
    this.#goOn();
  }

  /** Somebody looks at this round: it comes before all others, even if it had been cancelled or failed. */
  async open(id: string): Promise<Commentary | undefined> {
    this.#front = id;
    if (this.#running && this.#running.id !== id) this.#running.abort.abort();
    const commentary = await this.#commentaryOf(id);
    commentary?.goOn();
    this.#goOn();
    return commentary;
  }

  /** Nobody looks at this round any more. */
  leave(id: string): void {
    if (this.#front === id) this.#front = undefined;
    const commentary = this.#rounds.get(id);
    if (commentary?.isDone) this.#rounds.delete(id);
  }

  /** The commentary as far as it is; undefined if there is no such round. */
  look(id: string): Promise<Commentary | undefined> {
    return this.#commentaryOf(id);
  }

  cancel(id: string): void {
    this.#waiting = this.#waiting.filter((each) => each !== id);
    this.#rounds.get(id)?.halt('cancelled');
    this.#stop(id);
    this.#tell(id);
  }

  /** The round is gone, and everything said about it. */
  async forget(id: string): Promise<void> {
    await this.#opening.get(id);
    this.#waiting = this.#waiting.filter((each) => each !== id);
    this.#rounds.delete(id);
    this.leave(id);
    this.#stop(id);
    await this.#deps.store.remove(id);
  }

  /** Somebody has just played: the table needs the thinking. */
  played(): void {
    this.#playedAt = this.#deps.clock.now();
    if (this.#running && this.#running.id !== this.#front) this.#running.abort.abort();
  }

  progressOf(commentary: Commentary): ReviewProgress {
    // A round that is looked at waits for no other one, between two pieces either.
    if ([this.#running?.id, this.#front].includes(commentary.id)) return commentary.progress('working');
    return commentary.progress(this.#restLeft() === 0 ? 'waiting' : 'resting');
  }

  /** Writes what is known of a round, for example after a comparison. */
  async save(commentary: Commentary): Promise<void> {
    if (this.#rounds.get(commentary.id) !== commentary) return;
    const file = commentary.file(this.#deps.evaluator.version);
    await this.#deps.store
      .write(commentary.id, file)
      .catch((error: unknown) => this.#deps.log('the commentary was not written', error));
  }

  /** Resolves when nothing is being made or written any more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#running?.abort.abort();
    this.#wake?.();
    await this.#loop;
    await this.#deps.store.settled();
  }

  /** The one commentary on a round, read from the disk if need be. */
  #commentaryOf(id: string): Promise<Commentary | undefined> {
    const known = this.#rounds.get(id);
    if (known) return Promise.resolve(known);
    const opening = this.#opening.get(id) ?? this.#read(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #read(id: string): Promise<Commentary | undefined> {
    const { evaluator, store, recordOf, foundEarly } = this.#deps;
    const record = await recordOf(id);
    if (!record) return undefined;
    const stored = await store.read(id, record, evaluator.version);
    const opened = new Commentary(id, record, evaluator.entriesOf(record), stored, foundEarly(record));
    this.#rounds.set(id, opened);
    this.#waiting = this.#waiting.filter((each) => each !== id);
    return opened;
  }

  #stop(id: string): void {
    if (this.#running?.id === id) this.#running.abort.abort();
  }

  #tell(id: string): void {
    const commentary = this.#rounds.get(id);
    if (commentary) this.#deps.changed(id, this.progressOf(commentary));
  }

  /** How long the background still has to wait, in milliseconds. */
  #restLeft(): number {
    return this.#playedAt === undefined ? 0 : Math.max(0, this.#playedAt + REST - this.#deps.clock.now());
  }

  #goOn(): void {
    this.#wake?.();
    if (this.#loop || this.#closed) return;
    this.#loop = this.#work();
  }

  /** Whether to end is decided in the same breath as the end is made known, so that no new work can fall between. */
  async #work(): Promise<void> {
    while (!this.#closed) {
      const commentary = await this.#chosen();
      if (commentary) await this.#lookOn(commentary);
      else if (!this.#hasWork()) break;
      else if (this.#restLeft() > 0) await this.#rest();
    }
    this.#loop = undefined;
  }

  #hasWork(): boolean {
    return this.#waiting.length > 0 || [...this.#rounds.values()].some(isUnfinished);
  }

  /** The round to go on with: the one looked at, then the newest. */
  async #chosen(): Promise<Commentary | undefined> {
    const front = this.#front === undefined ? undefined : await this.#commentaryOf(this.#front);
    if (front && isUnfinished(front)) return front;
    if (this.#restLeft() > 0) return undefined;
    const open = [...this.#rounds.values()].findLast(isUnfinished);
    if (open) return open;
    const id = this.#waiting.at(-1);
    if (id === undefined) return undefined;
    this.#waiting = this.#waiting.slice(0, -1);
    return (await this.#commentaryOf(id)) ?? this.#chosen();
  }

  async #lookOn(commentary: Commentary): Promise<void> {
    const entry = commentary.next();
    if (entry === undefined || commentary.halted) return;
    const { id, record } = commentary;
    const abort = new AbortController();
    this.#running = { id, abort };
    try {
      const review = await this.#deps.evaluator.evaluate(record, entry, abort.signal);
      if (this.#rounds.get(id) !== commentary) return;
      commentary.take(review);
    } catch (error) {
      if (abort.signal.aborted) return;
      this.#deps.log(`no commentary on entry ${entry} of ${id}`, error);
      commentary.halt('failed');
    } finally {
      this.#running = undefined;
    }
    this.#tell(id);
    await this.#keep(commentary, entry);
  }

  async #keep(commentary: Commentary, entry: number): Promise<void> {
    const { isDone } = commentary;
    if (isDone || entry % WRITE_EVERY === 0) await this.save(commentary);
    if (isDone && commentary.id !== this.#front) this.#rounds.delete(commentary.id);
  }

  async #rest(): Promise<void> {
    for (const [id, commentary] of this.#rounds) if (isUnfinished(commentary)) this.#tell(id);
    await new Promise<void>((resolve) => {
      const cancel = this.#deps.clock.after(this.#restLeft(), resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
    this.#wake = undefined;
  }
}

const isUnfinished = (commentary: Commentary): boolean => !commentary.halted && !commentary.isDone;

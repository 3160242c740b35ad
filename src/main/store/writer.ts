// The one writer of everything that is kept: what cannot be written waits, and is tried again until it can.
import { ALL_WRITTEN, type Disk, STORE_IDS, type StoreId } from '../../shared/border/saving.ts';
import type { Saving } from '../../shared/border/saving-schema.ts';
import type { Clock } from '../base/clock.ts';
import { writeAtomic } from './atomic.ts';
import { causeOf } from './check.ts';

/** One thing that has to come onto the disk. */
export interface Task {
  /** Tries to write it, after all earlier attempts; never rejects. */
  readonly run: () => Promise<Disk>;
  /** It was tried elsewhere: with an error it waits from now on, without one it does not. */
  readonly note: (error?: unknown) => void;
}

/** One file. */
export interface Slot {
  /** What the file shall hold from now on; resolves when this or something newer is written, or could not be. */
  write(text: string): Promise<Disk>;
}

/** Time until the first attempt by itself, and the longest between two, in milliseconds; each is twice the one before. */
const FIRST_RETRY = 3000;
const LONGEST_RETRY = 60_000;

interface Waiting {
  readonly store: StoreId;
  readonly task: Task;
  waits: boolean;
  /** What the system said; undefined while nothing waits, or where it said nothing. */
  detail: string | undefined;
}

export class Writer {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #write: (place: string, text: string) => Promise<void>;
  readonly #all: Waiting[] = [];
  readonly #listeners: ((saving: Saving) => void)[] = [];
  readonly #running = new Set<Promise<unknown>>();
  #told: Saving = ALL_WRITTEN;
  #delay = FIRST_RETRY;
  #cancelTimer: (() => void) | undefined;
  #stopped = false;

  constructor(clock: Pick<Clock, 'after'>, write: (place: string, text: string) => Promise<void> = writeAtomic) {
    this.#clock = clock;
    this.#write = write;
  }

  /** `attempt` writes what there is to write; it rejects if that failed, and must be harmless if nothing is left. */
  task(store: StoreId, attempt: () => Promise<void>): Task {
    let queue: Promise<unknown> = Promise.resolve();
    const once = async (): Promise<Disk> => {
      try {
        await attempt();
        this.#note(entry, 'written');
        return 'written';
      } catch (error) {
        this.#note(entry, 'waits', error);
        return 'waits';
      }
    };
    const run = (): Promise<Disk> => {
      const done = queue.then(once);
      queue = done;
      this.#running.add(done);
      return done.finally(() => {
        this.#running.delete(done);
        this.#tell();
      });
    };
    const note = (error?: unknown): void => this.#note(entry, error === undefined ? 'written' : 'waits', error);
    const entry: Waiting = { store, waits: false, detail: undefined, task: { run, note } };
    this.#all.push(entry);
    return entry.task;
  }

  /** `put` writes a text to its place, as the writer itself does if nothing is said. */
  slot(store: StoreId, place: string, put = (text: string) => this.#write(place, text)): Slot {
    let wanted: string | undefined;
    const { run } = this.task(store, async () => {
      const text = wanted;
      if (text === undefined) return;
      await put(text);
      if (wanted === text) wanted = undefined;
    });
    return {
      write(text) {
        wanted = text;
        return run();
      },
    };
  }

  /** What was told last: one revision is one state, whichever way it is heard of. */
  saving(): Saving {
    return this.#told;
  }

  /** Told whenever other things wait than before, or for another cause; that nothing does, only when nothing is being written any more. */
  watch(listener: (saving: Saving) => void): void {
    this.#listeners.push(listener);
  }

  /** Tries everything that waits once more; resolves when nothing is being written. */
  async retry(): Promise<Saving> {
    await Promise.all(this.#waiting().map(({ task }) => task.run()));
    await this.settled();
    return this.#told;
  }

  /** Resolves when nothing is being written. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** No attempts by itself from now on. */
  stop(): void {
    this.#stopped = true;
    this.#disarm();
  }

  #waiting(): readonly Waiting[] {
    return this.#all.filter(({ waits }) => waits);
  }

  #tell(): void {
    const found = this.#waiting();
    // What is being written may be refused yet.
    if (found.length === 0 && this.#running.size > 0) return;
    const stores = STORE_IDS.filter((id) => found.some(({ store }) => store === id));
    const detail = found.at(-1)?.detail;
    const { revision, waiting, detail: before } = this.#told;
    if (stores.join() === waiting.join() && detail === before) return;
    this.#told = { revision: revision + 1, waiting: stores, ...(detail !== undefined && { detail }) };
    for (const listener of this.#listeners) listener(this.#told);
  }

  #arm(): void {
    if (this.#cancelTimer || this.#stopped) return;
    this.#cancelTimer = this.#clock.after(this.#delay, () => {
      this.#cancelTimer = undefined;
      this.#delay = Math.min(this.#delay * 2, LONGEST_RETRY);
      void this.retry();
    });
  }

  #disarm(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#delay = FIRST_RETRY;
  }

  #note(entry: Waiting, outcome: Disk, error?: unknown): void {
    const waited = entry.waits;
    entry.waits = outcome === 'waits';
    entry.detail = error === undefined ? undefined : causeOf(error);
    if (this.#waiting().length === 0) this.#disarm();
    else this.#arm();
    this.#tell();
    // What could be written shows that there is room again.
    if (!entry.waits && !waited && this.#waiting().length > 0) void this.retry();
  }
}

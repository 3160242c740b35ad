// The one writer of everything that is kept: what cannot be written waits, and is tried again until it can.
import type { Disk, Saving, StoreId } from '../../shared/saving.ts';
import { ALL_WRITTEN, STORE_IDS } from '../../shared/saving.ts';
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

export interface Writer {
  /** `attempt` writes what there is to write; it rejects if that failed, and must be harmless if nothing is left. */
  task(store: StoreId, attempt: () => Promise<void>): Task;
  slot(store: StoreId, place: string): Slot;
  /** What was told last: one revision is one state, whichever way it is heard of. */
  saving(): Saving;
  /** Told whenever other things wait than before, or for another cause; that nothing does, only when nothing is being written any more. */
  watch(listener: (saving: Saving) => void): void;
  /** Tries everything that waits once more; resolves when nothing is being written. */
  retry(): Promise<Saving>;
  /** Resolves when nothing is being written. */
  settled(): Promise<void>;
  /** No attempts by itself from now on. */
  stop(): void;
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

export function createWriter(clock: Pick<Clock, 'after'>, write: typeof writeAtomic = writeAtomic): Writer {
  const all: Waiting[] = [];
  const listeners: ((saving: Saving) => void)[] = [];
  const running = new Set<Promise<unknown>>();
  let told = ALL_WRITTEN;
  let delay = FIRST_RETRY;
  let cancelTimer: (() => void) | undefined;
  let stopped = false;

  const waiting = (): readonly Waiting[] => all.filter(({ waits }) => waits);

  function tell(): void {
    const found = waiting();
    // What is being written may be refused yet.
    if (found.length === 0 && running.size > 0) return;
    const stores = STORE_IDS.filter((id) => found.some(({ store }) => store === id));
    const detail = found.at(-1)?.detail;
    if (stores.join() === told.waiting.join() && detail === told.detail) return;
    told = { revision: told.revision + 1, waiting: stores, ...(detail !== undefined && { detail }) };
    for (const listener of listeners) listener(told);
  }

  function arm(): void {
    if (cancelTimer || stopped) return;
    cancelTimer = clock.after(delay, () => {
      cancelTimer = undefined;
      delay = Math.min(delay * 2, LONGEST_RETRY);
      void retry();
    });
  }

  function disarm(): void {
    cancelTimer?.();
    cancelTimer = undefined;
    delay = FIRST_RETRY;
  }

  function note(entry: Waiting, outcome: Disk, error?: unknown): void {
    const waited = entry.waits;
    entry.waits = outcome === 'waits';
    entry.detail = error === undefined ? undefined : causeOf(error);
    if (waiting().length === 0) disarm();
    else arm();
    tell();
    // What could be written shows that there is room again.
    if (!entry.waits && !waited && waiting().length > 0) void retry();
  }

  function task(store: StoreId, attempt: () => Promise<void>): Task {
    let queue: Promise<unknown> = Promise.resolve();
    const once = async (): Promise<Disk> => {
      try {
        await attempt();
        note(entry, 'written');
        return 'written';
      } catch (error) {
        note(entry, 'waits', error);
        return 'waits';
      }
    };
    const entry: Waiting = {
      store,
      waits: false,
      detail: undefined,
      task: {
        run() {
          const done = queue.then(once);
          queue = done;
          running.add(done);
          return done.finally(() => {
            running.delete(done);
            tell();
          });
        },
        note: (error) => note(entry, error === undefined ? 'written' : 'waits', error),
      },
    };
    all.push(entry);
    return entry.task;
  }

  async function retry(): Promise<Saving> {
    await Promise.all(waiting().map(({ task: each }) => each.run()));
    await settled();
    return told;
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    task,
    slot(store, place) {
      let wanted: string | undefined;
      const { run } = task(store, async () => {
        const text = wanted;
        if (text === undefined) return;
        await write(place, text);
        if (wanted === text) wanted = undefined;
      });
      return {
        write(text) {
          wanted = text;
          return run();
        },
      };
    },
    saving: () => told,
    watch: (listener) => void listeners.push(listener),
    retry,
    settled,
    stop() {
      stopped = true;
      disarm();
    },
  };
}

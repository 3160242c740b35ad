// Time as the table sees it: injected, so that tests run a whole session without waiting.

export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Calls `then` after so many milliseconds; the returned function calls it off. */
  after(ms: number, then: () => void): () => void;
  /** Date and time, ISO 8601, UTC. */
  date(): string;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  date: () => writtenDate(new Date()),
};

/** ISO 8601 writes other years than these with a sign and more figures, which no file of the program can hold. */
const FIRST = Date.UTC(1000, 0);
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** A moment as files hold it; one outside of the years 1000 to 9999, from a clock that is wrong, as the nearest that they can hold. */
export const writtenDate = (moment: Date): string =>
  new Date(Math.min(LAST, Math.max(FIRST, moment.getTime()))).toISOString();

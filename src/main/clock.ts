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
  date: () => new Date().toISOString(),
};

// How much tests look at that play many rounds: what fits beside everything else, or with THOROUGH=1 several times as much.

/** Rounds, deals, sizes or the like: what `npm test` has time for, or what is worth it where time does not matter. */
export const sample = <T = number>(usual: T, thorough: T): T => (process.env['THOROUGH'] ? thorough : usual);

/** For tests that play many rounds, in milliseconds: a busy machine takes its time, and THOROUGH=1 more of it. */
export const PATIENCE_MS = sample(300_000, 3_600_000);

// How much tests look at that play many rounds: what fits beside everything else, or with THOROUGH=1 several times as much.

/** Rounds, deals or the like: as many as `npm test` has time for, or as many as are worth it where time does not matter. */
export const sample = (usual: number, thorough: number): number => (process.env['THOROUGH'] ? thorough : usual);

/** For tests that play many rounds, in milliseconds: a busy machine takes its time, and THOROUGH=1 more of it. */
export const PATIENCE_MS = sample(300_000, 3_600_000);

// Fewer tests than there have been is a failure: a file that is no longer found, a forgotten `.only`, a suite that skips itself.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Fewest tests of each part of the whole command; raised when many have been added, lowered only when tests are given up. */
const FLOOR = JSON.parse(readFileSync(path.join(import.meta.dirname, 'test-floor.json'), 'utf8'));

/** One line for each part in which fewer tests were run than the floor says; parts that were not run are not asked for. */
export const tooFew = (results, floor = FLOOR) =>
  Object.entries(results).flatMap(([part, { passed, failed }]) => {
    const run = passed + failed;
    const least = floor[part];
    if (least === undefined) throw new Error(`no floor for ${part} in build/test-floor.json`);
    return run < least
      ? [`${part} tests: only ${run} were run, at least ${least} belong to it (build/test-floor.json)`]
      : [];
  });

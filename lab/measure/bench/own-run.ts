// What measurements put down for a while and what they start is gone with the run, also when it is stopped.
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import ownTemp from '../../base/own-temp.ts';

/** How long what was started may take to end. */
const PATIENCE_MS = 5000;

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Processes that lead groups of their own, which a stop of the run does not reach. */
const running = new Set<ChildProcess>();

/** Notes a process that was just started, so that it ends with the run. */
export function withRun<C extends ChildProcess>(child: C): C {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends whatever still runs, with all that it has started. */
async function endAll(): Promise<void> {
  const ends = [...running].map(async (child) => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (process.platform === 'win32' || child.pid === undefined) child.kill();
    else process.kill(-child.pid, 'SIGINT');
    await Promise.race([ended, after(PATIENCE_MS)]);
  });
  await Promise.allSettled(ends);
}

/** Does some work with a folder of its own for everything that is put down for a while. */
export async function inOwnRun(work: () => Promise<void>): Promise<void> {
  const remove = ownTemp();
  const clear = (): Promise<void> => endAll().then(remove);
  for (const stop of STOPS)
    process.once(stop, () => void clear().finally(() => process.exit(128 + constants.signals[stop])));
  try {
    await work();
  } finally {
    await clear();
  }
}

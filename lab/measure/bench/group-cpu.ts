// Processor time of a process and everything it has started, from /proc: a busy machine makes a start longer, not dearer.
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds in one tick of the kernel's clock, as /proc counts them. */
const TICK_MS = 10;

/** Fields of /proc/PID/stat after the name of the program, from 0. */
const GROUP = 2;
const TIMES = [11, 12, 13, 14];

function ticksIn(pid: string, group: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[GROUP]) !== group) return 0;
    return TIMES.reduce((sum, field) => sum + Number(fields[field]), 0);
  } catch {
    return 0; // it has ended meanwhile
  }
}

/** Milliseconds of all processes of a group, with those of their children that have ended; undefined where there is no /proc. */
export function groupCpu(group: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => sum + ticksIn(pid, group), 0) * TICK_MS;
}

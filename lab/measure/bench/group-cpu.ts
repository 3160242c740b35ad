// Processor time and memory of a process and everything it has started, from /proc: a busy machine makes a start longer, not dearer.
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds in one tick of the kernel's clock, as /proc counts them. */
const TICK_MS = 10;

/** Fields of /proc/PID/stat after the name of the program, from 0. */
const GROUP = 2;
const TIMES = [11, 12, 13, 14];

/** The fields of a process that belongs to the group; none of any other. */
function fieldsIn(pid: string, group: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[GROUP]) === group ? fields : [];
}

function ticksIn(pid: string, group: number): number {
  try {
    const fields = fieldsIn(pid, group);
    if (fields.length === 0) return 0;
    return TIMES.reduce((sum, field) => sum + Number(fields[field]), 0);
  } catch {
    return 0; // it has ended meanwhile
  }
}

const processes = (): readonly string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** Milliseconds of all processes of a group, with those of their children that have ended; undefined where there is no /proc. */
export function groupCpu(group: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return processes().reduce((sum, pid) => sum + ticksIn(pid, group), 0) * TICK_MS;
}

function kilobytesIn(pid: string, group: number): number {
  try {
    if (fieldsIn(pid, group).length === 0) return 0;
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? NaN);
  } catch {
    return 0; // it has ended meanwhile
  }
}

/** Megabytes of all processes of a group, pages that several share counted once; undefined where there is no /proc. */
export function groupMemory(group: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return processes().reduce((sum, pid) => sum + kilobytesIn(pid, group), 0) / 1024;
}

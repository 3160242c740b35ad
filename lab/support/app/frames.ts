// How long frames last while things move, read from a trace of Chromium that is taken meanwhile.
import type { ElectronApplication } from '@playwright/test';
import { readFile, rm } from 'node:fs/promises';

const CATEGORIES = ['blink.animations', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];

/** An entry of a trace; times in microseconds. */
interface Entry {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string };
}

/** A stretch of time in microseconds. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Times at which animations of the page were running, in order, each without a gap. */
function moving(entries: readonly Entry[]): readonly Stretch[] {
  const begun = new Map<string, number>();
  const each: Stretch[] = [];
  for (const { name, ph, ts, pid, id, id2 } of entries) {
    if (name !== 'Animation') continue;
    const key = `${pid} ${id ?? id2?.local ?? ''}`;
    const from = begun.get(key);
    if (ph === 'b') begun.set(key, ts);
    else if (ph === 'e' && from !== undefined) each.push({ from, to: ts });
  }
  const whole: Stretch[] = [];
  for (const { from, to } of each.sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && from <= last.to) whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else whole.push({ from, to });
  }
  return whole;
}

/** Milliseconds from each drawn frame to the next one, within the times at which something moved. */
function lengths(entries: readonly Entry[]): readonly number[] {
  const drawn = entries.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts);
  return moving(entries).flatMap(({ from, to }) => {
    const within = drawn.filter((ts) => ts >= from && ts <= to);
    return within.slice(1).map((ts, at) => (ts - (within[at] ?? ts)) / 1000);
  });
}

/** Lengths in milliseconds of all frames that were drawn while something moved on the page and `work` was done. */
export async function framesWhile(app: ElectronApplication, work: () => Promise<void>): Promise<readonly number[]> {
  await app.evaluate(
    ({ contentTracing }, categories) => contentTracing.startRecording({ included_categories: categories }),
    CATEGORIES,
  );
  await work();
  const file = await app.evaluate(({ contentTracing }) => contentTracing.stopRecording());
  const { traceEvents } = JSON.parse(await readFile(file, 'utf8')) as { readonly traceEvents: readonly Entry[] };
  await rm(file);
  return lengths([...traceEvents].sort((a, b) => a.ts - b.ts));
}

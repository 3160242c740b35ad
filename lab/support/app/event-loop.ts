// Measures how long the event loop of the app's main process was held up.
import type { ElectronApplication } from '@playwright/test';

type Histogram = import('node:perf_hooks').IntervalHistogram;
type Measured = typeof globalThis & { measured?: Histogram };

/** The loop is looked at so often, in milliseconds. What is measured is the time from one look to the next: the rest is delay. */
const EVERY = 5;

/** Delays in milliseconds. */
export interface Delay {
  readonly p99: number;
  readonly max: number;
}

/** The delays of the main process while something is done. */
export async function delayWhile(app: ElectronApplication, work: () => Promise<void>): Promise<Delay> {
  await app.evaluate((_electron, resolution) => {
    const { monitorEventLoopDelay } = process.getBuiltinModule('node:perf_hooks');
    const histogram = monitorEventLoopDelay({ resolution });
    (globalThis as Measured).measured = histogram;
    histogram.enable();
  }, EVERY);
  await work();
  return app.evaluate((_electron, resolution) => {
    const histogram = (globalThis as Measured).measured as Histogram;
    histogram.disable();
    return { p99: histogram.percentile(99) / 1e6 - resolution, max: histogram.max / 1e6 - resolution };
  }, EVERY);
}

// Measures how long the event loop of the app's main process was held up.
import type { ElectronApplication } from '@playwright/test';

type Histogram = import('node:perf_hooks').IntervalHistogram;
type Measured = typeof globalThis & { measured?: Histogram };

/** Delays in milliseconds. */
export interface Delay {
  readonly p99: number;
  readonly max: number;
}

/** The delays of the main process while something is done. */
export async function delayWhile(app: ElectronApplication, work: () => Promise<void>): Promise<Delay> {
  await app.evaluate(() => {
    const { monitorEventLoopDelay } = process.getBuiltinModule('node:perf_hooks');
    const histogram = monitorEventLoopDelay({ resolution: 5 });
    (globalThis as Measured).measured = histogram;
    histogram.enable();
  });
  await work();
  return app.evaluate(() => {
    const histogram = (globalThis as Measured).measured as Histogram;
    histogram.disable();
    return { p99: histogram.percentile(99) / 1e6, max: histogram.max / 1e6 };
  });
}

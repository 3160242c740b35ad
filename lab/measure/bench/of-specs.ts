// Figures that end-to-end tests print while they look at the running app.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Env, output, ROOT } from './app-tools.ts';
import type { Row } from './section.ts';

/** A spec, the test in it that prints the line `says`, and the rows that the groups of the line make. */
interface Figure {
  readonly spec: string;
  readonly test: string;
  readonly says: RegExp;
  readonly rows: (...found: readonly number[]) => readonly Row[];
}

const atMost = (target: number, must: number) => ({ kind: 'max', target, must }) as const;

const FIGURES: readonly Figure[] = [
  {
    spec: 'speed.spec',
    test: 'a click is answered',
    says: /click to visible reaction: median ([\d.]+) ms, p95 ([\d.]+) ms, max ([\d.]+) ms of (\d+)/,
    rows: (median = NaN, p95 = NaN, max = NaN, clicks = NaN) => [
      {
        what: `click to visible reaction, median of ${clicks}`,
        value: median,
        unit: 'ms',
        spread: { p95, max },
        goal: atMost(50, 100),
      },
    ],
  },
  {
    spec: 'speed.spec',
    test: 'cards fly',
    says: /frames while cards fly: (\d+), p95 ([\d.]+) ms, longest ([\d.]+) ms/,
    rows: (frames = NaN, p95 = NaN, longest = NaN) => [
      { what: `longest frame of ${frames} while cards fly`, value: longest, unit: 'ms', goal: atMost(50, 100) },
      { what: 'the same, 95 % of frames within', value: p95, unit: 'ms' },
    ],
  },
  {
    spec: 'speed.spec',
    test: 'the coach has looked',
    says: /coach after the last card: median ([\d.]+) ms, max ([\d.]+) ms of (\d+)/,
    rows: (median = NaN, max = NaN, rounds = NaN) => [
      {
        what: `from the slip of a round to what the coach says, median of ${rounds}`,
        value: median,
        unit: 'ms',
        spread: { p95: max, max },
        goal: atMost(1000, 2000),
      },
    ],
  },
  {
    spec: 'worker.spec',
    test: 'event loop',
    says: /event loop of main: p99 ([\d.]+) ms, max ([\d.]+) ms/,
    rows: (p99 = NaN, longest = NaN) => [
      {
        what: 'event loop of main while bots and commentary think, 99 % of delays within',
        value: p99,
        unit: 'ms',
        goal: atMost(10, 20),
      },
      { what: 'the same, longest', value: longest, unit: 'ms' },
    ],
  },
  {
    spec: 'worker.spec',
    test: 'nor is it while',
    says: /event loop of main, looking ahead: p99 ([\d.]+) ms, max ([\d.]+) ms/,
    rows: (p99 = NaN, longest = NaN) => [
      {
        what: 'event loop of main while decisions are looked at early, 99 % of delays within',
        value: p99,
        unit: 'ms',
        goal: atMost(10, 20),
      },
      { what: 'the same, longest', value: longest, unit: 'ms' },
    ],
  },
];

async function measure(env: Env, { spec, test, says, rows }: Figure): Promise<readonly Row[]> {
  const results = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-bench-'));
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const args = [playwright, 'test', spec, '-g', test, '--reporter=line', `--output=${results}`];
  const text = await output(process.execPath, args, { ...env, STUBE_FIGURES: '1', THOROUGH: '1' }, /(?!)/);
  await rm(results, { recursive: true, force: true });
  const [, ...found] = says.exec(text) ?? [];
  if (found.length === 0) throw new Error(`${spec} "${test}" has measured nothing:\n${text}`);
  return rows(...found.map(Number));
}

/** Rows of all figures, one test after another. */
export async function measureSpecs(env: Env): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (const figure of FIGURES) all.push(...(await measure(env, figure)));
  return all;
}

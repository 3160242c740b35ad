// The built app in the real Electron: time until its window is shown, and how long bots hold up the main process.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { groupCpu } from './group-cpu.ts';
import type { Row, Section } from './section.ts';

const STARTS = 7;
const root = path.join(import.meta.dirname, '../..');

export type Env = Readonly<Record<string, string | undefined>>;

/** The scripts that set up and build; loaded where they lie, because they look for their neighbours. */
export async function tools(): Promise<{
  readonly env: Env;
  readonly stop: () => void;
}> {
  const load = (name: string): Promise<unknown> => import(pathToFileURL(path.join(root, 'build', name)).href);
  const { setup } = (await load('setup.mjs')) as { setup: () => Promise<Env> };
  const { buildApp } = (await load('build-app.mjs')) as { buildApp: (env: Env) => void };
  const { display } = (await load('display.mjs')) as {
    display: (env: Env, options: { preferVirtual: true }) => Promise<{ env: Env; stop: () => void }>;
  };
  const env = await setup();
  if (process.env['STUBE_APP'] === undefined) buildApp(env);
  return display(env, { preferVirtual: true });
}

/**
 * Everything that a process says on stdout, once it is gone or has said what `until` wants. `said` is told the number of its
 * group at that moment.
 */
export function output(
  command: string,
  args: readonly string[],
  env: Env,
  until: RegExp,
  said: (group: number) => void = () => undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: env,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: process.platform !== 'win32', // a group of its own
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!until.test(text)) return;
      if (child.pid !== undefined) said(child.pid);
      child.kill();
    });
    child.on('error', reject);
    child.on('exit', () => resolve(text));
  });
}

interface Start {
  readonly shown: number;
  readonly cpu: number | undefined;
}

/** Milliseconds from the start of the process to the window being shown, and of processor time, on a fresh user folder. */
async function startTime(env: Env): Promise<Start> {
  let cpu: number | undefined;
  const userData = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-bench-'));
  const noSandbox = env['NO_SANDBOX'] === '1' ? ['--no-sandbox'] : [];
  const app = process.env['STUBE_APP'] ?? root;
  const text = await output(
    env['ELECTRON_EXEC_PATH'] ?? 'electron',
    [...noSandbox, app, `--user-data-dir=${userData}`],
    { ...env, SCHAFKOPF_TIMING: '1' },
    /window-shown \d+/,
    (group) => (cpu ??= groupCpu(group)),
  );
  await rm(userData, { recursive: true, force: true, maxRetries: 5 });
  const shown = /window-shown (\d+)/.exec(text)?.[1];
  if (shown === undefined) throw new Error('the window was not shown');
  return { shown: Number(shown), cpu };
}

/** Start times of several starts: the median and the worst. */
export async function measureStarts(env: Env): Promise<readonly Row[]> {
  const starts: Start[] = [];
  for (let i = 0; i < STARTS; i++) starts.push(await startTime(env));
  const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
  const times = sorted(starts.map(({ shown }) => shown));
  const cpu = sorted(starts.flatMap((start) => start.cpu ?? []));
  const goal = { kind: 'max', target: 800, must: 1600 } as const;
  return [
    { what: 'start of the process to window shown, median', value: times[STARTS >> 1] ?? NaN, unit: 'ms', goal },
    { what: 'the same, slowest', value: times.at(-1) ?? NaN, unit: 'ms' },
    ...(cpu.length > 0
      ? [{ what: 'processor time of all processes until then, median', value: cpu[cpu.length >> 1] ?? NaN, unit: 'ms' }]
      : []),
  ];
}

/** Delay of the main process's event loop while four rounds are played without pauses, from the end-to-end test. */
export async function measureDelay(env: Env): Promise<readonly Row[]> {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const results = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-bench-'));
  const args = [playwright, 'test', 'worker.spec', '-g', 'event loop', '--reporter=line', `--output=${results}`];
  const text = await output(process.execPath, args, env, /(?!)/);
  await rm(results, { recursive: true, force: true });
  const [, p99, max] = /event loop of main: p99 ([\d.]+) ms, max ([\d.]+) ms/.exec(text) ?? [];
  if (p99 === undefined || max === undefined) throw new Error(`no delay was measured:\n${text}`);
  return [
    {
      what: 'event loop of main while bots play, 99 % of delays within',
      value: Number(p99),
      unit: 'ms',
      goal: { kind: 'max', target: 10, must: 20 },
    },
    { what: 'the same, longest', value: Number(max), unit: 'ms' },
  ];
}

export const app: Section = {
  name: 'app',
  async measure() {
    const { env, stop } = await tools();
    try {
      return [...(await measureStarts(env)), ...(await measureDelay(env))];
    } finally {
      stop();
    }
  },
};

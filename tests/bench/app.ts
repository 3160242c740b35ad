// The built app in the real Electron: time until its window is shown, and how long bots hold up the main process.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
    display: (env: Env, options: { forceVirtual: true }) => Promise<{ env: Env; stop: () => void }>;
  };
  const env = await setup();
  if (process.env['STUBE_APP'] === undefined) buildApp(env);
  return display(env, { forceVirtual: true });
}

/** Everything that a process says on stdout, once it is gone or has said what `until` wants. */
export function output(command: string, args: readonly string[], env: Env, until: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (until.test(text)) child.kill();
    });
    child.on('error', reject);
    child.on('exit', () => resolve(text));
  });
}

/** Milliseconds from the start of the process to the window being shown, on a fresh user folder. */
async function startTime(env: Env): Promise<number> {
  const userData = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-bench-'));
  const noSandbox = env['NO_SANDBOX'] === '1' ? ['--no-sandbox'] : [];
  const app = process.env['STUBE_APP'] ?? root;
  const text = await output(
    env['ELECTRON_EXEC_PATH'] ?? 'electron',
    [...noSandbox, app, `--user-data-dir=${userData}`],
    { ...env, SCHAFKOPF_TIMING: '1' },
    /window-shown \d+/,
  );
  await rm(userData, { recursive: true, force: true, maxRetries: 5 });
  const shown = /window-shown (\d+)/.exec(text)?.[1];
  if (shown === undefined) throw new Error('the window was not shown');
  return Number(shown);
}

/** Start times of several starts: the median and the worst. */
export async function measureStarts(env: Env): Promise<readonly Row[]> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) times.push(await startTime(env));
  times.sort((a, b) => a - b);
  return [
    { what: 'start of the process to window shown, median', value: times[STARTS >> 1] ?? NaN, unit: 'ms' },
    { what: 'the same, slowest', value: times.at(-1) ?? NaN, unit: 'ms' },
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
    { what: 'event loop of main while bots play, 99 % of delays within', value: Number(p99), unit: 'ms' },
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

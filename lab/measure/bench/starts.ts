// Warm starts of the built app and, in turns with it, of a bare Electron: until words are painted, what that took, memory when idle.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type Env, playwright, ROOT } from './app-tools.ts';
import { groupCpu, groupMemory } from './group-cpu.ts';
import { withRun } from './own-run.ts';
import type { Row } from './section.ts';

export const STARTS = 9;

/** Starts before those that count: the first makes the user folder, the next two what Chromium keeps of compiled scripts. */
const WARM_UPS = 3;

/** How long the page of a start that warms up stays open: Chromium keeps compiled scripts only some seconds after they ran. */
const WARM_UP_MS = 6000;

/** How long a start may take on a machine that is busy with other things. */
const PATIENCE_MS = 60_000;

/** How often the processor time is looked at. */
const SAMPLE_MS = 50;

/** How long an app is left alone before its memory is looked at. */
const IDLE_MS = 12_000;

/** The page is asked only then, because asking costs time that would be counted. */
const SETTLED_MS = 1500;

/** Milliseconds from the start of the process: real ones, and of processor time of all processes until words were painted. */
interface Start {
  readonly shown: number;
  readonly painted: number;
  readonly cpu: number | undefined;
}

/** An app with a user folder of its own. */
interface Started {
  readonly app: string;
  readonly userData: string;
}

function open(env: Env, { app, userData }: Started): ChildProcess {
  const noSandbox = env['NO_SANDBOX'] === '1' ? ['--no-sandbox'] : [];
  const args = [...noSandbox, '--remote-debugging-port=0', app, `--user-data-dir=${userData}`];
  return withRun(
    spawn(env['ELECTRON_EXEC_PATH'] ?? 'electron', args, {
      cwd: ROOT,
      env: { ...env, SCHAFKOPF_TIMING: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: process.platform !== 'win32', // a group of its own, whose processor time can be told
    }),
  );
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** The time of day, in milliseconds, that main tells once its window is shown. */
function shownBy(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const shown = /window-shown (\d+)/.exec(text)?.[1];
      if (shown !== undefined) resolve(Number(shown));
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error('the app ended before its window was shown')));
    setTimeout(() => reject(new Error('the window was not shown')), PATIENCE_MS).unref();
  });
}

/** Looks at the processor time of a group from now on; answers what it was at a time of day. */
function watchCpu({ pid }: ChildProcess): {
  readonly at: (time: number) => number | undefined;
  readonly stop: () => void;
} {
  const seen: { readonly time: number; readonly cpu: number | undefined }[] = [];
  const timer = setInterval(() => {
    if (pid !== undefined) seen.push({ time: Date.now(), cpu: groupCpu(pid) });
  }, SAMPLE_MS);
  return { at: (wanted) => seen.find(({ time }) => time >= wanted)?.cpu, stop: () => clearInterval(timer) };
}

/** The time of day, in milliseconds, at which the page had painted words. */
async function paintedBy(userData: string): Promise<number> {
  const [port = ''] = (await readFile(path.join(userData, 'DevToolsActivePort'), 'utf8')).split('\n');
  const { chromium } = await playwright();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('the app has no page');
  const paint = await page.waitForFunction(() => {
    const found = performance.getEntriesByName('first-contentful-paint')[0];
    return found && document.querySelector('main button') ? performance.timeOrigin + found.startTime : undefined;
  });
  const painted = Number(await paint.jsonValue());
  await browser.close();
  return painted;
}

async function start(env: Env, started: Started): Promise<Start> {
  const { userData } = started;
  await rm(path.join(userData, 'DevToolsActivePort'), { force: true });
  const began = Date.now();
  const child = open(env, started);
  const watch = watchCpu(child);
  try {
    const shown = await shownBy(child);
    await after(SETTLED_MS);
    const painted = await paintedBy(userData);
    return { shown: shown - began, painted: painted - began, cpu: watch.at(painted) };
  } finally {
    watch.stop();
    await end(child);
  }
}

async function warmUp(env: Env, started: Started): Promise<void> {
  const child = open(env, started);
  await shownBy(child);
  await after(WARM_UP_MS);
  await end(child);
}

/** Megabytes of all processes of an app that nobody uses. */
async function idleMemory(env: Env, started: Started): Promise<number> {
  const child = open(env, started);
  await shownBy(child);
  await after(IDLE_MS);
  const memory = groupMemory(child.pid ?? 0);
  await end(child);
  return memory ?? NaN;
}

/** Bytes of the scripts that the built page names, and of those that the first language needs beside them. */
function firstScript(): number {
  const folder = path.join(process.env['STUBE_APP'] ?? ROOT, 'out/renderer');
  const wanted = [...readFileSync(path.join(folder, 'index.html'), 'utf8').matchAll(/assets\/([^"]+\.js)/g)].map(
    nameIn,
  );
  wanted.push(...readdirSync(path.join(folder, 'assets')).filter((name) => /^tongue-de-.*\.js$/.test(name)));
  const found = new Map<string, number>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (found.has(name)) continue;
    const text = readFileSync(path.join(folder, 'assets', name), 'utf8');
    found.set(name, Buffer.byteLength(text));
    wanted.push(...[...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(nameIn));
  }
  return [...found.values()].reduce((sum, bytes) => sum + bytes, 0);
}

const nameIn = ([, name = '']: RegExpMatchArray): string => name;

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

/** The median of some values, with their spread. */
function middle(values: readonly number[]): Pick<Row, 'value' | 'spread'> {
  const found = sorted(values);
  const max = found.at(-1) ?? NaN;
  return {
    value: found[found.length >> 1] ?? NaN,
    spread: { p95: found[Math.ceil(0.95 * found.length) - 1] ?? max, max },
  };
}

const BARE = path.join(import.meta.dirname, 'bare/bare.cjs');

interface Measured {
  readonly starts: readonly Start[];
  readonly memory: number;
}

/** Starts of both apps in turns, so that both meet the same machine. */
async function inTurns(env: Env, apps: readonly string[]): Promise<readonly Measured[]> {
  const all: Started[] = [];
  const starts: Start[][] = apps.map(() => []);
  const memory: number[] = [];
  try {
    for (const app of apps) all.push({ app, userData: await mkdtemp(path.join(os.tmpdir(), 'schafkopf-bench-')) });
    for (const each of all) for (let n = 0; n < WARM_UPS; n++) await warmUp(env, each);
    for (let n = 0; n < STARTS; n++) for (const [at, each] of all.entries()) starts[at]?.push(await start(env, each));
    for (const each of all) memory.push(await idleMemory(env, each));
  } finally {
    for (const { userData } of all) await rm(userData, { recursive: true, force: true, maxRetries: 5 });
  }
  return apps.map((_, at) => ({ starts: starts[at] ?? [], memory: memory[at] ?? NaN }));
}

/** Rows on the app, on the bare Electron beside it, and on how many times its the app's is. */
function besideBare(
  what: string,
  unit: string,
  [app, bare]: readonly Pick<Row, 'value' | 'spread'>[],
  most: number,
): readonly Row[] {
  if (!app || !bare || Number.isNaN(app.value + bare.value)) return [];
  return [
    { what, unit, ...app },
    { what: `${what}: of a bare Electron`, unit, ...bare },
    {
      what: `${what}: times that`,
      value: app.value / bare.value,
      unit: 'times',
      goal: { kind: 'max', target: most, must: most },
    },
  ];
}

/** Rows on several starts one after another, each app with the same user folder. */
export async function measureStarts(env: Env): Promise<readonly Row[]> {
  const both = await inTurns(env, [process.env['STUBE_APP'] ?? ROOT, BARE]);
  const middles = (of: (start: Start) => number | undefined): readonly Pick<Row, 'value' | 'spread'>[] =>
    both.map(({ starts }) => middle(starts.flatMap((each) => of(each) ?? [])));
  return [
    {
      what: 'warm start to window shown, median',
      unit: 'ms',
      ...middle((both[0]?.starts ?? []).map((each) => each.shown)),
    },
    ...besideBare(
      'warm start to first words painted, median',
      'ms',
      middles((each) => each.painted),
      1.25,
    ),
    ...besideBare(
      'processor time of all processes until then, median',
      'ms',
      middles((each) => each.cpu),
      1.35,
    ),
    ...besideBare(
      'memory when idle, shared pages counted once',
      'MB',
      both.map(({ memory }) => ({ value: memory })),
      1.2,
    ),
    {
      what: 'script that the page loads for that',
      value: firstScript() / 1000,
      unit: 'kB',
      goal: { kind: 'max', target: 200, must: 200 },
    },
  ];
}

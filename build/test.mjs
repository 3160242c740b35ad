// `npm test`: sets up, checks types and style, builds, runs unit tests and end-to-end tests in the real Electron,
// and closes with one line "N passed, N failed". `test.mjs lint|types|static|fast|rules|unit|app [ARGS]` runs a part.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checks } from './checks.mjs';
import { display, virtualDisplay } from './display.mjs';
import { ensureNodeModules, main, root, setup } from './setup.mjs';
import { tooFew } from './test-floor.mjs';
import { TOOLS } from './tool.mjs';

const BUILD = ['build', 'electron-vite', ['build', '--logLevel', 'warn']];

/** The fast lane: rules, texts without rendering them, documents, packaging; less than a minute of two quiet cores. */
const FAST = [
  ...['architecture', 'docs', 'phase-literals'].map((name) => `tests/${name}.test.ts`),
  ...[
    'tests/build/packaging',
    'tests/build/release',
    'tests/engine/examples',
    'tests/engine/reasons',
    'tests/engine/parties',
  ],
  ...['desktop', 'crash-report', 'open-file', 'log', 'windows', 'scheme', 'serve'].map(
    (name) => `tests/main/${name}.test.ts`,
  ),
];

/** What a changed row of rules, contract or option can break. */
const RULES = [
  ...['examples', 'relatives-examples', 'reasons', 'options-rows', 'house-values'].map(
    (name) => `tests/engine/${name}.test.ts`,
  ),
  ...['tests/shared/taught.test.ts', 'tests/cli/option-oracle.test.ts', 'tests/perft', 'tests/freeze'],
];

/** Room for what is soon done with: the checks make much of it, and clear it away less often in four times the usual space. */
const YOUNG = '--max-semi-space-size=64';

const UNIT_RESULT = path.join(root, 'out/results/unit.json');
const APP_RESULT = path.join(root, 'out/results/app.json');

const say = (line) => console.log(`[test] ${line}`);

/** Runs one tool. Quiet steps hold their output back until they end, so that two at a time stay readable. */
function step([name, tool, args], env, { quiet = false } = {}) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(process.execPath, [YOUNG, TOOLS[tool], ...args], { cwd: root, env, stdio });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0 && quiet) process.stdout.write(Buffer.concat(chunks));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`${name}: ${code === 0 ? 'ok' : `FAILED (${code})`} in ${seconds} s`);
      resolve(code === 0);
    });
  });
}

/** Runs independent steps two at a time; those that failed. */
async function inPairs(steps, env) {
  const waiting = [...steps];
  const failed = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await step(next, env, { quiet: true }))) failed.push(next);
    }
  };
  await Promise.all([lane(), lane()]);
  return failed;
}

/** What a test runner's JSON report counts; a runner that failed without a failed test counts as one failure. */
function count(file, ok, read) {
  const { passed, failed } = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

async function unit(env, args = [], how = {}) {
  rmSync(UNIT_RESULT, { force: true });
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULT}`];
  const ok = await step(['unit tests', 'vitest', ['run', ...reports, ...args]], env, how);
  return count(UNIT_RESULT, ok, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));
}

/**
 * The displays for windows: two virtual ones where that is possible and worth it, because on one of them two windows would take
 * the focus from each other. Windows that come and go would be in the way of whoever sits at the real display.
 */
async function displays(env) {
  const preferVirtual = !process.env.TEST_ON_MY_DISPLAY;
  const first = await display(env, { preferVirtual });
  return first.virtual && os.availableParallelism() > 1 ? [first, await virtualDisplay(env)] : [first];
}

async function app(env, args = []) {
  rmSync(APP_RESULT, { force: true });
  const screens = await displays(env);
  try {
    const own = screens.filter(({ virtual }) => virtual).map((screen) => screen.env.DISPLAY);
    const withReport = { ...screens[0].env, TEST_DISPLAYS: own.join(' '), PLAYWRIGHT_JSON_OUTPUT_FILE: APP_RESULT };
    const ok = await step(['end-to-end tests', 'playwright', ['test', ...args]], withReport);
    return count(APP_RESULT, ok, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
  } finally {
    for (const screen of screens) screen.stop();
  }
}

/** Prints the closing line; no test at all is a failure too. */
function close(results, failedSteps) {
  const passed = results.reduce((sum, r) => sum + r.passed, 0);
  const failed = results.reduce((sum, r) => sum + r.failed, failedSteps);
  if (passed + failed === 0) say('no test was executed');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/**
 * First the checks, and the build, which fills what room they leave. Then one kind of tests after the other, each on every core: a
 * window draws as long as it is open, so end-to-end tests that wait for a core beside others cost more than they would alone.
 */
async function everything() {
  const env = await setup();
  const failedSteps = await inPairs([...checks().all, BUILD], env);
  const built = !failedSteps.includes(BUILD);
  const units = await unit(env, [`--maxWorkers=${os.availableParallelism()}`], { quiet: true });
  if (!built) say('end-to-end tests: not run, because there is nothing to run them on');
  const apps = built ? await app(env) : undefined;
  const missing = tooFew({ unit: units, ...(apps && { app: apps }) });
  missing.forEach(say);
  return close(apps ? [units, apps] : [units], failedSteps.length + missing.length);
}

/** The exit status of some of the checks alone. */
async function check(which) {
  ensureNodeModules();
  return (await inPairs(checks()[which], process.env)).length === 0 ? 0 : 1;
}

const PARTS = {
  lint: () => check('lint'),
  types: () => check('types'),
  static: () => check('all'),
  fast: async (args) => (ensureNodeModules(), close([await unit(process.env, [...FAST, ...args])], 0)),
  rules: async (args) => (ensureNodeModules(), close([await unit(process.env, [...RULES, ...args])], 0)),
  unit: async (args) => (ensureNodeModules(), close([await unit(process.env, args)], 0)),
  app: async (args) => {
    const env = await setup();
    return (await step(BUILD, env, { quiet: true })) ? close([await app(env, args)], 0) : 1;
  },
};

main(() => {
  const [part, ...args] = process.argv.slice(2);
  if (part === undefined) return everything();
  if (!(part in PARTS)) throw new Error(`unknown part: ${part}; known: ${Object.keys(PARTS).join(', ')}`);
  return PARTS[part](args);
});

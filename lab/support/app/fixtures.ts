// End-to-end fixtures: starts the built app on a fresh user folder, hands out its page, and fails a test in which
// anything was reported as an error or warning on the page's or main's console.
import { _electron, test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_SETTINGS } from '../../../src/shared/files/settings.ts';
import { call } from './app-calls.ts';
import { resize } from './window-size.ts';

/** The project's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The built app to test: the project itself, or the folder that STUBE_APP names. */
export const APP = process.env['STUBE_APP'] ?? ROOT;

/** The address of the app's own page, which tells the language that its window was opened in. */
export const OWN_PAGE = /^app:\/\/bundle\/(\?lang=(de|en))?$/;

export interface StartOptions {
  /** An existing user folder; without it every launch gets the test's own fresh one. */
  readonly userData?: string;
  /** Further command-line arguments, such as a file to open. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A script that runs in the main process before the app does. */
  readonly before?: string;
}

/** The running app with its window. */
export interface Launched {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly userData: string;
  /** Ends the app as a user would, waiting for it. */
  readonly close: () => Promise<void>;
}

/** Where what the app reports is noted down. */
interface Reports {
  add(problem: string): void;
}

/** What was reported, and what a test says it expects to be reported. */
export class Problems implements Reports {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  add(problem: string): void {
    this.#seen.push(problem);
  }

  /** Messages that match are part of what the test is about. Call it before they appear or after. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}

/** What Playwright says when the main process forgot a promise of Playwright's own: that tells nothing of the app. */
const FORGOTTEN = 'Resulting promise was garbage collected';

const isForgotten = (error: unknown): boolean => error instanceof Error && error.message.includes(FORGOTTEN);

/** How often main is asked once more after it forgot to answer. */
const PATIENCE = 8;

/**
 * Lets `app.evaluate` ask again when main forgot the promise: a large window makes main tidy up its memory at just that moment,
 * on some machines every time. What tests do in main may be done twice.
 */
function askAgain(app: ElectronApplication): void {
  const ask = app.evaluate.bind(app) as (...args: readonly unknown[]) => Promise<unknown>;
  const insistent = async (...args: readonly unknown[]): Promise<unknown> => {
    for (let again = 0; again < PATIENCE; again++) {
      try {
        return await ask(...args);
      } catch (error) {
        if (!isForgotten(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
    return ask(...args);
  };
  app.evaluate = insistent as typeof app.evaluate;
}

interface Fixtures {
  /** Fails a second try unless the first one failed for a reason that is not the app's. */
  secondTry: undefined;
  problems: Problems;
  /** The test's own user folder, removed at its end. */
  userData: string;
  /** Set with `test.use({ startOptions: ... })` to change how `app` and `page` start. */
  startOptions: StartOptions;
  /** Starts the app, as often as wanted; what still runs at the end of the test is closed. */
  launch: (options?: StartOptions) => Promise<Launched>;
  launched: Launched;
  app: ElectronApplication;
  page: Page;
}

/** False where Chromium's sandbox cannot work: always for root; the set-up finds out about others. */
export const SANDBOX = process.getuid?.() !== 0 && process.env['NO_SANDBOX'] !== '1';

/** The display of a worker among those that `npm test` has started for the tests; none of its own where there are none. */
function displayOf(worker: number): Record<string, string> {
  const display = (process.env['TEST_DISPLAYS'] ?? '').split(' ').filter(Boolean)[worker];
  return display === undefined ? {} : { DISPLAY: display };
}

/** The environment without variables that would change how the app starts. */
function environment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { ELECTRON_RENDERER_URL: _url, ELECTRON_RUN_AS_NODE: _node, SCHAFKOPF_TIMING: _timing, ...rest } = process.env;
  const present = Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(present), LC_ALL: 'C.UTF-8', ...extra };
}

function watchMain(app: ElectronApplication, problems: Reports): void {
  app.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.add(`main: ${message.text()}`);
  });
}

function watchPage(page: Page, problems: Reports): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.add(`page: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.add(`page threw: ${error.message}`));
  page.on('crash', () => problems.add('page crashed'));
}

/** Closes the app; one that does not end by itself is a problem, and is ended, so that the next test can run. */
async function end(app: ElectronApplication, problems: Reports): Promise<void> {
  const patience = new Promise<'late'>((resolve) => setTimeout(resolve, 8000, 'late').unref());
  if ((await Promise.race([app.close(), patience])) !== 'late') return;
  problems.add('the app did not quit');
  app.process().kill('SIGKILL');
}

/** How long a window may take to be told of, in milliseconds. */
const WINDOW_MS = 25_000;

/** The first window; undefined where main has one of which Playwright was never told (microsoft/playwright#27658), which says nothing of the app. */
async function firstWindowOf(app: ElectronApplication): Promise<Page | undefined> {
  try {
    return await app.firstWindow({ timeout: WINDOW_MS });
  } catch (error) {
    const windows = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
    if (windows === 0) throw error;
    return undefined;
  }
}

async function start(userData: string, options: StartOptions, problems: Reports): Promise<Launched> {
  for (let more = 1; ; more--) {
    const app = await launched(userData, options);
    askAgain(app);
    watchMain(app, problems);
    app.on('window', (page) => watchPage(page, problems));
    const page = await firstWindowOf(app);
    if (page === undefined && more > 0) {
      await end(app, problems);
      continue;
    }
    if (page === undefined) throw new Error('Playwright was twice not told of the window that main has');
    await page.waitForLoadState('load');
    return { app, page, userData, close: () => end(app, problems) };
  }
}

const launched = (userData: string, options: StartOptions): Promise<ElectronApplication> =>
  _electron.launch({
    args: [
      ...(options.before === undefined ? [] : ['-r', options.before]),
      APP,
      `--user-data-dir=${userData}`,
      ...(options.args ?? []),
    ],
    cwd: ROOT,
    env: environment(options.env),
    ...(SANDBOX ? { chromiumSandbox: true } : {}),
  });

export const test = base.extend<Fixtures>({
  startOptions: [{}, { option: true }],
  secondTry: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names in this pattern
    async ({}, use, info) => {
      const mark = path.join(info.project.outputDir, `${info.testId}.forgotten`);
      if (info.retry > 0 && !existsSync(mark)) throw new Error('it failed the first time');
      await use(undefined);
      if (!info.errors.some(({ message }) => message?.includes(FORGOTTEN))) return;
      await mkdir(info.project.outputDir, { recursive: true });
      await writeFile(mark, '');
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names in this pattern
  problems: async ({}, use) => {
    const problems = new Problems();
    await use(problems);
    expect(problems.unexpected()).toEqual([]);
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  userData: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-app-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },
  launch: async ({ problems, userData }, use, { parallelIndex }) => {
    const running: Launched[] = [];
    await use(async (options = {}) => {
      const env = { ...displayOf(parallelIndex), ...options.env };
      const launched = await start(options.userData ?? userData, { ...options, env }, problems);
      running.push(launched);
      return launched;
    });
    for (const { close } of running) await close();
  },
  launched: async ({ launch, startOptions }, use) => use(await launch(startOptions)),
  app: async ({ launched }, use) => use(launched.app),
  page: async ({ launched }, use) => use(launched.page),
});

/** An app that one test after another uses; what it reports goes to the test that is using it. */
interface Common extends Launched {
  readonly reportTo: (problems: Problems) => void;
}

/** The window of a first start, usual settings, no rounds, no progress, the first screen; a session that is at the table stays there. */
async function startAgain({ app, page }: Launched): Promise<void> {
  // The app remembers a zoom, so it must be told by its menu.
  await app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
    items.find(({ accelerator }) => accelerator === 'CmdOrCtrl+0')?.click();
  });
  await resize(app, page, { width: 1200, height: 800 });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  await call(page, 'settings.change', DEFAULT_SETTINGS);
  for (const { id } of await call(page, 'session.aside', {})) await call(page, 'session.removeAside', { id });
  for (const { id } of (await call(page, 'library.list', {})).items) await call(page, 'library.remove', { id });
  await call(page, 'progress.erase', {});
  await page.reload();
}

/**
 * For tests that need neither a start of their own nor an empty table: they share one running app in each worker, for a start costs
 * as much as many of them. After a failure the next test gets a new one.
 */
export const sharedAppTest = test.extend<object, { common: Common }>({
  common: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use, { parallelIndex }) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-app-'));
      let current = new Problems();
      const problems = { add: (problem: string) => current.add(problem) };
      const launched = await start(folder, { env: displayOf(parallelIndex) }, problems);
      launched.page.setViewportSize = () =>
        Promise.reject(
          new Error('the tests to come would keep it: resize of window-size.ts makes the window as large'),
        );
      await use({ ...launched, reportTo: (next) => (current = next) });
      await launched.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
    { scope: 'worker' },
  ],
  userData: async ({ common }, use) => use(common.userData),
  launched: async ({ common, problems }, use) => {
    common.reportTo(problems);
    await startAgain(common);
    await use(common);
  },
});

/**
 * A test that goes over ground which others tread as well: it runs where time does not matter (THOROUGH=1), and is told as skipped
 * elsewhere.
 */
export const thoroughTest = (process.env['THOROUGH'] ? test : test.skip.bind(test)) as (
  title: string,
  body: Parameters<typeof test>[2],
) => void;

export { expect };

// The shell around the game: the window, its isolation, its refusals, files from outside, a second start.
import type { ElectronApplication, Page } from '@playwright/test';
import electron from 'electron';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Answer, Bridge } from '../../src/shared/border/ipc.ts';
import { listen } from '../../lab/support/app/app-calls.ts';
import { expect, OWN_PAGE, ROOT, SANDBOX, sharedAppTest, test } from '../../lab/support/app/fixtures.ts';

type PageGlobal = typeof globalThis & { stube: Bridge };

/** An honest call, to see that the app still answers. */
const info = (page: Page): Promise<Answer<unknown>> =>
  page.evaluate(() => (globalThis as PageGlobal).stube.call('app.state', {}));

/** Arguments that start the app without the test tool. */
const commandLine = (userData: string): string[] => [
  ...(SANDBOX ? [] : ['--no-sandbox']),
  ROOT,
  `--user-data-dir=${userData}`,
];

async function stillWell(app: ElectronApplication, page: Page): Promise<void> {
  expect(page.url()).toMatch(OWN_PAGE);
  expect((await info(page)).ok).toBe(true);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
}

test('opens one window of the right size, with the app in it', async ({ app, page, userData }) => {
  const state = await app.evaluate(({ app, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return {
      name: app.getName(),
      userData: app.getPath('userData'),
      size: window?.getSize(),
      minimum: window?.getMinimumSize(),
      title: window?.getTitle(),
    };
  });
  expect(state).toEqual({
    name: 'Schafkopf Stube',
    userData,
    size: [1200, 800],
    minimum: [800, 560],
    title: 'Schafkopf Stube',
  });
  // Shown only when drawn, so it may be a moment.
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
    .toBe(true);
  await expect(page.locator('#app')).not.toBeEmpty();
});

test('says on request when its window was shown', async ({ userData }) => {
  const began = Date.now();
  const own = spawn(electron as unknown as string, commandLine(userData), {
    env: { ...process.env, SCHAFKOPF_TIMING: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(own, 'exit');
  try {
    const [line] = (await once(own.stdout, 'data', { signal: AbortSignal.timeout(15_000) })) as [Buffer];
    const shown = Number(/^window-shown (\d+)\n$/.exec(line.toString())?.[1]);
    expect(shown).toBeGreaterThan(began);
    expect(shown).toBeLessThanOrEqual(Date.now());
  } finally {
    own.kill();
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000).unref())]);
    own.kill('SIGKILL');
  }
});

sharedAppTest('isolates the page', async ({ page }) => {
  const seen = await page.evaluate(() => {
    const all = globalThis as unknown as Record<string, unknown>;
    return {
      node: ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter((name) => name in all),
      bridge: Object.keys(all['stube'] as object).sort(),
      frozen: Object.isFrozen(all['stube']),
    };
  });
  expect(seen).toEqual({ node: [], bridge: ['call', 'on'], frozen: true });
});

sharedAppTest('serves its own files only, under a strict policy', async ({ app, page }) => {
  const policy = await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'));
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).not.toContain('unsafe');
  const status = (url: string): Promise<number> => app.evaluate(async ({ net }, u) => (await net.fetch(u)).status, url);
  expect(await status('app://bundle/index.html')).toBe(200);
  for (const url of ['..%2f..%2fpackage.json', '%2e%2e/main/main.js', 'missing.js', '%00', '%zz', 'assets/']) {
    expect(await status(`app://bundle/${url}`), url).toBe(404);
  }
  expect(await status('app://elsewhere/index.html')).toBe(404);
});

sharedAppTest('runs no script or style from outside the policy', async ({ page, problems }) => {
  problems.expect(/Content Security Policy|requires 'Trusted|unsafe-eval|TrustedScript/);
  await page.evaluate(() => {
    const mark = (n: number): string => `globalThis.injected = ${n}`;
    const attempts = [
      () => document.body.append(Object.assign(document.createElement('script'), { text: mark(1) })),
      () => document.body.insertAdjacentHTML('beforeend', `<img src="x" onerror="${mark(2)}">`),
      () => document.body.append(Object.assign(document.createElement('script'), { src: `data:,${mark(3)}` })),
      () => document.body.setAttribute('onclick', mark(4)),
      () => (0, eval)(mark(5)) as unknown,
      () => document.body.setAttribute('style', 'opacity: 0.5'),
    ];
    // In a timer, because scripts that the test tool evaluates may use eval whatever the policy says.
    for (const attempt of attempts) setTimeout(attempt);
    setTimeout(() => document.body.click());
  });
  await page.waitForTimeout(300);
  const outcome = await page.evaluate(() => ({
    injected: (globalThis as unknown as { injected?: number }).injected ?? 'nothing',
    opacity: getComputedStyle(document.body).opacity,
  }));
  expect(outcome).toEqual({ injected: 'nothing', opacity: '1' });
});

sharedAppTest('stays where it is: no navigation, windows, frames or webviews', async ({ app, page, problems }) => {
  problems.expect(/Content Security Policy|Not allowed to (load|navigate)|ERR_BLOCKED_BY_CSP/);
  const opened = await page.evaluate(() => window.open('https://example.invalid/') === null);
  expect(opened).toBe(true);
  for (const target of ['https://example.invalid/', 'file:///etc/passwd', 'app://elsewhere/', 'data:text/html,x']) {
    await page.evaluate((url) => {
      const link = Object.assign(document.createElement('a'), { href: url });
      document.body.append(link);
      link.click();
      link.remove();
    }, target);
    await stillWell(app, page);
  }
  await page.evaluate(() => void Object.assign(globalThis, { stayed: 'yes' }));
  for (const target of ['about:blank', 'about:blank#x', 'about:srcdoc', 'data:text/html,x', 'blob:null/x']) {
    await page.evaluate((url) => void (location.href = url), target);
    await page.waitForTimeout(100);
    await stillWell(app, page);
    await page.evaluate((url) => location.replace(url), target).catch(() => undefined);
    await page.waitForTimeout(100);
    await stillWell(app, page);
  }
  // It is still the same document: the page has not left and come back.
  expect(await page.evaluate(() => (globalThis as { stayed?: string }).stayed)).toBe('yes');
  // A frame makes main begin with our own page anew.
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: 'https://example.invalid/' });
    document.body.append(frame, document.createElement('webview'));
  });
  await loaded;
  await stillWell(app, page);
});

sharedAppTest('keeps nothing by itself, not even in a frame of its own making', async ({ app, page, problems }) => {
  problems.expect(/Content Security Policy|ERR_ABORTED/);
  const found = await page.evaluate(() => {
    const names = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'openDatabase'];
    return {
      there: names.filter((name) => name in window),
      storage: 'storage' in navigator,
      cookie: ((document.cookie = 'a=1'), document.cookie),
    };
  });
  expect(found).toEqual({ there: [], storage: false, cookie: '' });
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => void document.body.append(document.createElement('iframe')));
  await loaded;
  await stillWell(app, page);
  expect(page.frames()).toHaveLength(1);
});

sharedAppTest('a reload is allowed and brings the page back', async ({ app, page }) => {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => location.reload());
  await loaded;
  await stillWell(app, page);
});

sharedAppTest('grants no permission', async ({ page }) => {
  const outcome = await page.evaluate(async () => {
    const asked = ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read'];
    const states = await Promise.all(
      asked.map((name) =>
        navigator.permissions.query({ name: name as PermissionName }).then(
          ({ state }) => `${name} ${state}`,
          () => `${name} denied`,
        ),
      ),
    );
    const located = await new Promise((resolve) =>
      navigator.geolocation.getCurrentPosition(
        () => resolve('allowed'),
        () => resolve('refused'),
      ),
    );
    return { granted: states.filter((state) => state.endsWith('granted')), located };
  });
  expect(outcome).toEqual({ granted: [], located: 'refused' });
});

sharedAppTest('uses no network, neither from the page nor from main', async ({ app, page, problems }) => {
  problems.expect(/Content Security Policy|Failed to load|net::ERR_/);
  let hits = 0;
  const server = createServer((_request, response) => {
    hits++;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const fromPage = await page.evaluate(
      (u) =>
        fetch(u, { mode: 'no-cors' }).then(
          () => 'answered',
          () => 'refused',
        ),
      url,
    );
    const fromMain = await app.evaluate(
      ({ net }, u) =>
        net.fetch(u).then(
          () => 'answered',
          () => 'refused',
        ),
      url,
    );
    const resolved = await app.evaluate(({ session }) =>
      session.defaultSession.resolveHost('localhost').then(
        () => 'resolved',
        () => 'refused',
      ),
    );
    expect({ fromPage, fromMain, resolved, hits }).toEqual({
      fromPage: 'refused',
      fromMain: 'refused',
      resolved: 'refused',
      hits: 0,
    });
  } finally {
    server.close();
  }
});

sharedAppTest('answers hostile calls with an error and goes on', async ({ app, page }) => {
  const codes = await page.evaluate(async () => {
    const bridge = (globalThis as PageGlobal).stube;
    const call = bridge.call as (...args: unknown[]) => Promise<Answer<unknown>>;
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    const polluting: unknown = JSON.parse('{"__proto__": {"polluted": true}}');
    const attempts: Record<string, unknown[]> = {
      'no arguments': [],
      'unknown name': ['app.nothing', {}],
      'inherited name': ['constructor', {}],
      'name of the prototype': ['__proto__', {}],
      'name that is no text': [{ toString: null }, {}],
      'input missing': ['app.state'],
      'input null': ['app.state', null],
      'input text': ['app.state', 'x'],
      'input list': ['app.state', []],
      'key too many': ['app.state', { extra: 1 }],
      'key __proto__ further in': ['app.state', { inner: polluting }],
      'function inside': ['app.state', { f: () => 1 }],
      cycle: ['app.state', cycle],
      bigint: ['app.state', { big: 1n }],
      'huge input': ['app.state', { text: 'x'.repeat(12_000_001) }],
    };
    const codes: Record<string, string> = {};
    for (const [what, args] of Object.entries(attempts)) {
      codes[what] = await Promise.resolve()
        .then(() => call(...args))
        .then(
          (answer) => (answer.ok ? 'accepted' : answer.error.code),
          () => 'threw',
        );
    }
    return codes;
  });
  const wrongName = ['no arguments', 'unknown name', 'inherited name', 'name of the prototype', 'name that is no text'];
  for (const [what, code] of Object.entries(codes)) {
    expect(code, what).toBe(wrongName.includes(what) ? 'unknown-call' : 'bad-input');
  }
  expect(await app.evaluate(() => 'polluted' in {})).toBe(false);
  await stillWell(app, page);
});

sharedAppTest('listens to no push that does not exist', async ({ app, page }) => {
  const outcomes = await page.evaluate(() => {
    const on = (globalThis as PageGlobal).stube.on as (...args: unknown[]) => unknown;
    return [['call', () => 1], ['constructor', () => 1], [null, () => 1], []].map((args) => {
      try {
        on(...args);
        return 'accepted';
      } catch {
        return 'refused';
      }
    });
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused']);
  await stillWell(app, page);
});

test('a second start focuses the first window and hands over its file', async ({ app, page, userData }) => {
  const file = path.join(userData, 'Runde mit Ümlaut.schafkopf');
  await writeFile(file, '{}');
  const heard = app.evaluate(
    ({ app }) => new Promise<string[]>((resolve) => app.once('second-instance', (_event, argv) => resolve(argv))),
  );
  const executable = await app.evaluate(() => process.execPath);
  const second = spawn(executable, [...commandLine(userData), file], { stdio: 'ignore' });
  const [status] = (await once(second, 'exit')) as [number];
  expect(status).toBe(0);
  expect(await heard).toContain(file);
  await stillWell(app, page);
});

test('what gets past the page to an empty one is followed by our own page', async ({ app, page, problems }) => {
  // It mostly does not stay long enough to be loaded whole; where it does, Electron warns of it.
  problems.expect(/Insecure Content-Security-Policy/);
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]
      ?.webContents.loadURL('about:blank')
      .catch(() => undefined),
  );
  const answers = (): Promise<boolean> =>
    info(page).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  await stillWell(app, page);
});

test('a second start with a file that does not exist names it', async ({ app, page, userData }) => {
  const heard = await listen(page, 'problem.met');
  const executable = await app.evaluate(() => process.execPath);
  const missing = path.join(userData, 'Runde von gestern.schafkopf');
  const second = spawn(executable, [...commandLine(userData), missing], { stdio: 'ignore' });
  await once(second, 'exit');
  expect(await heard()).toEqual({ id: 'F.MISSING', params: { file: 'Runde von gestern.schafkopf' } });
  await expect(page.getByText('Runde von gestern.schafkopf')).toBeVisible();
});

test('after repeated crashes of the page the person is asked, and it can be loaded again', async ({
  app,
  problems,
}) => {
  problems.expect(/crashed|process is gone/);
  await app.evaluate(({ app, BrowserWindow, dialog }) => {
    const asked: string[] = [];
    const seen = { asked, deaths: 0 };
    Object.assign(app, { seen });
    BrowserWindow.getAllWindows()[0]?.webContents.prependListener('render-process-gone', () => void seen.deaths++);
    dialog.showMessageBox = (...given: unknown[]) => {
      asked.push(JSON.stringify(given.at(-1)));
      return Promise.resolve({ response: 0, checkboxChecked: false });
    };
  });
  /** What was asked so far, after how many deaths: a page may die more often than it is killed. */
  const seen = (): Promise<{ asked: string[]; deaths: number }> =>
    app.evaluate(({ app }) => (app as unknown as { seen: { asked: string[]; deaths: number } }).seen);
  const state = (): Promise<{ pid: number; at: string }> =>
    app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      if (!contents || contents.isCrashed() || contents.isLoading()) return { pid: 0, at: 'nowhere' };
      return { pid: contents.getOSProcessId(), at: contents.getURL() };
    });
  for (let { asked, deaths } = await seen(); deaths < 4; { asked, deaths } = await seen()) {
    expect(asked).toEqual([]);
    const { pid } = await state();
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
    await expect.poll(async () => (await state()).pid).not.toBe(pid);
    await expect.poll(async () => (await state()).at).toMatch(OWN_PAGE);
  }
  const [question, ...others] = (await seen()).asked;
  expect(others).toEqual([]);
  expect(JSON.parse(question ?? '')).toMatchObject({
    buttons: expect.arrayContaining([expect.any(String)]),
  });
  expect(question).toMatch(/Neu laden|Reload/);
});

test('writes what nobody caught to a log file', async ({ app, page, userData, problems }) => {
  problems.expect(/on purpose/);
  await app.evaluate(() => void Promise.reject(new Error('failed on purpose')));
  const log = path.join(userData, 'logs', 'main.log');
  await expect.poll(() => readFile(log, 'utf8').catch(() => '')).toContain('failed on purpose');
  await stillWell(app, page);
});

test('forgets by the next start what script in a frame has kept', async ({ launch, problems }) => {
  problems.expect(/Content Security Policy|ERR_ABORTED/);
  /** What a frame finds at a start and leaves behind, in one go: nobody can have been told of the frame in between. */
  const found = async (): Promise<{ mark: string | null; buckets: boolean }> => {
    const { page, close } = await launch();
    await page.waitForTimeout(1_000);
    const begunAnew = page.waitForEvent('load');
    const inFrame = await page.evaluate(() => {
      const inside = document.body.appendChild(document.createElement('iframe')).contentWindow;
      if (!inside) throw new Error('no frame');
      const mark = inside.localStorage.getItem('mark');
      inside.localStorage.setItem('mark', 'kept');
      return { mark, buckets: 'storageBuckets' in inside.navigator };
    });
    await begunAnew;
    await close();
    return inFrame;
  };
  expect(await found()).toEqual({ mark: null, buckets: false });
  await expect(async () => expect(await found()).toEqual({ mark: null, buckets: false })).toPass({ timeout: 30_000 });
});

// Starts the application: restrictions first, then the page's scheme, the calls, the window.
import { app, ipcMain, Menu, nativeTheme, session, type BrowserWindow } from 'electron';
import path from 'node:path';
import { CALLS, PUSHES } from '../shared/contract.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import { handlersOf, openGame } from './game.ts';
import { fileLog, logGone, logUncaught } from './log.ts';
import { fileFromArgv, openFileQueue } from './open-file.ts';
import { openPreferences } from './preferences.ts';
import { ORIGIN, registerScheme, serveScheme } from './scheme.ts';
import { allowedOrigins, isTrustedSender, restrictContents, restrictProcess, restrictSession } from './security.ts';
import { pusher, serveCalls } from './serve.ts';
import { systemLanguage } from './system-language.ts';
import { createThinking } from './thinking.ts';
import createWorker from './thinking.worker.ts?nodeWorker';
import { focusWindow, openWindow } from './windows.ts';

const devUrl = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'];
const pageUrl = devUrl ?? `${ORIGIN}/`;
const pageOrigin = devUrl === undefined ? ORIGIN : new URL(devUrl).origin;
const origins = allowedOrigins(ORIGIN, devUrl);

const folder = app.getPath('userData');
const log = fileLog(path.join(folder, 'logs'));
const files = openFileQueue();
let window: BrowserWindow | undefined;

function showWindow(): void {
  if (window) return focusWindow(window);
  window = openWindow(pageUrl, {
    title: app.getName(),
    preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
    calls: Object.keys(CALLS),
    pushes: Object.keys(PUSHES),
  });
  window.on('closed', () => (window = undefined));
}

async function onReady(): Promise<void> {
  restrictSession(session.defaultSession, origins);
  serveScheme(path.join(import.meta.dirname, '../renderer'));
  const preferences = await openPreferences(path.join(folder, 'settings.json'), SYSTEM_CLOCK.date());
  const game = openGame({
    folder,
    preferences,
    clock: SYSTEM_CLOCK,
    thinking: createThinking({ spawn: () => createWorker({}), log }),
    push: pusher({ pushes: PUSHES, send: (channel, push) => window?.webContents.send(channel, push), log }),
    onSettings: ({ theme }) => (nativeTheme.themeSource = theme),
    version: app.getVersion(),
    systemLanguage: systemLanguage(app.getPreferredSystemLanguages()),
  });
  nativeTheme.themeSource = preferences.get().theme;
  serveCalls({
    transport: ipcMain,
    calls: CALLS,
    handlers: handlersOf(game),
    isTrusted: (event) => isTrustedSender(event, pageOrigin, (contents) => contents === window?.webContents),
    log,
  });
  if (process.platform !== 'darwin') Menu.setApplicationMenu(null);
  showWindow();
  closeBeforeQuit(async () => (await game).close());
  files.listen(() => undefined); // nothing can open a file yet
}

/** Holds the end of the app back until what is being written is written. */
function closeBeforeQuit(close: () => Promise<void>): void {
  let state: 'open' | 'closing' | 'closed' = 'open';
  app.on('will-quit', (event) => {
    if (state === 'closed') return;
    event.preventDefault();
    if (state === 'closing') return;
    state = 'closing';
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    void Promise.race([close().catch((error: unknown) => log('closing failed', error)), late]).then(() => {
      state = 'closed';
      app.quit();
    });
  });
}

function start(): void {
  logUncaught(log);
  logGone(app, log);
  restrictProcess(app, devUrl === undefined ? undefined : new URL(devUrl).hostname);
  registerScheme();
  app.on('web-contents-created', (_event, contents) => restrictContents(contents, origins));
  app.on('open-file', (event, file) => {
    event.preventDefault();
    files.offer(file);
  });
  app.on('second-instance', (_event, argv, cwd) => {
    files.offer(fileFromArgv(argv, cwd));
    if (app.isReady()) showWindow();
  });
  app.on('activate', showWindow);
  app.on('window-all-closed', () => app.quit());
  files.offer(fileFromArgv(process.argv, process.cwd()));
  // Never awaited at the top level of an ES module: the app becomes ready only after this module has run.
  void app.whenReady().then(onReady);
}

if (app.requestSingleInstanceLock()) start();
else app.quit();

// Starts the application: restrictions first, then the page's scheme, the calls, the window.
import { app, clipboard, ipcMain, session, type BrowserWindow } from 'electron';
import os from 'node:os';
import path from 'node:path';
import { CALLS, PUSHES } from '../shared/contract.ts';
import type { Language } from '../shared/texts/naming.ts';
import { SYSTEM_CLOCK } from './base/clock.ts';
import { printedPages, systemDialogs } from './app/dialogs.ts';
import { handlersOf, openGame } from './app/game.ts';
import type { Home } from './app/home.ts';
import { findHome } from './app/home.ts';
import { createLook } from './app/look.ts';
import type { Log } from './base/log.ts';
import { fileLog, logGone, logUncaught } from './base/log.ts';
import { askAfterCrashes, askBeforeLoss } from './app/message-boxes.ts';
import { fileFromArgv, openFileQueue } from './base/open-file.ts';
import { openPreferences } from './settings/preferences.ts';
import { ORIGIN, registerScheme, serveScheme } from './app/scheme.ts';
import { allowedOrigins, isTrustedSender, restrictContents, restrictProcess, restrictSession } from './app/security.ts';
import { pusher, serveCalls } from './app/serve.ts';
import { openStores } from './store/stores.ts';
import { createThinking } from './thinking/thinking.ts';
import createWorker from './worker/thinking.worker.ts?nodeWorker';
import { keepPlace, keepZoom, reviveIfGone, zoomBy } from './app/window-care.ts';
import { openWindowMemory, type WindowMemory } from './app/window-state.ts';
import { focusWindow, openWindow } from './app/windows.ts';

const devUrl = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'];
const pageUrl = devUrl ?? `${ORIGIN}/`;
const pageOrigin = devUrl === undefined ? ORIGIN : new URL(devUrl).origin;
const origins = allowedOrigins(ORIGIN, devUrl);

/**
 * A thinking worker keeps tables of positions; more memory than this is a fault, and ends only the worker. Old and young
 * generation together leave room for code and stack below 256 MB.
 */
const WORKER_LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 48 };

/** One for whatever somebody waits for and one for commentary, where they need not share a core. */
const MOST_WORKERS = Math.min(2, os.availableParallelism());

/** Writes to the console until it is known where the log lies. */
let write: Log = (message, error) => console.error(message, error);
const log: Log = (message, error) => write(message, error);
const files = openFileQueue();
let window: BrowserWindow | undefined;
/** Opens the window or brings it to the front, once the app is ready for one. */
let showWindow = (): void => undefined;

function newWindow(memory: WindowMemory, language: () => Language): BrowserWindow {
  const opened = openWindow(pageUrl, {
    title: app.getName(),
    preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
    calls: Object.keys(CALLS),
    pushes: Object.keys(PUSHES),
  });
  opened.setAutoHideMenuBar(true);
  keepPlace(opened, memory);
  keepZoom(opened, memory);
  reviveIfGone(opened, () => askAfterCrashes(opened, language()));
  return opened;
}

async function onReady({ folder, problems }: Home): Promise<void> {
  restrictSession(session.defaultSession, origins);
  serveScheme(path.join(import.meta.dirname, '../renderer'));
  const stores = openStores(folder, SYSTEM_CLOCK);
  const [preferences, memory] = await Promise.all([openPreferences(stores), openWindowMemory(stores)]);
  const look = createLook(preferences, {
    choose: (item) => push('menu.chosen', { item }),
    zoom: (zoom) => window && zoomBy(window, memory, zoom),
  });
  look.apply();
  const push = pusher({ pushes: PUSHES, send: (channel, value) => window?.webContents.send(channel, value), log });
  const game = openGame({
    folder,
    stores,
    problems,
    preferences,
    clock: SYSTEM_CLOCK,
    thinking: createThinking({
      spawn: () => createWorker({ resourceLimits: WORKER_LIMITS }),
      workers: MOST_WORKERS,
      log,
    }),
    push,
    dialogs: systemDialogs(() => window, look.language),
    printedPages: () => printedPages(window),
    copy: (text) => void clipboard.writeText(text),
    onSettings: look.apply,
    version: app.getVersion(),
    systemLanguage: look.systemLanguage,
  });
  serveCalls({
    transport: ipcMain,
    calls: CALLS,
    handlers: handlersOf(game),
    isTrusted: (event) => isTrustedSender(event, pageOrigin, (contents) => contents === window?.webContents),
    log,
  });
  const pageGone = (): void => void game.then((opened) => opened.pageGone());
  showWindow = () => {
    if (window) return focusWindow(window);
    window = newWindow(memory, look.language);
    window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) pageGone();
    });
    window.on('closed', () => {
      window = undefined;
      pageGone();
    });
  };
  showWindow();
  closeBeforeQuit(async () => {
    const opened = await game;
    await inTime(opened.close());
    for (;;) {
      const saving = await inTime(opened.save());
      if (!saving?.waiting.some((store) => store !== 'window')) return;
      if ((await askBeforeLoss(saving, look.language())) === 'quit') return;
    }
  });
  files.listen((file) => void game.then((opened) => opened.openFile(file)));
}

/** What work comes to; undefined if that takes longer than anybody waits for a program to end. */
const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, 3000, undefined))]);

/** Holds the end of the app back until what is being written is written. */
function closeBeforeQuit(close: () => Promise<void>): void {
  let state: 'open' | 'closing' | 'closed' = 'open';
  app.on('will-quit', (event) => {
    if (state === 'closed') return;
    event.preventDefault();
    if (state === 'closing') return;
    state = 'closing';
    const logged = close().catch((error: unknown) => log('closing failed', error));
    void logged.then(() => {
      state = 'closed';
      setImmediate(() => app.quit()); // within the event itself, Electron takes the app to be quitting already
    });
  });
}

function start(): void {
  logUncaught(log);
  logGone(app, log);
  restrictProcess(app, devUrl === undefined ? undefined : new URL(devUrl).hostname);
  registerScheme();
  app.on('web-contents-created', (_event, contents) => restrictContents(contents, origins, pageUrl));
  app.on('open-file', (event, file) => {
    event.preventDefault();
    files.offer(file);
  });
  app.on('second-instance', (_event, argv, cwd) => {
    files.offer(fileFromArgv(argv, cwd));
    showWindow();
  });
  app.on('activate', () => showWindow());
  app.on('window-all-closed', () => app.quit());
  files.offer(fileFromArgv(process.argv, process.cwd()));
  findHome((home) => {
    write = fileLog(path.join(home.folder, 'logs'));
    // Never awaited at the top level of an ES module: the app becomes ready only after this module has run.
    void app.whenReady().then(() => onReady(home));
  });
}

start();

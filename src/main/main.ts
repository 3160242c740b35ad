// Starts the application: restrictions first, then the page's scheme, the calls, the window.
import { app, type BrowserWindow, clipboard, crashReporter, ipcMain, session, shell } from 'electron';
import os from 'node:os';
import path from 'node:path';
import type { CALLS } from '../shared/calls/all-calls.ts';
import { CALL_NAMES, PUSH_NAMES } from '../shared/calls/call-names.ts';
import { type Crash, problem } from '../shared/border/problems.ts';
import { withLanguage } from '../shared/border/page-language.ts';
import type { Language } from '../shared/border/language.ts';
import { SYSTEM_CLOCK } from './base/clock.ts';
import { APP_ID } from './app/app-id.ts';
import { serveAbout } from './app/about.ts';
import { printedPages, systemDialogs } from './app/dialogs.ts';
import type { Game } from './app/game.ts';
import type { Noted } from './app/first-answers.ts';
import { noteFirst, takeFirst, withFirst } from './app/first-page.ts';
import { findHome, type Home } from './app/home.ts';
import { createLook, type Look } from './app/look.ts';
import type { Push } from './base/push.ts';
import { type CrashReports, freshDump, lastGoodEnd, noteGoodEnd, openReports } from './base/crash-report.ts';
import { describe, fileLog, type Log, logGone, logUncaught } from './base/log.ts';
import { askAfterCrashes, askBeforeLoss } from './app/message-boxes.ts';
import { filesFromArgv, openFileQueue } from './base/open-file.ts';
import { roomFromArgv } from './base/room-asked.ts';
import { openPreferences, type Preferences } from './settings/preferences.ts';
import { ORIGIN, registerScheme, serveScheme } from './app/scheme.ts';
import { allowedOrigins, isTrustedSender, restrictContents, restrictProcess, restrictSession } from './app/security.ts';
import { pusher, serveCalls, type Served } from './app/serve.ts';
import { Stores } from './store/stores.ts';
import { Thinking } from './thinking/thinking.ts';
import createWorker from './worker/thinking.worker.ts?nodeWorker';
import { applyZoom, keepPlace, keepZoom, reviveIfGone, zoomBy } from './app/window-care.ts';
import { openWindowMemory, type WindowMemory, withRecent } from './app/window-state.ts';
import { focusWindow, openWindow, showNew, type Wall, wallFor, whenPageFails } from './app/windows.ts';

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
const files = openFileQueue((ms, then) => setTimeout(then, ms));
let window: BrowserWindow | undefined;
/** Writes reports of crashes, once it is known where they lie. */
let reports: CrashReports | undefined;
/** Tells the page of something, as soon as there is a game and a page. */
let withGame = (use: (game: Game) => void): void => void early.push(use);
const early: ((game: Game) => void)[] = [];
/** Opens the window or brings it to the front, once the app is ready for one. */
let showWindow = (): void => undefined;

/** Reports a crash and tells the person where the report lies. */
function crashed(what: Crash, detail: string): void {
  const file = reports?.write(what, detail);
  if (file !== undefined) withGame((game) => game.tell(problem('P.CRASHED', { what, file })));
}

/** Lines for a report: which program on which system. */
const identity = (): readonly string[] => [
  `Version ${app.getVersion()}, Electron ${process.versions.electron}, Chromium ${process.versions.chrome}`,
  `${os.type()} ${os.release()} ${os.arch()}`,
];

/** A program that died left a dump that is newer than its last good end. */
function reportLastCrash(folder: string): void {
  const dumps = app.getPath('crashDumps');
  const dump = freshDump(dumps, lastGoodEnd(folder));
  if (dump !== undefined) crashed('program', `Dump: ${path.join(dumps, dump)}`);
}

/** Goes to a room that a command line asks for. */
function goTo(argv: readonly string[]): void {
  const room = roomFromArgv(argv);
  if (room !== undefined) withGame((game) => game.go(room));
}

interface Kept {
  readonly stores: Stores;
  readonly preferences: Preferences;
  readonly memory: WindowMemory;
  /** What the page shows first. */
  readonly noted: Noted | undefined;
}

interface Opening {
  readonly memory: WindowMemory;
  readonly wall: Wall;
  readonly language: () => Language;
  readonly textScale: () => number;
}

function newWindow({ memory, wall, language, textScale }: Opening): BrowserWindow {
  const settings = {
    title: app.getName(),
    preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
    calls: CALL_NAMES,
    pushes: PUSH_NAMES,
  };
  const opened = openWindow(withLanguage(pageUrl, language()), settings, wall);
  opened.setAutoHideMenuBar(true);
  keepPlace(opened, memory);
  keepZoom(opened, memory, textScale);
  reviveIfGone(opened, () => askAfterCrashes(opened, language()));
  return opened;
}

/** What the window needs to know from files; read while the app is still getting ready. */
async function readKept(folder: string): Promise<Kept> {
  const stores = new Stores(folder, SYSTEM_CLOCK);
  const [preferences, memory, noted] = await Promise.all([
    openPreferences(stores),
    openWindowMemory(stores),
    takeFirst(folder, app.getVersion()),
  ]);
  return { stores, preferences, memory, noted };
}

/** Remembers which files were opened last, and lists them. */
function remember(files: readonly string[], { memory }: Kept, look: Look): void {
  void memory.change({ recent: files });
  look.apply();
}

const recentFiles = ({ memory }: Kept): readonly string[] => memory.get().recent ?? [];

/** Look, menu and lists of the desktop; what is chosen there for the page waits for `push`. */
function lookFor(kept: Kept, textScale: () => number, push: Promise<Push>): Look {
  const look = createLook(
    kept.preferences,
    {
      choose: (item) => void push.then((tell) => tell('menu.chosen', { item })),
      zoom: (zoom) => window && zoomBy(window, kept.memory, zoom, textScale()),
      open: (file) => files.offer([file]),
      forget() {
        app.clearRecentDocuments();
        remember([], kept, look);
      },
    },
    () => recentFiles(kept),
  );
  look.apply();
  return look;
}

interface Front {
  readonly look: Look;
  readonly textScale: () => number;
}

/** What stands behind the window. */
interface Behind extends Served<typeof CALLS> {
  readonly push: Push;
  readonly game: Promise<Game>;
}

/** Loads what stands behind the window, and opens it. */
async function openBehind({ folder, problems }: Home, kept: Kept, { look, textScale }: Front): Promise<Behind> {
  const { CALLS, PUSHES, handlersOf, openGame } = await import('./app/behind.ts');
  const { stores, preferences, memory } = kept;
  const push = pusher({ pushes: PUSHES, send: (channel, value) => window?.webContents.send(channel, value), log });
  const game = openGame({
    folder,
    stores,
    problems,
    preferences,
    clock: SYSTEM_CLOCK,
    thinking: new Thinking({
      spawn: () => createWorker({ resourceLimits: WORKER_LIMITS }),
      workers: MOST_WORKERS,
      log,
    }),
    push,
    dialogs: systemDialogs(() => window, look.language),
    printedPages: () => printedPages(window),
    copy: (text) => void clipboard.writeText(text),
    onTable: look.offer,
    onSettings() {
      look.apply();
      if (window) applyZoom(window, memory, textScale());
    },
    version: app.getVersion(),
    systemLanguage: look.systemLanguage,
    opened(file) {
      app.addRecentDocument(file);
      remember(withRecent(recentFiles(kept), file), kept, look);
    },
    about: aboutProgram(folder),
  });
  return { push, game, calls: CALLS, handlers: handlersOf(game) };
}

const aboutProgram = (folder: string): ReturnType<typeof serveAbout> =>
  serveAbout({
    program: app.getAppPath(),
    folder,
    besides: [process.resourcesPath, path.dirname(process.execPath)],
    version: app.getVersion(),
    runtime: [
      ['Electron', process.versions.electron],
      ['Chromium', process.versions.chrome],
      ['Node.js', process.versions.node],
      [os.type(), `${os.release()} ${os.arch()}`],
    ],
    show: (place) => shell.showItemInFolder(place),
  });

/** What a shown window is left to draw its first frame in, before main works for long. */
const FIRST_FRAME_MS = 200;

/** Completes the page with what it shows first. */
function pageWith({ preferences, noted }: Kept, { systemLanguage }: Look): (html: string) => string {
  let left = noted;
  return (html) => {
    const state = { settings: preferences.get(), systemLanguage, version: app.getVersion() };
    const page = withFirst(html, { state, ...left });
    left = undefined; // a page that is loaded again finds the table elsewhere
    return page;
  };
}

/** Whenever another page is loaded into a window, or its page has crashed. */
function whenPageGoes({ webContents }: BrowserWindow, then: () => void): void {
  webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) then();
  });
  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    then();
    crashed('page', `${reason} (${exitCode})`);
  });
}

async function onReady(home: Home, reading: Promise<Kept>): Promise<void> {
  restrictSession(session.defaultSession, origins);
  const kept = await reading;
  const { preferences, memory } = kept;
  const textScale = (): number => Number(preferences.get().textSize) / 100;
  // Loading it holds up main, which would keep the page waiting for its own files, or for its paint if it knows what to show.
  let begin = (): void => undefined;
  /** The first screen stands on the page, which asks for the state of the app from then on. */
  let stands = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const behind: Promise<Behind> = begun.then(() => openBehind(home, kept, { look, textScale }));
  const game = behind.then((opened) => opened.game);
  const look = lookFor(
    kept,
    textScale,
    behind.then(({ push }) => push),
  );
  serveScheme(path.join(import.meta.dirname, '../renderer'), pageWith(kept, look));
  withGame = (use) => void game.then(use);
  early.splice(0).forEach(withGame);
  serveCalls({
    transport: ipcMain,
    served: behind,
    isTrusted: (event) => isTrustedSender(event, pageOrigin, (contents) => contents === window?.webContents),
    asked: (name) => name === 'app.state' && stands(),
    log,
  });
  const pageGone = (): void => void game.then((opened) => opened.pageGone());
  showWindow = () => {
    if (window) return focusWindow(window);
    const wall = wallFor(preferences.get().contrast);
    window = newWindow({ memory, wall, language: look.language, textScale });
    const opened = window;
    stands = () => {
      showNew(opened, memory.get());
      setTimeout(begin, FIRST_FRAME_MS);
    };
    if (kept.noted === undefined) opened.webContents.once('dom-ready', begin);
    whenPageFails(opened, stands);
    whenPageGoes(opened, pageGone);
    window.on('closed', () => {
      window = undefined;
      pageGone();
    });
  };
  showWindow();
  closeBeforeQuit(home.folder, async () => {
    const opened = await game;
    const shown = await inTime(opened.close());
    for (;;) {
      const saving = await inTime(opened.save());
      if (!saving?.waiting.some((store) => store !== 'window')) {
        if (saving && shown) await noteFirst(home.folder, app.getVersion(), shown);
        return;
      }
      if ((await askBeforeLoss(saving, look.language())) === 'quit') return;
    }
  });
  files.listen((named) => void game.then((opened) => opened.openFiles(named)));
}

/** What work comes to; undefined if that takes longer than anybody waits for a program to end. */
const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, 3000, undefined))]);

/** Holds the end of the app back until what is being written is written. */
function closeBeforeQuit(folder: string, close: () => Promise<void>): void {
  let state: 'open' | 'closing' | 'closed' = 'open';
  app.on('will-quit', (event) => {
    if (state === 'closed') return;
    event.preventDefault();
    if (state === 'closing') return;
    state = 'closing';
    const logged = close().catch((error: unknown) => log('closing failed', error));
    void logged.then(() => {
      state = 'closed';
      noteGoodEnd(folder);
      setImmediate(() => app.quit()); // within the event itself, Electron takes the app to be quitting already
    });
  });
}

function start(): void {
  // Dumps stay on this computer; without this a program that dies leaves nothing at all.
  crashReporter.start({ uploadToServer: false });
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  logUncaught(log, (error) => crashed('fault', describe(error)));
  logGone(app, log);
  restrictProcess(app, devUrl === undefined ? undefined : new URL(devUrl).hostname);
  registerScheme();
  app.on('web-contents-created', (_event, contents) => restrictContents(contents, origins, pageUrl));
  app.on('open-file', (event, file) => {
    event.preventDefault();
    files.offer([file]);
  });
  app.on('second-instance', (_event, argv, cwd) => {
    files.offer(filesFromArgv(argv, cwd));
    goTo(argv);
    showWindow();
  });
  app.on('activate', () => showWindow());
  app.on('window-all-closed', () => app.quit());
  files.offer(filesFromArgv(process.argv, process.cwd()));
  goTo(process.argv);
  findHome((home) => {
    write = fileLog(path.join(home.folder, 'logs'));
    reports = openReports({ folder: home.folder, about: identity(), now: () => new Date() });
    reportLastCrash(home.folder);
    // Never awaited at the top level of an ES module: the app becomes ready only after this module has run.
    const kept = readKept(home.folder);
    void app.whenReady().then(() => onReady(home, kept));
  });
}

start();

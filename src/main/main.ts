// Starts the application: restrictions first, then the page's scheme, the calls, the window.
import { app, BrowserWindow, ipcMain, Menu, session } from 'electron';
import path from 'node:path';
import { CALLS, PUSHES, type AppState } from '../shared/contract.ts';
import type { HandlersOf } from '../shared/ipc.ts';
import { DEFAULT_SETTINGS } from '../shared/settings.ts';
import { fileLog, logGone, logUncaught } from './log.ts';
import { fileFromArgv, openFileQueue } from './open-file.ts';
import { ORIGIN, registerScheme, serveScheme } from './scheme.ts';
import { allowedOrigins, isTrustedSender, restrictContents, restrictProcess, restrictSession } from './security.ts';
import { serveCalls } from './serve.ts';
import { focusWindow, openWindow } from './windows.ts';

const devUrl = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'];
const pageUrl = devUrl ?? `${ORIGIN}/`;
const pageOrigin = devUrl === undefined ? ORIGIN : new URL(devUrl).origin;
const origins = allowedOrigins(ORIGIN, devUrl);

const log = fileLog(path.join(app.getPath('userData'), 'logs'));
const files = openFileQueue();
let window: BrowserWindow | undefined;

/** Every call refuses until its handler is written. */
const NOT_YET = Object.fromEntries(
  Object.keys(CALLS).map((name) => [name, () => Promise.reject(new Error('not there yet'))]),
) as unknown as HandlersOf<typeof CALLS>;

const appState = (): AppState => ({
  settings: DEFAULT_SETTINGS,
  systemLanguage: app.getLocale().startsWith('de') ? 'de' : 'en',
  problems: [],
  version: app.getVersion(),
});

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

function onReady(): void {
  restrictSession(session.defaultSession, origins);
  serveScheme(path.join(import.meta.dirname, '../renderer'));
  serveCalls({
    transport: ipcMain,
    calls: CALLS,
    handlers: { ...NOT_YET, 'app.state': appState },
    isTrusted: (event) => isTrustedSender(event, pageOrigin, (contents) => contents === window?.webContents),
    log,
  });
  if (process.platform !== 'darwin') Menu.setApplicationMenu(null);
  showWindow();
  files.listen(() => undefined); // nothing can open a file yet
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

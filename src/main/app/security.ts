// What the page may not do: leave, open windows, use the network, ask for permissions, speak for others.
import type { App, IpcMainInvokeEvent, Session, WebContents } from 'electron';

/** Switches by which another program could read and steer the page. */
const REMOTE = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
] as const;

/** Switches that must be set before the app is ready. `devHost` is the development server's, if there is one. */
export function restrictProcess(app: App, devHost: string | undefined): void {
  // enableSandbox() also strips --no-sandbox, which root on Linux needs: then every child process would die.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  // A program that is installed is not looked into from outside; tests and developers start the sources.
  if (app.isPackaged) for (const name of REMOTE) app.commandLine.removeSwitch(name);
  // The app is offline: no name is ever looked up.
  const except = devHost === undefined ? '' : `, EXCLUDE ${devHost}`;
  app.commandLine.appendSwitch('host-resolver-rules', `MAP * ~NOTFOUND${except}`);
}

/** Whether a request may go out: only to our own page's origin; while developing, to the tools too. */
export function mayLoad(url: string, origins: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  return origins.includes(`${protocol}//${host}`);
}

/** Origins that requests may go to: our own, or the development server's with its websocket and the inspector. */
export function allowedOrigins(own: string, devUrl: string | undefined): readonly string[] {
  if (devUrl === undefined) return [own];
  const { host } = new URL(devUrl);
  return [own, `http://${host}`, `ws://${host}`, 'devtools://devtools'];
}

/** Closes the session: no permissions, no devices, no downloads, no network, no spelling dictionaries to fetch. */
export function restrictSession(session: Session, origins: readonly string[]): void {
  session.setPermissionRequestHandler((_contents, _permission, done) => done(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setSpellCheckerEnabled(false);
  session.on('will-download', (event) => event.preventDefault());
  session.webRequest.onBeforeRequest((details, done) => done({ cancel: !mayLoad(details.url, origins) }));
}

/**
 * Nails a page to where it is: no navigation, no further windows, no webviews. Reloading stays possible. Empty pages such
 * as about:blank are gone to without anybody being asked; the preload refuses them, and what should get past it all the
 * same is followed by our own page, `home`.
 */
export function restrictContents(contents: WebContents, origins: readonly string[], home: string): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // Our page has no frames; one that it did not make itself would have a storage of its own.
  contents.on('frame-created', (_event, { frame }) => {
    if (frame?.parent) contents.loadURL(home).catch(() => undefined); // reported by the window's own events
  });
  contents.on('will-frame-navigate', (details) => {
    const reload = details.isMainFrame && details.url === contents.getURL() && mayLoad(details.url, origins);
    if (!reload) details.preventDefault();
  });
  contents.on('will-redirect', (details) => details.preventDefault());
  contents.on('did-navigate', (_event, url) => {
    if (!mayLoad(url, origins)) contents.loadURL(home).catch(() => undefined); // reported by the window's own events
  });
  // Script in a frame gets at storage before anybody is told of the frame; what it keeps is gone with the next load of our
  // page or, as long as the page's process holds it back, with the next start.
  contents.on('did-finish-load', () => void contents.session.clearStorageData({ storages: [...STORAGES] }));
}

/** Where a page can keep something; all but the cache of compiled code. */
const STORAGES = ['cookies', 'filesystem', 'indexdb', 'localstorage', 'serviceworkers', 'cachestorage'] as const;

/** Whether a call comes from the top frame of one of our own windows, showing our own page. */
export function isTrustedSender(
  event: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>,
  origin: string,
  isOurs: (contents: WebContents) => boolean,
): boolean {
  const frame = event.senderFrame;
  return frame !== null && frame.parent === null && frame.origin === origin && isOurs(event.sender);
}

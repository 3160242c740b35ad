// What the page may not do, as far as it can be tried without Electron.
import type { App, IpcMainInvokeEvent, Session, WebContents } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import {
  allowedOrigins,
  isTrustedSender,
  mayLoad,
  restrictContents,
  restrictProcess,
  restrictSession,
} from '../../src/main/app/security.ts';

const OWN = 'app://bundle';
const packaged = allowedOrigins(OWN, undefined);

test.each(['app://bundle/', 'app://bundle/assets/a.js'])('%s may be loaded', (url) => {
  expect(mayLoad(url, packaged)).toBe(true);
});

test.each([
  'https://example.invalid/',
  'http://localhost:5173/',
  'ws://localhost:5173/',
  'file:///etc/passwd',
  'app://bundle.example/',
  'app://bundle@elsewhere/',
  'devtools://devtools/x',
  'nonsense',
  '',
])('%s may not be loaded', (url) => {
  expect(mayLoad(url, packaged)).toBe(false);
});

test('the development server and its websocket are reachable in development only', () => {
  const origins = allowedOrigins(OWN, 'http://localhost:5173/');
  expect(mayLoad('http://localhost:5173/main.ts', origins)).toBe(true);
  expect(mayLoad('ws://localhost:5173/', origins)).toBe(true);
  expect(mayLoad('http://localhost:9999/', origins)).toBe(false);
});

describe('a sender', () => {
  const contents = { id: 1 } as WebContents;
  const event = (frame: object | null, sender = contents) =>
    ({ sender, senderFrame: frame }) as Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>;
  const trusts = (e: ReturnType<typeof event>): boolean => isTrustedSender(e, OWN, (sender) => sender === contents);

  test('is trusted as the top frame of our page in our window', () => {
    expect(trusts(event({ parent: null, origin: OWN }))).toBe(true);
  });
  test.each([
    ['is gone', event(null)],
    ['is a frame inside', event({ parent: {}, origin: OWN })],
    ['shows another page', event({ parent: null, origin: 'https://example.invalid' })],
    ['has an opaque origin', event({ parent: null, origin: 'null' })],
    ['is another window', event({ parent: null, origin: OWN }, { id: 2 } as WebContents)],
  ])('is refused if it %s', (_what, e) => {
    expect(trusts(e)).toBe(false);
  });
});

/** Records every call of every method, and hands out what was passed. */
function recorder() {
  const calls = new Map<string, unknown[][]>();
  const target = new Proxy(
    {},
    {
      get: (_t, name: string) =>
        name === 'webRequest'
          ? target
          : name === 'getURL'
            ? () => `${OWN}/`
            : (...args: unknown[]) => void calls.set(name, [...(calls.get(name) ?? []), args]),
    },
  );
  return { target, passed: (name: string, at = 0) => calls.get(name)?.map((args) => args[at]) ?? [] };
}

test('a session grants nothing and lets nothing out', () => {
  const { target, passed } = recorder();
  restrictSession(target as Session, packaged);
  const grant = vi.fn();
  (passed('setPermissionRequestHandler')[0] as (...args: unknown[]) => void)({}, 'geolocation', grant);
  expect(grant).toHaveBeenCalledWith(false);
  expect((passed('setPermissionCheckHandler')[0] as () => boolean)()).toBe(false);
  expect((passed('setDevicePermissionHandler')[0] as () => boolean)()).toBe(false);
  expect(passed('setSpellCheckerEnabled')).toEqual([false]);
  expect(passed('on')).toContain('will-download');
  const request = passed('onBeforeRequest')[0] as (details: { url: string }, done: (d: unknown) => void) => void;
  const done = vi.fn();
  request({ url: 'https://example.invalid/' }, done);
  request({ url: `${OWN}/` }, done);
  expect(done.mock.calls).toEqual([[{ cancel: true }], [{ cancel: false }]]);
});

test('a page can be reloaded and nothing else', () => {
  const { target, passed } = recorder();
  restrictContents(target as WebContents, packaged, `${OWN}/`);
  expect((passed('setWindowOpenHandler')[0] as () => unknown)()).toEqual({ action: 'deny' });
  const on = (event: string) => passed('on', 1)[passed('on').indexOf(event)] as (details: unknown) => void;
  const stopped = (event: string, url: string, isMainFrame = true): boolean => {
    const preventDefault = vi.fn();
    on(event)({ url, isMainFrame, preventDefault });
    return preventDefault.mock.calls.length === 1;
  };
  expect(stopped('will-frame-navigate', `${OWN}/`)).toBe(false);
  expect(stopped('will-frame-navigate', `${OWN}/`, false)).toBe(true);
  expect(stopped('will-frame-navigate', `${OWN}/other.html`)).toBe(true);
  expect(stopped('will-frame-navigate', 'https://example.invalid/')).toBe(true);
  expect(stopped('will-redirect', `${OWN}/`)).toBe(true);
  expect(stopped('will-attach-webview', `${OWN}/`)).toBe(true);
});

test.each([true, false])('the sandbox stays on unless root on Linux had to switch it off (%s)', (switchedOff) => {
  const app = {
    enableSandbox: vi.fn(),
    commandLine: { hasSwitch: () => switchedOff, appendSwitch: vi.fn() },
  };
  restrictProcess(app as unknown as App, undefined);
  expect(app.enableSandbox).toHaveBeenCalledTimes(switchedOff ? 0 : 1);
  expect(app.commandLine.appendSwitch).toHaveBeenCalledWith('host-resolver-rules', 'MAP * ~NOTFOUND');
});

test.each([true, false])('a program that is installed (%s) takes no port for looking into it', (isPackaged) => {
  const commandLine = { hasSwitch: () => false, appendSwitch: vi.fn(), removeSwitch: vi.fn() };
  restrictProcess({ isPackaged, enableSandbox: vi.fn(), commandLine } as unknown as App, undefined);
  const removed = commandLine.removeSwitch.mock.calls.flat() as readonly string[];
  for (const name of ['remote-debugging-port', 'remote-debugging-pipe'])
    expect(removed.includes(name)).toBe(isPackaged);
});

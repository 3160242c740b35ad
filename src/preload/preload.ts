// The bridge: the only two functions of the main process that the page can reach. And the page cannot leave, or keep anything.
import { contextBridge, ipcRenderer, type IpcRendererEvent, webFrame } from 'electron';
import {
  type Answer,
  type Bridge,
  CALL_CHANNEL,
  CALLS_SWITCH,
  type Push,
  PUSH_CHANNEL,
  PUSHES_SWITCH,
  refusal,
  type Request,
} from '../shared/border/ipc.ts';

/** Names that main gave us on the command line: that keeps the schemas, and zod, out of this script. */
function namesFrom(prefix: string): ReadonlySet<string> {
  const found = process.argv.find((argument) => argument.startsWith(prefix));
  return new Set(found?.slice(prefix.length).split(',').filter(Boolean));
}

/** What this script uses of the document that it runs in; the rest of the DOM is none of its business. */
declare const location: { readonly origin: string };
declare const navigation: {
  addEventListener(
    type: 'navigate',
    listener: (event: { readonly destination: { readonly url: string }; preventDefault(): void }) => void,
  ): void;
};

const calls = namesFrom(CALLS_SWITCH);
const pushes = namesFrom(PUSHES_SWITCH);
const listeners = new Map<string, Set<(value: unknown) => void>>();

const bridge: Bridge = {
  async call(name, input) {
    if (typeof name !== 'string') return refusal('unknown-call', typeof name, 'the name of a call is a text');
    if (!calls.has(name)) return refusal('unknown-call', name, 'no such call');
    try {
      const request: Request = { name, input };
      return (await ipcRenderer.invoke(CALL_CHANNEL, request)) as Answer<unknown>;
    } catch (error) {
      // Main always answers, so what fails here is the way there: input that cannot be copied between processes.
      return refusal('bad-input', name, String(error));
    }
  },
  on(name, listener) {
    if (typeof name !== 'string' || !pushes.has(name)) throw new TypeError('no such push');
    if (typeof listener !== 'function') throw new TypeError('the listener must be a function');
    const entry = (value: unknown): void => listener(value);
    const ours = listeners.get(name) ?? new Set();
    listeners.set(name, ours.add(entry));
    return () => void ours.delete(entry);
  },
};

ipcRenderer.on(PUSH_CHANNEL, (_event: IpcRendererEvent, { name, value }: Push) => {
  for (const listener of [...(listeners.get(name) ?? [])]) listener(value);
});

// The page stays where it is. Going to an empty page asks nobody but the page itself, so it is refused here, out of the
// reach of the page's scripts.
navigation.addEventListener('navigate', (event) => {
  if (new URL(event.destination.url).origin !== location.origin) event.preventDefault();
});

/** Where a page can keep something by itself; ours keeps all with the main process. */
const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'openDatabase'] as const;

// Runs before any script of the page; frames, which would have all of it anew, are refused by main.
void webFrame.executeJavaScript(
  `for (const name of ${JSON.stringify(STORAGE)}) delete window[name]; delete Navigator.prototype.storage;`,
);

contextBridge.exposeInMainWorld('stube', bridge);

// Answers the renderer's calls: checks who asks, what is asked and what is answered, and never rejects.
import type { IpcMainInvokeEvent } from 'electron';
import type { z } from 'zod';
import {
  type Answer,
  CALL_CHANNEL,
  type CallMap,
  type HandlersOf,
  type NameOf,
  type Push,
  PUSH_CHANNEL,
  type PushMap,
  refusal,
  type SentOf,
} from '../../shared/border/ipc.ts';

/** Larger inputs are refused unread: nothing the app exchanges comes near this. */
export const MAX_INPUT_CHARACTERS = 12_000_000;

/** What `serveCalls` needs of Electron's ipcMain; tests pass their own. */
export interface CallTransport {
  handle(channel: string, listener: (event: IpcMainInvokeEvent, request: unknown) => Promise<unknown>): void;
}

/** What answers calls. */
export interface Served<C extends CallMap> {
  readonly calls: C;
  readonly handlers: HandlersOf<C>;
}

export interface ServeOptions<C extends CallMap> {
  readonly transport: CallTransport;
  /** Calls that come earlier wait for it. */
  readonly served: Promise<Served<C>>;
  readonly isTrusted: (event: IpcMainInvokeEvent) => boolean;
  /** Told of each call at once, before it is answered. */
  readonly asked?: (name: string | undefined) => void;
  readonly log: (message: string, error: unknown) => void;
}

/** Binds one handler to every call. */
export function serveCalls<C extends CallMap>(options: ServeOptions<C>): void {
  options.transport.handle(CALL_CHANNEL, async (event, request) => {
    if (!options.isTrusted(event)) return refusal('refused-sender', 'sender', 'calls come from our own page only');
    options.asked?.(nameIn(request));
    return answer(options, request);
  });
}

/** The answer to one request, whatever it is: wrong names, wrong input and failing handlers included. */
async function answer<C extends CallMap>({ served, log }: ServeOptions<C>, request: unknown): Promise<Answer<unknown>> {
  const name = nameIn(request);
  try {
    const { calls, handlers } = await served;
    if (name === undefined || !Object.hasOwn(calls, name)) {
      return refusal('unknown-call', String(name), 'no such call');
    }
    const schema = calls[name] as C[string];
    const given = plainData((request as { input?: unknown }).input);
    if (!given.ok) return refusal('bad-input', name, given.message);
    const input = schema.input.safeParse(given.value);
    if (!input.success) return refusal('bad-input', placeOf(name, input.error), messageOf(input.error));
    const handler = handlers[name as NameOf<C>] as (input: unknown) => unknown;
    const output = schema.output.safeParse(await handler(input.data));
    if (output.success) return { ok: true, value: output.data };
    log(`${name} answered something that is not in its contract`, output.error);
    return refusal('bad-output', placeOf(name, output.error), messageOf(output.error));
  } catch (error) {
    log(`${String(name)} failed`, error);
    return refusal('failed', String(name), error instanceof Error ? error.message : String(error));
  }
}

function nameIn(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'name')) return undefined;
  const { name } = request as { name: unknown };
  return typeof name === 'string' ? name : undefined;
}

type Plain = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

/** The input as plain JSON data: no cycles, no class instances, no key that could reach a prototype, bounded size. */
function plainData(input: unknown): Plain {
  let text: string | undefined;
  try {
    text = JSON.stringify(input);
  } catch (error) {
    return { ok: false, message: `not plain data: ${String(error)}` };
  }
  if (text === undefined) return { ok: true, value: undefined };
  if (text.length > MAX_INPUT_CHARACTERS) return { ok: false, message: `input of ${text.length} characters` };
  let polluted = false;
  const watch = (key: string, value: unknown): unknown => {
    polluted ||= key === '__proto__';
    return value;
  };
  // A reviver is slow on large inputs, so it only runs where the key can be at all.
  const value: unknown = text.includes('__proto__') ? JSON.parse(text, watch) : JSON.parse(text);
  return polluted ? { ok: false, message: 'a key named __proto__' } : { ok: true, value };
}

function placeOf(name: string, error: z.ZodError): string {
  return [name, ...(error.issues[0]?.path ?? [])].map(String).join('.');
}

function messageOf(error: z.ZodError): string {
  return error.issues[0]?.message ?? error.message;
}

export interface PushOptions<P extends PushMap> {
  readonly pushes: P;
  /** Sends to every page that shall hear of it. */
  readonly send: (channel: string, push: Push) => void;
  readonly log: (message: string, error: unknown) => void;
}

/** A function that sends a push to the renderer after checking it; what fails the check is logged and not sent. */
export function pusher<P extends PushMap>(
  options: PushOptions<P>,
): <K extends NameOf<P>>(name: K, value: SentOf<P, K>) => void {
  return (name, value) => {
    const schema = options.pushes[name] as z.ZodType;
    const parsed = schema.safeParse(value);
    if (parsed.success) options.send(PUSH_CHANNEL, { name, value: parsed.data });
    else options.log(`push ${name} is not what its contract says`, parsed.error);
  };
}

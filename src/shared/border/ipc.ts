// How the renderer and the main process talk: types of calls, answers and pushes, whatever the concrete calls are.
import type { z } from 'zod';
import type { Frozen, Shape } from '../../engine/table/fields.ts';

/** Calls a renderer may make: for each name, the schema of what it sends and of what it gets back. */
export type CallMap = Readonly<Record<string, { readonly input: z.ZodType; readonly output: z.ZodType }>>;

/** Messages the main process sends unasked: for each name, the schema of its value. */
export type PushMap = Readonly<Record<string, z.ZodType>>;

export type NameOf<M> = keyof M & string;

/** What the renderer passes to a call. */
export type InputOf<C extends CallMap, K extends NameOf<C>> = Frozen<z.input<C[K]['input']>>;

/** What the renderer gets from a call that succeeded. */
export type OutputOf<C extends CallMap, K extends NameOf<C>> = Shape<C[K]['output']>;

/** What a listener of a push receives. */
export type PushOf<P extends PushMap, K extends NameOf<P>> = Shape<P[K]>;

/** What the main process gives to a push. */
export type SentOf<P extends PushMap, K extends NameOf<P>> = Frozen<z.input<P[K]>>;

/** One function per call, run in the main process with input that has passed its schema. */
export type HandlersOf<C extends CallMap> = {
  readonly [K in NameOf<C>]: (
    input: Shape<C[K]['input']>,
  ) => Frozen<z.input<C[K]['output']>> | Promise<Frozen<z.input<C[K]['output']>>>;
};

export type ErrorCode = 'unknown-call' | 'bad-input' | 'refused-sender' | 'failed' | 'bad-output';

/** Why a call was not answered: `where` names the call and the place in it, `message` is for developers. */
export interface CallError {
  readonly code: ErrorCode;
  readonly where: string;
  readonly message: string;
}

/** Every call resolves to one of these; a call never rejects. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: CallError };

/** What the preload script puts on `window.stube`; the renderer wraps it with types (see renderer/bridge.ts). */
export interface Bridge {
  readonly call: (name: string, input: unknown) => Promise<Answer<unknown>>;
  /** Throws for a name that is no push. Returns a function that ends the subscription. */
  readonly on: (name: string, listener: (value: unknown) => void) => () => void;
}

/** The only two channels there are. */
export const CALL_CHANNEL = 'call';
export const PUSH_CHANNEL = 'push';

/** Command-line switches by which main tells the preload script the names that exist. */
export const CALLS_SWITCH = '--stube-calls=';
export const PUSHES_SWITCH = '--stube-pushes=';

/** What travels on the call channel. */
export interface Request {
  readonly name: string;
  readonly input: unknown;
}

/** What travels on the push channel. */
export interface Push {
  readonly name: string;
  readonly value: unknown;
}

/** An answer that reports an error. */
export function refusal(code: ErrorCode, where: string, message: string): Answer<never> {
  return { ok: false, error: { code, where, message } };
}

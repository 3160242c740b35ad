// The renderer's typed way to the main process.
import type { CALLS, PUSHES } from '../../shared/calls/all-calls.ts';
import {
  type Answer,
  type Bridge,
  type CallMap,
  type InputOf,
  type NameOf,
  type OutputOf,
  type PushMap,
  type PushOf,
  refusal,
} from '../../shared/border/ipc.ts';
import { afterPress } from './drawn.ts';

export interface Client<C extends CallMap, P extends PushMap> {
  /** Asks the main process. Always resolves, if need be to an answer that says what went wrong. */
  readonly call: <K extends NameOf<C>>(name: K, input: InputOf<C, K>) => Promise<Answer<OutputOf<C, K>>>;
  /** Listens to what the main process pushes; returns a function that ends it. */
  readonly on: <K extends NameOf<P>>(name: K, listener: (value: PushOf<P, K>) => void) => () => void;
}

/**
 * A client on a bridge. Main has validated what arrives, so its types can be taken at their word. What arrives waits until the
 * last press has been answered on the screen.
 */
export function client<C extends CallMap, P extends PushMap>(bridge: Bridge): Client<C, P> {
  return {
    async call<K extends NameOf<C>>(name: K, input: InputOf<C, K>) {
      try {
        const answer = (await bridge.call(name, input)) as Answer<OutputOf<C, K>>;
        await new Promise<void>(afterPress);
        return answer;
      } catch (error) {
        return refusal('bad-input', name, String(error)); // input that cannot even cross into the bridge
      }
    },
    on: (name, listener) =>
      bridge.on(name, (value) => afterPress(() => listener(value as Parameters<typeof listener>[0]))),
  };
}

export type AppClient = Client<typeof CALLS, typeof PUSHES>;

/** The client of this app. Components receive it as a property, so that tests can give them another one. */
export const connect = (): AppClient => client(window.stube);

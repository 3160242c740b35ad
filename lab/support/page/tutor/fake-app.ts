// An app whose main process is a table of answers, for tests of single screens.
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { type AppContext, createApp, provideApp } from '../../../../src/renderer/state/app-context.ts';
import type { AppClient } from '../../../../src/renderer/state/bridge.ts';
import type { CALLS } from '../../../../src/shared/calls/all-calls.ts';
import { type InputOf, type NameOf, type OutputOf, refusal } from '../../../../src/shared/border/ipc.ts';
import { ALL_WRITTEN } from '../../../../src/shared/border/saving.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/shared/files/settings.ts';

type Calls = typeof CALLS;

/** What the main process answers to each call; a missing one is refused. */
export type Answers = {
  readonly [K in NameOf<Calls>]?: (input: InputOf<Calls, K>) => OutputOf<Calls, K> | Promise<OutputOf<Calls, K>>;
};

export interface FakeApp extends AppContext {
  /** Names of the calls made so far. */
  readonly calls: readonly string[];
  /** Sends a push to whoever listens. */
  readonly push: (name: string, value: unknown) => void;
}

export function fakeApp(answers: Answers = {}, settings: Partial<Settings> = {}): FakeApp {
  const calls: string[] = [];
  const listeners = new Map<string, ((value: unknown) => void)[]>();
  const client: AppClient = {
    async call(name, input) {
      calls.push(name);
      const answer = answers[name] as ((input: unknown) => unknown) | undefined;
      if (!answer) return refusal('failed', name, 'not answered in this test');
      return { ok: true, value: (await answer(input)) as never };
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener as (value: unknown) => void]);
      return () => listeners.set(name, []);
    },
  };
  const app = createApp(client);
  app.preferences.take({
    settings: { ...DEFAULT_SETTINGS, language: 'de', ...settings },
    systemLanguage: 'de',
    problems: [],
    saving: ALL_WRITTEN,
    version: '0',
  });
  const push = (name: string, value: unknown): void => listeners.get(name)?.forEach((listener) => listener(value));
  return { ...app, calls, push };
}

type Make = (...args: never[]) => unknown;

/** Renders a component inside an app; `update` gives it other properties. */
export function renderIn(app: AppContext, component: unknown, props: object) {
  // A component is a function, so one that provides the app first is a component too; `context` opens a place for it.
  const inside: Make = (...args) => {
    provideApp(app);
    return (component as Make)(...args);
  };
  const options = { props: { ...props }, context: new Map() };
  const { container, unmount, rerender } = render(inside as unknown as Component<Record<string, unknown>>, options);
  return { container, unmount, update: (changed: object): Promise<void> => rerender({ ...props, ...changed }) };
}

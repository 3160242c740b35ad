// What main tells by itself is newer than an answer that was under way meanwhile: neither settings nor the table go back.
import { expect, test } from 'vitest';
import type { AppState } from '../../src/shared/calls/all-calls.ts';
import { ALL_WRITTEN } from '../../src/shared/border/saving.ts';
import { DEFAULT_SETTINGS } from '../../src/shared/files/settings.ts';
import { fakeApp } from '../../lab/support/page/tutor/fake-app.ts';
import { viewWith } from '../../lab/support/page/table/boards.ts';

const settings = { ...DEFAULT_SETTINGS, language: 'en' } as const;
const state: AppState = { settings, systemLanguage: 'en', problems: [], saving: ALL_WRITTEN, version: '1' };

/** A promise that is kept by hand. */
function held<T>(): { readonly promise: Promise<T>; readonly keep: (value: T) => void } {
  let keep: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (keep = resolve));
  return { promise, keep };
}

test('how the app stood at the start does not undo settings that were told since', () => {
  const { preferences, push } = fakeApp();
  preferences.take(state);
  expect(preferences.language).toBe('en');
  push('settings.changed', { ...settings, language: 'de' });
  preferences.take(state);
  expect([preferences.language, preferences.version, preferences.known]).toEqual(['de', '1', true]);
});

test('the answer to a change does not undo a later one', async () => {
  const first = held<undefined>();
  const app = fakeApp({
    async 'settings.change'(change) {
      app.push('settings.changed', { ...settings, ...change });
      await first.promise;
      return { settings: { ...settings, ...change }, disk: 'written' };
    },
  });
  const changing = app.preferences.change({ theme: 'dark' });
  app.push('settings.changed', { ...settings, theme: 'light' });
  first.keep(undefined);
  await changing;
  expect(app.preferences.settings.theme).toBe('light');
});

test('an empty table that was asked for does not clear one that came since', async () => {
  const empty = held<null>();
  const app = fakeApp({ 'table.view': () => empty.promise });
  const loading = app.table.load();
  const view = viewWith();
  app.push('table.changed', view);
  empty.keep(null);
  await loading;
  expect(app.table.view).toBe(view);
});

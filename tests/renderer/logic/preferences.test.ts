// What the settings come to: lamp, contrast, sounds and pace as they were chosen, or as the system wishes of every program.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/shared/files/settings.ts';
import { ALL_WRITTEN } from '../../../src/shared/border/saving.ts';
import type { AppClient } from '../../../src/renderer/state/bridge.ts';

const wishes = new Map<string, { matches: boolean; tell: (event: { readonly matches: boolean }) => void }>();
const usual = globalThis.matchMedia;

/** The system of these tests wishes nothing at first. */
function media(query: string) {
  const wish = { matches: false, tell: (_: { readonly matches: boolean }): void => undefined };
  wishes.set(query, wish);
  return {
    media: query,
    matches: false,
    addEventListener: (_: 'change', listener: typeof wish.tell) => (wish.tell = listener),
    removeEventListener: () => undefined,
  };
}

const wish = (query: RegExp, matches: boolean): void => {
  for (const [each, { tell }] of wishes) if (query.test(each)) tell({ matches });
};

const client: AppClient = {
  call: () => new Promise(() => undefined),
  on: () => () => undefined,
};

async function preferences(settings: Partial<Settings> = {}) {
  const { Preferences } = await import('../../../src/renderer/state/preferences.svelte.ts');
  const made = new Preferences(client);
  made.take({
    settings: { ...DEFAULT_SETTINGS, ...settings },
    systemLanguage: 'en',
    problems: [],
    saving: ALL_WRITTEN,
    version: '1',
  });
  return made;
}

beforeEach(() => {
  wishes.clear();
  vi.resetModules();
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => vi.stubGlobal('matchMedia', usual));
afterAll(() => vi.resetModules());

test('where the system decides, its wishes are followed, also when they change', async () => {
  const made = await preferences({ theme: 'system', contrast: 'system', motion: 'system', sound: 'system' });
  const now = () => [made.lamp, made.contrast, made.reducedMotion, made.sounds];
  expect(now()).toEqual(['light', 'normal', false, 'on']);
  wish(/dark/, true);
  expect(now()).toEqual(['dark', 'normal', false, 'on']);
  wish(/contrast/, true);
  expect(now()).toEqual(['dark', 'high', false, 'on']);
  // Who wants little motion is not to be startled either.
  wish(/motion/, true);
  expect(now()).toEqual(['dark', 'high', true, 'off']);
  wish(/./, false);
  expect(now()).toEqual(['light', 'normal', false, 'on']);
});

test.each([true, false])('what was chosen holds whatever the system wishes (%s)', async (wished) => {
  const settings = { theme: 'dark', contrast: 'normal', motion: 'full', sound: 'on' } as const;
  const made = await preferences(settings);
  wish(/./, wished);
  expect([made.lamp, made.contrast, made.reducedMotion, made.sounds]).toEqual(['dark', 'normal', false, 'on']);
  const other = await preferences({ theme: 'light', contrast: 'high', motion: 'reduced', sound: 'off' });
  wish(/./, wished);
  expect([other.lamp, other.contrast, other.reducedMotion, other.sounds]).toEqual(['light', 'high', true, 'off']);
});

describe('the pace', () => {
  const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

  test('grows shorter with each speed, down to nothing at all', async () => {
    const paces = await Promise.all(SPEEDS.map(async (speed) => (await preferences({ speed, motion: 'full' })).pace));
    for (const part of ['flight', 'sort', 'packet', 'fade'] as const) {
      const times = paces.map((pace) => pace[part]);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times.at(-1)).toBe(0);
      expect(times[0]).toBeGreaterThan(0);
    }
    expect(paces.map(({ style }) => style)).toEqual(['fly', 'fly', 'fly', 'fly']);
  });

  test('fades where little is to move: nothing flies, is sorted or dealt in packets before the eyes', async () => {
    for (const speed of SPEEDS) {
      const { pace } = await preferences({ speed, motion: 'reduced' });
      expect([pace.style, pace.sort, pace.packet]).toEqual(['fade', 0, 0]);
      expect(pace.fade).toBeLessThanOrEqual(100);
    }
  });
});

test('packs with two copies of each card are drawn as they are set, and those with one as those are', async () => {
  const made = await preferences({ deck: 'bavarian', doubleDeck: 'french' });
  const seen = ([undefined, 32, 48, undefined] as const).map((pack) => {
    made.showPack(pack);
    return made.faces.deck;
  });
  expect(seen).toEqual(['bavarian', 'bavarian', 'french', 'bavarian']);
});

test('the language is that of the settings, or of the system', async () => {
  expect((await preferences({ language: 'system' })).language).toBe('en');
  expect((await preferences({ language: 'de' })).language).toBe('de');
});

// The parts of the desktop that are data: menus per platform and language, window state, language of the system.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { menuTemplate, menuTextsOf } from '../../src/main/app/menu.ts';
import { systemLanguage } from '../../src/main/base/system-language.ts';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { openStores } from '../../src/main/store/stores.ts';
import { bearable, isOnScreen, LEAST_PAGE, openWindowMemory, zoomed, ZOOMS } from '../../src/main/app/window-state.ts';

type Item = MenuItemConstructorOptions;
const PLATFORMS = ['linux', 'win32', 'darwin'] as const;
const LANGUAGES = ['de', 'en'] as const;

const everyItem = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? everyItem(item.submenu) : [])]);

function menu(platform: NodeJS.Platform, language: 'de' | 'en') {
  const actions = { choose: vi.fn(), zoom: vi.fn() };
  return { actions, items: everyItem(menuTemplate({ platform, language }, actions)) };
}

describe.each(PLATFORMS)('the menu on %s', (platform) => {
  test.each(LANGUAGES)('has a text for every item in %s', (language) => {
    const texts: readonly string[] = Object.values(menuTextsOf(language));
    const { items } = menu(platform, language);
    const named = items.filter(({ type, role }) => type !== 'separator' && role !== 'appMenu');
    expect(named.filter(({ label }) => !label || !texts.includes(label))).toEqual([]);
  });

  test('is the same in both languages but for the words', () => {
    const shape = (language: 'de' | 'en') =>
      menu(platform, language).items.map(({ role, type, accelerator }) => ({ role, type, accelerator }));
    expect(shape('de')).toEqual(shape('en'));
  });

  test('does what its items say, no shortcut twice', () => {
    const { items, actions } = menu(platform, 'en');
    for (const { click } of items) (click as (() => void) | undefined)?.();
    expect(actions.choose.mock.calls.flat().sort()).toEqual([
      'help',
      'hint',
      'importRound',
      'library',
      'newSession',
      'repeat',
      'rules',
      'rulesInForce',
      'sameDeal',
      'settings',
      'takeBack',
    ]);
    expect(actions.zoom.mock.calls.flat()).toEqual(['in', 'in', 'out', 'reset']);
    const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(items.filter(({ role }) => role === 'quit')).toHaveLength(1);
    expect(items.some(({ role }) => role === 'toggleDevTools')).toBe(false);
  });
});

test('the language of the system is the first one that the program speaks', () => {
  expect(systemLanguage(['de-AT', 'en-US'])).toBe('de');
  expect(systemLanguage(['fr-FR', 'en-GB', 'de'])).toBe('en');
  expect(systemLanguage(['bar', 'de_DE'])).toBe('de');
  expect(systemLanguage(['ja'])).toBe('en');
  expect(systemLanguage([])).toBe('en');
});

describe('the window', () => {
  test('zooms in steps, up to its limits', () => {
    expect(zoomed(1, 'in')).toBe(1.1);
    expect(zoomed(1, 'out')).toBe(0.9);
    expect(zoomed(3, 'in')).toBe(3);
    expect(zoomed(0.5, 'out')).toBe(0.5);
    expect(zoomed(1.37, 'out')).toBe(1.25);
    expect(zoomed(2, 'reset')).toBe(1);
  });

  test('is zoomed no further than leaves the page its room', () => {
    expect(bearable(2, { width: 1280, height: 720 })).toBe(2);
    expect(bearable(3, { width: 1366, height: 768 })).toBe(2);
    expect(bearable(2, { width: 800, height: 560 })).toBe(1.25);
    expect(bearable(0.8, { width: 300, height: 200 })).toBe(0.5);
    for (const wanted of ZOOMS)
      for (const [width, height] of [
        [800, 560],
        [1024, 600],
        [1280, 720],
        [1366, 768],
        [1920, 1080],
      ] as const) {
        const factor = bearable(wanted, { width, height });
        expect(factor).toBeLessThanOrEqual(wanted);
        expect(width / factor).toBeGreaterThanOrEqual(LEAST_PAGE.width);
        expect(height / factor).toBeGreaterThanOrEqual(LEAST_PAGE.height);
      }
  });

  test('is put back only where it can be seen', () => {
    const screens = [{ x: 0, y: 0, width: 1280, height: 720 }];
    expect(isOnScreen({ x: 100, y: 100, width: 800, height: 600 }, screens)).toBe(true);
    expect(isOnScreen({ x: 1270, y: 100, width: 800, height: 600 }, screens)).toBe(false);
    expect(isOnScreen({ x: -3000, y: 0, width: 800, height: 600 }, screens)).toBe(false);
  });

  test('remembers its state and forgets one that is damaged', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-window-'));
    const file = path.join(folder, 'window.json');
    const open = () => openWindowMemory(openStores(folder, SYSTEM_CLOCK));
    await (await open()).change({ zoom: 1.5 });
    await (await open()).change({ bounds: { x: 1, y: 2, width: 900, height: 700 } });
    expect((await open()).get()).toEqual({
      zoom: 1.5,
      maximized: 'no',
      bounds: { x: 1, y: 2, width: 900, height: 700 },
    });
    await writeFile(file, '{"format":"schafkopf-stube-window","version":1,"state":{"zoom":99}}');
    expect((await open()).get()).toEqual({ zoom: 1, maximized: 'no' });
    await rm(folder, { recursive: true });
  });
});

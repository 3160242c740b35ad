// The parts of the desktop that are data: menus per platform and language, window state, language of the system.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { APP_ID } from '../../src/main/app/app-id.ts';
import { possibleAt } from '../../src/main/app/deeds.ts';
import { dockTemplate, menuTemplate, menuTextsOf, roomNames } from '../../src/main/app/menu.ts';
import { systemLanguage } from '../../src/main/base/system-language.ts';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { Stores } from '../../src/main/store/stores.ts';
import { roomArgument, roomFromArgv } from '../../src/main/base/room-asked.ts';
import { MENU_ITEMS, ROOMS, TABLE_ITEMS, type TableItem } from '../../src/shared/border/menu-items.ts';
import { UI_TUTOR_DE } from '../../src/words/de/ui-tutor.ts';
import { UI_TUTOR_EN } from '../../src/words/en/ui-tutor.ts';
import { UI_DE } from '../../src/words/de/ui.ts';
import { UI_EN } from '../../src/words/en/ui.ts';
import { bearable, LEAST_PAGE, openWindowMemory, withRecent, zoomed, ZOOMS } from '../../src/main/app/window-state.ts';
import { move, scene, start } from '../../lab/support/main/fake-table.ts';

type Item = MenuItemConstructorOptions;
const PLATFORMS = ['linux', 'win32', 'darwin'] as const;
const LANGUAGES = ['de', 'en'] as const;

const everyItem = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? everyItem(item.submenu) : [])]);

function menu(platform: NodeJS.Platform, language: 'de' | 'en', possible: readonly TableItem[] = TABLE_ITEMS) {
  const actions = { choose: vi.fn(), zoom: vi.fn(), open: vi.fn(), forget: vi.fn() };
  const recent = [path.join('rounds', 'Solo.schafkopf'), path.join('rules', 'Wirt.regeln')];
  return { actions, items: everyItem(menuTemplate({ platform, language, recent, possible }, actions)) };
}

describe.each(PLATFORMS)('the menu on %s', (platform) => {
  test.each(LANGUAGES)('has a text for every item in %s', (language) => {
    const { rooms, ...others } = menuTextsOf(language);
    const texts: readonly string[] = [
      ...Object.values(rooms),
      ...Object.values(others),
      'Solo.schafkopf',
      'Wirt.regeln',
    ];
    const { items } = menu(platform, language);
    const named = items.filter(({ type, role }) => type !== 'separator' && role !== 'appMenu');
    expect(named.filter(({ label }) => !label || !texts.includes(label))).toEqual([]);
  });

  test('is the same in both languages but for the words', () => {
    const shape = (language: 'de' | 'en') =>
      menu(platform, language).items.map(({ role, type, accelerator }) => ({ role, type, accelerator }));
    expect(shape('de')).toEqual(shape('en'));
  });

  test('offers for the table what is possible there, and everything else always', () => {
    const enabled = (possible: readonly TableItem[]) =>
      menu(platform, 'en', possible).items.flatMap(({ id, enabled: on }) => (id !== undefined && on ? [id] : []));
    expect(enabled([])).toEqual([]);
    expect(enabled(['claimRest', 'rulesInForce'])).toEqual(['claimRest', 'rulesInForce']);
    expect(enabled(TABLE_ITEMS)).toEqual(TABLE_ITEMS);
  });

  test('does what its items say, no shortcut twice', () => {
    const { items, actions } = menu(platform, 'en');
    for (const { click } of items) (click as (() => void) | undefined)?.();
    expect(new Set(actions.choose.mock.calls.flat())).toEqual(new Set(MENU_ITEMS));
    expect(actions.open.mock.calls.flat()).toEqual([
      path.join('rounds', 'Solo.schafkopf'),
      path.join('rules', 'Wirt.regeln'),
    ]);
    expect(actions.forget).toHaveBeenCalledOnce();
    expect(actions.zoom.mock.calls.flat()).toEqual(['in', 'in', 'out', 'reset']);
    const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(items.filter(({ role }) => role === 'quit')).toHaveLength(1);
    expect(items.some(({ role }) => role === 'toggleDevTools')).toBe(false);
  });
});

describe.each(LANGUAGES)('words in %s', (language) => {
  test('of the menu are those that stand over the rooms and sheets', () => {
    const ui = language === 'de' ? UI_DE : UI_EN;
    const { rooms, ...texts } = menuTextsOf(language);
    expect(rooms).toEqual({
      start: ui.app.newSession,
      table: ui.app.table,
      learn: ui.lessons.title,
      progress: ui.progress.title,
      library: ui.app.library,
      rules: ui.rules.title,
      glossary: ui.glossary.title,
    });
    const plain = (label: string): string => label.replace(/\s?…$/, '');
    expect(plain(texts.newGame)).toBe(ui.start.fresh);
    expect(plain(texts.settings)).toBe(ui.app.settings);
    expect(plain(texts.importRound)).toBe(plain((language === 'de' ? UI_TUTOR_DE : UI_TUTOR_EN).library.import));
    expect(texts.fairness).toBe(ui.fairness.title);
    expect(texts.about).toBe(ui.about.title);
    expect([plain(texts.claimRest), plain(texts.giveUp)]).toEqual([ui.rest.claims.mine, ui.rest.claims.giveUp]);
    expect(texts.sameDeal).toBe(ui.advice.time.sameDeal);
  });

  test('of jump list and dock are those of the rooms, and lead there', () => {
    const choose = vi.fn();
    const dock = dockTemplate(language, { choose });
    for (const { click } of dock) (click as (() => void) | undefined)?.();
    expect(choose.mock.calls.flat()).toEqual(['start', 'learn', 'library']);
    expect(dock.map(({ label }) => label)).toEqual(roomNames(language).map(([, label]) => label));
  });
});

test('a command line names a room, and nothing else', () => {
  for (const room of ROOMS) expect(roomFromArgv(['program', roomArgument(room), 'x.schafkopf'])).toBe(room);
  expect(roomFromArgv(['program', '--room=cellar'])).toBeUndefined();
  expect(roomFromArgv(['program', 'learn'])).toBeUndefined();
});

test('Windows knows the program by the id of its packages', () => {
  const { appId } = JSON.parse(readFileSync('build/electron-builder.json', 'utf8')) as { readonly appId: string };
  expect(APP_ID).toBe(appId);
});

test('a file opened again comes first, and the oldest is forgotten', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  expect(files.reduce(withRecent, [])).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b']);
  expect(withRecent(['a', 'b'], 'b')).toEqual(['b', 'a']);
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

  test('remembers its state and forgets one that is damaged', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-window-'));
    const file = path.join(folder, 'window.json');
    const open = () => openWindowMemory(new Stores(folder, SYSTEM_CLOCK));
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

test('the menu holds for the table what the table allows at each moment', async () => {
  const stage = scene();
  await start(stage, 'menu');
  const seen = new Set<string>();
  for (let moved = true; moved; moved = await move(stage)) {
    const view = stage.table.view();
    if (!view) throw new Error('no table');
    const possible = possibleAt(view);
    possible.forEach((item) => seen.add(item));
    expect(possible.includes('takeBack')).toBe(view.movesInTime.includes('takeBack'));
    expect(possible.includes('claimRest')).toBe(view.restClaims.includes('mine'));
    expect(possible).toContain('rulesInForce');
  }
  expect(seen).toContain('hint');
  expect(seen).toContain('claimRest');
});

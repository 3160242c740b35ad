// What settings change outside the page: theme of window and dialogs, language of the menu and of the lists of the desktop.
import { app, Menu, nativeTheme } from 'electron';
import { TABLE_ITEMS, type TableItem } from '../../shared/border/menu-items.ts';
import type { Language } from '../../shared/border/language.ts';
import { listRooms } from './desktop-lists.ts';
import { type MenuActions, type MenuState, menuTemplate } from './menu.ts';
import type { Preferences } from '../settings/preferences.ts';
import { languageRead } from '../../shared/files/settings.ts';
import { systemLanguage } from '../base/system-language.ts';

export interface Look {
  readonly systemLanguage: Language;
  /** The language to speak now. */
  readonly language: () => Language;
  /** Takes up the present settings. */
  readonly apply: () => void;
  /** Takes up what can be done at the table now. */
  readonly offer: (possible: readonly TableItem[]) => void;
}

export function createLook(preferences: Preferences, actions: MenuActions, recent: () => readonly string[]): Look {
  const system = systemLanguage(app.getPreferredSystemLanguages());
  const language = (): Language => languageRead(preferences.get(), system);
  let shown = '';
  let possible: readonly TableItem[] = [];
  return {
    systemLanguage: system,
    language,
    apply() {
      nativeTheme.themeSource = preferences.get().theme;
      const lasting = { platform: process.platform, language: language(), recent: recent() };
      if (shown === JSON.stringify(lasting)) return;
      shown = JSON.stringify(lasting);
      const state: MenuState = { ...lasting, possible };
      Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(state, actions)));
      listRooms(state, actions);
    },
    offer(now) {
      possible = now;
      const menu = Menu.getApplicationMenu();
      for (const id of TABLE_ITEMS) {
        const item = menu?.getMenuItemById(id);
        if (item && item.enabled !== possible.includes(id)) item.enabled = possible.includes(id);
      }
    },
  };
}

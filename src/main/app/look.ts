// What settings change outside the page: theme of window and dialogs, language of the menu and of the lists of the desktop.
import { app, Menu, nativeTheme } from 'electron';
import type { Language } from '../../shared/texts/naming.ts';
import { listRooms } from './desktop-lists.ts';
import type { MenuActions, MenuState } from './menu.ts';
import { menuTemplate } from './menu.ts';
import type { Preferences } from '../settings/preferences.ts';
import { systemLanguage } from '../base/system-language.ts';

export interface Look {
  readonly systemLanguage: Language;
  /** The language to speak now. */
  readonly language: () => Language;
  /** Takes up the present settings. */
  readonly apply: () => void;
}

export function createLook(preferences: Preferences, actions: MenuActions, recent: () => readonly string[]): Look {
  const system = systemLanguage(app.getPreferredSystemLanguages());
  const language = (): Language => {
    const wanted = preferences.get().language;
    return wanted === 'system' ? system : wanted;
  };
  let shown = '';
  return {
    systemLanguage: system,
    language,
    apply() {
      nativeTheme.themeSource = preferences.get().theme;
      const state: MenuState = { platform: process.platform, language: language(), recent: recent() };
      if (shown === JSON.stringify(state)) return;
      shown = JSON.stringify(state);
      Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(state, actions)));
      listRooms(state, actions);
    },
  };
}

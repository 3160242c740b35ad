// What settings change outside the page: theme of window and dialogs, language of the menu.
import { app, Menu, nativeTheme } from 'electron';
import type { Language } from '../../shared/texts/naming.ts';
import type { MenuActions } from './menu.ts';
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

export function createLook(preferences: Preferences, actions: MenuActions): Look {
  const system = systemLanguage(app.getPreferredSystemLanguages());
  const language = (): Language => {
    const wanted = preferences.get().language;
    return wanted === 'system' ? system : wanted;
  };
  let menuLanguage: Language | undefined;
  return {
    systemLanguage: system,
    language,
    apply() {
      nativeTheme.themeSource = preferences.get().theme;
      if (menuLanguage === language()) return;
      menuLanguage = language();
      const template = menuTemplate({ platform: process.platform, language: menuLanguage }, actions);
      Menu.setApplicationMenu(Menu.buildFromTemplate(template));
    },
  };
}

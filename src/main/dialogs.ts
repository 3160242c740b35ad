// The system's dialogs for opening and saving files.
import { app, dialog, type BrowserWindow } from 'electron';
import path from 'node:path';
import { MENU_DE } from '../shared/texts/menu-de.ts';
import { MENU_EN } from '../shared/texts/menu-en.ts';
import type { Language } from '../shared/texts/naming.ts';
import type { Dialogs } from './library-calls.ts';
import { EXTENSION } from './open-file.ts';

/** Dialogs over the present window, in the present language. */
export function systemDialogs(window: () => BrowserWindow | undefined, language: () => Language): Dialogs {
  const filters = (): Electron.FileFilter[] => {
    const texts = language() === 'de' ? MENU_DE : MENU_EN;
    return [{ name: texts.fileKind, extensions: [EXTENSION.slice(1)] }];
  };
  return {
    async fileToSave(suggestion) {
      const defaultPath = path.join(app.getPath('documents'), suggestion + EXTENSION);
      const options = { defaultPath, filters: filters() };
      const over = window();
      const { canceled, filePath } = await (over
        ? dialog.showSaveDialog(over, options)
        : dialog.showSaveDialog(options));
      return canceled || filePath === '' ? undefined : filePath;
    },
    async fileToOpen() {
      const options = { filters: filters(), properties: ['openFile' as const] };
      const over = window();
      const { canceled, filePaths } = await (over
        ? dialog.showOpenDialog(over, options)
        : dialog.showOpenDialog(options));
      return canceled ? undefined : filePaths[0];
    },
  };
}

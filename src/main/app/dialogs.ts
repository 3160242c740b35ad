// The system's dialogs for opening and saving files.
import { app, type BrowserWindow, dialog } from 'electron';
import path from 'node:path';
import { MENU_DE } from '../../words/de/menu.ts';
import { MENU_EN } from '../../words/en/menu.ts';
import type { Language } from '../../shared/border/language.ts';
import type { Dialogs, SavedKind } from '../library/library-calls.ts';
import { EXTENSION, RULES_EXTENSION } from '../base/open-file.ts';
import type { MenuTexts } from '../../words/types/menu-texts.ts';

const KINDS = {
  round: { extension: EXTENSION, name: 'roundFile' },
  rules: { extension: RULES_EXTENSION, name: 'rulesFile' },
  duel: { extension: EXTENSION, name: 'duelFile' },
  markdown: { extension: '.md', name: 'textFile' },
  pdf: { extension: '.pdf', name: 'pdfFile' },
  json: { extension: '.json', name: 'jsonFile' },
  csv: { extension: '.csv', name: 'csvFile' },
} as const satisfies Record<SavedKind, { readonly extension: string; readonly name: keyof MenuTexts }>;

/** Further endings of files that are read: of rounds of other programs, and of challenges that were written before they had one. */
const READ_BESIDES: Readonly<Partial<Record<SavedKind, readonly string[]>>> = {
  round: ['txt', 'html', 'htm'],
  duel: ['json'],
};

/** Dialogs over the present window, in the present language. */
export function systemDialogs(window: () => BrowserWindow | undefined, language: () => Language): Dialogs {
  const filters = (kind: SavedKind): Electron.FileFilter[] => {
    const texts = language() === 'de' ? MENU_DE : MENU_EN;
    const { extension, name } = KINDS[kind];
    return [{ name: texts[name], extensions: [extension.slice(1)] }];
  };
  async function toOpen(kind: SavedKind, properties: ('openFile' | 'multiSelections')[]): Promise<readonly string[]> {
    const [own, ...others] = filters(kind);
    const extensions = [...(own?.extensions ?? []), ...(READ_BESIDES[kind] ?? [])];
    const options = { filters: [{ name: own?.name ?? '', extensions }, ...others], properties };
    const over = window();
    const { canceled, filePaths } = await (over
      ? dialog.showOpenDialog(over, options)
      : dialog.showOpenDialog(options));
    return canceled ? [] : filePaths;
  }
  return {
    async fileToSave(suggestion, kind = 'round') {
      const defaultPath = path.join(app.getPath('documents'), suggestion + KINDS[kind].extension);
      const options = { defaultPath, filters: filters(kind) };
      const over = window();
      const { canceled, filePath } = await (over
        ? dialog.showSaveDialog(over, options)
        : dialog.showSaveDialog(options));
      return canceled || filePath === '' ? undefined : filePath;
    },
    fileToOpen: async (kind = 'round') => (await toOpen(kind, ['openFile']))[0],
    filesToOpen: (kind) => toOpen(kind, ['openFile', 'multiSelections']),
    async folderToSave() {
      const options = {
        defaultPath: app.getPath('documents'),
        properties: ['openDirectory' as const, 'createDirectory' as const],
      };
      const over = window();
      const { canceled, filePaths } = await (over
        ? dialog.showOpenDialog(over, options)
        : dialog.showOpenDialog(options));
      return canceled ? undefined : filePaths[0];
    },
  };
}

/** What the present window would print, on A4 pages with backgrounds, as a PDF. Rejects if there is no window. */
export async function printedPages(window: BrowserWindow | undefined): Promise<Uint8Array> {
  if (!window) throw new Error('there is no window');
  return window.webContents.printToPDF({ pageSize: 'A4', printBackground: true, preferCSSPageSize: true });
}

// English texts of the system's message boxes: what the program asks before there is a page, or when it has none.
import { becauseInEnglish } from './causes.ts';
import { STORES_EN } from './saving.ts';
import { capitalised } from '../base/words.ts';
import type { DialogTexts } from '../types/dialogs-texts.ts';

export const DIALOGS_EN: DialogTexts = {
  cannotSave: 'Nothing can be saved here',
  cannotSaveDetail: (folder, detail) =>
    `Schafkopf Stube keeps games, settings and finished rounds in this folder, but is not allowed to write there:\n\n${folder}${becauseInEnglish(detail)}\n\nYou can choose another folder, or play without anything being saved. What is already in the folder stays untouched and is used as far as it can be read.`,
  chooseFolder: 'Choose another folder…',
  playUnsaved: 'Play without saving',
  quit: 'Quit',
  folderTitle: 'Folder for saved games',
  useFolder: 'Save here',
  crashed: 'The window has crashed several times',
  crashedDetail:
    'Your game goes on in a process of its own, and nothing is lost. You can reload the window, or quit and go on playing later.',
  reload: 'Reload',
  unsaved: 'Not everything is saved yet',
  unsavedDetail: (stores, detail) =>
    `This could not be written${becauseInEnglish(detail)}:\n\n${stores.map((store) => capitalised(STORES_EN[store])).join('\n')}\n\nIf you quit now, these changes will be lost.`,
  tryAgain: 'Try again',
  quitAnyway: 'Quit anyway',
};

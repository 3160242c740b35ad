// The system's message boxes, for what has to be asked while no page can: data in, the chosen answer out.
import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';
import type { Saving } from '../../shared/border/saving-schema.ts';
import { DIALOGS_DE } from '../../words/de/dialogs.ts';
import { DIALOGS_EN } from '../../words/en/dialogs.ts';
import type { Language } from '../../shared/border/language.ts';
import type { DialogTexts } from '../../words/types/dialogs-texts.ts';

const dialogTextsOf = (language: Language): DialogTexts => (language === 'de' ? DIALOGS_DE : DIALOGS_EN);

interface Question<A extends string> {
  readonly message: string;
  readonly detail: string;
  /** The answers with their labels; the first one is the usual. */
  readonly answers: readonly (readonly [A, string])[];
  /** What closing the box means. */
  readonly closed: A;
}

async function ask<A extends string>(question: Question<A>, over?: BrowserWindow): Promise<A> {
  const { message, detail, answers, closed } = question;
  const options: MessageBoxOptions = {
    type: 'warning',
    message,
    detail,
    buttons: answers.map(([, label]) => label),
    defaultId: 0,
    cancelId: answers.findIndex(([answer]) => answer === closed),
    noLink: true,
  };
  const { response } = await (over ? dialog.showMessageBox(over, options) : dialog.showMessageBox(options));
  return answers[response]?.[0] ?? closed;
}

/** The folder of saves cannot be written to. */
export function askWhereToSave(
  folder: string,
  detail: string,
  language: Language,
): Promise<'choose' | 'unsaved' | 'quit'> {
  const texts = dialogTextsOf(language);
  return ask({
    message: texts.cannotSave,
    detail: texts.cannotSaveDetail(folder, detail),
    answers: [
      ['choose', texts.chooseFolder],
      ['unsaved', texts.playUnsaved],
      ['quit', texts.quit],
    ],
    closed: 'quit',
  });
}

/** A folder for saves; undefined if the person has not chosen one. */
export async function askForFolder(language: Language): Promise<string | undefined> {
  const texts = dialogTextsOf(language);
  const { canceled, filePaths } = await dialog.showOpenDialog({
    title: texts.folderTitle,
    buttonLabel: texts.useFolder,
    properties: ['openDirectory', 'createDirectory'],
  });
  return canceled ? undefined : filePaths[0];
}

/** The page's process has died again and again. */
export function askAfterCrashes(window: BrowserWindow, language: Language): Promise<'reload' | 'quit'> {
  const texts = dialogTextsOf(language);
  return ask(
    {
      message: texts.crashed,
      detail: texts.crashedDetail,
      answers: [
        ['reload', texts.reload],
        ['quit', texts.quit],
      ],
      closed: 'quit',
    },
    window,
  );
}

/** The program is to end, and not everything could be written. */
export function askBeforeLoss({ waiting, detail = '' }: Saving, language: Language): Promise<'again' | 'quit'> {
  const texts = dialogTextsOf(language);
  return ask({
    message: texts.unsaved,
    detail: texts.unsavedDetail(waiting, detail),
    answers: [
      ['again', texts.tryAgain],
      ['quit', texts.quitAnyway],
    ],
    closed: 'again',
  });
}

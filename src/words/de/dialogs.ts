// German texts of the system's message boxes: what the program asks before there is a page, or when it has none.
import { becauseInGerman } from './causes.ts';
import { STORES_DE } from './saving.ts';
import { capitalised } from '../base/words.ts';
import type { DialogTexts } from '../types/dialogs-texts.ts';

export const DIALOGS_DE: DialogTexts = {
  cannotSave: 'Hier kann nicht gespeichert werden',
  cannotSaveDetail: (folder, detail) =>
    `Die Schafkopf Stube legt Spielstände, Einstellungen und gespielte Runden in diesem Ordner ab, darf dort aber nichts schreiben:\n\n${folder}${becauseInGerman(detail)}\n\nDu kannst einen anderen Ordner wählen oder spielen, ohne dass etwas gespeichert wird. Was in dem Ordner schon liegt, bleibt unberührt und wird, soweit lesbar, in das Spiel übernommen.`,
  chooseFolder: 'Anderen Ordner wählen …',
  playUnsaved: 'Ohne Speichern spielen',
  quit: 'Beenden',
  folderTitle: 'Ordner für die Spielstände',
  useFolder: 'Hier speichern',
  crashed: 'Die Anzeige ist mehrmals abgestürzt',
  crashedDetail:
    'Deine Partie läuft in einem eigenen Prozess weiter, es ist nichts verloren. Du kannst die Anzeige neu laden oder das Programm beenden und später weiterspielen.',
  reload: 'Neu laden',
  unsaved: 'Noch nicht alles gespeichert',
  unsavedDetail: (stores, detail) =>
    `Das ließ sich nicht schreiben${becauseInGerman(detail)}:\n\n${stores.map((store) => capitalised(STORES_DE[store])).join('\n')}\n\nWenn du jetzt beendest, gehen diese Änderungen verloren.`,
  tryAgain: 'Noch einmal versuchen',
  quitAnyway: 'Trotzdem beenden',
};

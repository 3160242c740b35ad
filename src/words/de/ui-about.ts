// German texts about the program itself: versions, licences, newer versions.
import { LABELS_DE } from './labels.ts';
import type { UiAboutTexts } from '../types/ui-about-texts.ts';

export const UI_ABOUT_DE: UiAboutTexts = {
  title: 'Über Schafkopf Stube',
  description: 'Welche Fassung das ist, woraus sie besteht und wo deine Daten liegen.',
  version: 'Version',
  folder: 'Deine Daten',
  showFolder: 'Ordner zeigen',
  ...LABELS_DE.about,
  copy: 'Angaben kopieren',
  copied: 'Kopiert',
  updates: 'Neuere Fassungen',
  updatesText: (homepage) =>
    `Dieses Programm geht nie ins Netz und kann deshalb nicht wissen, ob es eine neuere Fassung gibt. Nachsehen kannst du auf ${homepage}. Eine neue Fassung kommt über die alte; deine Runden und Spielstände bleiben.`,
  licences: 'Lizenzen',
  own: 'Programm, Karten und Texte',
  parts: (count) => `${count} Bausteine anderer, jeder mit dem Text seiner Lizenz`,
  chromium: 'Was in Chromium steckt, steht in einer eigenen Datei neben dem Programm.',
  showChromium: 'Datei zeigen',
  missing: 'Das gibt es hier nicht.',
  loading: 'Einen Augenblick …',
};

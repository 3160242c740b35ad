// German words for what the program keeps, and sentences for what could not be written.
import type { StoreId } from '../../saving.ts';

/** As the first words of a line, before a colon, or one after the other in a list. */
export const STORES_DE: Readonly<Record<StoreId, string>> = {
  session: 'Laufende Partie',
  settings: 'Einstellungen',
  rules: 'Eigene Hausregeln',
  lessons: 'Lernfortschritt',
  training: 'Übungen',
  progress: 'Statistik',
  window: 'Lage des Fensters',
  round: 'Gespielte Runden',
};

export const UI_SAVING_DE = {
  waiting: 'Noch nicht gespeichert:',
  goesOn: 'Es geht nichts verloren, solange das Programm läuft; es versucht es immer wieder.',
  allWritten: 'Jetzt ist alles gespeichert.',
  retry: 'Jetzt noch einmal versuchen',
  stores: STORES_DE,
};

export type UiSavingTexts = typeof UI_SAVING_DE;

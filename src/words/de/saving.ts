// German words for what the program keeps, and sentences for what could not be written.
import type { StoreId } from '../../shared/border/saving.ts';
import { becauseInGerman } from './causes.ts';
import type { UiSavingTexts } from '../types/saving-texts.ts';

/** As they stand within a sentence. */
export const STORES_DE: Readonly<Record<StoreId, string>> = {
  session: 'laufende Partie',
  settings: 'Einstellungen',
  rules: 'eigene Hausregeln',
  lessons: 'Lernfortschritt',
  training: 'Übungen',
  progress: 'Statistik',
  window: 'Lage des Fensters',
  scorer: 'Abende am echten Tisch',
  positions: 'Stellungen',
  tournament: 'Turniere',
  duel: 'Herausforderungen',
  round: 'gespielte Runden',
};

const listed = (stores: readonly StoreId[]): string => stores.map((store) => STORES_DE[store]).join(', ');

export const UI_SAVING_DE: UiSavingTexts = {
  waiting: 'Noch nicht gespeichert:',
  what: (stores, detail) => `${listed(stores)}${becauseInGerman(detail)}`,
  goesOn: 'Es geht nichts verloren, solange das Programm läuft; es versucht es immer wieder.',
  allWritten: 'Jetzt ist alles gespeichert.',
  retry: 'Jetzt noch einmal versuchen',
};

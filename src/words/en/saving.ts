// English words for what the program keeps, and sentences for what could not be written.
import type { StoreId } from '../../shared/border/saving.ts';
import { becauseInEnglish } from './causes.ts';
import type { UiSavingTexts } from '../types/saving-texts.ts';

/** As they stand within a sentence. */
export const STORES_EN: Readonly<Record<StoreId, string>> = {
  session: 'current game',
  settings: 'settings',
  rules: 'your house rules',
  lessons: 'lesson progress',
  training: 'exercises',
  progress: 'statistics',
  window: 'position of the window',
  scorer: 'evenings at the real table',
  positions: 'positions',
  tournament: 'tournaments',
  duel: 'challenges',
  round: 'finished rounds',
};

const listed = (stores: readonly StoreId[]): string => stores.map((store) => STORES_EN[store]).join(', ');

export const UI_SAVING_EN: UiSavingTexts = {
  waiting: 'Not saved yet:',
  what: (stores, detail) => `${listed(stores)}${becauseInEnglish(detail)}`,
  goesOn: 'Nothing is lost while the program is running; it keeps trying.',
  allWritten: 'Everything is saved now.',
  retry: 'Try again now',
};

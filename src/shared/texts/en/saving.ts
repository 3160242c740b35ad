// English words for what the program keeps, and sentences for what could not be written.
import type { StoreId } from '../../saving.ts';
import type { UiSavingTexts } from '../de/saving.ts';

/** As the first words of a line, before a colon, or one after the other in a list. */
export const STORES_EN: Readonly<Record<StoreId, string>> = {
  session: 'Current game',
  settings: 'Settings',
  rules: 'Your house rules',
  lessons: 'Lesson progress',
  training: 'Exercises',
  progress: 'Statistics',
  window: 'Position of the window',
  round: 'Finished rounds',
};

export const UI_SAVING_EN: UiSavingTexts = {
  waiting: 'Not saved yet:',
  goesOn: 'Nothing is lost while the program is running; it keeps trying.',
  allWritten: 'Everything is saved now.',
  retry: 'Try again now',
  stores: STORES_EN,
};

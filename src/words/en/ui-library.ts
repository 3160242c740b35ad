// English labels of the library beyond a single line: searching, marking, choosing many rounds, evenings.
import { fileEn, folderEn } from './disk-places.ts';
import { LABELS_EN, roundsEn } from './labels.ts';
import type { UiLibraryTexts } from '../types/ui-library-texts.ts';

export const UI_LIBRARY_EN: UiLibraryTexts = {
  views: { legend: 'What is shown', rounds: 'Rounds', sessions: 'Evenings' },
  search: { label: 'Search', clear: 'Clear the search', hint: 'Names, game or note' },
  filters: (active, name) => (active === 0 ? 'Filters' : `Filters (${name.number(active)})`),
  more: (active, name) => (active === 0 ? 'More filters' : `More filters (${name.number(active)})`),
  role: 'Role',
  anyRole: 'all',
  when: 'Time',
  anyTime: 'any time',
  recent: { today: 'today', week: 'the last 7 days' },
  mistakes: 'Mistakes',
  mistakeFilters: { any: 'with and without', with: 'with mistakes', without: 'without mistakes' },
  marked: 'Mark',
  markFilters: { any: 'all', favourite: 'favourites', noted: 'with a note' },
  kind: 'Counting',
  kindFilters: { any: 'all', counted: 'counted', practice: 'practice', imported: 'imported' },
  favour: 'Favourite',
  accuracy: (accuracy, name) => `Accuracy ${name.number(accuracy)}`,
  mistakeCount: (count, name) =>
    count === 0 ? 'no mistake' : count === 1 ? '1 mistake' : `${name.number(count)} mistakes`,
  choose: 'Choose several',
  chooseDone: 'Done',
  chooseRound: 'Choose',
  chosen: (count, name) => `${roundsEn(count, name)} chosen`,
  chooseAll: (count, name) => (count === 1 ? 'Choose this one' : `Choose all ${name.number(count)}`),
  chooseNone: 'Choose none',
  toFolder: 'Save into a folder…',
  toFile: 'Save into one file…',
  saving: 'The rounds are being saved…',
  writtenTo: { folder: folderEn, file: fileEn },
  reading: (done, all, name) => `Reading the library: ${name.number(done)} of ${roundsEn(all, name)}`,
  savedMany: (count, failed, place, name) =>
    failed === 0
      ? `Saved ${roundsEn(count, name)}: ${place}`
      : `Saved ${roundsEn(count, name)}: ${place}. Could not be read: ${name.number(failed)}.`,
  ...LABELS_EN.library,
  sessions: {
    lead: 'Every evening with its score sheet. Practice rounds are listed but never added up.',
    empty: 'No evening has been written down yet.',
    rounds: roundsEn,
    practice: (count, name) => (count === 1 ? '1 of them practice' : `${name.number(count)} of them practice`),
    open: 'Look at the sheet',
    back: 'To the evenings',
    title: (date) => `Score sheet of ${date}`,
    number: 'No.',
    game: 'Game',
    total: 'Total',
    notCounted: 'practice, not counted',
    satOut: 'sat out',
    showRounds: 'Sheet of the evening',
  },
  note: {
    title: 'Your note',
    placeholder: 'What you want to remember about this round',
    hint: 'Stands with the round in the library, and goes along when you pass it on as a file.',
    save: 'Save the note',
    saved: 'The note has been saved.',
    failed: 'The note could not be saved.',
  },
};

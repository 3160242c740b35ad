// English labels of the library beyond a single line: searching, marking, choosing many rounds, evenings.
import { fileEn, folderEn, partsInEnglish } from './disk-places.ts';
import type { Naming } from '../types/naming.ts';
import type { UiLibraryTexts } from '../types/ui-library-texts.ts';

const rounds = (count: number, name: Naming): string => (count === 1 ? '1 round' : `${name.number(count)} rounds`);

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
  chosen: (count, name) => `${rounds(count, name)} chosen`,
  chooseAll: (count, name) => (count === 1 ? 'Choose this one' : `Choose all ${name.number(count)}`),
  chooseNone: 'Choose none',
  toFolder: 'Save into a folder…',
  toFile: 'Save into one file…',
  saving: 'The rounds are being saved…',
  writtenTo: { folder: folderEn, file: fileEn },
  reading: (done, all, name) => `Reading the library: ${name.number(done)} of ${rounds(all, name)}`,
  savedMany: (count, failed, place, name) =>
    failed === 0
      ? `Saved ${rounds(count, name)}: ${place}`
      : `Saved ${rounds(count, name)}: ${place}. Could not be read: ${name.number(failed)}.`,
  importedMany: ({ taken, rules, duels, refused, files }, name) => {
    const parts = [
      ...(taken > 0 || rules + duels === 0 ? [rounds(taken, name)] : []),
      ...(rules > 0 ? [rules === 1 ? '1 set of rules' : `${name.number(rules)} sets of rules`] : []),
      ...(duels > 0 ? [duels === 1 ? '1 challenge or result' : `${name.number(duels)} challenges and results`] : []),
    ];
    const unread = [
      ...(refused > 0 ? [rounds(refused, name)] : []),
      ...(files.length > 0
        ? [`${files.length === 1 ? '1 file' : `${name.number(files.length)} files`} (${partsInEnglish(files)})`]
        : []),
    ];
    return [
      `Imported: ${parts.join(' and ')}.`,
      ...(unread.length > 0 ? [`Could not be read: ${unread.join(' and ')}.`] : []),
    ].join(' ');
  },
  sessions: {
    lead: 'Every evening with its score sheet. Practice rounds are listed but never added up.',
    empty: 'No evening has been written down yet.',
    rounds,
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

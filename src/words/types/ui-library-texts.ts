// The form of the labels of the library beyond a single line: searching, marking, choosing many rounds, evenings.
import type { ImportSum } from '../../shared/calls/library-calls.ts';
import type { Naming } from './naming.ts';

export interface UiLibraryTexts {
  readonly views: {
    readonly legend: string;
    readonly rounds: string;
    readonly sessions: string;
  };
  readonly search: {
    readonly label: string;
    readonly clear: string;
    readonly hint: string;
  };
  readonly filters: (active: number, name: Naming) => string;
  readonly more: (active: number, name: Naming) => string;
  readonly role: string;
  readonly anyRole: string;
  readonly when: string;
  readonly anyTime: string;
  readonly recent: {
    readonly today: string;
    readonly week: string;
  };
  readonly mistakes: string;
  readonly mistakeFilters: {
    readonly any: string;
    readonly with: string;
    readonly without: string;
  };
  readonly marked: string;
  readonly markFilters: {
    readonly any: string;
    readonly favourite: string;
    readonly noted: string;
  };
  readonly kind: string;
  readonly kindFilters: {
    readonly any: string;
    readonly counted: string;
    readonly practice: string;
    readonly imported: string;
  };
  readonly favour: string;
  readonly accuracy: (accuracy: number, name: Naming) => string;
  readonly mistakeCount: (count: number, name: Naming) => string;
  readonly choose: string;
  readonly chooseDone: string;
  readonly chooseRound: string;
  readonly chosen: (count: number, name: Naming) => string;
  readonly chooseAll: (count: number, name: Naming) => string;
  readonly chooseNone: string;
  readonly toFolder: string;
  readonly toFile: string;
  readonly saving: string;
  /** Where many rounds were written to. */
  readonly writtenTo: {
    readonly folder: (place: string) => string;
    readonly file: (place: string) => string;
  };
  /** Files are being read that the program has not seen before. */
  readonly reading: (done: number, all: number, name: Naming) => string;
  readonly savedMany: (count: number, failed: number, place: string, name: Naming) => string;
  readonly importedMany: (importSum: ImportSum, name: Naming) => string;
  readonly sessions: {
    readonly lead: string;
    readonly empty: string;
    readonly rounds: (count: number, name: Naming) => string;
    readonly practice: (count: number, name: Naming) => string;
    readonly open: string;
    readonly back: string;
    readonly title: (date: string) => string;
    readonly number: string;
    readonly game: string;
    readonly total: string;
    readonly notCounted: string;
    readonly satOut: string;
    readonly showRounds: string;
  };
  readonly note: {
    readonly title: string;
    readonly placeholder: string;
    readonly hint: string;
    readonly save: string;
    readonly saved: string;
    readonly failed: string;
  };
}

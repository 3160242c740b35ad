// German labels of the library beyond a single line: searching, marking, choosing many rounds, evenings.
import { fileDe, folderDe } from './disk-places.ts';
import { LABELS_DE, roundsDe } from './labels.ts';
import type { UiLibraryTexts } from '../types/ui-library-texts.ts';

export const UI_LIBRARY_DE: UiLibraryTexts = {
  views: { legend: 'Was gezeigt wird', rounds: 'Runden', sessions: 'Abende' },
  search: { label: 'Suchen', clear: 'Suche leeren', hint: 'Namen, Spiel oder Notiz' },
  filters: (active, name) => (active === 0 ? 'Filter' : `Filter (${name.number(active)})`),
  more: (active, name) => (active === 0 ? 'Weitere Filter' : `Weitere Filter (${name.number(active)})`),
  role: 'Rolle',
  anyRole: 'alle',
  when: 'Zeit',
  anyTime: 'jederzeit',
  recent: { today: 'heute', week: 'letzte 7 Tage' },
  mistakes: 'Fehler',
  mistakeFilters: { any: 'mit und ohne', with: 'mit Fehlern', without: 'ohne Fehler' },
  marked: 'Merkmal',
  markFilters: { any: 'alle', favourite: 'Lieblinge', noted: 'mit Notiz' },
  kind: 'Wertung',
  kindFilters: { any: 'alle', counted: 'gewertet', practice: 'Übung', imported: 'eingelesen' },
  favour: 'Liebling',
  accuracy: (accuracy, name) => `Genauigkeit ${name.number(accuracy)}`,
  mistakeCount: (count, name) =>
    count === 0 ? 'kein Fehler' : count === 1 ? '1 Fehler' : `${name.number(count)} Fehler`,
  choose: 'Mehrere wählen',
  chooseDone: 'Fertig',
  chooseRound: 'Auswählen',
  chosen: (count, name) => `${roundsDe(count, name)} gewählt`,
  chooseAll: (count, name) => (count === 1 ? 'Die eine wählen' : `Alle ${name.number(count)} wählen`),
  chooseNone: 'Keine wählen',
  toFolder: 'In einen Ordner sichern …',
  toFile: 'In eine Datei sichern …',
  saving: 'Die Runden werden gesichert …',
  writtenTo: { folder: folderDe, file: fileDe },
  reading: (done, all, name) => `Die Bibliothek wird eingelesen: ${name.number(done)} von ${roundsDe(all, name)}`,
  savedMany: (count, failed, place, name) =>
    failed === 0
      ? `${roundsDe(count, name)} gesichert: ${place}`
      : `${roundsDe(count, name)} gesichert: ${place}. Nicht zu lesen: ${name.number(failed)}.`,
  ...LABELS_DE.library,
  sessions: {
    lead: 'Jeder Abend mit seinem Zettel. Übungsrunden stehen dabei, zählen aber nicht mit.',
    empty: 'Noch ist kein Abend aufgeschrieben.',
    rounds: roundsDe,
    practice: (count, name) => (count === 1 ? 'davon 1 Übung' : `davon ${name.number(count)} Übungen`),
    open: 'Zettel ansehen',
    back: 'Zu den Abenden',
    title: (date) => `Zettel vom ${date}`,
    number: 'Nr.',
    game: 'Spiel',
    total: 'Zusammen',
    notCounted: 'Übung, zählt nicht',
    satOut: 'hat ausgesetzt',
    showRounds: 'Zettel des Abends',
  },
  note: {
    title: 'Deine Notiz',
    placeholder: 'Was du dir zu dieser Runde merken willst',
    hint: 'Steht in der Bibliothek bei der Runde und geht mit, wenn du sie als Datei weitergibst.',
    save: 'Notiz sichern',
    saved: 'Die Notiz ist gesichert.',
    failed: 'Die Notiz ließ sich nicht sichern.',
  },
};

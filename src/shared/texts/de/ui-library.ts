// German labels of the library beyond a single line: searching, marking, choosing many rounds, evenings.
import type { Naming } from '../naming.ts';

const rounds = (count: number, name: Naming): string => (count === 1 ? '1 Runde' : `${name.number(count)} Runden`);

export const UI_LIBRARY_DE = {
  views: { legend: 'Was gezeigt wird', rounds: 'Runden', sessions: 'Abende' },
  search: { label: 'Suchen', clear: 'Suche leeren', hint: 'Namen, Spiel oder Notiz' },
  filters: (active: number, name: Naming) => (active === 0 ? 'Filter' : `Filter (${name.number(active)})`),
  more: (active: number, name: Naming) => (active === 0 ? 'Weitere Filter' : `Weitere Filter (${name.number(active)})`),
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
  accuracy: (accuracy: number, name: Naming) => `Genauigkeit ${name.number(accuracy)}`,
  mistakeCount: (count: number, name: Naming) =>
    count === 0 ? 'kein Fehler' : count === 1 ? '1 Fehler' : `${name.number(count)} Fehler`,
  choose: 'Mehrere wählen',
  chooseDone: 'Fertig',
  chooseRound: 'Auswählen',
  chosen: (count: number, name: Naming) => `${rounds(count, name)} gewählt`,
  chooseAll: (count: number, name: Naming) => (count === 1 ? 'Die eine wählen' : `Alle ${name.number(count)} wählen`),
  chooseNone: 'Keine wählen',
  toFolder: 'In einen Ordner sichern …',
  toFile: 'In eine Datei sichern …',
  saving: 'Die Runden werden gesichert …',
  savedMany: (count: number, failed: number, place: string, name: Naming) =>
    failed === 0
      ? `${rounds(count, name)} gesichert: ${place}`
      : `${rounds(count, name)} gesichert: ${place}. Nicht zu lesen: ${name.number(failed)}.`,
  importedMany: (taken: number, refused: number, name: Naming) =>
    refused === 0
      ? `In der Bibliothek liegt jetzt, was die Datei enthielt: ${rounds(taken, name)}.`
      : `Eingelesen: ${rounds(taken, name)}. Nicht zu lesen: ${name.number(refused)}.`,
  sessions: {
    lead: 'Jeder Abend mit seinem Zettel. Übungsrunden stehen dabei, zählen aber nicht mit.',
    empty: 'Noch ist kein Abend aufgeschrieben.',
    rounds,
    practice: (count: number, name: Naming) => (count === 1 ? 'davon 1 Übung' : `davon ${name.number(count)} Übungen`),
    open: 'Zettel ansehen',
    back: 'Zu den Abenden',
    title: (date: string) => `Zettel vom ${date}`,
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

export type UiLibraryTexts = typeof UI_LIBRARY_DE;

// German labels of the library beyond a single line: searching, marking, choosing many rounds, evenings.
import { fileDe, folderDe, partsInGerman } from './disk-places.ts';
import type { Naming } from '../types/naming.ts';
import type { UiLibraryTexts } from '../types/ui-library-texts.ts';

const rounds = (count: number, name: Naming): string => (count === 1 ? '1 Runde' : `${name.number(count)} Runden`);

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
  chosen: (count, name) => `${rounds(count, name)} gewählt`,
  chooseAll: (count, name) => (count === 1 ? 'Die eine wählen' : `Alle ${name.number(count)} wählen`),
  chooseNone: 'Keine wählen',
  toFolder: 'In einen Ordner sichern …',
  toFile: 'In eine Datei sichern …',
  saving: 'Die Runden werden gesichert …',
  writtenTo: { folder: folderDe, file: fileDe },
  reading: (done, all, name) => `Die Bibliothek wird eingelesen: ${name.number(done)} von ${rounds(all, name)}`,
  savedMany: (count, failed, place, name) =>
    failed === 0
      ? `${rounds(count, name)} gesichert: ${place}`
      : `${rounds(count, name)} gesichert: ${place}. Nicht zu lesen: ${name.number(failed)}.`,
  importedMany: ({ taken, rules, duels, refused, files }, name) => {
    const parts = [
      ...(taken > 0 || rules + duels === 0 ? [rounds(taken, name)] : []),
      ...(rules > 0 ? [rules === 1 ? '1 Regelsatz' : `${name.number(rules)} Regelsätze`] : []),
      ...(duels > 0
        ? [
            duels === 1
              ? '1 Datei mit Herausforderung oder Ergebnis'
              : `${name.number(duels)} Herausforderungen und Ergebnisse`,
          ]
        : []),
    ];
    const unread = [
      ...(refused > 0 ? [rounds(refused, name)] : []),
      ...(files.length > 0
        ? [`${files.length === 1 ? '1 Datei' : `${name.number(files.length)} Dateien`} (${partsInGerman(files)})`]
        : []),
    ];
    return [
      `Eingelesen: ${parts.join(' und ')}.`,
      ...(unread.length > 0 ? [`Nicht zu lesen: ${unread.join(' und ')}.`] : []),
    ].join(' ');
  },
  sessions: {
    lead: 'Jeder Abend mit seinem Zettel. Übungsrunden stehen dabei, zählen aber nicht mit.',
    empty: 'Noch ist kein Abend aufgeschrieben.',
    rounds,
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

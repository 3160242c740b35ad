// German labels of the first screen and of the head; all others come with the sentences, after the first paint.
import { partsInGerman } from './disk-places.ts';
import { UI_SAVING_DE } from './saving.ts';
import { UI_FIRST_DE } from './ui-first.ts';
import type { Naming } from '../types/naming.ts';
import type { LabelTexts } from '../types/label-texts.ts';

export const roundsDe = (count: number, name: Naming): string =>
  count === 1 ? '1 Runde' : `${name.number(count)} Runden`;

export const LABELS_DE: LabelTexts = {
  app: {
    name: 'Schafkopf Stube',
    subtitle: 'Bayerisch Schafkopf lernen und spielen',
    navigation: 'Hauptmenü',
    rooms: {
      start: 'Startseite',
      setup: UI_FIRST_DE.setUpTitle,
      guided: 'Deine erste Runde',
      table: 'Tisch',
      evening: 'Der Abend',
      library: 'Bibliothek',
      replay: 'Runde zum Nachsehen',
      learn: 'Lernen',
      lesson: 'Lektion',
      trainer: 'Üben',
      progress: 'Fortschritt',
      scorer: 'Am echten Tisch',
      positions: 'Stellungen',
      tournament: 'Turniere',
      duel: 'Dieselben Karten',
      rules: 'Hausregeln',
      glossary: 'Glossar',
    },
    home: 'Startseite',
    table: 'Tisch',
    library: 'Bibliothek',
    settings: 'Einstellungen',
    newSession: 'Neues Spiel',
    close: 'Schließen',
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'English' },
    notices: 'Hinweise',
    dismiss: 'Hinweis schließen',
    dropHere: 'Datei loslassen: Runden kommen in die Bibliothek, Hausregeln zu deinen Regeln',
    dropFailed: 'Diese Datei konnte nicht gelesen werden.',
    imported: 'Die Runde liegt jetzt in der Bibliothek.',
    callFailed: 'Das hat nicht geklappt. Das Programm hat einen Fehler gemeldet:',
    partMissing:
      'Dieser Teil des Programms fehlt oder ist beschädigt. Starte es neu; hilft das nicht, installiere es noch einmal. Deine Runden bleiben dabei erhalten.',
  },

  start: {
    greeting: 'Grüß Gott in der Stube',
    running: 'Am Tisch wird gespielt',
    runningRound: (round, name) => `Runde ${name.number(round)}`,
    resume: 'Weiterspielen',
    fresh: 'Neues Spiel',
    packs: { 32: 'Langes Blatt', 24: 'Kurzes Blatt', 20: 'Ganz kurzes Blatt' },
    levels: {
      neuling: 'Neuling',
      anfaenger: 'Anfänger',
      hobby: 'Feierabend',
      stammtisch: 'Stammtisch',
      kenner: 'Kenner',
      meister: 'Meister',
    },
    playedAt: (level) => `Spielstärke: ${level}`,
    tariffs: {
      p1050: '10/50',
      p2050: '20/50',
      p510: '5/10',
      p515: '5/15',
      t102050: '10/20/50',
      historic: '1876',
      ground: 'Grundtarif',
      free: 'Frei',
    },
    sitDown: 'Hinsetzen und spielen',
    starting: 'Die Karten werden gemischt …',
    libraryHint: 'Gespielte Runden ansehen, Karte für Karte.',
    settingsHint: 'Sprache, Blatt, Tempo, Tutor.',
    version: (version) => `Version ${version}`,
    offline: 'Läuft ganz ohne Netz.',
  },

  first: UI_FIRST_DE,
  saving: UI_SAVING_DE,

  about: {
    showReports: 'Berichte zeigen',
  },
  advice: {
    modes: {
      legend: 'Hilfe',
      names: {
        open: 'Offen erklärt',
        coached: 'Mit Lehrer',
        marked: 'Markiert',
        onDemand: 'Auf Wunsch',
        memory: 'Aus dem Gedächtnis',
        inn: 'Wirtshaus',
      },
    },
  },
  duel: {
    title: 'Dieselben Karten',
    hint: 'Dieselben Karten wie ein anderer spielen und vergleichen',
  },
  help: {
    title: 'Hilfe',
  },
  lessons: {
    door: {
      title: 'Noch nie gespielt?',
      text: 'Spiel eine Runde mit: Jeder Schritt wird an den Karten gezeigt. Es dauert keine fünf Minuten.',
      playedTitle: 'Lernen',
      playedText: 'Lektionen, Trainer und Wiederholungen.',
      onTitle: 'Weiterlernen',
      on: (lesson, title) => `Lektion ${lesson}: ${title}`,
      seen: (lesson, title) => `Lektion ${lesson}: ${title} (erst durchgesehen)`,
      allDone: 'Trainer, Wiederholungen und alle Lektionen.',
    },
  },
  library: {
    importedMany: ({ taken, rules, duels, refused, files }, name) => {
      const parts = [
        ...(taken > 0 || rules + duels === 0 ? [roundsDe(taken, name)] : []),
        ...(rules > 0 ? [rules === 1 ? '1 Regelsatz' : `${name.number(rules)} Regelsätze`] : []),
        ...(duels > 0
          ? [
              duels === 1
                ? '1 Datei mit Herausforderung oder Ergebnis'
                : `${name.number(duels)} Dateien mit Herausforderungen oder Ergebnissen`,
            ]
          : []),
      ];
      const unread = [
        ...(refused > 0 ? [roundsDe(refused, name)] : []),
        ...(files.length > 0
          ? [`${files.length === 1 ? '1 Datei' : `${name.number(files.length)} Dateien`} (${partsInGerman(files)})`]
          : []),
      ];
      return [
        `Eingelesen: ${new Intl.ListFormat('de').format(parts)}.`,
        ...(unread.length > 0 ? [`Nicht zu lesen: ${unread.join(' und ')}.`] : []),
      ].join(' ');
    },
  },
  rules: {
    usual: 'Übliche Regeln',
    unnamed: 'Eigene, ohne Namen',
    imported: (name) => `„${name}“ ist jetzt bei deinen Regeln.`,
  },
  scorer: {
    title: 'Am echten Tisch',
    hint: 'Mit eigenen Karten gespielt: hier wird aufgeschrieben und gerechnet',
  },
  session: {
    round: (round, of, name) => `Runde ${name.number(round)} von ${name.number(of)}`,
  },
  special: {
    games: {
      schafkopf: 'Schafkopf',
      bierkopf: 'Bierkopf',
      'three-hand': 'Zu dritt',
      officers: 'Offiziersschafkopf',
      vicar: 'Pfarrerschafkopf',
      denexa: 'Mit Witwe',
      deutscher: 'Deutscher Schafkopf',
      bauernstoss: 'Bauernstoß',
      schoofkopp: 'Alter Schoofkopp',
      doppelkopf: 'Doppelkopf',
      doppelschafkopf: 'Doppelschafkopf',
      strohmann: 'Mit Strohmann',
    },
  },
  table: {
    you: 'Du',
  },
};

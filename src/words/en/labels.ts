// English labels of the first screen and of the head; all others come with the sentences, after the first paint.
import { partsInEnglish } from './disk-places.ts';
import { UI_SAVING_EN } from './saving.ts';
import { UI_FIRST_EN } from './ui-first.ts';
import type { Naming } from '../types/naming.ts';
import type { LabelTexts } from '../types/label-texts.ts';

export const roundsEn = (count: number, name: Naming): string =>
  count === 1 ? '1 round' : `${name.number(count)} rounds`;

export const LABELS_EN: LabelTexts = {
  app: {
    name: 'Schafkopf Stube',
    subtitle: 'Learn and play Bavarian Schafkopf',
    navigation: 'Main menu',
    rooms: {
      start: 'Start page',
      setup: UI_FIRST_EN.setUpTitle,
      guided: 'Your first round',
      table: 'Table',
      evening: 'The evening',
      library: 'Library',
      replay: 'Replay of a round',
      learn: 'Learn',
      lesson: 'Lesson',
      trainer: 'Practise',
      progress: 'Progress',
      scorer: 'At the real table',
      positions: 'Positions',
      tournament: 'Tournaments',
      duel: 'The same cards',
      rules: 'House rules',
      glossary: 'Glossary',
    },
    home: 'Start page',
    table: 'Table',
    library: 'Library',
    settings: 'Settings',
    newSession: 'New game',
    close: 'Close',
    language: 'Language',
    languages: { de: 'Deutsch', en: 'English' },
    notices: 'Notices',
    dismiss: 'Dismiss notice',
    dropHere: 'Drop the file: rounds go into the library, house rules to your rules',
    dropFailed: 'This file could not be read.',
    imported: 'The round is in the library now.',
    callFailed: 'That did not work. The program reported an error:',
    partMissing:
      'This part of the program is missing or damaged. Start it again; if that does not help, reinstall it. Your rounds are kept.',
  },

  start: {
    greeting: 'Welcome to the Stube',
    running: 'A game is in progress at the table',
    runningRound: (round, name) => `Round ${name.number(round)}`,
    resume: 'Go on playing',
    fresh: 'New game',
    packs: { 32: 'Long pack', 24: 'Short pack', 20: 'Very short pack' },
    levels: {
      neuling: 'Newcomers',
      anfaenger: 'Beginners',
      hobby: 'Casual',
      stammtisch: 'Regulars',
      kenner: 'Experts',
      meister: 'Masters',
    },
    playedAt: (level) => `Opponents: ${level}`,
    tariffs: {
      p1050: '10/50',
      p2050: '20/50',
      p510: '5/10',
      p515: '5/15',
      t102050: '10/20/50',
      historic: '1876',
      ground: 'Base tariff',
      free: 'Your own',
    },
    sitDown: 'Sit down and play',
    starting: 'The cards are being shuffled…',
    libraryHint: 'Look at finished rounds, card by card.',
    settingsHint: 'Language, cards, speed, tutor.',
    version: (version) => `Version ${version}`,
    offline: 'Works without any network.',
  },

  first: UI_FIRST_EN,
  saving: UI_SAVING_EN,

  about: {
    showReports: 'Show the reports',
  },
  advice: {
    modes: {
      legend: 'Help',
      names: {
        open: 'Open, explained',
        coached: 'With a teacher',
        marked: 'Marked',
        onDemand: 'On demand',
        memory: 'From memory',
        inn: 'As in the inn',
      },
    },
  },
  duel: {
    title: 'The same cards',
    hint: 'Play the same cards as somebody else, and compare',
  },
  help: {
    title: 'Help',
  },
  lessons: {
    door: {
      title: 'Never played before?',
      text: 'Play a round: each step is shown on the cards. It takes less than five minutes.',
      playedTitle: 'Learn',
      playedText: 'Lessons, trainers and repetitions.',
      onTitle: 'Go on learning',
      on: (lesson, title) => `Lesson ${lesson}: ${title}`,
      seen: (lesson, title) => `Lesson ${lesson}: ${title} (only looked through)`,
      allDone: 'Trainers, repetitions and all lessons.',
    },
  },
  library: {
    importedMany: ({ taken, rules, duels, refused, files }, name) => {
      const parts = [
        ...(taken > 0 || rules + duels === 0 ? [roundsEn(taken, name)] : []),
        ...(rules > 0 ? [rules === 1 ? '1 set of rules' : `${name.number(rules)} sets of rules`] : []),
        ...(duels > 0 ? [duels === 1 ? '1 challenge or result' : `${name.number(duels)} challenges or results`] : []),
      ];
      const unread = [
        ...(refused > 0 ? [roundsEn(refused, name)] : []),
        ...(files.length > 0
          ? [`${files.length === 1 ? '1 file' : `${name.number(files.length)} files`} (${partsInEnglish(files)})`]
          : []),
      ];
      return [
        `Imported: ${new Intl.ListFormat('en').format(parts)}.`,
        ...(unread.length > 0 ? [`Could not be read: ${unread.join(' and ')}.`] : []),
      ].join(' ');
    },
  },
  rules: {
    usual: 'Usual rules',
    unnamed: 'Your own, without a name',
    imported: (name) => `“${name}” is among your rules now.`,
  },
  scorer: {
    title: 'At the real table',
    hint: 'Playing with your own cards: the score is kept and reckoned here',
  },
  session: {
    round: (round, of, name) => `Round ${name.number(round)} of ${name.number(of)}`,
  },
  special: {
    games: {
      schafkopf: 'Schafkopf',
      bierkopf: 'Bierkopf',
      'three-hand': 'Three players',
      officers: 'Officers’ Schafkopf',
      vicar: 'Vicar’s Schafkopf',
      denexa: 'With a widow',
      deutscher: 'Deutscher Schafkopf',
      bauernstoss: 'Bauernstoss',
      schoofkopp: 'Alter Schoofkopp',
      doppelkopf: 'Doppelkopf',
      doppelschafkopf: 'Doppelschafkopf',
      strohmann: 'With a straw man',
    },
  },
  table: {
    you: 'You',
  },
};

// German labels of setting up a table: pack, opponents, tariff.
import type { UiSetupTexts } from '../types/ui-setup-texts.ts';

/** What the levels are like where the called card can be searched, and people's games are known. */
const LEVEL_HINTS_DE = {
  neuling: 'Die anderen kennen die Regeln, aber noch keinen Plan: Vieles spielen sie aufs Geratewohl.',
  anfaenger: 'Die anderen vergessen, welche Trümpfe schon gefallen sind, und suchen den Mitspieler nur selten.',
  hobby: 'Die anderen spielen meistens, was man so spielt, und liegen doch öfter einmal daneben.',
  stammtisch: 'Die anderen spielen wie ein ordentlicher Vereinsspieler: zählen mit, suchen und schmieren.',
  kenner: 'Die anderen sagen aus Erfahrung an, rechnen mit einigen möglichen Verteilungen und passen fast immer auf.',
  meister: 'Die anderen stellen sich viele Verteilungen vor und rechnen genau. Das braucht manchmal einen Augenblick.',
};

/** The Kenner where hardly anything is announced, or announced by reckoning. */
const KENNER_WITHOUT_BIDS_DE =
  'Die anderen rechnen mit möglichen Verteilungen der verdeckten Karten und passen fast immer auf.';

export const UI_SETUP_DE: UiSetupTexts = {
  freshHint: 'Du und Stammgäste der Stube. Der Tutor sagt dir, was geht und warum.',
  keepsOld: 'Das Spiel am Tisch kannst du dabei beiseitelegen.',
  pack: 'Blatt',
  packCards: { 32: '32 Karten', 24: '24 Karten', 20: '20 Karten' },
  packHints: {
    32: 'Das volle Blatt mit acht Karten für jeden. So wird meistens gespielt.',
    24: 'Ohne Siebener und Achter: sechs Karten für jeden, mehr Trumpf, schneller.',
    20: 'Auch ohne Neuner: fünf Karten für jeden. Kurz und scharf.',
  },
  level: 'Spielstärke',
  levelHints: {
    search: LEVEL_HINTS_DE,
    people: {
      ...LEVEL_HINTS_DE,
      anfaenger: 'Die anderen vergessen, welche Trümpfe schon gefallen sind, und verschenken so manches Auge.',
      stammtisch:
        'Die anderen spielen wie ein ordentlicher Vereinsspieler: Sie zählen mit und halten ihre Augen zusammen.',
      kenner: KENNER_WITHOUT_BIDS_DE,
    },
    thumb: {
      ...LEVEL_HINTS_DE,
      neuling: 'In diesem Spiel sind sie nicht schwächer als die Anfänger.',
      anfaenger: 'Die anderen vergessen, welche Trümpfe schon gefallen sind, und verschenken so manches Auge.',
      hobby: 'In diesem Spiel spielen sie so gut wie am Stammtisch.',
      stammtisch:
        'Die anderen spielen wie ein ordentlicher Vereinsspieler: Sie zählen mit und halten ihre Augen zusammen.',
      kenner: KENNER_WITHOUT_BIDS_DE,
    },
  },
  tariff: 'Tarif',
  tariffHints: {
    pair: (low, high) => `Rufspiel, Schneider und jeder Laufende ${low}, Wenz und Solo ${high}.`,
    triple: (low, middle, high) => `Schneider und jeder Laufende ${low}, Rufspiel ${middle}, Wenz und Solo ${high}.`,
    ground: (unit) =>
      `Schneider und jeder Laufende ${unit}; wie viele Grundtarife ein Spiel kostet, steht in den Hausregeln.`,
    historic: (game, schneider, march, [three, more]) =>
      `Rufspiel ${game}, mit Schneider ${schneider}, mit allen Stichen ${march}, ein Solo das Doppelte. Drei Laufende ${three}, jeder weitere ${more}.`,
  },
  level1876: 'Stufe',
  form: 'Art',
  forms: { pair: 'Zwei Werte', triple: 'Drei Werte' },
  fields: { low: 'Grundwert', middle: 'Rufspiel', high: 'Wenz und Solo', ground: 'Grundtarif' },
  fieldUnit: 'Cent',
  fieldProblem: 'Eine ganze Zahl von 1 bis 10.000.',
};

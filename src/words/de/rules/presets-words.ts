// German texts of the ready sets of house rules.
import type { RuleTexts } from '../../types/rules/rule-texts.ts';

export const PRESETS_DE: RuleTexts['presets'] = {
  'pure-2007': {
    name: 'Reiner Schafkopf',
    about:
      'Rufspiel, Wenz und Solo, dazu Tout und Sie, mit 32 Karten. Damit lernt man es, und daran misst sich alles andere.',
  },
  'short-24': {
    name: 'Kurze Karte',
    about: 'Ohne Siebener und Achter. Die Farben sind schnell zu Ende, und es wird öfter gespielt.',
  },
  'sharp-20': {
    name: 'Scharfe Zwanzig',
    about: 'Nur fünf Karten für jeden. Ein Fehler, und es ist vorbei.',
  },
  tournament: {
    name: 'Turnier',
    about: 'Zusammengeworfen wird nie: Sagen alle weiter, muss spielen, wer den höchsten Trumpf hat.',
  },
  pub: {
    name: 'Wirtshaus',
    about: 'Geier, Bettel, Hochzeit und die Farbspiele dazu, es wird gelegt, und wenn keiner will, gibt es Ramsch.',
  },
  langendorf: {
    name: 'Langendorf',
    about:
      'Fast immer wird verdoppelt: Legen mit Hausbock, Stoß ohne Ende, Ramsch und Kreuzrunden. Dafür mit Höchstbetrag.',
  },
  schierling: {
    name: 'Schierling',
    about: 'Kurze Karte mit Hochzeit vor dem Ansagen, einem Stock in der Mitte und Touts, die ins Geld gehen.',
  },
  'sheet-003': {
    name: 'Mit Grundtarif',
    about:
      'Jeder nennt sein Spiel beim Namen, wer es bekommt, spielt aus, und auch ein verlorener Tout geht bis zur letzten Karte. Nach einem englischen Regelblatt, dessen Lücken ergänzt wurden.',
  },
  'historic-1876': {
    name: 'Wie um 1876',
    about:
      'Nur Rufspiel und Solo, ohne Stoß und ohne Tout, mit den Preisen einer alten Tafel. Nach Tarifen von 1876, die der Wikipedia-Artikel zum Schafkopf überliefert.',
  },
};

// German texts of the house rules that belong to one game only.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const ONE_GAME_RULES_DE: OptionTextsIn<'oneGame'> = {
  'bierkopf.units': {
    name: 'Preise im Bierkopf',
    effect: 'Was ein Bierkopf kostet, mit dem Preis eines Rufspiels als Einheit.',
  },
  'denexa.discardsCount': {
    name: 'Weggelegte Karten zählen',
    effect: 'Die Augen der zwei weggelegten Karten gehören dem Spieler.',
  },
  'denexa.schwarzBy': {
    name: 'Wann es Schwarz ist',
    effect: 'Ob für Schwarz alle Augen nötig sind oder alle Stiche.',
    values: { points: 'Alle 120 Augen', tricks: 'Alle zehn Stiche' },
  },
  'denexa.leastWidow': {
    name: 'Die Witwe, wenn keiner sie nimmt',
    effect: 'Wem ihre Augen zählen, wenn um die wenigsten Augen gespielt wird.',
    values: { 'last-trick': 'Dem letzten Stich', aside: 'Niemandem' },
  },
};

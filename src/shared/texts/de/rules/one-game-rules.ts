// German texts of the house rules that belong to one game only.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const ONE_GAME_RULES_DE: OptionTextsIn<'oneGame'> = {
  'officers.choice': {
    name: 'Was die Vorhand wählen darf',
    effect: 'Im Offiziersschafkopf wählt die Vorhand nach ihren ersten vier offenen Karten.',
    values: { 'solo+wenz': 'Solo oder Wenz', solo: 'Nur ein Solo', hearts: 'Nichts, immer Herz-Solo' },
  },
  'officers.spritz': {
    name: 'Spritze des Gebers',
    effect: 'Im Offiziersschafkopf darf der Geber verdoppeln, sobald seine ersten vier Karten offen liegen.',
    onBill: () => 'Spritze',
  },
  'officers.secondHalf': {
    name: 'Zweite Hälfte der Karten',
    effect: 'Im Offiziersschafkopf kommen die letzten 16 Karten auf den Tisch oder auf die Hand.',
    values: { table: 'Auf den Tisch', hand: 'Auf die Hand' },
  },
  'deutscher.target': {
    name: 'Striche einer Partie',
    effect: 'Im Deutschen Schafkopf gewinnt die Partie, wer zuerst so viele Striche hat; die nächste beginnt bei null.',
    values: { 12: 'Zwölf', 9: 'Neun' },
  },
  'bierkopf.units': {
    name: 'Preise im Bierkopf',
    effect: 'Was ein Bierkopf kostet, mit dem Preis eines Rufspiels als Einheit.',
  },
  'vicar.units': {
    name: 'Punkte im Pfarrerschafkopf',
    effect: 'Wie viele Punkte ein Spiel bringt, ein Stoß verdoppelt sie.',
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

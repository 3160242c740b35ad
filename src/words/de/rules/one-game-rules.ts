// German texts of the house rules that belong to one game only.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';
import { nom } from '../naming.ts';

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
  'dok.nines': {
    name: 'Mit Neunern',
    effect: 'Doppelkopf wird mit 48 Karten gespielt, ohne die Neuner mit 40.',
  },
  'dok.secondTenBeatsFirst': {
    name: 'Die zweite Herz-Zehn sticht die erste',
    effect: 'Fallen beide in einen Stich, gewinnt die zweite.',
  },
  'dok.compulsorySolo': {
    name: 'Pflichtsolo',
    effect:
      'In einer Sitzung von 24 Spielen muss jeder ein Solo spielen. Er kommt selbst heraus, und derselbe Geber gibt noch einmal.',
  },
  'dok.soloDeals': {
    name: 'Wann die Pflichtsolos drankommen',
    effect:
      'Zählen sie zu den 24 Spielen, sind die letzten für die da, die noch eines schulden: Einer nach dem anderen wird vorgeführt und nennt sein Solo, nach Vorbehalten wird nicht gefragt, und dann gibt der Nächste.',
    values: { among: 'In den 24 Spielen, die letzten vorgeführt', besides: 'Zu den 24 Spielen dazu' },
  },
  'dok.asking': {
    name: 'Wenn mehrere einen Vorbehalt haben',
    effect: 'Wer einen Vorbehalt hat, wird der Reihe nach gefragt, oder alle zuerst nach einem Solo.',
    values: { 'in-turn': 'Jeder nennt seinen, der höchste gilt', 'by-rank': 'Erst die Solos, dann die Hochzeit' },
  },
  'dok.heightsTo': {
    name: 'Punkte für keine 90, 60, 30',
    effect:
      'Wer verfehlt, was er angesagt hat, verliert, auch wenn die anderen unter 90 Augen geblieben sind. Der Punkt dafür zählt dann niemandem oder ihm.',
    values: { winner: 'Nur für den Sieger', taker: 'Für die Seite, die es geschafft hat' },
  },
  'dok.nobodyWins': {
    name: 'Wenn keine Seite gewinnt',
    effect: 'Das geschieht, wenn beide verfehlen, was sie angesagt haben.',
    values: {
      heights: 'Es zählen auch die Punkte für keine 90, 60, 30 und schwarz',
      'what-was-reached': 'Es zählt nur, was gegen Ansagen erreicht ist und was einzelne Stiche bringen',
      nothing: 'Das Spiel zählt nichts',
    },
  },
  'dok.lateAnswer': {
    name: 'Nach einer späten Antwort',
    effect:
      'Wer mit Re oder Kontra antwortet, darf das mit einer Karte weniger als sonst. Danach sagt diese Seite nichts weiter an, oder doch.',
    values: { 'word-only': 'Nichts weiter ansagen', 'with-levels': 'Auch keine 90, 60, 30 und schwarz' },
  },
  'dok.revoke': {
    name: 'Was Verwerfen kostet',
    effect:
      'Bei zwölf Punkten Strafe gibt es für jede Ansage der anderen Seite ab „Keine 90“ drei mehr. Die Strafe teilen sich die drei anderen; wer gegen ein Solo verwirft, zahlt alles dem Solospieler.',
    values: { fine: 'Zwölf Punkte Strafe', 'lost-deal': 'Das Spiel, für beide Partner' },
  },
  'doppelschafkopf.bonus': {
    name: 'Bonus für beide höchsten Trümpfe in einem Stich',
    effect: (name) =>
      `Liegt ${nom('EO', name)} zweimal in einem Stich, schreibt die Seite, die zuerst damit dran war, so viel.`,
    values: { 1: 'Einen Strich', 2: 'Zwei Striche' },
  },
  'doppelschafkopf.bonusFor': {
    name: 'Wann es den Bonus gibt',
    effect: 'Ob die zwei höchsten Trümpfe in einem Stich auch zählen, wenn beide von derselben Seite kommen.',
    values: { 'either-side': 'Immer', 'other-side': 'Nur, wenn jede Seite einen gespielt hat' },
  },
  'doppelschafkopf.carried': {
    name: 'Übertrag nach 120 zu 120',
    effect: 'Das nächste Spiel mit einem Sieger bringt einen Strich mehr.',
    values: { single: 'Immer einfach', 'with-schneider': 'Bei Schneider doppelt' },
  },
  'bierkopf.units': {
    name: 'Preise im Bierkopf',
    effect: 'Was ein Bierkopf kostet, mit dem Preis eines Rufspiels als Einheit.',
  },
  'vicar.units': {
    name: 'Punkte im Pfarrerschafkopf',
    effect: 'Wie viele Punkte ein Spiel bringt; ein Stoß verdoppelt sie.',
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

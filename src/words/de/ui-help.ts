// German words of the help sheet: the game and its keys.
import { aRank, itsRank } from './naming.ts';
import { LABELS_DE } from './labels.ts';
import type { UiHelpTexts } from '../types/ui-help-texts.ts';

export const UI_HELP_DE: UiHelpTexts = {
  ...LABELS_DE.help,
  description: 'Das Wichtigste auf einem Zettel.',
  game: 'So geht Schafkopf',
  points: (name) => [
    'Vier spielen, jeder für sich oder zu zweit; in jeder Runde finden sich die Parteien neu.',
    'Nach dem Geben sagt jeder reihum, ob er spielen will. Wer spielt, braucht mit seiner Partei 61 von 120 Augen.',
    `Im Rufspiel ruft der Spieler ${aRank('A', name, 'acc')}. Wer ${itsRank('A', name)} hat, hilft ihm heimlich.`,
    'Wenz und Solo spielt einer allein gegen drei.',
    'Angespielte Farbe und angespielter Trumpf müssen bedient werden. Wer nicht kann, darf stechen oder abwerfen.',
    'Eine Karte mit dem Verbotszeichen ist gerade nicht erlaubt. Klick sie an, dann sagt der Tutor, warum.',
  ],
  keys: 'Tasten am Tisch',
  keyList: [
    ['← → oder 1–9, 0', 'Karte wählen, mit 0 die zehnte'],
    ['Eingabe, Leertaste', 'Karte spielen, Knopf drücken; sonst: Pause überspringen'],
    ['?', 'Warum (nicht)? Erklärung zur gewählten Karte'],
    ['H', 'Tipp; jeder weitere Druck verrät mehr'],
    ['Strg+Z, Strg+Y', 'zurücknehmen, wiederholen'],
    ['L', 'letzter Stich'],
    ['T', 'Trumpffolge'],
    ['W', 'wo die Karten liegen'],
    ['P', 'Spielzettel'],
    ['R', 'Regeln an diesem Tisch'],
    ['J, N', 'ja oder nein, wenn du gefragt wirst'],
    ['A', 'zu den Ansagen im Doppelkopf'],
    ['V, O', 'Karte vormerken, Karten sortieren'],
    ['Umschalt + ← →', 'Karte in der Hand verschieben'],
    ['G', 'der Rest g’hört mir, oder aufgeben'],
    ['F', 'zu dem, was gerade gefragt ist; die Frage wird noch einmal vorgelesen'],
    ['N', 'nächste Runde, Pause überspringen'],
    ['Lange drücken', 'auf eine eigene Karte: warum (nicht)? Mit der Maus: rechte Taste'],
    ['B', 'dein Blatt vorlesen, nach Trumpf und Farben'],
    ['S', 'den Stich vorlesen: wer ausspielt, was liegt, wer ihn macht'],
    ['D', 'vorlesen, welche Trümpfe noch draußen sind'],
    ['E', 'die Augen oder die Stiche vorlesen'],
    ['K', 'deinen Stand vorlesen'],
    ['Besprechung: ← →, 1–8, M, B, W', 'Schritt, Stich; nächster Fehler, andere Karte, ab hier spielen'],
    ['Bibliothek: ↑ ↓, Entf, X', 'Runde wählen, löschen; beim Wählen mehrerer: ankreuzen'],
    ['F6', 'nächster Bereich: Tisch, Hand, Tutor, Spielzettel'],
    ['Esc', 'schließen'],
  ],
};

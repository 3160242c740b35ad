// German labels of special rounds: the strip at the table, the Stock, the questions of a Schieber.
import type { SpecialRound } from '../../engine/table/terms.ts';
import { LABELS_DE } from './labels.ts';
import type { UiSpecialTexts } from '../types/ui-special-texts.ts';

const deals = (count: number): string => (count === 1 ? '1 Spiel' : `${count} Spiele`);

const ROUNDS: Readonly<Record<SpecialRound, string>> = { kreuz: 'Kreuz', schieber: 'Schieber', teufel: 'Teufel' };

export const UI_SPECIAL_DE: UiSpecialTexts = {
  strip: 'Was gerade besonders ist',
  rounds: ROUNDS,
  turn: (round, deal, of) => `${ROUNDS[round]}: Spiel ${deal} von ${of}`,
  bock: (factor) => (factor === 2 ? 'Bock: zählt doppelt' : `Bock: zählt ${factor}-fach`),
  bockLeft: (left) => `Bock danach: noch ${left.map(deals).join(' und ')}`,
  hausbock: 'Hausbock: zählt doppelt',
  hausbocks: (count) => (count === 1 ? '1 Hausbock liegt bereit' : `${count} Hausböcke liegen bereit`),
  carried: (count) =>
    count === 1 ? 'Ein Unentschieden liegt noch mit drin' : `${count} Unentschieden liegen noch mit drin`,
  waiting: (rounds) => `Danach: ${rounds.map((round) => ROUNDS[round]).join(', dann ')}`,
  drawn: (aces) => `Gezogen: ${aces}`,
  stock: (amount) => `Im Stock: ${amount}`,
  stockLine: 'Stock',
  stockMove: { in: 'in den Stock', out: 'aus dem Stock' },
  stockAfter: (amount) => `Jetzt im Stock: ${amount}.`,
  share: 'Anteil',
  shareHint: 'Wenn jetzt Schluss ist, wird der Stock gleich verteilt.',
  obersLeftHint: (name) => `Niemand wollte die ${name.ranks('O')}. Es kostet nichts, und der Nächste gibt.`,
  allPassStockHint: (ante) => `Alle haben „weiter“ gesagt. Jeder zahlt ${ante} in den Stock.`,
  call: {
    kreuz: 'Kreuzrunde ausrufen',
    schieber: 'Schieberrunde ausrufen',
    teufel: 'Teufelsrunde ausrufen',
    bock: 'Bockrunde ausrufen',
  },
  callHint: {
    kreuz: 'In den nächsten Spielen wird nicht angesagt, und die Partner stehen fest.',
    schieber: 'In den nächsten Spielen werden die zwei höchsten Trümpfe angeboten, und zwei Karten gehen herum.',
    teufel: 'In den nächsten Spielen bekommt Vorhand vier der fünf höchsten Trümpfe und sagt blind ein Solo an.',
    bock: 'Die nächsten Spiele zählen doppelt.',
  },
  obersShown: 'Auf dem Tisch liegen',
  nameTitle: { schieber: 'Welche Farbe hat dein Solo?', teufel: 'Welche Farbe soll dein Solo haben?' },
  passHint: (player) => `Wähl zwei Karten aus deiner Hand. Sie gehen verdeckt an ${player}.`,
  picked: 'geht weiter',
  pickedCount: (count) => `${count} von 2 gewählt`,
  passButton: 'Weiterschieben',
  giveHint: (name) =>
    `Wähl in deinem Blatt eine Karte. Einen ${name.ranks('U')} sehen alle, jede andere geht verdeckt hinüber.`,
  handBackHint: 'Wähl in deinem Blatt eine Karte. Sie geht verdeckt hinüber, dann legst du deine Karten hin.',
  game: 'Spiel',
  games: LABELS_DE.special.games,
  gameHints: {
    schafkopf: 'Mit Ansage: Rufspiel, Wenz, Solo.',
    bierkopf:
      'Ohne Ansage: Wer sich gegenübersitzt, spielt zusammen. 60 zu 60 bleibt stehen und zählt beim nächsten Mal mit. Von euren Regeln gelten die zu Karten, Geben, Sitzung und Preisen.',
    officers:
      'Zwei Spieler, 32 Karten, fast alles auf dem Tisch: Auf jeder verdeckten Karte liegt eine offene, und gespielt wird, was offen liegt. Die Vorhand wählt Solo oder Wenz nach ihren ersten vier Karten. 16 Stiche, gezählt in Punkten.',
    vicar:
      'Zwei Spieler, 24 Karten: acht auf der Hand, vier verdeckt im Stapel, der am Ende für seinen Besitzer zählt. Angesagt wird abwechselnd: Geier, Wenz oder Solo. Gezählt werden Punkte, kein Geld.',
    denexa:
      'Drei Spieler, 32 Karten: zehn für jeden und zwei in der Witwe. Wer sie nimmt, spielt allein und legt zwei Karten weg; will sie keiner, gewinnen die wenigsten Augen. Gezählt werden Punkte, kein Geld.',
    deutscher:
      'Zwei gegen zwei, und die Partner werden am Anfang gezogen. Wer die meisten Trümpfe ansagt, macht sie, die Farbe bleibt bis zum Ausspielen verdeckt. Wer nicht bedienen kann, muss stechen. Gezählt wird in Strichen auf der Tafel.',
    bauernstoss:
      'Zwei gegen zwei, Trumpf wird nach Zahl angesagt, und stechen muss, wer nicht bedienen kann. Wer die Kreide hat, schreibt schon mit 42 Augen einen Strich; die anderen brauchen 79 und nehmen sie ihm damit ab. Ein Solo geht mit oder ohne Kartentausch. 20 Striche gewinnen.',
    schoofkopp:
      'Zwei gegen zwei mit Kreide wie beim Bauernstoß, nur strenger: Angespielte Trümpfe werden überstochen, und ein Solo entscheidet die ganze Partie. Jeder Strich gehört zu einem Schafskopf auf der Tafel; mit dem 15. ist er fertig, und die Partie ist gewonnen.',
    doppelkopf:
      'Vier Spieler, jede Karte ist zweimal da: 48 Karten oder 40. Wer eine der beiden Alten hat, spielt Re, und am Anfang weiß keiner, wer das ist. Angesagt wird während des Spiels, gezählt in Punkten.',
    doppelschafkopf:
      'Zwei gegen zwei mit 48 Karten, jede ist zweimal da, und wer sich gegenübersitzt, spielt zusammen. Angesagt wird nichts, fast die Hälfte der Karten ist Trumpf, und die Zehn ist niedrig. 121 Augen schreiben einen Strich auf die Tafel, vier Striche sind ein Kopf.',
    strohmann:
      'Doppelschafkopf zu dritt: Wer gibt, ist König und spielt auch das Blatt gegenüber, den Strohmann. Die beiden anderen halten zusammen und sehen ihn nach dem ersten Stich. Die Striche schreibt jeder für sich, und wer zuerst vier hat, gewinnt den Kopf.',
    'three-hand':
      'Drei Spieler, 24 Karten, acht für jeden. Wer ansagt, spielt allein gegen die beiden anderen, ohne Rufspiel und Hochzeit. Sonst gelten eure Regeln.',
  },
  players: (count) => `${count} Spieler`,
  tricks: (count) => `${count} Stiche`,
  sources: {
    complete: 'Die Regeln sind vollständig überliefert.',
    reconstructed: 'Die Überlieferung bricht ab, und das Spiel ist hier wieder zusammengesetzt.',
    completed: 'Wo die Überlieferung etwas offenlässt, ist es hier festgelegt.',
  },
  drawnGame: 'unentschieden',
};

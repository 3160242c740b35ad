// German explanations of the glossary: winning, losing and paying.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_RESULT_DE: TermTexts<'result'> = {
  schneider: {
    short: 'Die Spielerpartei hat 91 Augen oder mehr, oder die Gegenpartei 90 oder mehr.',
    long: 'Dann kostet das Spiel einen Zuschlag. Die Verlierer sind „Schneider“: Als Spielerpartei blieben sie bei höchstens 30 Augen, als Gegenpartei unter 30.',
    forms: 'Schneider',
  },
  schneiderfrei: {
    short: 'Verloren, aber mit genug Augen, um den Zuschlag nicht zu zahlen.',
    long: 'Die Spielerpartei braucht dafür 31 Augen, die Gegenpartei 30.',
    forms: 'schneiderfrei',
  },
  schwarz: {
    short: 'Eine Partei hat keinen einzigen Stich bekommen.',
    long: 'Der Zuschlag ist höher als der für Schneider und ersetzt ihn. Es zählt der Stich, nicht die Augen: Ein Stich ohne Augen reicht, um nicht schwarz zu sein.',
    forms: '',
  },
  laufende: {
    short: 'Die höchsten Trümpfe ohne Lücke bei einer Partei; ab drei, im Wenz ab zwei, kosten sie extra.',
    long: 'Gezählt wird vom höchsten Trumpf abwärts, was Spieler und Mitspieler zusammen oder die Gegner zusammen am Anfang hatten. Bezahlt werden sie immer an die Gewinner.',
    forms: 'Laufende, Laufenden, Laufender',
  },
  mitOhne: {
    short: '„Mit drei“ heißt, die Spielerpartei hat drei Laufende; „ohne drei“, die Gegner haben sie.',
    long: 'Für den Preis ist das gleich: Die Gewinner bekommen jeden Laufenden bezahlt.',
    forms: '',
  },
  bremser: {
    short: 'Der hohe Trumpf bei der anderen Partei, der die Reihe der Laufenden abbricht.',
    long: 'Wer den Eichel-Ober nicht hat, hat keine Laufenden, auch wenn er alle anderen Ober hat.',
    forms: 'Bremser',
  },
  tarif: {
    short: 'Was ein Spiel kostet, zum Beispiel 10/50: Rufspiel 10 Cent, Wenz und Solo 50.',
    long: 'Die erste Zahl gilt auch für Schneider und jeden Laufenden. Mit drei Zahlen, etwa 10/20/50, kosten Schneider und jeder Laufende 10, das Rufspiel 20 und ein Solo 50.',
    forms: 'Tarif, Tarifs, Tarife',
  },
  stoss: {
    short: 'Ein Gegenspieler verdoppelt den Preis des Spiels.',
    long: 'Möglich ist es einmal, bis die zweite Karte des ersten Stichs liegt. Der Spieler darf mit Retour antworten. Am Gewinnen ändert sich nichts: 61 bleiben 61.',
    forms: 'Stoß, Spritzn, Kontra',
  },
  retour: {
    short: 'Die Antwort des Spielers auf einen Stoß: Der Preis verdoppelt sich noch einmal.',
    long: 'Auch sie ist nur möglich, bis die zweite Karte des ersten Stichs liegt.',
    forms: 'Retour',
  },
  sub: {
    short: 'Weitere Verdopplungen nach Stoß und Retour.',
    long: 'Nur manche Tische spielen sie. In den amtlichen Regeln ist nach Retour Schluss.',
    forms: '',
  },
  abrechnung: {
    short: 'Was die Verlierer nach dem Spiel zahlen, Posten für Posten.',
    long: 'Grundpreis, Schneider oder Schwarz und Laufende werden zusammengezählt, Stoß und Retour verdoppeln. Im Rufspiel zahlt jeder Verlierer an einen Gewinner, im Solo jeder an den Spieler oder er an jeden.',
    forms: 'Abrechnung',
  },
  spielzettel: {
    short: 'Der Zettel, auf dem jedes Spiel und der Stand stehen.',
    long: 'Im Programm liegt er links am Tisch. Von jeder Zeile kommst du zur Aufzeichnung der Runde.',
    forms: 'Spielzettel, Spielzettels',
  },
  stand: {
    short: 'Was jeder bisher insgesamt gewonnen oder verloren hat.',
    long: 'Geht es um Geld und liegt nichts im Stock, ergeben alle Zahlen zusammen null.',
    forms: '',
  },
  kassieren: {
    short: 'Nach dem Spiel das Geld einsammeln.',
    long: 'Bezahlt wird nach jedem Spiel. Was man zu fordern vergisst, ist an strengen Tischen mit dem nächsten Geben verfallen.',
    forms: '',
  },
  plusMinus: {
    short: 'Statt Geld werden Punkte mit Plus und Minus aufgeschrieben.',
    long: 'So halten es Turniere. Die Zahlen sind dieselben wie in Cent.',
    forms: '',
  },
};

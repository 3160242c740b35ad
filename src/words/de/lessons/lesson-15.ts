// German texts of lesson 15: runners and payment.
import type { LESSON_15 } from '../../../engine/teaching/lessons/lesson-15.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_15_DE: TextsOf<typeof LESSON_15> = {
  title: 'Laufende und Abrechnung',
  goal: 'Du rechnest aus, was jeder zahlt.',
  steps: {
    tarif:
      'Vor dem Spielen macht ihr einen [[tarif|Tarif]] aus. Üblich ist: 10 Cent für ein Rufspiel, 50 für Wenz und Solo. Schneider kostet 10 extra, schwarz stattdessen 20.',
    laufende:
      'Dazu kommen die [[laufende|Laufenden]]: die höchsten Trümpfe ohne Lücke, alle bei einer Partei. Es zählt, was ausgeteilt wurde. Ab dreien wird jeder mit 10 Cent bezahlt.',
    '15.3': {
      ask: 'Deine Partei hatte die obere Reihe, die Gegner hatten die Karte darunter. Wie viele Laufende werden bezahlt?',
      right: 'Keiner, also 0: Die Reihe reißt gleich nach {dat:EO}.',
      wrong: {
        1: 'Einer allein zählt nicht. Im Rufspiel wird erst ab dreien bezahlt.',
        4: 'Zwischen {dat:EO} und {dat:HO} fehlt euch {nom:GO}. Dort reißt die Reihe.',
        3: 'Diese drei hängen zwar zusammen, aber die Reihe muss ganz oben beginnen.',
      },
      other: 'Fang oben an und zähl, bis eine Karte fehlt. Weniger als drei bringen nichts.',
    },
    rechnung:
      'Die Rechnung geht Zeile für Zeile: erst das Spiel, dann Schneider oder schwarz, dann die Laufenden. Im Rufspiel zahlt jeder Verlierer einem der Gewinner.',
    '15.1': {
      ask: 'Ihr habt ein Rufspiel mit Schneider gewonnen. Eure Partei hatte diese Karten, aber {acc:GU} nicht. Wie viele Cent zahlt jeder Verlierer?',
      right: 'Jeder zahlt 70 Cent: 10 für das Spiel, 10 für Schneider, 50 für fünf Laufende.',
      wrong: {
        60: 'Zähl die Laufenden noch einmal, es sind fünf.',
        80: 'Schneider kostet 10. Erst schwarz würde 20 kosten.',
        20: 'Die Laufenden fehlen noch, und das sind gleich fünf.',
        50: 'Das sind die Laufenden allein. Spiel und Schneider kommen dazu.',
      },
      other: 'Rechne 10 für das Spiel, 10 für Schneider und fünfmal 10 für die Laufenden.',
    },
    '15.2': {
      ask: 'Ein Solo ging mit 52 Augen verloren. Der Solist hatte diese drei Karten, aber {acc:SO} nicht. Wie viele Cent zahlt er jedem Gegner?',
      right: 'Jeder bekommt 80 Cent: 50 für das Solo und 30 für drei Laufende. Und das dreimal.',
      wrong: {
        50: 'Die Laufenden bekommen die Gewinner, egal bei wem sie waren. Hier sind es drei.',
        20: 'Ein Solo kostet schon für sich 50.',
        240: 'So viel zahlt er insgesamt. Gefragt ist, was jeder Einzelne bekommt.',
      },
      other: 'Rechne 50 für das Solo und dreimal 10 für die Laufenden.',
    },
    ohne: 'Im Wenz reichen schon zwei Laufende, es gibt ja nur vier Trümpfe. Und auch hier gilt: Es kassieren die Gewinner. Hatten die Gegner die zwei, dann war es ein Wenz „[[mitOhne|ohne zwei]]“.',
    '15.4': {
      ask: 'Du gewinnst einen Wenz mit 70 Augen. Die Gegner hatten diese beiden Karten, du {acc:HU}. Wie viele Cent zahlt dir jeder?',
      right: 'Jeder zahlt 70 Cent: 50 für den Wenz und 20 für zwei Laufende.',
      wrong: {
        50: 'Im Wenz zählen schon zwei Laufende, und du bekommst sie, obwohl die anderen sie hatten.',
        60: 'Es sind zwei Laufende, also 20.',
      },
      other: 'Rechne 50 für den Wenz und zweimal 10 für die Laufenden.',
    },
    'wer-zahlt':
      'Wer allein spielt, rechnet mit jedem der drei anderen einzeln ab. Gewinnst du, zahlen alle drei. Verlierst du, zahlst du dreimal.',
    '15.5': {
      ask: 'Du gewinnst ein Solo, und jeder Gegner zahlt dir 80 Cent. Wie viel gewinnst du insgesamt?',
      labels: { '240': '2,40 €', '80': '80 Cent', '160': '1,60 €' },
      feedback: {
        '240': 'Richtig, dreimal 80 Cent. Allein spielen lohnt sich, wenn es gut geht.',
        '80': 'Das zahlt ein Gegner. Es sind aber drei.',
        '160': 'Das wären zwei Gegner. Als Solist hast du drei.',
      },
    },
  },
};

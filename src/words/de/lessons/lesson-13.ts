// German texts of lesson 13: Tout and Sie.
import type { LESSON_13 } from '../../../engine/teaching/lessons/lesson-13.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_13_DE: TextsOf<typeof LESSON_13> = {
  title: 'Tout und Sie',
  goal: 'Du sagst alle Stiche nur an, wenn du sie sicher hast.',
  steps: {
    'alle-stiche':
      'Ein [[tout|Tout]] ist ein Wenz oder Solo, in dem du jeden einzelnen Stich holen musst. Du sagst ihn vor der ersten Karte an. Augen spielen dann keine Rolle mehr.',
    '13.1': {
      ask: 'Wenz-Tout. Sieben Stiche gehören dir, den letzten holen die Gegner, und darin liegt kein Auge. Wie geht es aus?',
      labels: {
        verloren: 'verloren',
        gewonnen: 'gewonnen, und zwar schwarz',
        'ohne-schwarz': 'gewonnen, nur nicht schwarz',
      },
      feedback: {
        verloren: 'Ja, leider. Ein einziger Stich reicht den Gegnern.',
        gewonnen: 'Alle 120 Augen helfen hier nichts. Gezählt werden Stiche, und einer fehlt.',
        'ohne-schwarz': 'Einen halben Tout gibt es nicht. Alle Stiche oder gar nichts.',
      },
    },
    preis:
      'Dafür zählt ein Tout doppelt, beim üblichen [[tarif|Tarif]] also 1,00 € statt 50 Cent. Schneider und schwarz werden nicht extra bezahlt, [[laufende|Laufende]] dagegen schon, jeder mit 10 Cent.',
    '13.2': {
      ask: 'Du gewinnst mit diesem Blatt einen Solo-Tout, mit vier Laufenden. Wie viele Cent zahlt dir jeder Gegner?',
      right: 'Jeder zahlt 140: zweimal 50, und vier Laufende zu je 10 Cent.',
      wrong: {
        100: 'Die vier Laufenden werden auch bezahlt.',
        180: 'Der Tout verdoppelt nur das Solo. Die Laufenden kosten weiterhin je 10.',
        160: 'Schneider und schwarz gibt es beim Tout nicht extra.',
      },
      other: 'Rechne das Solo doppelt, also 100, und leg für jeden Laufenden 10 dazu.',
    },
    sie: 'Und dann gibt es noch den [[sie|Sie]]: alle acht Herren auf einer Hand. Du legst sie hin und hast gewonnen. In vielen Wirtshäusern kommen diese Karten gerahmt an die Wand.',
    '13.3': {
      ask: 'Welches Blatt ist ein Sie?',
      feedback: {
        'EO GO HO SO EU GU HU SU': 'Ja, alle vier {rs:O} und alle vier {rs:U}. Herzlichen Glückwunsch!',
        'EO GO HO SO EU GU HA HT':
          'Zwei {rs:U} fehlen. Mit dem kurzen Blatt würden vier {rs:O} und die zwei höchsten {rs:U} reichen.',
        'HA HT HK H9 H8 H7 EO GO': 'Lauter Trümpfe für ein {H}-Solo schon, aber zum Sie gehören nur {rs:O} und {rs:U}.',
      },
    },
  },
};

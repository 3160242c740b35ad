// German texts of lesson 38: playing a Solo, and playing against one.
import type { LESSON_38 } from '../../../engine/teaching/lessons/lesson-38.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_38_DE: TextsOf<typeof LESSON_38> = {
  title: 'Solo: einer gegen drei',
  goal: 'Du spielst ein Solo sicher heim, und zu dritt machst du es dem Spieler schwer.',
  steps: {
    allein:
      'Im Solo hilft dir keiner. Zieh Trumpf, solange es sich lohnt, und heb deine hohen Farbkarten auf, bis sie niemand mehr stechen kann. Steht nur noch ein höherer Trumpf draußen, behalte deinen letzten. Was verloren ist, gib billig her.',
    '38.1': {
      ask: 'Du spielst ein Solo, Trumpf ist {E}, und du hast 47 Augen. Nach dir kommt noch {who:left}. Was legst du?',
      outcomes: {
        richtig: 'Richtig. 15 Augen liegen dann darin, und mit 62 hast du gewonnen, wenn {who:left} nicht drüber kann.',
        ober: 'Der Stich wäre sicher, aber das sind erst 54, und dein höchster Trumpf ist weg.',
        sieben: 'Die kann genauso geschlagen werden, bringt dir aber nur vier Augen. Zum Gewinnen reicht das nicht.',
      },
    },
    '38.2': {
      ask: 'Du spielst ein Solo, Trumpf ist {S}. 53 Augen hast du. Draußen sind noch {SO,EU,HU}, und von {H} nur noch eine Karte. Was spielst du aus?',
      outcomes: {
        richtig:
          'Richtig. Ein kleiner Trumpf holt bis zu drei heraus. {Nom:HA} wartet, bis {ihn:HA} niemand mehr stechen kann: Dann fehlt dir nichts mehr.',
        sau: 'Von {H} ist nur noch eine Karte draußen, zwei Gegner können also stechen. Mit diesen elf Augen hättest du gewonnen.',
        zehn: 'Trumpf ist richtig, aber nicht die Zehn: Darüber gehen alle drei, die draußen sind.',
      },
    },
    '38.3': {
      ask: 'Du spielst ein Solo, Trumpf ist {H}. Du bist als Letzter dran, und es liegen nur kleine Karten da. Was legst du?',
      outcomes: {
        richtig: 'Richtig. Der König gewinnt den Stich. Jetzt ist {nom:SA} noch da und kann einen zweiten machen.',
        sau: 'Den Stich hättest du auch mit dem König. Jetzt ist der allein, und über ihn geht noch {nom:ST}.',
      },
    },
    'zu-dritt':
      'Gegen ein Solo seid ihr zu dritt, und du weißt, wer zu wem gehört. Gebt Augen in jeden sicheren Stich. Bist du frei, stich hoch vor, wenn der Spieler noch stechen könnte. Deine hohen Farbkarten setz dafür nicht aufs Spiel.',
    '38.4': {
      ask: 'Du spielst gegen {whose:declarer} Solo. {Who:declarer} hat ausgespielt, und {who:right} hat den Stich mit {dat:SA}. Was legst du?',
      outcomes: {
        richtig: 'Richtig. Nehmen kann euch den Stich niemand mehr. Zehn Augen, die {who:declarer} nicht bekommt.',
        leer: 'Der Stich gehört euch schon. Zehn Augen behältst du in der Hand, und {who:declarer} kann sie später stechen.',
      },
    },
    '38.5': {
      ask: 'Gegen {whose:declarer} Solo, Trumpf ist {E}: {Who:right} hat {acc:HA} ausgespielt, doch {H} hat {who:declarer} vorhin gestochen und kommt als Letzter dran. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. Er sticht {acc:HA} sonst mit einem kleinen Trumpf. An deinem kommt er nur mit einem höheren Herrn vorbei.',
        zehn: '{Who:declarer} hat {kein:H} und sticht: 21 Augen auf einmal. Geschmiert wird nur, was sicher ist.',
        leer: 'Dann sticht {who:declarer} die elf Augen billig. Mit deinem Trumpf machst du es {ihm:declarer} schwer.',
      },
    },
    '38.6': {
      ask: 'Gegen {whose:declarer} Solo: Zwei kleine Karten liegen da, du bist der Dritte, und {who:declarer} kommt als Letzte dran. Was legst du?',
      outcomes: {
        richtig:
          'Stark. Die Neun liegt vorn und kostet nichts. Sticht {who:declarer}, dann keine elf Augen, und {nom:SA} hast du noch.',
        sau: 'Fast alle spielen so. Doch von {S} sind nur noch zwei Karten draußen: Ist {who:declarer} frei, sind elf Augen weg.',
      },
    },
    '38.7': {
      ask: 'Bis zum Ende: Du spielst gegen {whose:declarer} Solo, Trumpf ist {E}. Ihr habt 21 Augen und braucht 60. {Nom:HA} liegt, und nach dir kommt nur noch {who:left}.',
      won: 'Gewonnen! Du hast klein gestochen und die Herren für die Stiche behalten, die es brauchte.',
      lost: 'Diesmal nicht. Nach dir kommt nur ein Partner: Wie viel Trumpf braucht dieser Stich?',
      plan: 'Du stichst mit {dat:EK}, spielst {acc:SK} aus und behältst deine drei Herren gegen den Spieler.',
    },
  },
};

// German texts of lesson 34: whether to ruff, and with what.
import type { LESSON_34 } from '../../../engine/teaching/lessons/lesson-34.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_34_DE: TextsOf<typeof LESSON_34> = {
  title: 'Stechen, und womit',
  goal: 'Du entscheidest in jeder freien Farbe: stechen oder nicht, hoch oder klein.',
  steps: {
    'drei-fragen':
      'Bist du in einer Farbe frei, darfst du stechen, musst aber nicht. Stell dir drei Fragen: Wie viel liegt im Stich? Wer kommt nach mir? Und welcher Trumpf genügt?',
    '34.1': {
      ask: 'Du bist der Spieler und hast {kein:S}. Du bist als Letzter dran. Was legst du?',
      outcomes: {
        richtig: 'Richtig. 21 Augen liegen da, nach dir kommt niemand mehr, und jeder Trumpf genügt.',
        farbe:
          'So gehen 21 Augen an die anderen, mehr als ein Drittel von dem, was du brauchst. Dein Trumpf hätte sie sicher geholt.',
      },
    },
    '34.2': {
      ask: 'Du hast nur noch Trümpfe und bist der Spieler. {Who:right} hat {acc:GA} ausgespielt, {who:left} und {who:opposite} kommen noch. Womit stichst du?',
      outcomes: {
        richtig:
          'Richtig. Sticht jemand drüber, hast du nur einen kleinen Trumpf verloren. Deine beiden anderen sind die höchsten im Spiel und machen noch zwei sichere Stiche.',
        hoch: 'Die zwei hohen Trümpfe machen ohnehin je einen Stich. Verbrauchst du hier einen, bleibt am Ende ein kleiner, und der macht keinen.',
      },
    },
    '34.3': {
      ask: 'Du bist der Spieler, und deine Seite hat 42 Augen. Gegen dich liegt {nom:SA}. Nach dir kommt nur noch {who:left}. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. Elf liegen da, zehn gibst du dazu: Mit 63 habt ihr gewonnen, wenn {who:left} nicht drüber kann.',
        unter: 'Auch das sticht, aber dann habt ihr erst 55. Mit der Zehn wären es 63 gewesen.',
        farbe: 'In {S} bist du frei. Lässt du den Stich weg, bekommen die anderen elf Augen und deine Karte dazu.',
      },
    },
    '34.4': {
      ask: 'Du bist der Spieler und hast {kein:E}. {Who:right} hat {acc:E8} ausgespielt, {who:left} und {who:opposite} kommen noch. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. Er genügt meistens, bringt vier Augen mit, und deine zwei hohen bleiben: Es sind die höchsten im Spiel.',
        hoch: 'Damit stichst du auch. Aber dieser Trumpf hätte seinen Stich ohnehin gemacht, der kleine macht allein keinen.',
        zehn: 'Dann holen die Gegner den Stich, und deine zehn Augen sind darin.',
      },
    },
    'nicht-immer':
      'Nicht jeder Stich ist einen Trumpf wert. Liegt nichts darin und ist dein Trumpf der höchste, dann heb ihn auf: Seinen Stich macht er immer, und später liegt vielleicht mehr darin.',
    '34.5': {
      ask: 'Du spielst gegen {who:declarer}, und zwei Karten ohne Augen liegen da. {Who:declarer} hat schon zugegeben, nur {who:left} kommt noch. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. Dein Trumpf ist der höchste im Spiel, und sein Stich ist dir sicher. Ein leerer ist zu wenig dafür.',
        trumpf: 'Du holst einen leeren Stich. Denselben Trumpf hättest du später auf etwas Besseres legen können.',
      },
    },
    '34.6': {
      ask: 'Du spielst gegen {who:declarer} und bist in {S} frei. {Acc:S9} hat {who:right} ausgespielt, {who:declarer} kommt gleich nach dir. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. Darüber geht nur noch {nom:HO}. {Who:declarer} kann dir kaum drüberstechen, und dein Partner kann Augen hineingeben.',
        augen: 'Nach dir kommt {who:declarer} und kann stechen. Dann sind die Augen verschenkt.',
      },
    },
    '34.7': {
      ask: 'Bis zum Ende: Du bist der Spieler, deine Seite hat 23 Augen und braucht 61. Nur {nom:HK} ist noch draußen, und du bist in {E} frei. Was legst du?',
      won: 'Gewonnen! Mit dem Trumpf warst du am Ausspiel, und deine hohe Karte kam zur rechten Zeit.',
      lost: 'Diesmal nicht. Wie kommst du ans Ausspiel, solange deine hohe Karte noch läuft?',
      plan: 'Du stichst die vierzehn Augen und spielst gleich {acc:GA} aus, solange alle zugeben müssen.',
    },
  },
};

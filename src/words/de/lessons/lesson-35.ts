// German texts of lesson 35: no more than a trick needs.
import type { LESSON_35 } from '../../../engine/teaching/lessons/lesson-35.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_35_DE: TextsOf<typeof LESSON_35> = {
  title: 'Nicht mehr als nötig',
  goal: 'Du gewinnst einen Stich mit der kleinsten Karte, die genügt.',
  steps: {
    genuegt:
      'Einen Stich gewinnt der kleinste Trumpf genauso gut wie der größte, solange keiner drübergeht. Was du dabei sparst, macht später einen eigenen Stich. Und eine Zehn, die gewinnt, bringt zehn Augen mit heim.',
    '35.1': {
      ask: 'Du bist der Spieler und in {G} frei. Nach dir kommt nur noch {who:left}, und {er:left} gehört zu dir. Was legst du?',
      outcomes: {
        richtig: 'Richtig. Die Zehn genügt, ihre Augen bleiben bei euch, und deine drei hohen Trümpfe hast du noch.',
        hoch: 'Der gewinnt auch, aber ein Herr ist dafür zu schade. Die Zehn hätte genügt und wäre gleich versorgt gewesen.',
      },
    },
    '35.2': {
      ask: 'Zwei Stiche sind noch zu spielen, und Trümpfe gibt es keine mehr. Du bist als Letzter dran. Womit gewinnst du diesen Stich?',
      outcomes: {
        richtig: 'Richtig. Der König genügt, und über deine letzte Karte geht nichts. Beide Stiche gehören dir.',
        sau: 'Den Stich hast du so auch. Aber im letzten ist {nom:ET} höher als dein König, und der ist verloren.',
      },
    },
    '35.3': {
      ask: 'Du spielst gegen {who:declarer}. {Who:declarer} hat einen kleinen Trumpf ausgespielt, zwei kommen noch nach dir. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. Von den sechs Trümpfen, die {acc:HK} schlagen, schlagen vier auch {acc:GU}. Der bessere bleibt für einen Stich, den er gewinnt.',
        unter:
          'Was nach dir höher sticht, schlägt meistens beide. Dann ist {nom:GU} verloren, und dir bleibt der schwächere.',
      },
    },
    'was-ist-draussen':
      'Zähl also nicht deine Trümpfe, sondern die, die über ihnen noch draußen sind. Schlagen dieselben Karten deinen hohen und deinen niedrigen Trumpf, dann sind die zwei für diesen Stich gleich viel wert.',
    '35.4': {
      ask: 'Du spielst gegen {who:declarer}. Gegen dich liegt eine Neun, und {who:declarer} kommt nach dir. An Trümpfen sind {EO,SO,EU} draußen. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. Was draußen ist, schlägt auch {acc:SU}. Gewinnst du den Stich, sind zehn Augen daheim, und der Herr bleibt dir.',
        ober: 'Über {acc:HO} geht nur noch {nom:EO}. Für einen Stich, in dem nichts liegt, ist {er:HO} zu schade.',
        unter: 'Dieselben drei Karten schlagen auch die Zehn. Gewinnst du, fehlen dir acht Augen.',
        koenig: 'Dann bleibt der Stich bei den anderen, mit vier Augen von dir. Stechen darfst du ja.',
      },
    },
    '35.5': {
      ask: 'Du bist der Spieler und kannst stechen. Draußen sind noch {nom:GU} und {nom:H9}, und zwei kommen nach dir. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. Darüber geht nur {nom:GU}. Später zieht dein höchster Trumpf, was noch da ist, und die Zehn kommt sicher heim.',
        hoch: 'Der gewinnt sicher. Aber im Stich liegt nichts, und danach hast du keinen Trumpf mehr, der {acc:GU} schlägt.',
        zehn: 'Hat noch jemand {acc:GU}, verlierst du zehn Augen. Zieh den zuerst, dann ist die Zehn sicher.',
      },
    },
    '35.6': {
      ask: 'Bis zum Ende: Du bist der Spieler, deine Seite hat 34 Augen und braucht 61. Im Stich liegen keine Augen, und nach dir kommt nur noch {who:left}. Was legst du?',
      won: 'Gewonnen! Du hast eine Zehn hergegeben und dafür mit zwei Trümpfen zwei Stiche gemacht.',
      lost: 'Diesmal nicht. Was muss {who:left} ausspielen, wenn {er:left} diesen Stich bekommt?',
      plan: 'Du gibst die Zehn her. Wer den Stich nimmt, muss danach in deine beiden hohen Trümpfe hineinspielen.',
    },
  },
};

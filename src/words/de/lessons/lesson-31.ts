// German texts of lesson 31: the highest trump that is left.
import type { LESSON_31 } from '../../../engine/teaching/lessons/lesson-31.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_31_DE: TextsOf<typeof LESSON_31> = {
  title: 'Mitzählen: der höchste Trumpf',
  goal: 'Du weißt, wann dein Trumpf der höchste ist, und spielst ihn rechtzeitig aus.',
  steps: {
    merken:
      'Merk dir, welche der acht Herren gefallen sind, und zähl mit, wie viele der vierzehn Trümpfe noch fehlen. Dann siehst du, wann dein Trumpf der höchste ist: Dieser Stich ist dir sicher.',
    '31.1': {
      ask: 'Zwei Karten hast du noch, du kommst heraus und spielst gegen {who:declarer}. Von den Trümpfen ist nur noch {nom:HT} draußen. Was spielst du?',
      outcomes: {
        richtig:
          'Richtig. {Nom:HT} fällt in deinen Stich. Danach gibt es keinen Trumpf mehr, und {nom:ET} ist die höchste Karte ihrer Farbe.',
        zehn: '{Nom:HT} sticht sie, und zwanzig Augen sind bei den anderen. Zieh diesen Trumpf zuerst heraus.',
      },
    },
    'warum-jetzt':
      'Sicher wäre dein Stich auch später. Spielst du ihn aber jetzt, müssen die anderen ihren letzten Trumpf dazugeben. Dann kann deine hohe Karte einer anderen Farbe niemand mehr stechen. Spielst du zuerst die hohe Karte, kann dieser Trumpf sie stechen.',
    '31.2': {
      ask: 'Wieder zwei Karten. Du kommst heraus und spielst gegen {who:declarer}. Nur {nom:HA} ist noch draußen. Womit fängst du an?',
      outcomes: {
        richtig:
          'Richtig. {Nom:HA} muss in deinen Stich, elf Augen für euch, und die Zehn kann danach niemand mehr stechen.',
        zehn: 'Mit {dat:HA} sticht jemand: 21 Augen in einem Stich, und zwar für die anderen. Das Spiel ist damit fast immer verloren.',
      },
    },
    '31.3': {
      ask: 'Drei Karten hast du noch. Du kommst heraus und spielst gegen {who:declarer}. Ein einziger Trumpf ist noch draußen: {nom:EU}. Was zuerst?',
      outcomes: {
        richtig:
          'Richtig. {Nom:EU} fällt. Dann hast du den letzten Trumpf im Spiel und die höchste Karte von {E}: Alle drei Stiche sind dein.',
        koenig: 'Den schlägt {nom:EU}. Zieh den zuerst heraus, dann ist dein zweiter Trumpf auch sicher.',
        zehn: 'Wer {acc:EU} hat, kann sie stechen. Einen Stich später, wenn {er:EU} gefallen ist, kann das keiner mehr.',
      },
    },
    '31.4': {
      ask: 'Drei Karten, du kommst heraus und spielst gegen {who:declarer}. Draußen sind noch {nom:SU} und {nom:H7}, und von {E} hat außer dir niemand mehr etwas. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. Sitzen die beiden getrennt, fallen sie in diesem Stich, und {nom:HT} und {nom:E9} gehören dir. Fällt nur {nom:H7}, heb die Zehn auf und spiel erst {acc:E9}.',
        zehn: 'Darüber geht noch {nom:SU}, und zehn Augen gehen mit. Erst den höchsten, dann die Zehn.',
        neun: 'Die wird gestochen, und du hast keinen Trumpf herausgeholt. Als letzte Karte wäre sie ein Stich gewesen.',
      },
    },
    '31.5': {
      ask: 'Nur {nom:H7} ist noch draußen. Du spielst gegen {who:declarer}, und {who:opposite} gehört zu dir. Drei Karten, du kommst heraus. Was spielst du?',
      outcomes: {
        richtig:
          'Richtig. Den letzten Trumpf ziehst du heraus. Was {who:opposite} an hohen Karten hat, kann danach niemand mehr stechen.',
        gras: 'Mit {dat:H7} kann der Stich gestochen werden, auch wenn {who:opposite} die höchste Karte hat. Erst muss der Trumpf heraus.',
      },
    },
    '31.6': {
      ask: 'Bis zum Ende: Du bist der Spieler, {who:mate} gehört zu dir, ihr habt 25 Augen und braucht 61. Von den Trümpfen sind {HO,EU,GU,SU} noch draußen, und du kommst heraus.',
      won: 'Gewonnen! Erst dein sicherer Trumpf, dann die hohen Karten.',
      lost: 'Diesmal nicht. Welcher von deinen Trümpfen ist jetzt der höchste, und was ziehst du mit ihm?',
      plan: '{Nom:EO} ist der höchste Trumpf und zieht gleich zwei heraus. {Acc:ET} hebst du auf, bis {nom:EA} gefallen ist.',
    },
  },
};

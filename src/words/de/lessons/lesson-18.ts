// German texts of lesson 18: leading.
import type { LESSON_18 } from '../../../engine/teaching/lessons/lesson-18.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_18_DE: TextsOf<typeof LESSON_18> = {
  title: 'Ausspielen',
  goal: 'Du findest eine vernünftige erste Karte.',
  steps: {
    spieler:
      'Als Spieler fängst du mit Trumpf an. Jeder Trumpf, der bei den Gegnern fällt, kann deine hohen Karten nicht mehr stechen. Das heißt [[trumpfZiehen|Trumpf ziehen]].',
    '18.2': {
      ask: 'Du spielst auf {acc:GA} und kommst heraus. Womit fängst du an?',
      outcomes: {
        trumpf: 'Richtig. Die Gegner müssen zugeben, und dein Mitspieler sieht, wie stark du bist.',
        ruffarbe:
          'Damit muss {nom:ruf} deines Mitspielers heraus, solange die Gegner noch Trümpfe haben und {ihn:ruf} stechen könnten.',
        neben:
          'Solange die Gegner Trümpfe haben, wird dir diese Karte gestochen oder von einer höheren geschlagen. Erst Trumpf!',
      },
    },
    '18.5': {
      ask: 'Jetzt ein ganzes Spiel: Du spielst auf {acc:GA} und kommst heraus. Hol mit deinem Mitspieler 61 Augen. Die Gegner machen keinen Fehler.',
      won: 'Gewonnen! Von oben Trumpf ziehen, dann die hohen Karten: So einfach kann es sein.',
      lost: 'Diesmal hat es nicht gereicht. Versuch es noch einmal und zieh die Trümpfe gleich von oben.',
      plan: 'Mit deinen drei höchsten Trümpfen fängst du an, bis den Gegnern die Trümpfe ausgehen. Erst danach kommen die anderen Karten.',
    },
    mitspieler:
      'Bist du der Mitspieler, hilfst du genauso: Spiel Trumpf, am liebsten einen hohen. Der Spieler merkt dann schnell, dass du zu ihm gehörst.',
    '18.3': {
      ask: '{Who:declarer} hat {acc:GA} gerufen, und du hast {ihn:GA}. Du kommst heraus. Was spielst du?',
      outcomes: {
        trumpf: 'Richtig. {Who:declarer} freut sich über jeden Trumpf von dir.',
        ruffarbe:
          '{Acc:ruf} darfst du schon ausspielen, aber jetzt könnten die Gegner {ihn:ruf} noch stechen. Erst Trumpf!',
        neben: 'So spielen die Gegner. {Who:declarer} soll sehen, dass du zu {ihm:declarer} gehörst: Spiel Trumpf.',
      },
    },
    gegenspieler:
      'Als Gegenspieler machst du es umgekehrt: Trumpf ist Sache des Spielers. Du suchst früh nach {dat:ruf}, denn vielleicht kann dein Partner {ihn:ruf} stechen.',
    '18.1': {
      ask: '{Who:declarer} spielt auf {acc:GA}, und du spielst gegen {ihn:declarer}. Du kommst heraus. Was spielst du?',
      outcomes: {
        gesucht:
          'Richtig. {Nom:ruf} muss heraus, und dein Partner kann {ihn:ruf} vielleicht stechen. Nebenbei siehst du, wer zu wem gehört.',
        trumpf: 'Trumpf ziehen will {who:declarer} ohnehin. Diese Arbeit brauchst du {ihm:declarer} nicht abzunehmen.',
        neben: 'Möglich, aber es bringt wenig. Mit der Ruffarbe erfährst du sofort, wer der Mitspieler ist.',
      },
    },
    '18.6': {
      ask: 'Noch ein ganzes Spiel: {Who:declarer} spielt auf {acc:GA}, und du spielst gegen {ihn:declarer}. Du kommst heraus und brauchst mit deinem Partner 60 Augen.',
      won: 'Gewonnen! Dass du gleich gesucht hast, hat euch das Spiel gebracht.',
      lost: 'Diesmal hat {who:declarer} gewonnen. Denk daran, was ein Gegenspieler am Anfang macht, und versuch es noch einmal.',
      plan: 'Du suchst gleich mit {G}. {Nom:ruf} muss heraus, und {who:mate} hat keine Karte dieser Farbe.',
    },
    '18.4': {
      ask: 'Spät im Spiel haben die Gegenspieler keinen Trumpf mehr. Du bist Gegenspieler und kommst heraus. Suchst du jetzt noch nach {dat:ruf}?',
      labels: {
        nein: 'nein, stechen kann {ihn:ruf} von uns niemand mehr',
        wissen: 'ja, so erfahren wir, wer der Mitspieler ist',
        augen: 'ja, {er:ruf} muss heraus, und 11 Augen sind viel',
      },
      feedback: {
        nein: 'Richtig. Der Stich ginge an die Partei des Spielers, und die 11 Augen dazu.',
        wissen: 'Spät im Spiel ist das wenig wert, und der Stich geht an die Partei des Spielers.',
        augen: 'Viel sind sie, aber für die anderen: Ohne Trumpf sticht keiner von euch {acc:ruf}.',
      },
    },
  },
};

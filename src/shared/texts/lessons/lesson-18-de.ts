// German texts of lesson 18: leading.
import type { LESSON_18 } from '../../../engine/lessons/lesson-18.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_18_DE: TextsOf<typeof LESSON_18> = {
  title: 'Ausspielen',
  goal: 'Du findest eine vernünftige erste Karte.',
  steps: {
    spieler:
      'Wer spielt, spielt Trumpf. Jeder Trumpf, der den Gegnern herausfällt, kann deine hohen Karten nicht mehr stechen. Das heißt [[trumpfZiehen|Trumpf ziehen]].',
    '18.2': {
      ask: 'Du spielst auf {acc:GA} und kommst heraus. Womit fängst du an?',
      outcomes: {
        trumpf: 'Richtig. Die Gegner müssen zugeben, und dein Mitspieler sieht, wie stark du bist.',
        ruffarbe:
          'Damit zwingst du die Sau deines Mitspielers heraus, solange die anderen noch Trümpfe haben. Sie könnten stechen.',
        neben: 'Solange die Gegner Trümpfe haben, wird dir diese Karte gestochen oder überboten. Erst Trumpf!',
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
      ask: 'Resi hat {acc:GA} gerufen, und du hast sie. Du kommst heraus. Was spielst du?',
      outcomes: {
        trumpf: 'Richtig. Resi freut sich über jeden Trumpf von dir.',
        ruffarbe:
          'Die Rufsau gleich herzuzeigen ist erlaubt, aber jetzt stechen sie die Gegner vielleicht noch. Erst Trumpf!',
        neben: 'So spielen die Gegner. Resi soll sehen, dass du zu ihr gehörst: Spiel Trumpf.',
      },
    },
    gegenspieler:
      'Als Gegenspieler machst du es umgekehrt: Trumpf ist Sache des Spielers. Du suchst früh nach der Rufsau, denn vielleicht kann sie dein Partner stechen.',
    '18.1': {
      ask: 'Resi spielt auf {acc:GA}, und du bist gegen sie. Du kommst heraus. Was spielst du?',
      outcomes: {
        gesucht:
          'Richtig. Die Rufsau muss heraus, und dein Partner kann sie vielleicht stechen. Nebenbei siehst du, wer zu wem gehört.',
        trumpf: 'Trumpf ziehen will Resi ohnehin. Nimm ihr die Arbeit nicht ab.',
        neben: 'Möglich, aber es bringt wenig. Mit der Ruffarbe erfährst du sofort, wer der Mitspieler ist.',
      },
    },
    '18.6': {
      ask: 'Noch ein ganzes Spiel: Sepp spielt auf {acc:GA}, und du bist gegen ihn. Du kommst heraus und brauchst mit deinem Partner 60 Augen.',
      won: 'Gewonnen! Die gesuchte Sau hat euch das Spiel gebracht.',
      lost: 'Diesmal hat Sepp gewonnen. Denk daran, was ein Gegenspieler am Anfang macht, und versuch es noch einmal.',
      plan: 'Du suchst gleich mit {G}. Die Rufsau muss heraus, und Resi hat keine Karte dieser Farbe.',
    },
    '18.4': {
      ask: 'Spät im Spiel haben die Gegenspieler keinen Trumpf mehr. Du bist Gegenspieler und kommst heraus. Suchst du jetzt noch die Rufsau?',
      labels: { nein: 'nein, jetzt nicht mehr', ja: 'ja, das tut man immer' },
      feedback: {
        nein: 'Richtig. Stechen könnte sie niemand mehr, und der Stich ginge an den Spieler.',
        ja: 'Gut ist das Suchen nur, solange jemand die Sau stechen kann. Ohne Trumpf schenkst du dem Spieler den Stich.',
      },
    },
  },
};

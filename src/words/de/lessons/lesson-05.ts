// German texts of lesson 5: following when a trump is led.
import type { LESSON_05 } from '../../../engine/teaching/lessons/lesson-05.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_05_DE: TextsOf<typeof LESSON_05> = {
  title: 'Trumpf bedienen',
  goal: 'Du behandelst alle Trümpfe wie eine einzige Farbe.',
  steps: {
    'eine-farbe':
      'Alle 14 Trümpfe bilden zusammen eine Farbe. {Who:leader} hat Trumpf [[ausspielen|ausgespielt]]: Wer noch einen hat, muss einen zugeben. Welchen, darf er sich aussuchen.',
    '5.1': {
      ask: 'Jetzt liegt {nom:GO}, gespielt von {who:leader}. Wähl alle Karten, die du legen darfst.',
      right: 'Genau. Trumpf ist angespielt, und du darfst dir unter deinen Trümpfen einen aussuchen.',
      missing: 'Legen darfst du jeden deiner Trümpfe.',
    },
    zeichen:
      'Das Farbzeichen auf einem Herrn gilt nicht. {Nom:GO} und {nom:GU} gehören nicht zu {G}, sie [[zaehltAls|zählen als]] Trumpf. In {G} bleiben nur die sechs Karten unten.',
    '5.2': {
      ask: '{Who:leader} spielt {acc:G9} aus, {who:second} gibt {acc:G7} zu. Was darfst du legen?',
      right: 'Richtig. {Nom:GO} trägt zwar das Zeichen, zählt aber nicht zu {G}.',
      missing: 'Du hast noch eine einfache Karte dieser Farbe, und die musst du zugeben.',
    },
    '5.3': {
      ask: '{Who:leader} spielt {acc:H8} aus. Was darfst du legen?',
      right: 'Richtig. {Nom:SO} ist dein einziger Trumpf und muss mit.',
      missing: 'Du hast einen Trumpf auf der Hand, auch wenn er kein {H} zeigt.',
    },
    '5.4': {
      ask: '{Who:leader} spielt {acc:HT} aus. Dein einziger Trumpf ist {nom:SU}. Musst du {ihn:SU} zugeben?',
      labels: {
        ja: 'Ja, es geht nicht anders',
        schellen: 'Nein, die Karte gehört zu {S}',
        frei: 'Nein, stechen muss niemand',
      },
      feedback: {
        ja: 'Richtig, {H} ist Trumpf, und {nom:SU} ist der einzige Trumpf, den du hast.',
        schellen: 'Alle {rs:U} sind Trumpf, egal welches Zeichen darauf ist.',
        frei: 'Wer frei ist, muss wirklich nicht stechen. Hier ist aber Trumpf angespielt, und dann wird Trumpf bedient wie jede andere Farbe.',
      },
    },
    '5.5': {
      ask: '{Who:leader} spielt {acc:SU} aus. Was darfst du legen?',
      right: 'Richtig. {Nom:SU} ist Trumpf, und {nom:HA} ist dein einziger.',
      missing: 'Einen Trumpf hast du noch, sogar einen mit vielen Augen.',
    },
  },
};

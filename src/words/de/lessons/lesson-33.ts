// German texts of lesson 33: who has no card of a suit.
import type { LESSON_33 } from '../../../engine/teaching/lessons/lesson-33.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_33_DE: TextsOf<typeof LESSON_33> = {
  title: 'Wer ist in der Farbe frei?',
  goal: 'Du merkst dir, wer eine Farbe nicht mehr hat, und spielst danach aus.',
  steps: {
    frei: 'Wer auf eine Farbe etwas anderes zugibt, hat sie nicht mehr. Merk dir das von jedem. Ein Gegner, der frei ist, sticht deine hohe Karte. Ein Partner, der frei ist, sticht für dich.',
    '33.1': {
      ask: 'Du spielst gegen {who:declarer}. Vorhin hat {who:opposite} {G} gestochen. Du kommst heraus. Was spielst du?',
      outcomes: {
        richtig: 'Richtig. {Who:opposite} hat {kein:G} mehr und kann noch einmal stechen.',
        trumpf:
          'Trumpf ist Sache des Spielers. Du holst damit auch {who:opposite} einen heraus, der gleich stechen könnte.',
        schellen: 'Wer in {S} sticht, weißt du nicht. In {G} weißt du es.',
      },
    },
    '33.2': {
      ask: '{Who:right} hat vorhin {G} gestochen, ihr beide spielt gegen {who:declarer}. Du kommst heraus. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. {Who:right} kommt als Letzte dran und hat {kein:G}: Sie sticht, und deine vier Augen sind gut aufgehoben.',
        trumpf: 'Damit nimmst du {who:right} vielleicht gerade den Trumpf, mit dem sie stechen soll.',
        schellen: 'Das kann gut gehen, aber du weißt nichts davon. Von {G} weißt du, dass {who:right} frei ist.',
      },
    },
    '33.3': {
      ask: '{Who:declarer} hat vorhin {G} gestochen, {who:right} hat {S} gestochen und gehört zu dir. Du kommst heraus. Was spielst du?',
      outcomes: {
        richtig: 'Richtig. {Who:right} ist in {S} frei und kommt als Letzte dran. Sie sticht den Stich für euch.',
        sau: '{Who:declarer} hat {kein:G} und kommt gleich nach dir: Elf Augen wären fort.',
        acht: 'Kein Auge verloren, aber {who:declarer} sticht und hat das Ausspiel. {Who:right} hätte den Stich für euch geholt.',
      },
    },
    'wer-zuletzt':
      'Es kommt auch darauf an, wer wann dran ist. Sticht ein Gegner vor deinem Partner, kann der noch drüber. Ein Partner, der als Letzter kommt, sieht alles und sticht so billig wie möglich.',
    '33.4': {
      ask: '{Who:opposite} hat vorhin {G} gestochen. {Nom:ST} ist die letzte Karte von {S}, und {who:declarer} kommt gleich nach dir. Du spielst gegen {ihn:declarer}. Was spielst du aus?',
      outcomes: {
        richtig: 'Richtig. {Who:opposite} hat {kein:G} und kann noch einmal stechen, die Zehn bleibt dir.',
        trumpf:
          'Den brauchst du noch. Außerdem zieht er {who:opposite} den Trumpf, mit dem dort gestochen werden soll.',
        zehn: '{S} hat niemand mehr, und {who:declarer} kommt gleich dran: Die Zehn wird gestochen.',
      },
    },
    '33.5': {
      ask: 'Du spielst gegen {who:declarer} und {who:left}. {Who:left} hat vorhin {S} gestochen. Von {E} ist dein König die letzte Karte. Was spielst du aus?',
      outcomes: {
        richtig:
          'Richtig. Auf {E} kann auch {who:opposite} stechen. In {S} sind {who:left} und {who:declarer} frei, und {who:opposite} müsste zugeben.',
        trumpf:
          'Damit nimmst du den beiden die Arbeit ab. Wer gegen den Spieler sitzt, spart seine Trümpfe zum Stechen.',
        koenig: '{Who:left} und {who:declarer} sind in {S} frei. {Who:opposite} muss zugeben und kann nicht stechen.',
      },
    },
    '33.6': {
      ask: 'Du bist der Spieler. {Who:right} gehört zu dir und hat vorhin {G} gestochen. Fünf Trümpfe sind noch draußen. Du kommst heraus. Womit?',
      outcomes: {
        richtig:
          'Stark! {Who:right} kommt als Letzte dran und ist in {G} frei. Sie sticht, die zehn Augen bleiben bei euch, und deinen höchsten Trumpf hast du noch.',
        hoch: 'Sonst ist das richtig. Hier ziehst du damit aber auch {who:right} einen Trumpf, der gleich einen Stich machen könnte.',
        klein: 'Du gibst das Ausspiel her und ziehst deiner eigenen Partnerin einen Trumpf.',
      },
    },
    '33.7': {
      ask: 'Bis zum Ende: Du spielst gegen {whose:declarer} Solo, Trumpf ist {H}. Ihr habt schon 59 Augen, und ein einziges fehlt euch. {Who:right} hat vorhin {S} gestochen. Du kommst heraus.',
      won: 'Gewonnen! In dieser Farbe konnte der Spieler nicht billig stechen.',
      lost: 'Diesmal hat {who:declarer} alles bekommen. Wer von euch ist in einer Farbe frei?',
      plan: 'Du spielst {S}: {Who:right} ist dort frei, und {who:declarer} muss hoch stechen. Dann bleibt euch ein Stich.',
    },
  },
};

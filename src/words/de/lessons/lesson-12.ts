// German texts of lesson 12: the Solo.
import type { LESSON_12 } from '../../../engine/teaching/lessons/lesson-12.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_12_DE: TextsOf<typeof LESSON_12> = {
  title: 'Das Solo',
  goal: 'Du wählst deine Trumpffarbe und spielst allein.',
  steps: {
    'eigene-farbe':
      'Im [[solo|Solo]] sind {rs:O} und {rs:U} Trumpf wie im Rufspiel, dazu aber die Farbe, die du nennst. Hier ist es {G}. Eine einfache Karte dieser Farbe musst du selbst haben.',
    '12.1': {
      ask: 'Ein {G}-Solo. {Who:leader} spielt {acc:GK} aus. Was darfst du legen?',
      right: 'Richtig. {Nom:GK} ist jetzt Trumpf, und diese beiden sind deine Trümpfe.',
      missing: 'Die Herren bleiben in jedem Solo Trumpf, also darfst du auch sie legen.',
    },
    'herz-ist-farbe':
      '{H} ist hier nur dann Trumpf, wenn du es ansagst. Sonst ist es eine Farbe mit sechs Karten, die man bedient wie jede andere.',
    '12.2': {
      ask: 'Wieder ein {G}-Solo. {Who:leader} spielt {acc:HA} aus. Was darfst du legen?',
      right: 'Richtig. {H} ist hier eine einfache Farbe, und {nom:HT} bedient.',
      missing: 'Eine einfache {karte:H} hast du.',
    },
    '12.3': {
      ask: 'Ein {S}-Solo. Du spielst {acc:HA} aus, {who:second} sticht mit {dat:S7}, {who:third} gibt {acc:HT} zu, {who:last} legt {acc:GO}. Wer bekommt den Stich?',
      feedback: {
        0: '{H} ist in diesem Solo eine einfache Farbe, und gestochen wurde gleich zweimal.',
        1: '{Nom:S7} ist der kleinste Trumpf, und {who:last} hat einen höheren gelegt.',
        2: 'Die Zehn steht unter {dat:HA}, und gestochen wurde auch.',
        3: 'Richtig. {Nom:GO} ist der höchste Trumpf in diesem Stich.',
      },
    },
    allein:
      'Auch im Solo stehst du allein gegen drei und brauchst 61 Augen. Nimm die Farbe, in der du mit den Herren zusammen die meisten Trümpfe hast.',
    '12.4': {
      ask: 'Welche Trumpffarbe wählst du mit diesem Blatt für dein Solo?',
      labels: { E: '{E}', H: '{H}', G: '{G}', S: '{S}' },
      feedback: {
        E: 'Richtig: sieben Trümpfe und daneben noch {nom:SA}.',
        H: 'Das geht nicht. Du hast keine einfache {karte:H}, denn {nom:HU} zählt nicht dazu.',
        G: 'Das geht nicht. Du hast keine einfache {karte:G}, denn {nom:GO} zählt nicht dazu.',
        S: 'Erlaubt wäre es, aber dann hast du nur fünf Trümpfe statt sieben.',
      },
    },
  },
};

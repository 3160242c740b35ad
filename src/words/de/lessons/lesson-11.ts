// German texts of lesson 11: the Wenz.
import type { LESSON_11 } from '../../../engine/teaching/lessons/lesson-11.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_11_DE: TextsOf<typeof LESSON_11> = {
  title: 'Der Wenz',
  goal: 'Du spielst mit nur vier Trümpfen.',
  steps: {
    vier: 'Im [[wenz|Wenz]] gibt es nur vier Trümpfe: die {rs:U}, wie immer in der Reihe {E}, {G}, {H}, {S}. Alles andere ist Farbe.',
    farben:
      'Darum hat jede Farbe jetzt sieben Karten. Die {rs:O} sind ganz gewöhnliche Karten zwischen König und Neun, und {H} ist eine Farbe wie jede andere.',
    '11.1': {
      ask: '{Who:declarer} spielt einen Wenz und kommt mit {dat:GK} heraus. Was darfst du legen?',
      right: 'Richtig. {Nom:GO} gehört im Wenz zu {G} und bedient.',
      missing: 'Eine {karte:G} hast du, und im Wenz ist sie kein Trumpf.',
    },
    '11.2': {
      ask: 'Jetzt spielt {who:leader} {acc:GU} aus. Was darfst du legen?',
      right: 'Richtig. {Nom:SU} ist dein einziger Trumpf.',
      missing: 'Einen Trumpf hast du noch, und den musst du zugeben.',
    },
    'ober-unten':
      'Noch einmal zur Reihe: Die Zehn steht auch hier gleich unter der höchsten Karte. {Nom:GO} kommt erst nach dem König.',
    '11.3': {
      ask: 'Du spielst einen Wenz und legst {acc:GK}. {Who:second} gibt {acc:EO} dazu, {who:third} {acc:GO}, {who:last} {acc:GT}. Wer bekommt den Stich?',
      feedback: {
        0: 'Die Zehn schlägt den König, im Wenz wie im Rufspiel.',
        1: 'Im Wenz ist {nom:EO} kein Trumpf, und {E} war nicht gefragt.',
        2: '{Nom:GO} steht hier unter dem König und unter der Zehn.',
        3: 'Richtig, die Zehn steht über dem König, und {nom:EO} ist nur abgeworfen.',
      },
    },
    allein:
      'Ein Wenz ist ein Spiel allein gegen drei. Du brauchst also 61 Augen ohne Hilfe. Gut sind zwei hohe {rs:U} und lange Farben von oben herunter.',
    '11.4': {
      ask: 'Mit welchem Blatt würdest du einen Wenz spielen?',
      feedback: {
        'EU GU EA ET EK SA ST HA':
          'Ja. Die beiden höchsten Trümpfe holen die anderen heraus, und dann laufen deine hohen Karten.',
        'EO GO HO SO HA HT HK H9': 'Ein Traum für ein Herz-Solo. Im Wenz sind das aber lauter gewöhnliche Karten.',
        'HU SU G9 G8 G7 E9 E8 E7': 'Zwei {rs:U} hast du, aber danach ist weit und breit kein Stich in Sicht.',
      },
    },
  },
};

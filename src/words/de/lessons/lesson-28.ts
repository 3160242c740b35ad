// German texts of lesson 28: what a hand is worth.
import type { LESSON_28 } from '../../../engine/teaching/lessons/lesson-28.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_28_DE: TextsOf<typeof LESSON_28> = {
  title: 'Was dein Blatt wert ist',
  goal: 'Du zählst dein Blatt in fünf Sekunden und weißt, ob du spielst.',
  steps: {
    zaehlen:
      'So zählst du ein Blatt fürs Rufspiel: Jeder Trumpf zählt zwei, nur die {rs:O} zählen drei. Dazu kommt je eins für {rs:A} der anderen Farben. Die Herzkarten sind Trümpfe, auch die höchste.',
    '28.1': {
      ask: 'Wie viel zählt dieses Blatt?',
      right: 'Fünf Trümpfe sind zehn, für {acc:EO} und {acc:SO} kommt je eins dazu: 12.',
      wrong: {
        10: 'Die fünf Trümpfe sind richtig gezählt. Für {acc:EO} und {acc:SO} kommt noch je eins dazu.',
        13: 'Eins zu viel: {Nom:HA} ist ein Trumpf und zählt zwei, und auch {nom:SU} zählt nur zwei.',
        14: '{Nom:HA} und {nom:SU} zählen wie jeder andere Trumpf zwei. Nur {nom:EO} und {nom:SO} zählen drei.',
      },
      other: 'Zähl erst die Trümpfe, jeden mit zwei, und gib dann für {acc:EO} und {acc:SO} noch je eins dazu.',
    },
    '28.2': {
      ask: 'Und dieses?',
      right: 'Drei Trümpfe sind sechs, und für {acc:GO} kommt eins dazu: 7.',
      wrong: {
        6: 'Drei Trümpfe sind sechs, aber für {acc:GO} kommt noch eins dazu.',
        9: 'Drei zählt nur {nom:GO}. {Nom:EU} und {nom:SU} zählen zwei.',
      },
      other: 'Drei Trümpfe hast du, jeder zählt zwei, und {nom:GO} zählt eins mehr.',
    },
    'ab-neun':
      'Ab neun kannst du spielen, wenn du eine Farbe zum Rufen hast; darunter sagst du weiter. Meistens heißt das: vier Trümpfe, darunter ein hoher. Kommt eine genaue Rechnung zu einem klaren Schluss, ist es fast immer derselbe.',
    '28.3': {
      ask: 'Du bist als Erster dran. Was sagst du?',
      feedback: {
        spiele: 'Richtig. Fünf Trümpfe sind zehn, {nom:EO} zählt eins mehr und {nom:GA} noch eins: zwölf.',
        weiter:
          'Nur ein hoher Herr, das macht vorsichtig. Aber fünf Trümpfe mit {dat:EO}, dazu {nom:GA}: Das sind zwölf.',
      },
    },
    '28.4': {
      ask: 'Und was sagst du hier als Erster?',
      feedback: {
        spiele:
          'Drei Trümpfe sind sechs, {nom:SO} zählt eins mehr und {nom:EA} noch eins: acht. Drei Trümpfe sind auch schnell gezogen.',
        weiter: 'Richtig. Drei Trümpfe mit {dat:SO} sind sieben, {nom:EA} zählt eins: acht. Lass die anderen spielen.',
      },
    },
    erfolg:
      'So oft gewinnst du, wenn du spielst: mit acht in 45 von 100 Spielen, mit neun in 54, mit zehn in 60, mit elf in 68, mit zwölf in 75. Ab elf lohnt es sich deutlich.',
    '28.5': {
      ask: 'Nur vier Trümpfe. Du bist als Erster dran: Was sagst du?',
      feedback: {
        spiele:
          'Richtig. Vier Trümpfe sind acht, {nom:EO} und {nom:GO} zählen je eins mehr: zehn. Die beiden höchsten Trümpfe ersetzen den fünften.',
        weiter: 'Vier Trümpfe sind acht, und {nom:EO} und {nom:GO} zählen je eins mehr. Mit zehn spielst du.',
      },
    },
    '28.6': {
      ask: 'Wieder vier Trümpfe, und wieder bist du als Erster dran. Was sagst du?',
      feedback: {
        spiele:
          'Vier Trümpfe sind acht, und mehr kommt nicht dazu. Ohne hohe Herren und ohne eine hohe Karte daneben zahlst du meistens.',
        weiter: 'Richtig. Es sind gerade acht: vier kleine Trümpfe, die höher gestochen werden.',
      },
    },
  },
};

// German texts of lesson 39: playing a Wenz, and playing against one.
import type { LESSON_39 } from '../../../engine/teaching/lessons/lesson-39.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_39_DE: TextsOf<typeof LESSON_39> = {
  title: 'Wenz: nur vier Trümpfe',
  goal: 'Du weißt im Wenz, wann eine Farbe läuft und welche Karte eine andere schützt.',
  steps: {
    'vier-truempfe':
      'Im Wenz gibt es nur vier Trümpfe, die {rs:U}. Sind sie gefallen, sticht niemand mehr: Dann macht jede Karte ihren Stich, über die in ihrer Farbe nichts mehr geht. Spiel darum lange Farben von oben.',
    '39.1': {
      ask: 'Du spielst einen Wenz, und die Gegner haben schon 55 Augen. Du bist in {H} frei. Was legst du?',
      outcomes: {
        richtig: 'Richtig. Du bist am Ausspiel, und ein zweiter Trumpf und deine hohen Karten holen den Rest.',
        schellen: 'Fünf Augen fehlen den Gegnern noch, und die hast du ihnen eben selbst gegeben.',
      },
    },
    '39.2': {
      ask: 'Du spielst einen Wenz und hast 53 Augen. Trümpfe sind keine mehr draußen, {nom:SA} ist gefallen. Zwei Karten noch: Welche zuerst?',
      outcomes: {
        richtig:
          'Richtig. Über sie geht nichts mehr, und sie zieht {acc:SK} heraus. Zehn Augen, und das Spiel ist gewonnen.',
        neun: 'Die schlägt {nom:SK}. Du kommst nicht mehr ans Ausspiel, und in den letzten Stich fällt deine Zehn.',
      },
    },
    dagegen:
      'Gegen einen Wenz hältst du, was der Spieler nicht schlagen kann. Steht über deinem König nur noch eine Karte, braucht er einen Spatz neben sich: Kommt sie, gibst du die leere zu, und der König bleibt.',
    '39.3': {
      ask: 'Du spielst gegen {whose:declarer} Wenz, und {who:declarer} hat schon 60 Augen. Du bist als Letzter dran und hast {kein:S}. Was legst du?',
      outcomes: {
        richtig: 'Richtig. Ein einziges Auge fehlt {ihm:declarer} noch. Diesen Stich durftet ihr nicht hergeben.',
        herz: 'Genau 60 hat {who:declarer} schon. Jeder Stich mit einem Auge reicht {ihm:declarer}, und du hättest stechen können.',
      },
    },
    '39.4': {
      ask: 'Du spielst gegen {whose:declarer} Wenz, ihr habt schon 56 Augen. {Who:declarer} hat mit {dat:HU} gestochen, und du hast {kein:S}. Was gibst du ab?',
      outcomes: {
        richtig:
          'Richtig. Über {acc:HK} geht nur noch {nom:HA}. Kommt {er:HA}, gibst du {acc:H8} zu, und der König kann den Stich machen, der euch fehlt.',
        acht: 'Dann steht {nom:HK} allein und muss auf {acc:HA} fallen. Mit einer leeren Karte daneben könnte er bleiben.',
        koenig:
          'Vier Augen fehlen euch, und hier gibst du {who:declarer} vier. Nach {dat:HA} wäre {nom:HK} die höchste Karte in {H} gewesen.',
      },
    },
    '39.5': {
      ask: 'Du spielst gegen {whose:declarer} Wenz. {Nom:SA} ist noch draußen. Zwei Karten hast du noch, du kommst heraus. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. Wer {acc:SA} hat, bekommt nur vier Augen. Danach ist die Zehn die höchste in {S} und kann den letzten Stich noch machen.',
        zehn: 'Darüber geht noch {nom:SA}. Liegt {er:SA} bei {who:declarer}, sind zehn Augen fort. Der König hätte {ihn:SA} billig herausgeholt.',
      },
    },
    '39.6': {
      ask: 'Du spielst gegen {whose:declarer} Wenz. {Who:opposite} hat den Stich für euch, du bist als Letzter dran. Was gibst du hinein?',
      outcomes: {
        richtig:
          'Sehr fein. Drei Augen sind daheim. {Nom:ET} bleibt, denn sie ist die höchste ihrer Farbe, solange du sie hast.',
        zehn: 'Zehn Augen, aber damit wird {nom:EK} in {E} die höchste Karte. Deine Zehn hätte selbst einen Stich gemacht.',
        leer: 'Der Stich ist euch sicher: Drei Augen hättest du gefahrlos hineingeben können.',
      },
    },
    '39.7': {
      ask: 'Bis zum Ende: Du spielst einen Wenz, hast 15 Augen und brauchst 61. Draußen ist nur noch ein Trumpf, {nom:SU}. Du kommst heraus, und die anderen machen keinen Fehler.',
      won: 'Gewonnen! Erst ihr letzter Trumpf, dann dein Verlierer, und dein zweiter Trumpf hat dich zurückgebracht.',
      lost: 'Diesmal nicht. Eine Karte gibst du auf jeden Fall ab: Wann, und womit kommst du danach wieder ans Spiel?',
      plan: 'Mit {dat:EU} fällt {nom:SU}. Dann gibst du {acc:S7} ab, solange {nom:GU} dich zurückbringt. {Nom:SA} und {nom:ET} sind danach die höchsten ihrer Farben.',
    },
  },
};

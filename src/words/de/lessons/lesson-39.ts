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
      ask: 'Du spielst gegen {whose:declarer} Wenz, und {who:declarer} spielt den letzten Trumpf aus. Du gibst eine Karte ab. Welche?',
      outcomes: {
        richtig:
          'Richtig. {Nom:ET} ist die höchste ihrer Farbe und braucht keinen Schutz. {Nom:GK} aber hat nur mit {dat:G8} daneben noch eine Aussicht.',
        acht: 'Dann steht {nom:GK} allein. Auf {acc:GA} muss er fallen und macht keinen Stich mehr.',
        augen: 'Der Stich gehört {who:declarer}. Gib etwas Leeres ab, aber nicht {acc:G8}.',
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
      ask: 'Bis zum Ende: Du spielst einen Wenz, hast erst zwei Augen und brauchst 61. Trümpfe hast nur noch du. Gegen dich liegt {nom:SA}, und in {S} bist du frei.',
      won: 'Gewonnen! Kein Stich mehr für die Gegner: erst die Trümpfe, dann {H} von oben.',
      lost: 'Diesmal nicht. Über {acc:HT} geht nichts mehr, über {acc:H8} schon. In welcher Reihenfolge spielst du?',
      plan: 'Du stichst, und von da an macht jede Karte ihren Stich: {nom:HT} ist die höchste in {H}, und am Schluss kommt {nom:H8}.',
    },
  },
};

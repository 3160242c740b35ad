// German texts of lesson 14: won, Schneider, Schwarz.
import type { LESSON_14 } from '../../../engine/teaching/lessons/lesson-14.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_14_DE: TextsOf<typeof LESSON_14> = {
  title: 'Gewonnen, Schneider, schwarz',
  goal: 'Du liest das Ergebnis an Augen und Stichen ab.',
  steps: {
    einundsechzig:
      'Im ganzen Spiel stecken 120 [[augen|Augen]]. Die Partei des Spielers gewinnt nur, wenn sie mehr als die Hälfte davon hat. Sonst gewinnen die [[gegenspieler|Gegenspieler]].',
    '14.1': {
      ask: 'Ein Rufspiel endet 60 zu 60. Wer hat gewonnen?',
      labels: { gegner: 'die Gegenspieler', spieler: 'die Partei des Spielers', niemand: 'niemand' },
      feedback: {
        gegner: 'Richtig. Bei Gleichstand haben die Gegenspieler gewonnen.',
        spieler: 'Knapp daneben: 60 sind genau die Hälfte, und der Spieler braucht 61.',
        niemand: 'Unentschieden gibt es nicht. Wer spielt, muss mehr als die Hälfte haben.',
      },
    },
    schneider:
      'Mit 91 Augen macht die Partei des Spielers die anderen [[schneider|Schneider]], das kostet sie extra. [[schneiderfrei|Schneiderfrei]] ist die Partei des Spielers mit 31 Augen, den Gegenspielern reichen dafür 30.',
    '14.2': {
      ask: 'Die Partei des Spielers hat nur 30 Augen. Wie ist das Spiel ausgegangen?',
      labels: { schneider: 'verloren mit Schneider', einfach: 'einfach verloren', schwarz: 'schwarz verloren' },
      feedback: {
        schneider: 'Richtig. Mit einem Auge mehr wäre sie schneiderfrei gewesen.',
        einfach: 'Ein Auge fehlt dafür. Schneiderfrei ist der Spieler erst mit 31.',
        schwarz: 'Schwarz ist nur, wer keinen einzigen Stich bekommen hat.',
      },
    },
    '14.3': {
      ask: 'Die Partei des Spielers hat 90 Augen. Und jetzt?',
      labels: { gewonnen: 'einfach gewonnen', schneider: 'gewonnen mit Schneider', verloren: 'verloren' },
      feedback: {
        gewonnen: 'Richtig. Die anderen haben 30 Augen und sind damit gerade noch schneiderfrei.',
        schneider: 'Ein Auge fehlt. Die anderen haben 30, und das reicht ihnen.',
        verloren: 'Mit 61 Augen wäre das Spiel schon gewonnen gewesen.',
      },
    },
    '14.5': {
      ask: 'Mit wie vielen Augen ist die Partei des Spielers mindestens schneiderfrei?',
      right: 'Mit 31 Augen, einem mehr, als die Gegenspieler brauchen.',
      wrong: {
        30: 'So viele reichen den Gegenspielern. Der Spieler braucht eines mehr.',
        61: 'Damit hätte sie schon gewonnen. Schneiderfrei ist sie viel früher.',
        1: 'Ein einziges Auge reicht nicht. Nötig ist etwas mehr als ein Viertel aller Augen.',
      },
      other: 'Die Grenze liegt bei einem Viertel der 120 Augen und einem Auge dazu.',
    },
    schwarz:
      '[[schwarz|Schwarz]] ist, wer gar keinen Stich bekommt. Hier zählen also die Stiche: Ein einziger ohne Augen rettet dich schon.',
    '14.4': {
      ask: 'Die Partei des Spielers hat alle 120 Augen, aber ein leerer Stich ging an die anderen. Wie hoch ist der Sieg?',
      labels: { schneider: 'Schneider', schwarz: 'schwarz', einfach: 'einfach' },
      feedback: {
        schneider: 'Richtig. Für schwarz hätten es alle acht Stiche sein müssen.',
        schwarz: 'Dafür braucht es alle acht Stiche. Einer ging an die anderen, auch wenn nichts darin war.',
        einfach: 'Mit mehr als 90 Augen ist es auf jeden Fall Schneider.',
      },
    },
  },
};

// German texts of lesson 29: when to lead a Ten, and what a King needs beside it.
import type { LESSON_29 } from '../../../engine/teaching/lessons/lesson-29.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_29_DE: TextsOf<typeof LESSON_29> = {
  title: 'Die Zehn, der König und der Spatz',
  goal: 'Du spielst die Zehn aus, wenn niemand sie schlagen oder stechen kann, und lässt einen König nie allein.',
  steps: {
    zehn: 'Ist die höchste Karte einer Farbe noch draußen, behalte deine Zehn. Ist sie gefallen, ist die Zehn die höchste, aber viele sind in der Farbe schon frei. Spiel sie aus, wenn kein Trumpf mehr draußen ist oder alle zugeben müssen.',
    '29.1': {
      ask: 'Du spielst gegen {who:declarer}. {G} hat {who:declarer} vorhin gestochen. Außerdem ist {nom:GA} noch draußen. Du kommst heraus. Welche Karte?',
      outcomes: {
        richtig: 'Richtig. Die leere Karte kostet nichts, und die Zehn bleibt in Sicherheit.',
        zehn: '{Who:declarer} hat {kein:G} und kann stechen, und {nom:GA} ist auch noch höher: zehn Augen ohne Gegenwert.',
      },
    },
    '29.2': {
      ask: 'Zwei Karten noch, und Trümpfe gibt es keine mehr. Du spielst gegen {who:declarer}, und ihr habt 50 Augen. In {E} ist nur noch {nom:E9} draußen. Was spielst du aus?',
      outcomes: {
        richtig: 'Richtig. Die Zehn ist die höchste, und 50 und zehn sind 60: Mehr braucht ihr nicht.',
        acht: 'Die schlägt {nom:E9}. Du kommst nicht mehr ans Ausspiel, und deine Zehn fällt in den Stich der anderen.',
      },
    },
    '29.3': {
      ask: 'Du spielst gegen {who:declarer}, zwei Karten hast du noch. {Nom:EA} ist noch draußen, und du kommst heraus. Was spielst du?',
      outcomes: {
        richtig: 'Richtig. Damit treibst du {acc:EA} heraus. Die Zehn kann im letzten Stich die höchste sein.',
        zehn: 'Solange {nom:EA} draußen ist, sind das zehn Augen für die anderen.',
      },
    },
    '29.4': {
      ask: 'Du spielst gegen {whose:declarer} Solo. In {E} sind {nom:EA} und {nom:ET} gefallen, in {S} ist {nom:SA} noch draußen. {E} hat {who:declarer} vorhin gestochen. Du kommst heraus. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. Sticht {who:declarer}, kostet es nur vier Augen. Die Zehn wartet, bis {nom:SA} gefallen ist.',
        zehn: 'Darüber geht noch {nom:SA}: zehn Augen. Mit dem König setzt du nur vier aufs Spiel.',
      },
    },
    koenig:
      'Steht über deinem König nur noch eine Karte, braucht er einen [[spatz|Spatz]] neben sich: Kommt sie, gibst du den Spatz zu, und danach ist der König die höchste. Wirf den Spatz also nicht weg, nur weil er leer ist.',
    '29.5': {
      ask: 'Du spielst gegen {who:declarer}. {Who:opposite}, dein Partner, hat den Stich mit {dat:GT}. In {E} ist noch {nom:EA} draußen. Welche Karte gibst du hinein?',
      outcomes: {
        richtig: 'Richtig. Der Stich dürfte euer sein, elf Augen mehr. {Nom:E8} schützt deinen König vor {dat:EA}.',
        koenig: 'Vier Augen, und den König bist du los. Mit {dat:E8} daneben hätte er noch einen Stich machen können.',
        acht: 'Dann steht der König allein und fällt auf {acc:EA}. Außerdem gehören in diesen Stich Augen.',
      },
    },
    '29.6': {
      ask: 'Du bist der Spieler, und deiner Seite fehlen fünf Augen. Den Stich hat {nom:HA}, da kommst du nicht drüber, und nach dir kommt keiner mehr. Was gibst du her?',
      outcomes: {
        richtig:
          'Stark! Die Zehn wäre unter {dat:SA} ohnehin verloren. Dafür bist du in {S} frei, und dein Trumpf holt die fünf Augen.',
        trumpf:
          'Fast alle sparen hier Augen. Aber dieser Trumpf hätte einen Stich gemacht, und mehr als fünf Augen brauchst du nicht.',
        gras: '{G} ist deine beste Farbe: Die beiden höchsten Karten gehören dir. Gib eine her, die ohnehin verloren ist.',
      },
    },
  },
};

// German texts of lesson 40: which Ace to call.
import type { LESSON_40 } from '../../../engine/teaching/lessons/lesson-40.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_40_DE: TextsOf<typeof LESSON_40> = {
  title: 'Welche Farbe rufst du?',
  goal: 'Kannst du mehrere Farben rufen, nimmst du die richtige.',
  steps: {
    wenig:
      'Oft kannst du zwischen zwei oder drei Farben wählen. Ruf eine, von der du wenig hast: Ist {nom:ruf} gefallen, bist du darin frei und kannst stechen. Jede weitere Karte daneben könntest du noch verlieren.',
    '40.1': {
      ask: 'Du spielst ein Rufspiel. Welche Karte rufst du?',
      feedback: {
        SA: 'Richtig. Nach {dat:SA} bist du in {S} frei. Auf {acc:EA} dagegen würde dir {nom:ET} bleiben.',
        EA: 'Fällt {nom:EA}, gibst du meistens {acc:E9} dazu, und {nom:ET} bleibt bei dir. Später wird sie leicht gestochen.',
      },
    },
    '40.2': {
      ask: 'Und hier?',
      feedback: {
        EA: 'Richtig. Eine einzige Karte der Farbe, und die vier Augen kommen mit {dat:EA} heim, wenn niemand sticht.',
        GA: 'Drei Karten von {G}: Wird die Farbe gesucht, ist ein Gegner oft schon frei und sticht. Und {nom:GT} wirst du danach kaum los.',
      },
    },
    allein:
      'Am liebsten rufst du auf eine Zehn, die allein steht: Fällt {nom:ruf}, kommt sie meistens mit heim, 21 Augen. Steht noch eine Karte neben ihr, bleibt dir danach eine von beiden, und oft ist es die Zehn.',
    '40.3': {
      ask: 'Zwei Zehnen hast du. Auf welche Karte spielst du?',
      feedback: {
        GA: 'Genau. {Nom:GT} steht allein und geht mit {dat:GA} heim. Danach bist du in {G} frei.',
        EA: 'Hier hast du noch {acc:E8}. {Nom:GT} aber steht allein: Die nimmt dein Mitspieler mit {dat:GA} gleich mit.',
      },
    },
    '40.4': {
      ask: '{Acc:EA} hast du selbst. Welche der beiden anderen rufst du?',
      feedback: {
        GA: 'Richtig. {Nom:GT} steht allein: Das ist mehr wert als zwei Karten mit einer Zehn.',
        SA: 'Neben {dat:ST} steht noch {nom:S9}. Der Stich mit {dat:SA} würde klein, und die Zehn bliebe dir.',
      },
    },
    gemessen:
      'In vielen Spielen gezählt: Mit der einzelnen Zehn gewinnst du von 100 Spielen drei mehr als mit einer einzelnen leeren Karte, mit dem König eins. Steht etwas neben der Zehn, sind es zwei weniger, mit drei Karten fünf.',
    '40.5': {
      ask: 'Drei Farben, jede nur einmal. Auf welche Karte spielst du?',
      feedback: {
        EA: '{Nom:E8} bringt nichts heim. Eine einzelne Zehn ist mehr wert, und zwei davon hast du.',
        GA: 'Richtig, und {nom:SA} ist genauso gut: Jedes Mal kommt eine einzelne Zehn mit heim.',
        SA: 'Richtig, und {nom:GA} ist genauso gut: Jedes Mal kommt eine einzelne Zehn mit heim.',
      },
    },
    '40.6': {
      ask: '{Acc:GA} hast du selbst. Welche von den anderen rufst du?',
      feedback: {
        SA: 'Richtig. Der König steht allein. In {E} stünde neben der Zehn noch eine Karte.',
        EA: 'Die Zehn lockt, aber sie steht nicht allein. Auf {acc:EA} gibst du meistens {acc:E7} zu, und die Zehn wird später leicht gestochen.',
      },
    },
  },
};

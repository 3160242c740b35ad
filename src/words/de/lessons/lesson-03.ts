// German texts of lesson 3: plain suits and tricks.
import type { LESSON_03 } from '../../../engine/teaching/lessons/lesson-03.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_03_DE: TextsOf<typeof LESSON_03> = {
  title: 'Farbe und Stich',
  goal: 'Du bedienst die Farbe und siehst, wer einen Stich bekommt.',
  steps: {
    stich:
      'Jeder legt eine Karte, das ist ein [[stich|Stich]]. {Who:leader} hat mit {dat:SK} angefangen. Diese Karte bestimmt, welche Farbe jetzt gespielt wird.',
    reihe:
      'In einer Farbe gilt diese Reihe, von oben nach unten. Aufgepasst: Die Zehn steht gleich unter {dat:SA} und schlägt den König!',
    '3.1': {
      ask: '{Who:leader} spielt {acc:SK} aus, {who:second} legt {acc:ST}, {who:third} {acc:S9} und du {acc:S7}. Wer bekommt den Stich?',
      feedback: {
        0: 'Die Sieben ist die kleinste Karte der Farbe.',
        1: 'In vielen anderen Spielen wäre es so. Beim Schafkopf steht die Zehn über dem König.',
        2: 'Richtig, die Zehn schlägt den König.',
        3: 'Die Neun liegt unter der Zehn und unter dem König.',
      },
    },
    'fremde-farbe':
      'Wer eine andere Farbe dazulegt, kann den Stich nicht bekommen, auch nicht mit der höchsten Karte. Die beiden markierten Karten gehen hier leer aus.',
    '3.2': {
      ask: 'Du hast {acc:ET} ausgespielt. {Who:second} und {who:third} haben {kein:E} und legen andere Farben, {who:last} gibt {acc:EK} zu. Wer bekommt den Stich?',
      feedback: {
        0: 'Richtig, niemand hat eine höhere Karte dieser Farbe gelegt.',
        1: '{Nom:GA} ist hoch, aber gespielt wird {E}. Eine fremde Farbe gewinnt nie.',
        2: '{Nom:SA} ist hoch, aber gespielt wird {E}. Eine fremde Farbe gewinnt nie.',
        3: 'Der König hat die richtige Farbe, steht aber unter der Zehn.',
      },
    },
    bedienen:
      'Hast du die angespielte Farbe, dann musst du sie [[bedienen|zugeben]]. {Who:leader} hat {G} gespielt, also kommen für dich nur die markierten Karten infrage. Ohne diese Farbe dürftest du legen, was du willst.',
    '3.3': {
      ask: '{Who:leader} spielt {acc:S8} aus. Wähl alle Karten, die du jetzt legen darfst.',
      right: 'Genau diese beiden. Welche davon du nimmst, ist deine Sache.',
      missing: 'Du hast noch eine Karte dieser Farbe vergessen.',
    },
    'kein-bild':
      'Zwei Karten haben in der Reihe von vorhin gefehlt. Genauso ist es in {E}: {Nom:EO} und {nom:EU} gehören nicht zu ihrer Farbe. Wohin sie gehören, erfährst du in der nächsten Lektion.',
    '3.4': {
      ask: 'Bring diese sechs {karten:E} in die richtige Reihe, die stärkste zuerst.',
      right: 'Stimmt. Die Zehn sitzt fest auf dem zweiten Platz.',
    },
  },
};

// German texts of lesson 6: when one cannot follow.
import type { LESSON_06 } from '../../../engine/teaching/lessons/lesson-06.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_06_DE: TextsOf<typeof LESSON_06> = {
  title: 'Wenn du nicht bedienen kannst',
  goal: 'Du weißt, wann du stechen und wann du abwerfen kannst.',
  steps: {
    frei: '{Who:leader} hat {S} ausgespielt, und du hast keine Karte davon. Man sagt, du bist in dieser Farbe [[frei]]. Dann darfst du legen, was du willst. Einen Zwang zum Stechen gibt es nicht.',
    '6.1': {
      ask: '{Who:leader} spielt {acc:SK} aus, {who:second} gibt {acc:S9} zu. Wähl alle Karten, die du legen darfst.',
      right: 'Ja, wirklich alle. Stechen kannst du, musst du aber nicht.',
      missing: 'Du kannst nicht bedienen, also ist jede Karte erlaubt.',
    },
    einstechen:
      'Wer frei ist, darf mit einem Trumpf [[einstechen]], und schon der kleinste schlägt jede einfache Karte. Den Stich bekommt der höchste Trumpf: Hier hat {who:second} mit {dat:H8} eingestochen, {who:third} aber mit {dat:HU} noch höher.',
    '6.2': {
      ask: 'Du hast {acc:GA} ausgespielt, {who:second} gibt {acc:G7} zu, {who:third} legt {acc:H7}, {who:last} {acc:GT}. Wer bekommt den Stich, und was ist er wert?',
      labels: {
        c21: '{who:third}, 21 Augen',
        a21: 'du, 21 Augen',
        d21: '{who:last}, 21 Augen',
        c11: '{who:third}, 11 Augen',
      },
      feedback: {
        c21: 'Richtig. Die kleinste Trumpfkarte schlägt die höchste einfache, und 11 und 10 wandern mit.',
        a21: 'Auch die höchste Karte einer einfachen Farbe verliert gegen den kleinsten Trumpf.',
        d21: 'Die Zehn steht unter {dat:GA}, und ein Trumpf liegt auch schon im Stich.',
        c11: 'Der Stich gehört {who:third}, aber {nom:GT} bringt noch einmal 10 Augen mit.',
      },
    },
    abwerfen:
      'Lohnt sich der Stich nicht oder gehört er schon den Gegnern, dann [[abwerfen|wirfst du ab]], am besten einen [[spatz|Spatz]]. Die markierten Karten kosten dich nichts, und den Stich hat hier ohnehin {who:leader}.',
    '6.3': {
      ask: '{Who:leader} spielt Trumpf aus, und du hast keinen. Was darfst du legen?',
      labels: { alles: 'jede Karte', leer: 'nur Karten ohne Augen', sau: 'gar keine von diesen' },
      feedback: {
        alles: 'Richtig, wer nicht bedienen kann, ist frei. Die einzige Ausnahme lernst du in Lektion 8 kennen.',
        leer: 'So eine Regel gibt es nicht. Gehört der Stich deinem Mitspieler, gibst du sogar gern viele Augen her.',
        sau: 'Eine Karte legst du immer. Bedienen kannst du nicht, also passt jede.',
      },
    },
    freimachen:
      'Hast du von einer Farbe nur noch eine Karte, kannst du dich [[freimachen|frei machen]]: {Nom:G7} geht jetzt weg, und wenn wieder {G} gespielt wird, darfst du stechen.',
    '6.4': {
      ask: 'Ein Spiel bis zum Ende: {Who:mate} gehört zu dir, und zusammen braucht ihr 60 Augen. {Who:leader} hat {acc:E7} ausgespielt, {who:third} {acc:ET} gelegt, und du bist frei in {E}. {Who:foe} und {who:otherFoe} machen keinen Fehler.',
      won: 'Gewonnen! Zehn Augen lagen da, und dein Trumpf hat sie geholt.',
      lost: 'Diesmal reicht es nicht. Schau noch einmal auf den Stich am Anfang: Was liegt darin, und wer bekommt ihn?',
      plan: 'Du stichst gleich ein und holst die Zehn. Kein Gegner kommt mehr nach dir, ein kleiner Trumpf reicht also.',
    },
  },
};

// German texts of lesson 8: the called ace and its duties.
import type { LESSON_08 } from '../../../engine/teaching/lessons/lesson-08.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_08_DE: TextsOf<typeof LESSON_08> = {
  title: 'Die gerufene Karte',
  goal: 'Du weißt, wann die gerufene Karte fallen muss und wann sie bleiben muss.',
  steps: {
    gesucht:
      'Für [[rufsau|{acc:ruf}]] gelten eigene Regeln, und sie binden nur den, der {ihn:ruf} hat. Die wichtigste: Spielt jemand anderer zum ersten Mal die Ruffarbe aus, dann ist {nom:ruf} [[suchen|gesucht]] und muss heraus.',
    '8.1': {
      ask: '{Who:leader} spielt {acc:G7} aus, {who:second} und {who:third} geben zu. Gerufen ist {nom:GA}, und du hast {ihn:GA}. Was darfst du legen?',
      right: 'Richtig. Keine andere Karte dieser Farbe ist jetzt erlaubt.',
      missing: 'Gerade die gerufene Karte ist es, die jetzt gelegt werden muss.',
    },
    'nicht-abwerfen':
      'Die zweite Regel: Solange die Ruffarbe noch nicht ausgespielt worden ist, darfst du {acc:ruf} nicht abwerfen. Nicht auf eine fremde Farbe und nicht auf Trumpf.',
    '8.2': {
      ask: '{Who:leader} spielt {acc:ET} aus, {who:second} gibt {acc:E9} zu. In {E} bist du frei. Was darfst du legen?',
      right: 'Richtig. Nur die gerufene Karte muss auf der Hand bleiben.',
      missing: 'Du kannst nicht bedienen, also ist jede Karte erlaubt, die keine besondere Regel verbietet.',
    },
    '8.3': {
      ask: 'Vierter Stich: {Who:leader} spielt {acc:HO} aus, und du hast keinen Trumpf mehr. Was darfst du legen?',
      right: 'Richtig. Auch auf Trumpf darf {nom:ruf} nicht weg, alles andere schon.',
      missing: 'Du kannst nicht bedienen, also ist jede Karte erlaubt, die keine besondere Regel verbietet.',
    },
    ausspielen:
      'Spielst du selbst aus, dann darfst du {acc:ruf} jederzeit bringen. Mit einer kleineren Karte der Ruffarbe darfst du nicht anfangen, solange du wie hier nur drei Karten davon hast.',
    '8.4': {
      ask: 'Du kommst heraus. Du hast {acc:GA} und noch zwei {karten:G}. Was darfst du ausspielen?',
      right: 'Richtig. {Nom:ruf} selbst geht, die beiden darunter nicht.',
      missing: 'Beim Ausspielen ist jede Karte erlaubt, die keine besondere Regel verbietet.',
    },
    'auch-gestochen':
      'Bitter, aber so ist es: Auch wenn jemand schon gestochen hat, muss {nom:ruf} heraus, wenn die Farbe gesucht wird. Hier hat {who:third} mit {dat:SU} zugeschlagen.',
    '8.5': {
      ask: '{Who:leader} sucht mit {dat:G7}, {who:second} gibt {acc:G8} zu, {who:third} sticht mit {dat:HU}. Was darfst du legen?',
      right: 'Richtig. Die 11 Augen sind weg, aber die Regel kennt keine Ausnahme.',
      missing: 'Die gerufene Karte muss heraus, auch in einen verlorenen Stich.',
    },
  },
};

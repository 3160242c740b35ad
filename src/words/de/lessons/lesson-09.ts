// German texts of lesson 9: running away.
import type { LESSON_09 } from '../../../engine/teaching/lessons/lesson-09.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_09_DE: TextsOf<typeof LESSON_09> = {
  title: 'Davonlaufen',
  goal: 'Du nutzt die eine Ausnahme, die es für die gerufene Karte gibt.',
  steps: {
    ausnahme:
      'Hast du {acc:ruf} und noch mindestens drei Karten der Ruffarbe, dann darfst du, wenn du ausspielst, eine kleine davon bringen. Das heißt [[davonlaufen]].',
    '9.1': {
      ask: 'Du kommst heraus, {who:declarer} hat {acc:GA} gerufen. Wähl alle Karten, die du ausspielen darfst.',
      right: 'Ja, alle. Mit vier {karten:G} darfst du auch eine kleine ausspielen.',
      missing: 'Mit vier Karten der Ruffarbe hast du beim Ausspielen freie Wahl.',
    },
    'nur-vorne':
      'Das gilt nur, wenn du selbst ausspielst. Sucht jemand anderer, muss {nom:ruf} trotzdem heraus, auch wenn du noch so viele Karten der Farbe hast.',
    '9.2': {
      ask: 'Gleiches Blatt, aber {who:leader} spielt {acc:GK} aus, {who:second} gibt {acc:G7} zu, und {who:third} sticht mit {dat:H9}. Was darfst du legen?',
      right: 'Richtig. Davonlaufen kann nur, wer selbst ausspielt.',
      missing: 'Die Farbe wird gesucht, also muss die gerufene Karte heraus.',
    },
    'danach-frei':
      'Bist du einmal davongelaufen, ist {nom:ruf} frei. Du darfst {ihn:ruf} dann behandeln wie jede andere Karte, also behalten oder [[schmieren]].',
    '9.3': {
      ask: 'Fünfter Stich, und im ersten bist du davongelaufen. Jetzt spielt {who:leader} {acc:GK} aus. Was darfst du legen?',
      right: 'Richtig. Bedienen musst du, aber zwischen den beiden hast du die Wahl.',
      missing: 'Bedienen darfst du mit jeder Karte der Farbe, denn gebunden bist du nicht mehr.',
    },
    '9.4': {
      ask: 'Dritter Stich, du kommst heraus. Vier {karten:G} hattest du, eine hast du abgeworfen. Was darfst du ausspielen?',
      right: 'Richtig. Gezählt wird, was du jetzt noch auf der Hand hast, und drei sind zu wenig.',
      missing: 'Beim Ausspielen ist jede Karte erlaubt, die keine besondere Regel verbietet.',
    },
    warum:
      'Warum das hilft: Hast du vier der sechs Karten, dann hat bestimmt jemand keine und könnte {acc:ruf} stechen. So verlierst du im ersten Durchgang nur eine leere Karte.',
    '9.5': {
      ask: 'Gerufen ist {nom:GA}. {Who:leader} spielt zum ersten Mal {G} aus, aber {nom:GA} kommt nicht. Was weißt du jetzt?',
      labels: {
        leader: '{who:leader} hat {acc:ruf} und ist davongelaufen',
        second: '{who:second} hat {acc:ruf} und hat lieber gestochen',
        declarer: '{who:declarer} hat {acc:ruf} und hebt {ihn:ruf} auf',
      },
      feedback: {
        leader: 'Genau. Jeder andere hätte {ihn:GA} jetzt zugeben müssen.',
        second: 'Wer {acc:ruf} hat, muss {ihn:ruf} jetzt legen und darf nicht stechen. {Who:second} hat {kein:G}.',
        declarer: '{Who:declarer} hat selbst gerufen, und was man hat, kann man nicht rufen.',
      },
    },
    '9.6': {
      ask: 'Ein Spiel bis zum Ende: {Who:declarer} hat {acc:GA} gerufen, und du hast {ihn:GA} mit drei weiteren {karten:G}. Du kommst heraus, und zusammen braucht ihr 61 Augen. {Who:foe} und {who:otherFoe} machen keinen Fehler. Meist hilft Trumpf dem Spieler mehr, aber diesmal warten die Gegner nur auf {acc:ruf}.',
      won: 'Gewonnen! Die Gegner haben ihren Trumpf an eine leere Karte verloren, und {nom:ruf} ist heil geblieben.',
      lost: 'Diesmal reicht es nicht. Überleg, was mit {dat:ruf} passiert, wenn die Gegner danach suchen.',
      plan: 'Du läufst davon: Eine kleine {karte:G} kostet dich fast nichts. Danach ist {nom:ruf} frei.',
    },
  },
};

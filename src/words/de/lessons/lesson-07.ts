// German texts of lesson 7: the Rufspiel, and how one finds a partner.
import type { LESSON_07 } from '../../../engine/teaching/lessons/lesson-07.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_07_DE: TextsOf<typeof LESSON_07> = {
  title: 'Das Rufspiel',
  goal: 'Du weißt, welche Karte du rufen darfst und wer mit wem spielt.',
  steps: {
    'zu-zweit':
      'Im [[rufspiel|Rufspiel]] spielen zwei gegen zwei. Du bist der [[spieler|Spieler]] und rufst {acc:GA}. Wer sie hat, ist dein [[mitspieler|Mitspieler]]. Ihr zwei braucht zusammen 61 Augen, den beiden anderen reichen 60.',
    rufen:
      'Rufen kannst du nur diese drei Karten, und nur unter zwei Bedingungen: Du hast sie nicht selbst, und du hast mindestens eine andere einfache Karte ihrer Farbe.',
    '7.1': {
      ask: 'Das ist dein Blatt. Welche dieser Karten darfst du rufen? Wähl alle.',
      right: 'Richtig. Beide Farben hast du, und die hohe Karte fehlt dir jeweils.',
      missing: 'Rufen kannst du in jeder Farbe, die du hast und deren hohe Karte dir fehlt.',
    },
    'ober-hilft-nicht':
      'Die Herren helfen dir beim Rufen nicht, denn sie sind Trumpf. Für {G} brauchst du eine einfache Karte, wie in der unteren Reihe.',
    '7.2': {
      ask: 'Und mit diesem Blatt?',
      right: 'Richtig. {Nom:GO} zählt nicht zu {G}, und {acc:EA} hast du selbst.',
      missing: 'Eine Farbe hast du noch, in der du die hohe Karte rufen kannst.',
    },
    gesperrt:
      'Manchmal geht es gar nicht: Hier hast du alle drei selbst. Wer keine davon rufen darf, ist [[gesperrt]] und kann kein Rufspiel ansagen, auch mit dem schönsten Blatt.',
    '7.3': {
      ask: 'Darfst du mit diesem Blatt ein Rufspiel ansagen?',
      labels: { nein: 'nein, gesperrt', gras: 'ja, auf {acc:GA}', herz: 'ja, auf {acc:HA}' },
      feedback: {
        nein: 'Leider ja, gesperrt: Zwei der drei Karten hast du selbst, und für die dritte fehlt dir eine einfache {karte:G}.',
        gras: 'Dafür bräuchtest du eine einfache {karte:G}. {Nom:GO} ist Trumpf und hilft dir nicht.',
        herz: '{Nom:HA} ist im Rufspiel selbst Trumpf und kann nie gerufen werden.',
      },
    },
    schweigen:
      '{Who:declarer} hat {acc:GA} gerufen, und du hast {ihn:GA}. Ihr spielt zusammen, aber noch weiß es niemand außer dir. So soll es bleiben, bis die Karten es zeigen.',
    '7.4': {
      ask: '{Who:declarer} hat {acc:GA} gerufen, und du hast {ihn:GA} auf der Hand. Was sagst du dazu?',
      labels: { nichts: 'gar nichts', verraten: '„Ich bin dein Mitspieler“', stoss: '„Stoß!“' },
      feedback: {
        nichts: 'Richtig. Wer zusammengehört, zeigt sich erst beim Spielen.',
        verraten: 'Das darfst du nicht verraten. Gerade das Rätseln macht das Rufspiel so schön.',
        stoss: '[[stoss|Stoß]] geben nur die Gegenspieler, und du spielst ja mit {who:declarer}.',
      },
    },
  },
};

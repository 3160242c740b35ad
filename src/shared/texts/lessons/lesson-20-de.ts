// German texts of lesson 20: the cousins with the chalk and with the widow.
import type { LESSON_20 } from '../../../engine/lessons/lesson-20.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_20_DE: TextsOf<typeof LESSON_20> = {
  title: 'Die Verwandtschaft',
  goal: 'Du machst erste Schritte im Bauernstoß und zu dritt.',
  steps: {
    bauernstoss:
      'In der Pfalz spielt man [[bauernstoss|Bauernstoß]]. Wer sich gegenübersitzt, gehört immer zusammen. Trumpf sind die {rs:U} und eine Farbe, die angesagt wird, hier {E}.',
    '20.1': {
      ask: 'Bauernstoß, {E} ist Trumpf. Dein Partner spielt {acc:GA} aus, {nom:G7} fällt dazu. Du hast keine {G}. Welche Karten darfst du legen?',
      right: 'Richtig. Wer nicht bedienen kann, muss hier einen Trumpf legen, auch auf den Stich des Partners.',
      missing: 'Auch das ist ein Trumpf, und einen davon musst du legen.',
      extra: 'Im Bauernstoß gilt [[trumpfzwang|Trumpfzwang]]: Wer nicht bedienen kann und Trumpf hat, muss ihn legen.',
    },
    'stechen-muessen': 'Und noch etwas ist strenger: Liegt ein {r:U} im Stich, muss überboten werden, wenn es geht.',
    '20.2': {
      ask: 'Wieder ist {E} Trumpf. Vroni spielt {acc:HU} aus. Welche Karten darfst du legen?',
      right: 'Richtig. Du kannst höher, also musst du höher.',
      missing: 'Gerade der höhere {r:U} ist es, den du jetzt legen musst.',
      extra:
        'Trumpf ist angespielt, und du hast einen höheren {r:U}. Kein anderer Trumpf und keine einfache Karte sind jetzt erlaubt.',
    },
    kreide:
      'Angeschrieben wird mit der [[kreide|Kreide]]. Die Partei, die sie hat, braucht nur 42 Augen, die andere 79. Für jeden Sieg gibt es einen [[strich|Strich]].',
    '20.3': {
      ask: 'Eure Partei hat die Kreide und kommt auf 42 Augen. Wie geht es aus?',
      labels: {
        'ein-strich': 'ein Strich für uns, und die Kreide bleibt',
        verloren: 'verloren',
        'zwei-striche': 'zwei Striche für uns',
      },
      feedback: {
        'ein-strich': 'Richtig, 42 ist genau die Grenze.',
        verloren: 'Die 79 gelten nur für die Partei ohne Kreide.',
        'zwei-striche': 'Zwei Striche gibt es erst ab 91 Augen.',
      },
    },
    'zu-dritt':
      'Auch zu dritt lässt sich spielen: zehn Karten für jeden, zwei bleiben liegen. Wer sie nimmt, legt zwei andere weg und spielt allein. Was er weglegt, zählt am Ende für ihn.',
    '20.4': {
      ask: 'Zu dritt: Der Spieler hat 55 Augen in seinen Stichen und am Anfang {acc:ET} weggelegt. Wie geht es aus?',
      labels: { gewonnen: 'gewonnen mit 65', verloren: 'verloren mit 55', schneider: 'gewonnen mit Schneider' },
      feedback: {
        gewonnen: 'Richtig, das Weggelegte gehört ihm.',
        verloren: 'Die zehn Augen der weggelegten Karte zählen für den Spieler.',
        schneider: 'Für Schneider bräuchte er 91.',
      },
    },
    fertig:
      'Das war die letzte Lektion. Du kennst jetzt die Karten, die Regeln und die wichtigsten Kniffe. Setz dich an den Tisch und spiel dein erstes ganzes Spiel!',
  },
};

// German texts of lesson 20: the relatives, with fixed partners, for three, with the chalk and with the widow.
import type { LESSON_20 } from '../../../engine/teaching/lessons/lesson-20.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_20_DE: TextsOf<typeof LESSON_20> = {
  title: 'Die Verwandtschaft',
  goal: 'Du machst erste Schritte im Bierkopf, im Bauernstoß und zu dritt.',
  steps: {
    bierkopf:
      'Beim [[bierkopf|Bierkopf]] wird nicht angesagt: Wer sich gegenübersitzt, spielt immer zusammen, und Trumpf ist wie im Rufspiel. Gespielt wird gern um eine Runde Bier.',
    '20.5': {
      ask: 'Bierkopf: Du und {who:opposite}, ihr habt zusammen genau 60 Augen, die anderen beiden auch. Wie geht es aus?',
      labels: { gewonnen: 'wir haben gewonnen', verloren: 'wir haben verloren', unentschieden: 'unentschieden' },
      feedback: {
        gewonnen: 'Zum Gewinnen braucht jede Partei 61 Augen.',
        verloren: 'Das wäre im Rufspiel so. Beim Bierkopf hat aber niemand angesagt.',
        unentschieden: 'Richtig. Dafür geht es im nächsten Spiel um eins mehr.',
      },
    },
    'zu-dritt-allein':
      'Fehlt der Vierte, spielt ihr [[zuDritt|Schafkopf zu dritt]]: Siebener und Achter bleiben draußen, jeder bekommt acht Karten. Wer ansagt, spielt allein gegen die anderen zwei. Will keiner spielen, wird neu gegeben.',
    '20.6': {
      ask: 'Ihr seid zu dritt und spielt sonst den reinen Schafkopf. Was kannst du ansagen?',
      labels: { allein: 'Wenz, Solo, Tout und Sie', alle: 'alles wie zu viert', rufspiel: 'nur Rufspiele' },
      feedback: {
        allein: 'Richtig, alles, was einer allein spielt.',
        alle: 'Zu viert gibt es auch das Rufspiel, aber das braucht zwei gegen zwei.',
        rufspiel: 'Gerade das Rufspiel fällt weg: Zwei gegen zwei geht zu dritt nicht auf.',
      },
    },
    '20.7': {
      ask: 'Zu dritt, Tarif 10/50: Du gewinnst dein Solo mit 75 Augen, ohne Laufende. Wie viele Cent bekommst du insgesamt?',
      right: 'Du bekommst 100: 50 Cent von jedem der beiden Gegner.',
      wrong: {
        50: 'So viel zahlt einer. Du hast zwei Gegner.',
        150: 'Das wäre es zu viert, mit drei Gegnern.',
      },
      other: 'Ein Solo kostet 50 Cent, und jeder Gegner zahlt sie.',
    },
    bauernstoss:
      'In der Pfalz spielt man [[bauernstoss|Bauernstoß]]. Wer sich gegenübersitzt, gehört immer zusammen. Trumpf sind die {rs:U} und eine Farbe, die angesagt wird, hier {E}.',
    '20.1': {
      ask: 'Bauernstoß, {E} ist Trumpf. Dein Partner spielt {acc:GA} aus, {nom:G7} fällt dazu. Du hast {kein:G}. Welche Karten darfst du legen?',
      right: 'Richtig. Wer nicht bedienen kann, muss hier einen Trumpf legen, auch auf den Stich des Partners.',
      missing: 'Einen Trumpf musst du legen, und jeder davon ist erlaubt.',
      extra: 'Im Bauernstoß gilt [[trumpfzwang|Trumpfzwang]]: Wer nicht bedienen kann und Trumpf hat, muss ihn legen.',
    },
    'stechen-muessen':
      'Und noch etwas ist strenger: Liegt einer der {rs:U} im Stich, muss er überstochen werden, wenn es geht.',
    '20.2': {
      ask: 'Wieder ist {E} Trumpf. {Who:right} spielt {acc:HU} aus. Welche Karten darfst du legen?',
      right: 'Richtig. Du kannst höher, also musst du höher.',
      missing: '{Acc:GU} musst du jetzt legen, denn {er:GU} steht über {dat:HU}.',
      extra:
        'Trumpf ist angespielt, und {nom:GU} steht darüber. Weder ein anderer Trumpf noch eine einfache Karte ist jetzt erlaubt.',
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
      'Man kann zu dritt auch mit allen 32 Karten spielen: zehn für jeden, und zwei bleiben als [[witwe|Witwe]] liegen. Wer sie nimmt, legt zwei andere weg und spielt allein. Was er weglegt, zählt am Ende für ihn.',
    '20.4': {
      ask: 'Zu dritt mit Witwe: Der Spieler hat 55 Augen in seinen Stichen und am Anfang {acc:ET} weggelegt. Wie geht es aus?',
      labels: { gewonnen: 'gewonnen mit 65', verloren: 'verloren mit 55', schneider: 'gewonnen mit Schneider' },
      feedback: {
        gewonnen: 'Richtig, das Weggelegte gehört ihm.',
        verloren: 'Die zehn Augen der weggelegten Karte zählen für den Spieler.',
        schneider: 'Für Schneider bräuchte er 91.',
      },
    },
    fertig:
      'Du kennst jetzt die Karten, die Regeln und die wichtigsten Kniffe, und von der Verwandtschaft das Nötigste. Setz dich an den Tisch und spiel!',
  },
};

// German texts of lesson 20: fixed partners, and three players.
import type { LESSON_20 } from '../../../engine/teaching/lessons/lesson-20.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_20_DE: TextsOf<typeof LESSON_20> = {
  title: 'Bierkopf und zu dritt',
  goal: 'Du kannst mitspielen, wenn niemand ansagt und wenn der Vierte fehlt.',
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
      'Fehlt der Vierte, spielt ihr [[zuDritt|Schafkopf zu dritt]]: Siebener und Achter bleiben draußen, jeder bekommt acht Karten. Wer ansagt, spielt allein gegen die anderen zwei. Will keiner spielen, gibt der Nächste neu.',
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
  },
};

// German texts of lesson 21: what is different in Vicar's Schafkopf.
import type { LESSON_21 } from '../../../engine/teaching/lessons/lesson-21.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_21_DE: TextsOf<typeof LESSON_21> = {
  title: 'Zu zweit: Pfarrerschafkopf',
  goal: 'Du weißt, was anders ist, wenn nur zwei am Tisch sitzen.',
  steps: {
    'zu-zweit':
      'Den [[pfarrerschafkopf|Pfarrerschafkopf]] spielen zwei, ohne Siebener und Achter. Jeder hat acht Karten auf der Hand, und vor jedem liegen vier verdeckt: der Stapel. Hineinschauen darf vor dem Ende niemand, auch nicht in den eigenen.',
    ansagen:
      'Wer nicht gegeben hat, muss ansagen: [[geier|Geier]], Wenz oder Solo. Dann ist der andere dran. Er sagt „weiter“ oder etwas Höheres, und so geht es hin und her. Am niedrigsten ist der Geier, am höchsten das Solo.',
    '21.1': {
      ask: 'Der andere hat gegeben, und du sprichst zuerst. Das sind deine Karten. Was darfst du sagen?',
      labels: { weiter: 'weiter', wenz: 'einen Wenz', 'solo-schellen': 'ein {S}-Solo' },
      feedback: {
        weiter: 'Wer nicht gegeben hat, muss ein Spiel ansagen.',
        wenz: 'Richtig. Für Geier und Wenz ist keine bestimmte Karte nötig.',
        'solo-schellen': 'Dafür müsstest du eine einfache {karte:S} haben. {rs:O} und {rs:U} gelten dabei nicht.',
      },
    },
    '21.2': {
      ask: 'Jetzt hast du gegeben. Der andere sagt: „Wenz.“ Du willst selbst spielen. Was darfst du ansagen?',
      labels: { geier: 'einen Geier', wenz: 'auch einen Wenz', 'solo-herz': 'ein {H}-Solo' },
      feedback: {
        geier: 'Der Geier ist niedriger als der Wenz.',
        wenz: 'Gleich hoch genügt nicht.',
        'solo-herz': 'Richtig. Höher als ein Solo geht es nicht, also wird jetzt gespielt.',
      },
    },
    spielen:
      'Wer zuletzt etwas angesagt hat, spielt es und kommt heraus. Bedient wird wie sonst auch. Bis zur zweiten Karte kann der andere [[stoss|Stoß]] geben, und der Spieler darauf [[retour|Retour]].',
    stapel:
      'Nach acht Stichen werden die Stapel umgedreht. Was in deinem liegt, zählt für dich, wie auch immer die Stiche gefallen sind. In diesem hier sind es 15 Augen. Zum Gewinnen braucht der Spieler 61.',
    '21.3': {
      ask: 'Du hast ein Solo gespielt. In deinen Stichen sind 48 Augen, und das hier lag in deinem Stapel. Wie geht es aus?',
      labels: { gewonnen: 'gewonnen mit 63', verloren: 'verloren mit 48', schneider: 'gewonnen mit Schneider' },
      feedback: {
        gewonnen: 'Richtig, 48 und 15.',
        verloren: 'Die Augen im Stapel gehören auch dir.',
        schneider: 'Für Schneider bräuchtest du 91.',
      },
    },
    punkte:
      'Es geht um Punkte, nicht um Geld: einen für das Spiel, zwei bei Schneider und drei, wenn einer alle acht Stiche macht. Stoß und Retour verdoppeln. Beim [[schwarz|Schwarz]] zählen nur die Stiche, der Stapel hilft nicht.',
    '21.4': {
      ask: 'Dein Wenz: Du hast alle acht Stiche, mit dem Stapel 87 Augen. Wie viele Punkte bekommst du?',
      labels: { einen: 'einen', zwei: 'zwei', drei: 'drei' },
      feedback: {
        einen: 'Nach den Augen wäre es so. Aber du hast alle Stiche.',
        zwei: 'Zwei gibt es für Schneider. Du hast mehr geschafft: alle Stiche.',
        drei: 'Richtig. Dass im anderen Stapel 33 Augen liegen, ändert nichts daran.',
      },
    },
  },
};

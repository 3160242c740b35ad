// German texts of lesson 16: Stoss, Retour and laying.
import type { LESSON_16 } from '../../../engine/teaching/lessons/lesson-16.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_16_DE: TextsOf<typeof LESSON_16> = {
  title: 'Stoß, Retour und Legen',
  goal: 'Du verdoppelst mit Bedacht und weißt, was dann alles doppelt zählt.',
  steps: {
    stoss:
      'Glaubst du, dass der Spieler verliert, gibst du [[stoss|Stoß]]: Das ganze Spiel zählt doppelt. Der Spieler kann mit [[retour|Retour]] antworten, dann zählt es vierfach. Manche Tische verdoppeln mit [[sub|Sub und Resub]] noch weiter. Mit diesen sechs Trümpfen wäre ein Stoß gegen das Rufspiel von {who:declarer} gut.',
    '16.1': {
      ask: 'Tarif 10/50: Ein Rufspiel wird mit 65 Augen gewonnen, ohne Laufende, mit einem Stoß. Wie viele Cent zahlt jeder Verlierer?',
      right: 'Jeder zahlt 20 Cent, zweimal 10.',
      wrong: {
        10: 'Der Stoß verdoppelt noch.',
        40: 'So viel wäre es erst, wenn auch noch Retour gegeben worden wäre.',
      },
      other: 'Nimm die 10 Cent für das Rufspiel und verdopple sie einmal.',
    },
    '16.2': {
      ask: 'Tarif 10/50: Ein Wenz-Tout wird gewonnen, mit zwei Laufenden und einem Stoß. Wie viele Cent zahlt jeder Gegner?',
      right: 'Jeder zahlt 240: 100 und 20 sind 120, und das doppelt.',
      wrong: {
        120: 'Der Stoß fehlt noch, er verdoppelt alles.',
        220: 'Auch die Laufenden werden verdoppelt.',
        280: 'Der Tout verdoppelt die Laufenden nicht, nur den Preis des Wenz.',
      },
      other: 'Rechne erst ohne Stoß, also 100 und 20, und verdopple dann.',
    },
    zeitpunkt:
      'Stoß geben kannst du nur, bis im ersten Stich die zweite Karte liegt. Hier liegt erst eine, du dürftest also noch. Danach ist es zu spät.',
    '16.3': {
      ask: '{Who:leader} hat ausgespielt, {who:second} hat zugegeben. Du willst Stoß geben. Darfst du?',
      labels: { nein: 'nein', 'noch-nicht-gelegt': 'ja, ich habe ja noch nicht gelegt', jederzeit: 'ja, jederzeit' },
      feedback: {
        nein: 'Richtig, die zweite Karte liegt schon.',
        'noch-nicht-gelegt': 'An manchen Tischen spielt man es so. Üblich ist aber: Mit der zweiten Karte ist Schluss.',
        jederzeit: 'Sobald die zweite Karte liegt, geht es nicht mehr.',
      },
    },
    legen:
      'An vielen Tischen kann man auch [[legen]]: Nach den ersten vier Karten darf jeder verdoppeln, der sich etwas zutraut. Jede Verdopplung nimmt den Preis mal zwei, eine nach der anderen.',
    '16.4': {
      ask: 'Drei Spieler haben gelegt, dann kommen Stoß und Retour. Mit welcher Zahl wird der Preis malgenommen?',
      right: 'Mit 32: fünfmal verdoppelt, 2 mal 2 mal 2 mal 2 mal 2.',
      wrong: {
        16: 'Das wären vier Verdopplungen. Hier sind es fünf.',
        10: 'Verdopplungen werden nicht zusammengezählt, sondern malgenommen.',
        8: 'Das ist das Legen allein. Stoß und Retour kommen dazu.',
      },
      other: 'Fang bei 1 an und verdopple fünfmal.',
    },
    '16.5': {
      ask: '{Who:declarer} spielt auf {acc:GA}, und du hast {ihn:GA} auf der Hand. Dein Blatt ist stark. Darfst du Stoß geben?',
      labels: {
        nein: 'nein, nur die Gegenspieler dürfen das',
        'zu-frueh': 'nein, erst muss ausgespielt sein',
        ja: 'ja, noch weiß ja niemand, zu wem ich gehöre',
      },
      feedback: {
        nein: 'Richtig. Du gehörst zu {who:declarer} und würdest gegen dich selbst verdoppeln.',
        'zu-frueh': 'Darauf müssten die Gegenspieler nicht warten. Du aber gehörst zu {who:declarer}.',
        ja: 'Stoß geben nur die Gegenspieler. Du gehörst zu {who:declarer}, auch wenn es noch niemand weiß.',
      },
    },
  },
};

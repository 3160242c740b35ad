// German texts of lesson 4: the trumps.
import type { LESSON_04 } from '../../../engine/teaching/lessons/lesson-04.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_04_DE: TextsOf<typeof LESSON_04> = {
  title: 'Die Trümpfe',
  goal: 'Du kennst die 14 Trümpfe des Rufspiels und ihre Reihe.',
  steps: {
    ober: '[[trumpf|Trümpfe]] stechen jede andere Karte. Die vier stärksten sind die {rs:O}, und zwar in der Reihe {E}, {G}, {H}, {S}. Diese Reihe gilt immer.',
    unter: 'Darunter kommen die vier {rs:U}, wieder {E}, {G}, {H}, {S}. Alle acht zusammen heißen [[herren|Herren]].',
    herz: 'Zuletzt kommen alle übrigen {karten:H}, von {dat:HA} bis hinunter zur Sieben. Damit ist die [[trumpffolge|Trumpffolge]] vollständig.',
    '4.1': {
      ask: 'Hier liegen alle 32 Karten. Wie viele davon sind im Rufspiel Trumpf?',
      right: 'Trumpf sind 14 Karten: vier {rs:O}, vier {rs:U} und sechs {karten:H}.',
      wrong: {
        8: 'Das sind nur die Herren. Dazu kommen noch sechs {karten:H}.',
        16: '{Nom:HO} und {nom:HU} hast du zweimal gezählt. Sie gehören schon zu den Herren.',
        12: 'So viele sind es mit dem kurzen Blatt, das 24 Karten hat.',
      },
      other: 'Zähl zusammen: vier {rs:O}, vier {rs:U} und die übrigen {karten:H}.',
    },
    '4.2': {
      ask: 'Welche der beiden Karten ist im Rufspiel stärker?',
      labels: { gleich: 'beide gleich stark' },
      feedback: {
        SU: 'Ja, auch der kleinste Herr steht über {dat:HA}.',
        HA: 'Mehr Augen hat {er:HA} schon. Stärker ist trotzdem {nom:SU}, denn alle Herren stehen über {H}.',
        gleich: 'Zwei Karten sind nie gleich stark, eine steht immer höher.',
      },
    },
    sticht:
      'Hier siehst du die ganze Leiter. Oben ist die Kraft, unten sind die Augen: {Nom:HA} zählt 11, lässt sich aber leicht stechen. Darum geht es beim Schafkopf.',
    '4.3': {
      ask: 'Du spielst {acc:H7} aus, {who:second} legt {acc:HA}, {who:third} {acc:SU} und {who:last} {acc:EO}. Wer bekommt den Stich?',
      feedback: {
        0: 'Die Sieben ist der kleinste aller Trümpfe.',
        1: '{Nom:HA} ist erst der neunte Trumpf. Zwei Karten in diesem Stich stehen darüber.',
        2: '{Nom:SU} sticht zwar {acc:HA}, aber die {rs:O} stehen alle noch darüber.',
        3: 'Richtig. {Nom:EO} ist die stärkste Karte überhaupt.',
      },
    },
    '4.4': {
      ask: 'Eine dieser Karten ist im Rufspiel kein Trumpf. Welche?',
      feedback: {
        EK: 'Genau. Trumpf sind nur {rs:O}, {rs:U} und {H}.',
        GO: 'Alle {rs:O} sind Trumpf, auch {nom:GO}.',
        SU: 'Alle {rs:U} sind Trumpf, auch {nom:SU}.',
        H7: 'Alle {karten:H} sind Trumpf, auch die kleinste.',
      },
    },
    '4.5': {
      ask: 'Sortiere diese Trümpfe, den stärksten zuerst.',
      right: 'Richtig: erst die {rs:O}, dann {nom:EU}, zuletzt {H}.',
    },
  },
};

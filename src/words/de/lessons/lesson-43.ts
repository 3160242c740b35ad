// German texts of lesson 43: what follows when nobody plays, and the Hochzeit.
import type { LESSON_43 } from '../../../engine/teaching/lessons/lesson-43.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_43_DE: TextsOf<typeof LESSON_43> = {
  title: 'Wenn keiner spielen will',
  goal: 'Du kennst Ramsch, Muss-Spiel und Stock, und du weißt, was eine Hochzeit ist.',
  steps: {
    'keiner-will':
      'Will keiner der vier spielen, wird [[zusammenwerfen|zusammengeworfen]], oder es gibt je nach Tisch etwas anderes. Beim [[ramsch|Ramsch]] spielt jeder für sich, und es verliert, wer die meisten Augen hat.',
    '19.4': {
      ask: 'Ramsch: Du und {who:opposite}, ihr habt beide 40 Augen. Du hast drei Stiche, {who:opposite} zwei. Wer zahlt?',
      labels: { a: 'ich', c: '{who:opposite}', beide: 'wir beide' },
      feedback: {
        a: 'Leider ja. Bei gleichen Augen verliert, wer mehr Stiche hat.',
        c: '{Who:opposite} hat einen Stich weniger als du, und das rettet {ihn:opposite}.',
        beide: 'Erst wenn auch sonst nichts den Unterschied macht.',
      },
    },
    'ramsch-mehr':
      'Wer im Ramsch keinen Stich bekommt, ist [[jungfrau|Jungfrau]], und oft muss der Verlierer dafür doppelt zahlen. Umgekehrt geht es auch: Wer alle Stiche macht, hat den [[durchmarsch|Durchmarsch]] geschafft und gewinnt.',
    muss: 'Beim [[mussspiel|Muss-Spiel]] muss spielen, wer {acc:EO} hat. Und beim [[stock|Stock]] zahlen alle in einen Topf ein, um den im nächsten Rufspiel gespielt wird.',
    '19.5': {
      ask: 'In einem Muss-Spiel hat die Partei des Spielers genau 60 Augen. Wie geht es aus?',
      labels: { gewonnen: 'gewonnen', verloren: 'verloren', unentschieden: 'unentschieden' },
      feedback: {
        gewonnen: 'Richtig. Wer spielen muss, darf es mit 60 auch schaffen.',
        verloren: 'Die 61 gelten nur für den, der freiwillig spielt.',
        unentschieden: 'Unentschieden gibt es im Muss-Spiel nicht.',
      },
    },
    hochzeit:
      'Bei der [[hochzeit|Hochzeit]] hat jemand nur einen einzigen Trumpf. Den bietet er verdeckt an, und wer ihn nimmt, gibt eine einfache Karte zurück und ist sein Partner.',
    '19.6': {
      ask: 'Bei euch wird Hochzeit gespielt, und du hast dieses Blatt. Welche Karte bietest du an?',
      labels: { nichts: 'keine, das geht hier nicht' },
      feedback: {
        SU: 'Richtig, das ist dein einziger Trumpf. Wer heiratet dich?',
        SK: 'Angeboten wird immer der einzige Trumpf, nie eine einfache Karte.',
        nichts: 'Doch, genau das ist die Bedingung: ein einziger Trumpf, und den hast du.',
      },
    },
  },
};

// German texts of lesson 10: bidding.
import type { LESSON_10 } from '../../../engine/lessons/lesson-10.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_10_DE: TextsOf<typeof LESSON_10> = {
  title: 'Ansagen',
  goal: 'Du sagst an, wenn du dran bist, und weißt, wer am Ende spielt.',
  steps: {
    reihum:
      'Nach dem Geben wird reihum gefragt, die [[vorhand|Vorhand]] zuerst. Wer nichts hat, sagt „[[weiter]]“. Wer spielen will, sagt „[[ichSpiele|ich spiele]]“. Zeig dein Gefühl für ein gutes Blatt!',
    '10.5': {
      ask: 'Das ist dein Blatt, und du bist als Erster dran. Was sagst du?',
      feedback: {
        spiele:
          'Richtig. Vier Herren und zwei weitere Trümpfe, die beiden höchsten dabei, und kurze Farben: So sieht ein schönes Rufspiel aus.',
        weiter: 'Schade drum. Mit den zwei höchsten Trümpfen und vier weiteren solltest du dich trauen.',
        sie: 'Für einen [[sie|Sie]] brauchst du alle acht Herren, und du hast nur vier.',
      },
    },
    '10.6': {
      ask: 'Und was sagst du mit diesem Blatt?',
      feedback: {
        spiele: 'Mutig, aber drei schwache Trümpfe und keine einzige Sau reichen nicht. Da zahlst du meistens drauf.',
        weiter: 'Richtig. Drei schwache Trümpfe und keine einzige Sau: Lass die anderen spielen.',
      },
    },
    rangfolge:
      'Die Spiele haben eine Rangfolge: Rufspiel, [[wenz|Wenz]], [[solo|Solo]], Wenz-[[tout|Tout]], Solo-Tout und ganz oben der [[sie|Sie]]. Das höhere Spiel geht vor.',
    mehr: 'Will schon jemand spielen, sagst du „[[gut]]“, wenn du einverstanden bist. Hast du mehr als ein Rufspiel, sagst du „[[ichSpieleAuch|ich spiele auch]]“. Das hat hier Vroni getan.',
    '10.1': {
      ask: 'Resi sagt „ich spiele“, Sepp „gut“, Vroni „ich spiele auch“. Resi und du sagen „gut“. Wer spielt, und was mindestens?',
      labels: {
        'c-wenz': 'Vroni, mindestens einen Wenz',
        'a-rufer': 'Resi, ein Rufspiel',
        'c-rufer': 'Vroni, ein Rufspiel',
        d: 'ich, mindestens einen Wenz',
      },
      feedback: {
        'c-wenz': 'Richtig. Vroni hat mehr als ein Rufspiel versprochen, und Resi hat nachgegeben.',
        'a-rufer': 'Resi hat „gut“ gesagt und ist damit ausgestiegen.',
        'c-rufer': 'Mit „ich spiele auch“ hat Vroni mehr als ein Rufspiel versprochen.',
        d: 'Du hast nur zugestimmt. Zu spielen hast du damit nichts versprochen.',
      },
    },
    selbst:
      'Der Frühere darf dagegenhalten. Hast du das verlangte Spiel auch, sagst du „[[ichSpieleSelbst|ich spiele selbst]]“. Bei gleichen Spielen hat der Frühere den [[vorrang|Vorrang]].',
    '10.2': {
      ask: 'Du und Resi, ihr wollt beide einen Wenz spielen. Du bist Vorhand. Was passiert?',
      labels: {
        a: 'ich halte mit „ich spiele selbst“ und spiele',
        b: 'Resi spielt, sie war die Letzte',
        zusammen: 'die Karten werden zusammengeworfen',
      },
      feedback: {
        a: 'Richtig, bei gleichem Spiel gilt der frühere Platz.',
        b: 'Resi bräuchte dafür ein höheres Spiel als du.',
        zusammen: '[[zusammenwerfen|Zusammengeworfen]] wird nur, wenn alle vier passen.',
      },
    },
    '10.3': {
      ask: 'Resi hatte gesagt: „Ich hätte ein Solo.“ Du hast „ich spiele selbst“ gesagt, und sie hat nachgegeben. Was darfst du jetzt ansagen?',
      labels: { solo: 'ein Solo oder einen Tout', wenz: 'auch einen Wenz', rufer: 'jedes Spiel' },
      feedback: {
        solo: 'Richtig, mindestens das, wogegen du gehalten hast.',
        wenz: 'Zu wenig. Du hast ja versprochen, selbst ein Solo zu haben.',
        rufer: 'Zu wenig. Du hast ja versprochen, selbst ein Solo zu haben.',
      },
    },
    '10.4': {
      ask: 'Du hast nur „ich spiele“ gesagt, und niemand hat überboten. Darfst du mit diesem Blatt ein Solo ansagen?',
      labels: {
        ja: 'ja, jederzeit',
        'nur-rufspiel': 'nein, nur ein Rufspiel',
        einverstanden: 'nur, wenn alle einverstanden sind',
      },
      feedback: {
        ja: 'Richtig. Mehr als versprochen darfst du immer ansagen.',
        'nur-rufspiel': 'Mit „ich spiele“ bist du noch auf nichts festgelegt. Mehr ist immer erlaubt.',
        einverstanden: 'Dafür fragst du niemanden. Was du spielst, bestimmst du.',
      },
    },
  },
};

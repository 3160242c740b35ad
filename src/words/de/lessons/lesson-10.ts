// German texts of lesson 10: bidding.
import type { LESSON_10 } from '../../../engine/teaching/lessons/lesson-10.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_10_DE: TextsOf<typeof LESSON_10> = {
  title: 'Ansagen',
  goal: 'Du sagst an, wenn du dran bist, und weißt, wer am Ende spielt.',
  steps: {
    reihum:
      'Nach dem Geben wird reihum gefragt, die [[vorhand|Vorhand]] zuerst. Wer nichts hat, sagt „[[weiter]]“. Wer spielen will, sagt „[[ichSpiele|ich spiele]]“.',
    zaehlen:
      'Für ein Rufspiel zählst du dein Blatt so: Jeder Trumpf zählt zwei, nur {rs:O} zählen drei, und {rs:A} der anderen Farben zählen je eins. Ab neun kannst du spielen, wenn du eine Farbe zum Rufen hast.',
    '10.5': {
      ask: 'Das ist dein Blatt, und du bist als Erster dran. Was sagst du?',
      feedback: {
        spiele:
          'Richtig. Sechs Trümpfe sind zwölf, und {nom:EO} und {nom:GO} zählen je eins mehr: vierzehn. Das ist ein schönes Rufspiel.',
        weiter: 'Schade drum. Dieses Blatt zählt vierzehn, und ab neun kannst du spielen.',
        sie: 'Für einen [[sie|Sie]] brauchst du alle acht Herren, und du hast nur vier.',
      },
    },
    '10.6': {
      ask: 'Und was sagst du mit diesem Blatt?',
      feedback: {
        spiele:
          'Mutig, aber drei Trümpfe sind sechs, {nom:SA} und {nom:EA} machen acht. Da zahlst du öfter, als du gewinnst.',
        weiter: 'Richtig. Drei kleine Trümpfe und zwei hohe Karten daneben sind acht: Lass die anderen spielen.',
      },
    },
    rangfolge:
      'Die Spiele haben eine Rangfolge: Rufspiel, [[wenz|Wenz]], [[solo|Solo]], Wenz-[[tout|Tout]], Solo-Tout und ganz oben der [[sie|Sie]]. Das höhere Spiel geht vor.',
    mehr: 'Will schon jemand spielen, sagst du „[[gut]]“, wenn du einverstanden bist. Hast du mehr als ein Rufspiel, sagst du „[[ichSpieleAuch|ich spiele auch]]“. Das hat hier {who:rearhand} getan.',
    '10.1': {
      ask: '{Who:forehand} sagt „ich spiele“, {who:middlehand} „gut“, {who:rearhand} „ich spiele auch“. Dann sagen {who:forehand} und du „gut“. Wer spielt, und was mindestens?',
      labels: {
        'c-wenz': '{who:rearhand}, mindestens einen Wenz',
        'a-rufer': '{who:forehand}, ein Rufspiel',
        'c-rufer': '{who:rearhand}, ein Rufspiel',
        d: 'ich, mindestens einen Wenz',
      },
      feedback: {
        'c-wenz': 'Richtig. {Who:rearhand} hat mehr als ein Rufspiel versprochen, und {who:forehand} hat nachgegeben.',
        'a-rufer': '{Who:forehand} hat „gut“ gesagt und ist damit ausgestiegen.',
        'c-rufer': 'Mit „ich spiele auch“ hat {who:rearhand} mehr als ein Rufspiel versprochen.',
        d: 'Du hast nur zugestimmt. Zu spielen hast du damit nichts versprochen.',
      },
    },
    selbst:
      'Der Frühere darf dagegenhalten. Könntest du das angekündigte Spiel auch spielen, sagst du „[[ichSpieleSelbst|ich spiele selbst]]“. Bei gleichen Spielen hat der Frühere den [[vorrang|Vorrang]].',
    '10.2': {
      ask: 'Du und {who:middlehand}, ihr wollt beide einen Wenz spielen. Du bist Vorhand. Was passiert?',
      labels: {
        a: 'ich halte mit „ich spiele selbst“ und spiele',
        b: '{who:middlehand} spielt, denn {er:middlehand} hat zuletzt gesprochen',
        zusammen: 'die Karten werden zusammengeworfen',
      },
      feedback: {
        a: 'Richtig, bei gleichem Spiel gilt der frühere Platz.',
        b: '{Who:middlehand} bräuchte dafür ein höheres Spiel als du.',
        zusammen: '[[zusammenwerfen|Zusammengeworfen]] wird nur, wenn alle vier „weiter“ sagen.',
      },
    },
    '10.3': {
      ask: '{Who:middlehand} hatte gesagt: „Ich hätte ein Solo.“ Du hast „ich spiele selbst“ gesagt, und {er:middlehand} hat nachgegeben. Was darfst du jetzt ansagen?',
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

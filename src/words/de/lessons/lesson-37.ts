// German texts of lesson 37: counting points.
import type { LESSON_37 } from '../../../engine/teaching/lessons/lesson-37.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_37_DE: TextsOf<typeof LESSON_37> = {
  title: 'Mitzählen: die Augen',
  goal: 'Du weißt, was beiden Seiten fehlt, und spielst den entscheidenden Stich richtig.',
  steps: {
    mitzaehlen:
      'Zähl Stich für Stich mit, was eure Seite hat. 61 braucht der Spieler mit seinem Mitspieler, den Gegnern genügen 60. Kurz vor dem Ziel zählt nur noch, wer diesen einen Stich bekommt.',
    '37.1': {
      ask: 'Du spielst gegen {who:declarer}, und die andere Seite hat 57 Augen. {Nom:EU} liegt vorn, nach dir kommt nur noch {who:left}. Was legst du?',
      outcomes: {
        richtig: 'Richtig. Mit diesem Stich wären die anderen über 60 gekommen. Jetzt ist er euer.',
        sau: 'Elf Augen zu 57, und das Spiel ist aus: {Nom:EU} behält den Stich, denn höher ist nur noch {nom:GO}.',
      },
    },
    '37.2': {
      ask: 'Du bist der Spieler, und deine Seite hat 47 Augen. Vier liegen im Stich, nach dir kommt noch {who:left}. Was legst du?',
      outcomes: {
        richtig: 'Richtig gerechnet: 47, dazu vier und zehn, das macht 61. Mehr brauchst du nicht.',
        unter: 'Der sticht auch, aber das sind erst 53. Mit der Zehn wärst du fertig gewesen.',
        eichel: 'Damit schenkst du den Gegnern den Stich und zehn Augen dazu, und dir fehlen noch vierzehn.',
      },
    },
    '37.3': {
      ask: 'Du spielst gegen {who:declarer}, und ihr habt 57 Augen. {Nom:HU} hat den Stich. Nach dir kommt niemand mehr. Was legst du?',
      outcomes: {
        richtig: 'Richtig. Sechs liegen da: Mit diesem Stich habt ihr mehr als 60 und gewonnen.',
        zehn: '{Acc:HU} schlägt sie nicht. Die Zehn ist weg, und euch fehlen noch immer drei Augen.',
        farbe: 'Drei Augen fehlen euch, sechs liegen da, und du kannst stechen. Worauf wartest du?',
      },
    },
    'beide-seiten':
      'Zähl auch, was den anderen fehlt. Bekommen sie einen Stich sicher, entscheidet manchmal eine einzige Karte von dir, ob sie damit schon am Ziel sind.',
    '37.4': {
      ask: 'Du spielst gegen {who:declarer}. Die anderen haben 55 Augen, diesen Stich bekommen sie, und drei liegen schon darin. Was gibst du zu?',
      outcomes: {
        richtig: 'Richtig. 58 haben sie jetzt, und noch ist nichts verloren.',
        augen: 'Mit deiner Karte sind es über 60, und das Spiel ist aus. Ein leerer Trumpf hätte sie bei 58 gehalten.',
      },
    },
    '37.5': {
      ask: 'Du spielst gegen {who:declarer}, und ihr habt 50 Augen. {Who:right} gehört zu dir und hat {acc:ST} ausgespielt, zwei kommen noch. Was legst du?',
      outcomes: {
        richtig: 'Richtig. Mit diesem Stich sind es 62, und höher stechen kann dich niemand mehr.',
        acht: 'Einer von den beiden, die noch kommen, kann stechen. Die zehn Augen gehören dann den anderen.',
      },
    },
    '37.6': {
      ask: 'Du spielst gegen {who:declarer}. 57 haben die anderen, vierzehn liegen im Stich, und {who:declarer} kommt noch. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. Im Augenblick gehört der Stich zwar euch, aber {who:declarer} kann stechen. Deinen Trumpf schlägt niemand mehr.',
        sau: '{Who:declarer} kommt noch und kann stechen. Dann wären es 25 Augen auf einmal, und das Spiel ist verloren.',
        acht: '{Who:declarer} kommt noch und kann stechen: 57 und vierzehn sind mehr als genug.',
      },
    },
    '37.7': {
      ask: 'Bis zum Ende: Du spielst gegen {who:declarer}, und die anderen haben schon 59 Augen. {Nom:EU} liegt vorn, nach dir kommt nur noch {who:left}. Was legst du?',
      won: 'Gewonnen! Den Stich hat dein Partner geholt, und dein höchster Trumpf hat den nächsten gesichert.',
      lost: 'Diesmal nicht. Du brauchst alle drei Stiche, und {nom:GO} ist noch draußen.',
      plan: 'Alle drei Stiche müssen euch gehören. Also muss {who:left} diesen mit {dat:GO} holen, und {nom:EO} bleibt für den nächsten.',
    },
  },
};

// German texts of lesson 36: whose trick it is.
import type { LESSON_36 } from '../../../engine/teaching/lessons/lesson-36.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_36_DE: TextsOf<typeof LESSON_36> = {
  title: 'Wem gehört der Stich?',
  goal: 'Du siehst vor dem Zugeben, wer den Stich bekommt, und richtest dich danach.',
  steps: {
    wem: 'Frag dich vor jedem Zugeben: Wer hat den Stich, und kann ihn nach mir noch jemand nehmen? Gehört er deinem Partner, gib Augen und stich nicht drüber. Gehört er den anderen, gib nichts.',
    '36.1': {
      ask: 'Du spielst gegen {who:declarer}, {who:right} gehört zu dir und hat gestochen. {Who:left} kommt noch, hat aber vorhin auf Trumpf keinen mehr gehabt. Was legst du?',
      outcomes: {
        richtig: 'Richtig. Die Zehn ist in diesem Stich so gut aufgehoben wie nirgends sonst.',
        neun: 'Zehn Augen behältst du damit auf der Hand, und im nächsten Stich dieser Farbe sind sie vielleicht verloren.',
      },
    },
    '36.2': {
      ask: 'Du spielst gegen {who:declarer}. Den Stich hat {who:right}, deine Partnerin, und nach dir kommt niemand mehr. Trumpf musst du zugeben. Welchen?',
      outcomes: {
        richtig:
          'Richtig. Der Stich gehört euch schon. Ein kleiner genügt, und dein höchster Trumpf macht später einen eigenen.',
        hoch: 'Damit nimmst du deiner Partnerin einen Stich weg, den ihr schon habt, und dein höchster Trumpf ist fort.',
      },
    },
    '36.3': {
      ask: 'Den Stich hat {who:right}, deine Partnerin, und du bist als Letzter dran. Welche Karte gibst du hinein?',
      outcomes: {
        richtig: 'Richtig. Zehn Augen sind daheim, und {nom:GA} kann noch selbst einen Stich machen.',
        sau: 'Elf Augen, aber {nom:GA} ist die höchste Karte in {G} und hätte selbst einen Stich gemacht. Die Zehn war die bessere Gabe.',
        koenig: 'Sicher ist der Stich, also darf es mehr sein. Sechs Augen mehr wären es mit der Zehn gewesen.',
      },
    },
    '36.4': {
      ask: 'Du spielst gegen {who:declarer}. {Who:opposite} gehört zu dir und hat gestochen, nach dir kommt niemand mehr. Was legst du?',
      outcomes: {
        richtig: 'Richtig. Der Stich ist euer. Deine Trümpfe behältst du für Stiche, die den anderen gehören.',
        trumpf: 'Da stichst du deinem eigenen Partner drüber. Gewonnen ist dadurch nichts, aber der Trumpf ist weg.',
      },
    },
    'kommt-noch':
      'Schwieriger ist es, wenn dein Partner erst noch kommt. Ist er der Letzte und kann er den Stich vermutlich holen, dann stich nicht, sondern gib Augen auf Vorrat hinein.',
    '36.5': {
      ask: '{Who:declarer} hat schon zugegeben. Nach dir kommt nur noch {who:left}, und {er:left} spielt mit dir gegen den Spieler. Was legst du?',
      outcomes: {
        richtig: 'Stark. Kann {who:left} den Stich holen, sind elf Augen darin, und dein Trumpf ist noch da.',
        trumpf: 'Ein fast leerer Stich, den {who:left} vielleicht auch bekommt. Dein bester Trumpf fehlt dir danach.',
        koenig:
          'Der Gedanke stimmt. Aber wenn {who:left} den Stich holt, bringt {nom:SA} elf Augen, der König nur vier.',
      },
    },
    '36.6': {
      ask: 'Du gehörst zu {who:declarer}. {Acc:S8} hat {who:right} ausgespielt, du hast {kein:S} und keinen Trumpf. {Who:declarer} kommt gleich nach dir. Was legst du?',
      outcomes: {
        richtig:
          'Mutig und richtig. {Who:declarer} kann stechen, und dann sind zehn Augen daheim, die neben {dat:EA} sonst leicht verloren gehen.',
        koenig: 'Auch eine Gabe, aber eine kleine. {Nom:ET} macht später kaum noch einen Stich, der König auch nicht.',
      },
    },
    '36.7': {
      ask: 'Bis zum Ende: Du bist der Spieler, deine Seite hat 47 Augen und braucht 61. {Acc:E9} hat {who:right} ausgespielt, {who:opposite} gehört zu dir. Was legst du?',
      won: 'Gewonnen! Für einen leeren Stich war dir jeder Trumpf zu schade.',
      lost: 'Diesmal nicht. Im Stich liegt nichts. Wofür brauchst du deine zwei Trümpfe?',
      plan: 'Du wirfst die leere Karte ab und behältst beide Trümpfe. Mit dem höheren holst du am Ende einen vollen Stich.',
    },
  },
};

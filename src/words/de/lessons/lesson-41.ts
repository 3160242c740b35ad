// German texts of lesson 41: defending a Rufspiel in the first tricks.
import type { LESSON_41 } from '../../../engine/teaching/lessons/lesson-41.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_41_DE: TextsOf<typeof LESSON_41> = {
  title: 'Gegen ein Rufspiel: die ersten Stiche',
  goal: 'Du suchst rechtzeitig, stichst mit Augen und siehst früh, wer zu dir gehört.',
  steps: {
    suchen:
      'Als Gegenspieler suchst du früh nach {dat:ruf}, solange dein Partner noch Trümpfe hat. Je mehr Karten der Ruffarbe du selbst hast, desto eher ist er darin frei und kann stechen.',
    '41.1': {
      ask: '{Who:declarer} spielt auf {acc:EA}, und du spielst gegen {ihn:declarer}. Du kommst heraus. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. Drei Karten der Ruffarbe hast du selbst. Da ist dein Partner oft frei und kann {acc:ruf} gleich stechen.',
        trumpf:
          'Damit ziehst du auch deinem Partner die Trümpfe, die er zum Stechen braucht. Trumpf ist Sache des Spielers.',
        koenig: 'Über {acc:GK} gehen noch {nom:GA} und {nom:GT}. Vier Augen sind fort, und gesucht hast du nicht.',
      },
    },
    '41.2': {
      ask: 'Du spielst gegen {who:declarer}. {Nom:EA} ist gerufen und noch nicht gefallen. Du hast gestochen und kommst heraus. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. Außer {dat:ruf} sind von {E} nur noch zwei Karten draußen. Dein Partner ist also meistens frei, und wenn er sticht, sind das mindestens 21 Augen.',
        wenig:
          'Gesucht ist damit auch. Aber dein Partner kann wahrscheinlich stechen, und dann soll sich der Stich lohnen. Allein bringst du die Zehn kaum heim.',
        sau: 'Die Karte läuft vielleicht. Doch suchen musst du jetzt, solange dein Partner noch Trümpfe zum Stechen hat.',
        trumpf: 'Damit holst du auch deinem Partner die Trümpfe heraus, mit denen er {acc:ruf} stechen soll.',
      },
    },
    'muss-heraus':
      'Wird die Ruffarbe ausgespielt, muss {nom:ruf} in diesen Stich, und der Spieler muss eine Karte der Farbe zugeben. Wer von den Gegnern frei ist, kann darum mit Augen stechen.',
    '41.3': {
      ask: '{Who:declarer} spielt auf {acc:EA}, und du spielst gegen {ihn:declarer}. {Who:leader} sucht mit {dat:ET}, und du hast {kein:E}. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. {Nom:ruf} muss hinein, und {who:declarer} muss {E} zugeben. Drüberstechen kann also niemand: 32 Augen.',
        hoch: 'Den Stich hättest du mit jedem Trumpf. {Nom:HA} bringt noch elf Augen hinein, und deine Herren brauchst du später.',
        frei: 'Dann macht {nom:ruf} diesen Stich, und ihr verliert mindestens 21 Augen. Mit einem Trumpf gehören sie euch.',
      },
    },
    '41.4': {
      ask: '{Who:declarer} spielt auf {acc:SA} und kommt mit {dat:HU} heraus. Du spielst gegen {ihn:declarer} und bist als Nächster dran. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. Mit einem so kleinen Herrn soll {who:declarer} nicht Trumpf ziehen dürfen. Drüber gehen nur noch die drei höchsten, und bleibt der Stich dir, kommst du heraus.',
        klein:
          'So zieht {who:declarer} mit einem kleinen Herrn dich und deinen Partner aus und kommt wieder heraus. Drei Karten in deiner Hand schlagen {acc:HU}.',
        zehn: 'Zehn Augen in einen Stich, der noch {who:declarer} gehört. Drei Karten in deiner Hand schlagen {acc:HU}.',
      },
    },
    'wer-gehoert-zu-wem':
      'Auch das Ausspielen verrät etwas: Trumpf spielt meistens jemand von der Partei des Spielers, die Ruffarbe ein Gegner. Ist {nom:ruf} gefallen, weiß es jeder. Gib Augen nur dorthin, wo du deinen Partner vermutest.',
    '41.5': {
      ask: '{Who:declarer} spielt auf {acc:EA}, und du spielst gegen {ihn:declarer}. {Who:leader} kommt mit {dat:EO} heraus. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. Wer gleich Trumpf ausspielt, gehört meistens zu {who:declarer}. Zwei Augen sind genug, und {nom:GO} ist danach der höchste Trumpf.',
        sau: 'Elf Augen in einen Stich, der wahrscheinlich {who:declarer} hilft: Ein Gegenspieler hätte eher gesucht, als Trumpf zu spielen.',
        ober: '{Acc:EO} schlägst du damit nicht. {Nom:GO} wäre danach der höchste Trumpf gewesen, und jetzt ist {er:GO} weg.',
      },
    },
    '41.6': {
      ask: '{Who:declarer} spielt auf {acc:GA}. Du hast gesucht, und {who:opposite} hatte {ihn:GA}. Dann hat {who:opposite} Trumpf gespielt, und {who:declarer} ging mit {dat:SU} darüber. Was legst du?',
      outcomes: {
        richtig:
          'Richtig. {Who:left} gehört also zu dir und spielt noch nach dir. {Acc:SU} schlägt jeder andere Herr: Die elf Augen sind gut angelegt.',
        klein:
          'Zu vorsichtig. {Who:left} gehört zu dir, spielt noch nach dir und kann {acc:SU} mit jedem anderen Herrn schlagen.',
        ober: 'Damit hast du den Stich, aber nur sechs Augen für deinen besten Trumpf. {Who:left} hätte ihn vielleicht billiger geholt.',
      },
    },
    '41.7': {
      ask: 'Bis zum Ende: Du spielst gegen {who:declarer}, ihr habt 15 Augen und braucht 60. {Nom:EA} ist gerufen, du kommst heraus, und die anderen machen keinen Fehler.',
      won: 'Gewonnen! Gleich gesucht, und zwar mit Augen: Das hat sich gelohnt.',
      lost: 'Diesmal nicht. Zähl nach, was von {E} noch draußen ist: Wer ist wohl frei, und was soll dann im Stich liegen?',
      plan: 'Du suchst mit {dat:ET}, denn {who:mate} ist in {E} frei und sticht {acc:ruf}. Danach sucht ihr euch die fehlenden Augen in euren Farben.',
    },
  },
};

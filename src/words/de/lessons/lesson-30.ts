// German texts of lesson 30: drawing trumps as declarer.
import type { LESSON_30 } from '../../../engine/teaching/lessons/lesson-30.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_30_DE: TextsOf<typeof LESSON_30> = {
  title: 'Als Spieler: Trumpf ziehen',
  goal: 'Du holst die Trümpfe heraus, bevor du deine anderen Karten ausspielst.',
  steps: {
    'von-oben':
      'Was die Gegner an Trümpfen haben, sticht dir später die hohen Karten. Darum zieht der Spieler: Ist sein höchster Trumpf nicht mehr zu schlagen, spielt er ihn aus. Jeder muss zugeben, und er selbst bleibt am Ausspiel.',
    '30.1': {
      ask: 'Du spielst auf {acc:GA} und kommst heraus. Drei Trümpfe sind noch draußen: {EU,GU,H8}. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. Über {acc:EO} und {acc:SO} geht nichts mehr. Nach zwei Runden ist meistens kein Trumpf mehr draußen.',
        unter:
          'Den schlagen {nom:EU} und {nom:GU}. Du gibst das Ausspiel her und ziehst dabei nicht mehr als mit einem sicheren Trumpf.',
        ruffarbe:
          'Damit muss {nom:ruf} heraus, solange die Gegner noch drei Trümpfe haben können, um {ihn:ruf} zu stechen.',
      },
    },
    '30.2': {
      ask: 'Du spielst auf {acc:GA}. {Nom:EO} und {nom:HO} sind gefallen, drei Trümpfe sind noch draußen. Du kommst heraus. Womit?',
      outcomes: {
        richtig:
          'Genau. {Nom:GO} ist jetzt der höchste Trumpf. Wer noch einen hat, muss ihn hergeben, und du bleibst am Ausspiel.',
        klein: 'Zu klein: Da sticht ein Gegner drüber und bekommt vier Augen und das Ausspiel dazu.',
        ruffarbe: 'Jetzt käme {nom:ruf} heraus, und drei Trümpfe könnten {ihn:ruf} stechen. Erst ziehen!',
        neben: 'Damit kommen die Gegner ans Spiel und behalten ihre Trümpfe. Gezogen hast du keinen.',
      },
    },
    '30.3': {
      ask: 'Zwei Trümpfe sind noch draußen, {nom:SO} und {nom:HT}. Du spielst auf {acc:GA} und kommst heraus. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. Den schlägt niemand, und im besten Fall fallen beide auf einmal. Danach sticht dir keiner mehr etwas.',
        unter: 'Darüber geht noch {nom:SO}. Sicher ziehst du hier nur mit deinem höchsten.',
        klein: 'Den nimmt dir jeder der beiden Trümpfe ab. Solange du oben einen sicheren hast, zieh mit dem.',
        farbe: 'Zwei Trümpfe sind noch draußen, und einer davon könnte das stechen. Erst ziehen, dann die Farben!',
      },
    },
    'zwei-fuer-einen':
      'Ist dein Trumpf nicht mehr der höchste, kann Ziehen trotzdem richtig sein. Im Solo sitzen drei gegen dich: Ein Trumpf von dir zieht bis zu drei der ihren. Dafür genügt dein kleinster.',
    '30.4': {
      ask: 'Du spielst ein Solo, Trumpf ist {S}. Draußen sind noch {HO,SO,HU}, und du kommst heraus. Was spielst du?',
      outcomes: {
        richtig:
          'Richtig. {Er:SK} verliert zwar, zieht aber meistens zwei oder sogar drei Trümpfe heraus. Dann ist für {acc:ST} kaum noch ein höherer da.',
        herz: 'Von {H} ist sonst keine Karte mehr draußen. Dein König wird also gestochen: vier Augen für einen einzigen Trumpf.',
        zehn: 'Gezogen wird damit genauso viel, aber zehn Augen gehen mit an die Gegner. Ein kleiner Trumpf genügt.',
      },
    },
    '30.5': {
      ask: 'Du spielst ein Solo, Trumpf ist {E}. Draußen sind nur noch {nom:SO} und {nom:SU}, und von {G} fehlt dir nur {nom:G7}. Du kommst heraus. Was spielst du?',
      outcomes: {
        richtig:
          'Richtig. Jetzt fällt mindestens einer der beiden Trümpfe. Erst danach sind {nom:GA} und {nom:GT} an der Reihe.',
        augen:
          'Zugeben kann hier höchstens noch einer. Wer {acc:SO} oder {acc:SU} hat, sticht, und deine Augen sind weg.',
      },
    },
    '30.6': {
      ask: '{Nom:ruf} ist schon gefallen, du bist der Spieler und kommst heraus. Draußen sind noch {SO,HA,HT}. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. {Er:HK} zieht ebenso viel wie {nom:HU}, und der wird der höchste Trumpf, sobald {nom:SO} fällt.',
        unter: 'Gezogen wird damit genauso viel. Aber dir bleibt dann {nom:HK}, und den schlagen alle drei.',
        zehn: 'Von {G} ist nur noch eine einzige Karte draußen. Die Zehn wird also fast sicher gestochen.',
      },
    },
    '30.7': {
      ask: 'Bis zum Ende: Du gehörst zu {who:declarer}, ihr habt 34 Augen und braucht 61. Du kommst heraus, drei Karten hast du noch. Die Gegner machen keinen Fehler.',
      won: 'Gewonnen! Dein Trumpf hat zwei gegnerische Trümpfe herausgeholt und {who:declarer} ans Spiel gebracht.',
      lost: 'Diesmal nicht. Überleg noch einmal, wem ein Trumpf von dir hilft und wohin deine Zehn gehört.',
      plan: 'Du bringst {who:declarer} einen Trumpf, und bei den Gegnern fallen zwei. Die Zehn hebst du auf, bis {who:declarer} wieder sticht.',
    },
  },
};

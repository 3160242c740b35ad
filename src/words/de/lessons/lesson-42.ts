// German texts of lesson 42: when to give a Stoss, and when a Retour.
import type { LESSON_42 } from '../../../engine/teaching/lessons/lesson-42.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_42_DE: TextsOf<typeof LESSON_42> = {
  title: 'Wann Stoß, wann Retour?',
  goal: 'Du verdoppelst nur, wenn deine Seite öfter gewinnt als verliert, und schweigst, wenn es knapp ist.',
  steps: {
    haelfte:
      'Ein Stoß verdoppelt Gewinn und Verlust. Er lohnt sich nur, wenn deine Seite öfter als in jedem zweiten Fall gewinnt. Außerdem verrät er dem Spieler, wo die Trümpfe sind. Ist es knapp, sagst du nichts.',
    '42.1': {
      ask: '{Who:declarer} spielt auf {acc:SA}, und du spielst gegen {ihn:declarer}. Was sagst du?',
      feedback: {
        stoss:
          'Richtig. Sechs Trümpfe, der höchste dabei, dazu {nom:EA}, und in der Ruffarbe bist du frei: Da verliert {who:declarer} meistens.',
        leave:
          'Zu vorsichtig. Mit diesem Blatt hättest du selbst gespielt, und {acc:SA} kannst du stechen. {Who:declarer} verliert hier öfter als in jedem zweiten Fall.',
      },
    },
    zaehlen:
      'Zähl dein Blatt wie für ein eigenes Rufspiel. Unter 13 schweigst du fast immer. Ab 14 gibst du Stoß, wenn du in der Ruffarbe frei bist und {acc:ruf} stechen kannst. Das kommt selten vor, etwa in jedem fünfzigsten Rufspiel.',
    '42.2': {
      ask: 'Wieder ist {nom:SA} gerufen, und du spielst gegen {who:declarer}. Was sagst du mit diesen fünf Trümpfen?',
      feedback: {
        stoss:
          'Viele Trümpfe, aber die drei höchsten fehlen dir: Nach deiner Zählung sind es elf. Meistens zahlst du jetzt das Doppelte.',
        leave:
          'Richtig. Fünf Trümpfe und {nom:SO}, das zählt elf. Die drei höchsten sitzen woanders, und mit ihnen zieht dir {who:declarer} deine.',
      },
    },
    '42.3': {
      ask: '{Who:declarer} spielt auf {acc:GA}. Du hast {acc:EO}, {acc:EA} und {acc:SA}. Was sagst du?',
      feedback: {
        stoss:
          'Zwei oder drei Stiche sind noch keine 60 Augen. Mit nur zwei Trümpfen hältst du {who:declarer} nicht auf, und hohe Karten werden gestochen.',
        leave:
          'Richtig. Mit zwei Trümpfen hältst du {who:declarer} nicht auf, und was du daneben an hohen Karten hast, kann gestochen werden.',
      },
    },
    '42.4': {
      ask: '{Who:declarer} hat {acc:GA} gerufen. Was sagst du mit diesem Blatt?',
      feedback: {
        stoss:
          'Richtig. Fünf Trümpfe mit den drei höchsten sind dreizehn, {nom:EA} macht vierzehn, und {acc:GA} kannst du stechen.',
        leave:
          'Die drei höchsten Trümpfe hast du, dazu {acc:EA}, und in {G} bist du frei. Nach deiner Zählung sind es vierzehn: Das reicht.',
      },
    },
    'zu-dritt':
      'Gegen ein Solo seid ihr zu dritt, und trotzdem gewinnt es der Spieler meistens. Stoß gibst du mit etwa fünf Trümpfen, darunter einem der beiden höchsten. Hohe Karten der anderen Farben allein genügen nicht.',
    '42.5': {
      ask: '{Who:declarer} spielt ein Solo, Trumpf ist {E}. Was sagst du?',
      feedback: {
        stoss:
          'Richtig. Fünf der vierzehn Trümpfe hast du, darunter {acc:GO} und {acc:SO}. Mit so viel Gegenwehr hat {who:declarer} nicht gerechnet.',
        leave:
          'Fünf Trümpfe mit {dat:GO} und {dat:SO}: Dagegen verliert {who:declarer} öfter als in jedem zweiten Fall. Und ein Solo ist teuer.',
      },
    },
    '42.6': {
      ask: 'Diesmal ist {S} Trumpf, und {who:declarer} spielt das Solo. Was sagst du?',
      feedback: {
        stoss:
          'Vier Trümpfe sehen nach viel aus. Aber die beiden höchsten fehlen dir, und in den anderen Farben hast du nichts Sicheres.',
        leave:
          'Richtig. Über {acc:HO} gehen noch zwei Trümpfe, und in den anderen Farben hast du nichts Sicheres. {Who:declarer} gewinnt das meistens.',
      },
    },
    antwort:
      'Mit einem Retour verdoppelt der Spieler noch einmal. Der Stoß hat ihn aber gewarnt: Ein Gegner hat viele Trümpfe. Darum antwortest du nur mit einem Blatt, das auch dann deutlich öfter gewinnt als verliert.',
    '42.7': {
      ask: 'Du spielst auf {acc:GA}, und {who:left} hat Stoß gegeben. Was sagst du?',
      feedback: {
        retour: 'Richtig. Sechs Trümpfe, darunter drei der vier höchsten: Dieses Blatt hält auch einen Stoß aus.',
        leave:
          'Drei der vier höchsten Trümpfe hast du, sechs im Ganzen, und sonst nur zwei kleine Verlierer. So gewinnst du auch jetzt fast immer.',
      },
    },
    '42.8': {
      ask: 'Du spielst auf {acc:SA}, und {who:left} hat Stoß gegeben. Was sagst du?',
      feedback: {
        retour:
          'Aus Trotz verdoppelt man nicht. Wirklich hoch ist nur {nom:GO}, und {who:left} hat offenbar viele Trümpfe: Das verlierst du öfter, als du es gewinnst.',
        leave:
          'Richtig. Wirklich hoch ist nur {nom:GO}, und {who:left} hat offenbar viele Trümpfe. Jetzt musst du erst einmal gewinnen.',
      },
    },
  },
};

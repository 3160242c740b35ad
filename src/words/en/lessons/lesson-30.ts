// English texts of lesson 30: drawing trumps as declarer.
import type { LESSON_30 } from '../../../engine/teaching/lessons/lesson-30.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_30_EN: TextsOf<typeof LESSON_30> = {
  title: 'Declarer: drawing trumps',
  goal: 'You get the trumps out before you play your other cards.',
  steps: {
    'von-oben':
      'Every trump your opponents keep can ruff one of your high cards later. So declarer draws them: when your highest trump can no longer be beaten, lead it. Everybody must follow, and you stay on lead.',
    '30.1': {
      ask: 'You have called {the:GA} and lead. Three trumps are still out: {EU,GU,H8}. Which card?',
      outcomes: {
        richtig:
          'Right. Nothing beats {the:EO} and {the:SO} any more. After two rounds there is usually no trump left against you.',
        unter: 'Two of the trumps that are out beat it. You lose the lead and draw no more than with a safe trump.',
        ruffarbe: 'That forces out the called Ace while there may still be three trumps waiting to ruff it.',
      },
    },
    '30.2': {
      ask: 'You have called {the:GA}. {The:EO} and {the:HO} have gone, three trumps are still out, and you lead. What do you play?',
      outcomes: {
        richtig:
          'Exactly. {The:GO} is now the highest trump. It takes a trump from everybody who has one, and you lead again.',
        klein: 'Too low. An opponent beats it and gets four points and the lead.',
        ruffarbe: 'This brings out the called Ace, and three trumps could ruff it. Draw them first!',
        neben: 'The opponents take the lead and keep all their trumps. You have drawn none.',
      },
    },
    '30.3': {
      ask: 'Two trumps are still out, {the:SO} and {the:HT}. You have called {the:GA} and lead. Which card?',
      outcomes: {
        richtig:
          'Right. Nobody can beat it, and with luck both fall at once. After that there is nothing left to ruff with.',
        unter: '{The:SO} still beats it. Only your highest trump is safe here.',
        klein: 'Either of the two trumps takes it from you. While you have a safe one at the top, use that.',
        farbe: 'Two trumps are out, and one of them could ruff this. Trumps first, then the suits!',
      },
    },
    'zwei-fuer-einen':
      'Even when your trump is no longer the highest, drawing may be right. In a Solo three people play against you: one trump of yours brings out up to three of theirs. Your lowest will do.',
    '30.4': {
      ask: 'You play a Solo with {S} as trumps. {HO,SO,HU} are still out, and you lead. What do you play?',
      outcomes: {
        richtig:
          'Right. It loses the trick, but it usually pulls two or even three trumps. After that hardly anything beats {the:ST}.',
        herz: 'No other card of {H} is left. So your King gets ruffed: four points for a single trump.',
        zehn: 'It draws just as many, but your opponents get ten points with it. A low trump is enough.',
      },
    },
    '30.5': {
      ask: 'You play a Solo with {E} as trumps. Only {the:SO} and {the:SU} are still out. Of {G} only {the:G7} is missing. You lead. What do you play?',
      outcomes: {
        richtig: 'Right. At least one of the two trumps falls now. Only then is it time for {the:GA} and {the:GT}.',
        augen: 'At most one player can follow suit. Another will ruff, and your points are gone.',
      },
    },
    '30.6': {
      ask: 'The called Ace has already been played, you are declarer and lead. {SO,HA,HT} are still out. Which card?',
      outcomes: {
        richtig: 'Right. It draws just as many as {the:HU}, which will be the highest trump as soon as {the:SO} falls.',
        unter: 'It draws no more than the other one. But what you keep then is {the:HK}, and all three beat that.',
        zehn: 'A single card of {G} is still out. The Ten will almost certainly be ruffed.',
      },
    },
    '30.7': {
      ask: 'To the end: you are on {whose:declarer} side with 34 points and need 61. You lead and have three cards. The opponents make no mistake.',
      won: 'You have won! Your trump drew two of theirs and put {who:declarer} on lead.',
      lost: 'Not this time. Think again: whom does a trump from you help, and where does your Ten belong?',
      plan: 'You lead a trump to {who:declarer}, and the opponents lose two. You keep the Ten until {who:declarer} ruffs again.',
    },
  },
};

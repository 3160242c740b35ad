// English texts of lesson 31: the highest trump that is left.
import type { LESSON_31 } from '../../../engine/teaching/lessons/lesson-31.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_31_EN: TextsOf<typeof LESSON_31> = {
  title: 'Counting: the highest trump',
  goal: 'You know when your trump is the highest left, and lead it in time.',
  steps: {
    merken:
      'Remember which of the eight Lords have been played, and count how many of the fourteen trumps are still to come. Then you see when your trump is the highest left: that trick cannot be taken from you.',
    '31.1': {
      ask: 'You have two cards left, you lead and play against {who:declarer}. The only trump still out is {the:HT}. What do you play?',
      outcomes: {
        richtig:
          'Right. {The:HT} falls into your trick. After that there are no trumps, and {the:ET} is the highest of its suit.',
        zehn: '{The:HT} ruffs it, and the others have twenty points. Draw that trump first.',
      },
    },
    'warum-jetzt':
      'Your trick would be just as safe later. But if you take it now, the others must give up their last trump, and nobody can ruff your high card in another suit. Lead that first, and it may be ruffed.',
    '31.2': {
      ask: 'Two cards again. You lead and play against {who:declarer}. Only {the:HA} is still out. Which card comes first?',
      outcomes: {
        richtig: 'Right. {The:HA} has to fall: eleven points for you, and now nobody can ruff your Ten.',
        zehn: 'Somebody ruffs it with {the:HA}: 21 points in one trick, and not for you. The game is nearly always lost after that.',
      },
    },
    '31.3': {
      ask: 'You have three cards left, you lead and play against {who:declarer}. A single trump is still out: {the:EU}. Which card first?',
      outcomes: {
        richtig:
          'Right. {The:EU} falls. Then you have the last trump in play and the highest card of {E}: all three tricks are yours.',
        koenig: '{The:EU} beats it. Draw that one first, and your second trump is safe too.',
        zehn: 'As long as {the:EU} is out, somebody may ruff this. One trick later nobody can.',
      },
    },
    '31.4': {
      ask: 'Three cards, you lead and play against {who:declarer}. {The:SU} and {the:H7} are still out, and nobody but you has any {E}. Which card?',
      outcomes: {
        richtig:
          'Right. If the two are in different hands, both fall in this trick, and {the:HT} and {the:E9} are yours. If only {the:H7} falls, keep the Ten and lead {the:E9} first.',
        zehn: '{The:SU} still beats it, and ten points go with it. The highest first, then the Ten.',
        neun: 'It gets ruffed, and you have not drawn a trump. As your last card it would have won a trick.',
      },
    },
    '31.5': {
      ask: 'Only {the:H7} is still out. You play against {who:declarer}, and {who:opposite} is your partner. Three cards, and you lead. What do you play?',
      outcomes: {
        richtig: 'Right. You draw the last trump. Whatever high cards {who:opposite} holds, nobody can ruff them now.',
        gras: '{The:H7} can still ruff this trick, even if {who:opposite} has the highest card. That trump must go first.',
      },
    },
    '31.6': {
      ask: 'To the end: you are declarer, {who:mate} is your partner, your side has 25 points and needs 61. Of the trumps {HO,EU,GU,SU} are still out, and you lead.',
      won: 'You have won! First the trump that nobody can beat, then the high cards.',
      lost: 'Not this time. Which of your trumps is the highest now, and what do you draw with it?',
      plan: '{The:EO} is the highest trump and draws two at once. Keep {the:ET} until {the:EA} has fallen.',
    },
  },
};

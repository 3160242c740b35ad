// English texts of lesson 8: the called ace and its duties.
import type { LESSON_08 } from '../../../engine/teaching/lessons/lesson-08.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_08_EN: TextsOf<typeof LESSON_08> = {
  title: 'The called Ace',
  goal: 'You know when the called card must fall and when it must stay.',
  steps: {
    gesucht:
      'The [[rufsau|called Ace]] has rules of its own, and they bind only its holder. The main one: when somebody else leads its suit for the first time, it is being [[suchen|searched for]] and has to come out.',
    '8.1': {
      ask: '{Who:leader} leads {the:G7}, {who:second} and {who:third} follow. {The:GA} was called, and it is yours. What may you play?',
      right: 'Right. No other card of this suit is allowed now.',
      missing: 'It is the called card itself that must be played now.',
    },
    'nicht-abwerfen':
      'The second rule: as long as its suit has not been led, you may not discard the called Ace. Not on another suit, and not on trumps.',
    '8.2': {
      ask: '{Who:leader} leads {the:ET}, {who:second} follows with {the:E9}. You are void in {E}. What may you play?',
      right: 'Right. Only the called card has to stay in your hand.',
      missing: 'You cannot follow, so every card is allowed that no special rule forbids.',
    },
    '8.3': {
      ask: 'Trick four: {Who:leader} leads {the:HO}, and you have no trump left. What may you play?',
      right: 'Right. The called Ace may not go on a trump either; everything else may.',
      missing: 'You cannot follow, so every card is allowed that no special rule forbids.',
    },
    ausspielen:
      'If it is your lead, you may play the called Ace at any time. But as long as you hold only three cards of its suit, as here, you may not lead a lower one.',
    '8.4': {
      ask: 'You lead. You hold {the:GA} and two more cards of {G}. What may you lead?',
      right: 'Right. The called Ace itself will do, the two below it will not.',
      missing: 'When you lead, every card is allowed that no special rule forbids.',
    },
    'auch-gestochen':
      'Bitter but true: even if somebody has ruffed already, the called Ace must come out. Here {who:third} has ruffed with {the:SU}.',
    '8.5': {
      ask: '{Who:leader} searches with {the:G7}, {who:second} follows with {the:G8}, {who:third} ruffs with {the:HU}. What may you play?',
      right: 'Right. The 11 points are gone, but the rule knows no exception.',
      missing: 'The called card must come out, even into a lost trick.',
    },
  },
};

// English texts of lesson 5: following when a trump is led.
import type { LESSON_05 } from '../../../engine/teaching/lessons/lesson-05.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_05_EN: TextsOf<typeof LESSON_05> = {
  title: 'Following trumps',
  goal: 'You treat all trumps as one single suit.',
  steps: {
    'eine-farbe':
      'All 14 trumps together make one suit. {Who:leader} has [[ausspielen|led]] a trump: whoever has one must play one. Which one is up to the player.',
    '5.1': {
      ask: 'Now {the:GO} lies there, led by {who:leader}. Choose all the cards that you may play.',
      right: 'Exactly. Trumps were led, and you may pick any of your trumps.',
      missing: 'You may play any of your trumps.',
    },
    zeichen:
      'The suit sign on a lord means nothing. {The:GO} and {the:GU} do not belong to {G}; they [[zaehltAls|count as]] trumps. Only the six cards below are left in {G}.',
    '5.2': {
      ask: '{Who:leader} leads {the:G9}, {who:second} follows with {the:G7}. What may you play?',
      right: 'Right. {The:GO} bears the sign but is not one of the {G}.',
      missing: 'You still have a plain card of this suit, and you must play it.',
    },
    '5.3': {
      ask: '{Who:leader} leads {the:H8}. What may you play?',
      right: 'Right. {The:SO} is your only trump and has to go.',
      missing: 'You hold a trump, even though it does not show {H}.',
    },
    '5.4': {
      ask: '{Who:leader} leads {the:HT}. Your only trump is {the:SU}. Must you play it?',
      labels: {
        ja: 'yes, there is no choice',
        schellen: 'no, the card belongs to {S}',
        frei: 'no, nobody has to trump',
      },
      feedback: {
        ja: 'Right, {H} are trumps, and {the:SU} is the only trump you have.',
        schellen: 'All {rs:U} are trumps, whatever sign they bear.',
        frei: 'If you are void you never have to ruff, that is true. But here trumps were led, and they are followed like any other suit.',
      },
    },
    '5.5': {
      ask: '{Who:leader} leads {the:SU}. What may you play?',
      right: 'Right. {The:SU} is a trump, and {the:HA} is your only one.',
      missing: 'You have a trump left, and one with many points.',
    },
  },
};

// English texts of lesson 6: when one cannot follow.
import type { LESSON_06 } from '../../../engine/teaching/lessons/lesson-06.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_06_EN: TextsOf<typeof LESSON_06> = {
  title: 'When you cannot follow',
  goal: 'You know when to trump and when to discard.',
  steps: {
    frei: '{Who:leader} has led {S}, and you have none. You are [[frei|void]] in that suit. Then you may play whatever you like. Nobody is ever forced to trump.',
    '6.1': {
      ask: '{Who:leader} leads {the:SK}, {who:second} follows with {the:S9}. Choose all the cards that you may play.',
      right: 'Yes, really all of them. You may trump, but you need not.',
      missing: 'You cannot follow, so every card is allowed.',
    },
    einstechen:
      'If you are void you may put a trump on a plain suit, and even the lowest beats every plain card. That is called [[einstechen|ruffing]]. The highest trump takes the trick: here {who:second} has ruffed with {the:H8}, but {who:third} has gone higher with {the:HU}.',
    '6.2': {
      ask: 'You have led {the:GA}, {who:second} follows with {the:G7}, {who:third} plays {the:H7}, {who:last} {the:GT}. Who takes the trick, and what is it worth?',
      labels: {
        c21: '{who:third}, 21 points',
        a21: 'you, 21 points',
        d21: '{who:last}, 21 points',
        c11: '{who:third}, 11 points',
      },
      feedback: {
        c21: 'Right. The lowest trump beats the highest plain card, and 11 and 10 go with it.',
        a21: 'Even the highest card of a plain suit loses to the lowest trump.',
        d21: 'The Ten stands below {the:GA}, and there is a trump in the trick already.',
        c11: 'The trick goes to {who:third}, but {the:GT} brings another 10 points.',
      },
    },
    abwerfen:
      'If the trick is not worth a trump, or goes to your opponents anyway, you [[abwerfen|discard]], ideally a [[spatz|worthless card]]. The marked cards cost you nothing, and {who:leader} takes this trick anyway.',
    '6.3': {
      ask: '{Who:leader} leads a trump, and you have none. What may you play?',
      labels: { alles: 'any card', leer: 'only cards without points', sau: 'none of these' },
      feedback: {
        alles: 'Right, if you cannot follow you are free. You will meet the only exception in lesson 8.',
        leer: 'There is no such rule. If the trick goes to your partner you will even be glad to give many points.',
        sau: 'You always play a card. You cannot follow, so any card will do.',
      },
    },
    freimachen:
      'With only one card left in a suit you can [[freimachen|get rid of the suit]]: {the:G7} goes now, and the next time {G} are led you may trump.',
    '6.4': {
      ask: 'A game to the end: {Who:mate} is on your side, and together you need 60 points. {Who:leader} has led {the:E7}, {who:third} has played {the:ET}, and you are void in {E}. {Who:foe} and {who:otherFoe} make no mistakes.',
      won: 'You have won! Ten points lay there, and your trump has fetched them.',
      lost: 'It is not enough this time. Look at the trick at the start again: what is in it, and who takes it?',
      plan: 'You ruff at once and fetch the Ten. No opponent plays after you, so a low trump will do.',
    },
  },
};

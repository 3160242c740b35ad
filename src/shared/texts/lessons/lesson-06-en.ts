// English texts of lesson 6: when one cannot follow.
import type { LESSON_06 } from '../../../engine/lessons/lesson-06.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_06_EN: TextsOf<typeof LESSON_06> = {
  title: 'When you cannot follow',
  goal: 'You know when to trump and when to throw a card away.',
  steps: {
    frei: 'Sepp has led {S}, and you have none. You are [[frei|void]] in that suit. Then you may play whatever you like. Nobody is ever forced to trump.',
    '6.1': {
      ask: 'Sepp leads {the:SK}, Vroni follows with {the:S9}. Choose all the cards that you may play.',
      right: 'Yes, really all of them. You may trump, but you need not.',
      missing: 'You cannot follow, so this card is allowed as well.',
    },
    einstechen:
      'A trump on a plain suit takes the trick. That is called [[einstechen|ruffing]]. Here the lowest of all trumps is enough for Sepp.',
    '6.2': {
      ask: 'You have led {the:GA}, Resi follows with {the:G7}, Sepp plays {the:H7}, Vroni {the:GT}. Who takes the trick, and what is it worth?',
      labels: {
        c21: 'Sepp, 21 points',
        a21: 'you, 21 points',
        d21: 'Vroni, 21 points',
        c11: 'Sepp, 11 points',
      },
      feedback: {
        c21: 'Right. The lowest trump beats the highest plain card, and 11 and 10 go with it.',
        a21: 'Even the highest card of a plain suit loses to the lowest trump.',
        d21: 'The Ten stands below {the:GA}, and a trump lies on it already.',
        c11: 'The trick is Sepp’s, but {the:GT} brings another 10 points.',
      },
    },
    abwerfen:
      'If the trick is not worth it, or belongs to your opponents anyway, you [[abwerfen|throw a card away]], best a [[spatz|blank]]. The marked cards cost you nothing, and the trick is Sepp’s anyway.',
    '6.3': {
      ask: 'Sepp leads trump, and you have none. What may you play?',
      labels: { alles: 'any card', leer: 'only cards without points', sau: 'none of these' },
      feedback: {
        alles: 'Right, who cannot follow is free. The only exception comes in the next lesson.',
        leer: 'There is no such rule. If the trick goes to your partner you will even be glad to give many points.',
        sau: 'You always play a card. You cannot follow, so any card will do.',
      },
    },
    freimachen:
      'With only one card left in a suit you can [[freimachen|get rid of the suit]]. {The:G7} goes now, and next time {G} are led you may trump.',
    '6.4': {
      ask: 'A game to its end: Resi is on your side, and together you need 60 points. Resi has led {the:E7}, Vroni has played {the:ET}, and you are void in {E}. Sepp and Vroni make no mistake.',
      won: 'You have won! Ten points lay there, and your trump has fetched them.',
      lost: 'It is not enough this time. Look at the trick at the start again: what is in it, and who takes it?',
      plan: 'You ruff at once and fetch the Ten. No opponent plays after you, so a low trump will do.',
    },
  },
};

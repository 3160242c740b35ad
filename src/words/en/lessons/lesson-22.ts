// English texts of lesson 22: what is different for three with a widow.
import type { LESSON_22 } from '../../../engine/teaching/lessons/lesson-22.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_22_EN: TextsOf<typeof LESSON_22> = {
  title: 'For three, with the widow',
  goal: 'You know what is different when two cards are left lying.',
  steps: {
    'zu-dritt':
      'Three play with all 32 cards. Each is dealt ten, and two are left lying face down: the [[witwe|widow]]. Trumps are always the {rs:O}, the {rs:U} and {S}; nothing is chosen. Forehand leads, whoever plays.',
    witwe:
      'Forehand is asked first, then the others in turn. Whoever takes the widow plays alone against both. They add the two cards to their own and lay any two away, face down. Only they know which.',
    '22.1': {
      ask: 'You have taken the widow and hold twelve cards. What may you lay away?',
      labels: {
        eine: 'only {the:G7}',
        'zehn-neun': '{the:ET} and {the:E9}',
        drei: '{the:E9}, {the:E8} and {the:G7}',
      },
      feedback: {
        eine: 'Then you would have one card too many.',
        'zehn-neun': 'Right. It must be two, and which ones is up to you.',
        drei: 'Then you would have one card too few.',
      },
    },
    zaehlen:
      'The declarer needs 61 points to win, 91 for Schneider and all 120 for [[schwarz|Schwarz]]. What was laid away belongs to the declarer. Here it is 14 points. The declarer gets two, four or six game points, or loses them. The defenders score nothing in any case.',
    '22.2': {
      ask: 'You have 79 card points in your tricks, and this is what you laid away. How many game points do you get?',
      labels: { zwei: 'two', vier: 'four', sechs: 'six' },
      feedback: {
        zwei: 'That is what it would be without the cards laid away.',
        vier: 'Right. Together it is 93, and from 91 it is Schneider.',
        sechs: 'For that you would need all 120.',
      },
    },
    wenigste:
      'If nobody takes the widow, [[amWenigsten|the fewest points]] win, and everyone plays alone. Two game points go to whoever has the fewest card points, four to whoever has none. The widow goes to whoever takes the last trick. If two have equally few, the one who has gone longer without a trick wins. Whoever has all the card points loses four.',
    '22.3': {
      ask: 'You have 30 card points, so has the player on your left; the one on your right has 60. Your last trick was the ninth, that of the player on your left the sixth. Who wins?',
      labels: { du: 'you', links: 'the player on the left', rechts: 'the player on the right' },
      feedback: {
        du: 'You took a trick as late as the ninth, the other player’s last was the sixth.',
        links: 'Right. With equal points the last trick decides.',
        rechts: 'That player has the most points.',
      },
    },
  },
};

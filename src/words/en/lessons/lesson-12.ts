// English texts of lesson 12: the Solo.
import type { LESSON_12 } from '../../../engine/teaching/lessons/lesson-12.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_12_EN: TextsOf<typeof LESSON_12> = {
  title: 'The Solo',
  goal: 'You choose your trump suit and play alone.',
  steps: {
    'eigene-farbe':
      'In a [[solo|Solo]] the {rs:O} and {rs:U} are trumps as in a Rufspiel, together with the suit that you name. Here it is {G}. You must hold a plain card of that suit yourself.',
    '12.1': {
      ask: 'A {G} Solo. {Who:leader} leads {the:GK}. What may you play?',
      right: 'Right. {The:GK} is a trump now, and these two are your trumps.',
      missing: 'Lords are trumps in every Solo, so you may play them too.',
    },
    'herz-ist-farbe':
      '{H} are trumps only if you name them. Otherwise they are a suit of six cards, followed like any other.',
    '12.2': {
      ask: 'Another {G} Solo. {Who:leader} leads {the:HA}. What may you play?',
      right: 'Right. {H} are plain, and {the:HT} follows suit.',
      missing: 'You do hold a plain card of {H}.',
    },
    '12.3': {
      ask: 'A {S} Solo. You lead {the:HA}, {who:second} ruffs with {the:S7}, {who:third} follows with {the:HT}, {who:last} plays {the:GO}. Who takes the trick?',
      feedback: {
        0: '{H} are a plain suit in this Solo, and the trick was ruffed twice.',
        1: '{The:S7} is the lowest trump, and {who:last} has played a higher one.',
        2: 'The Ten stands below {the:HA}, and the trick was ruffed.',
        3: 'Right. {The:GO} is the highest trump of this trick.',
      },
    },
    allein:
      'In a Solo, too, you are alone against three and need 61 points. Take the suit that gives you the most trumps together with the lords.',
    '12.4': {
      ask: 'Which trump suit do you choose for a Solo with this hand?',
      labels: { E: '{E}', H: '{H}', G: '{G}', S: '{S}' },
      feedback: {
        E: 'Right: seven trumps, and {the:SA} beside them.',
        H: 'That is not allowed. You hold no plain card of {H}; {the:HU} does not count.',
        G: 'That is not allowed. You hold no plain card of {G}; {the:GO} does not count.',
        S: 'It would be allowed, but then you have only five trumps instead of seven.',
      },
    },
  },
};

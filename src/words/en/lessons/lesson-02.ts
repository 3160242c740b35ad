// English texts of lesson 2: counting points.
import type { LESSON_02 } from '../../../engine/teaching/lessons/lesson-02.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_02_EN: TextsOf<typeof LESSON_02> = {
  title: 'Counting points',
  goal: 'You know what every card is worth and can add up a trick.',
  steps: {
    augen:
      'Every card is worth [[augen|points]]. {The:GA} counts 11, {the:GT} 10. Nines, Eights and Sevens count nothing at all.',
    '2.1': {
      ask: 'These four cards lie in one trick. How many points is that?',
      right: 'That makes 21 points: 11 and 10, and the two Sevens count nothing.',
      wrong: {
        28: 'You have counted one of the Sevens. Seven is only its name; it is worth nothing.',
        35: 'You have counted both Sevens. Seven is only their name; they are worth nothing.',
        20: 'Very close: the Ace counts 11, not 10.',
      },
      other: 'Add just the 11 and the 10. The Sevens bring nothing.',
    },
    bilder: 'The pictures count too: the King 4, {the:GO} 3 and {the:GU} 2. That makes 30 points for a whole suit.',
    '2.6': {
      ask: 'These six cards all count differently. Can you find the right one each time?',
      right: 'Right: 11, 10, 4, 3 and 2, and the rest counts nothing.',
    },
    '2.2': {
      ask: 'And this trick?',
      right: 'That makes 19 points: 10 and 4 and 3 and 2.',
      wrong: {
        17: 'You are 2 points short, those of {the:SU}.',
        16: 'You are 3 points short, those of {the:HO}.',
        20: 'One too many: {the:HO} counts 3, but {the:SU} only 2.',
      },
      other: 'Go one by one: 10 for the Ten, 4 for the King, 3 and 2 for the other pictures.',
    },
    kraft:
      'Strong and valuable are two different things. These eight cards will be the strongest of the game, and yet they count only 3 and 2 points.',
    '2.3': {
      ask: 'What counts more: all eight cards of the upper row together, or the two Aces below?',
      labels: { saeue: 'the two Aces', herren: 'the eight cards above', gleich: 'both the same' },
      feedback: {
        saeue: 'Yes, 22 against 20. That is how much Aces are worth.',
        herren: 'They are strong, but four times 3 and four times 2 make only 20. The Aces bring 22.',
        gleich: 'Almost: 20 above, 22 below.',
      },
    },
    '2.4': {
      ask: 'Here lies the whole pack: four suits with 30 points each. How many points is that together?',
      right: 'That makes 120 points, four times 30. This number will stay with you.',
      wrong: {
        100: 'Each suit has 30 points, not 25.',
        240: 'Two packs together would have that many, as in Doppelkopf.',
        116: 'You are missing two {rs:U} with 2 points each.',
      },
      other: 'Multiply 30 by four.',
    },
    zaehlen:
      'At the end each side counts the points in its tricks. The number of tricks does not matter: the two cards above bring more than three pictures.',
    '2.5': {
      ask: 'A player has 48 points and takes the last trick with these cards. How many points is that?',
      right: 'She then has 69 points: 48 and 10 and 11.',
      wrong: {
        48: 'The last trick counts just like all the others.',
        58: 'The 11 points of {the:SA} are missing.',
        59: 'The 10 points of {the:ST} are missing.',
      },
      other: 'Start with 48 and add 10 and 11. The two other cards bring nothing.',
    },
  },
};

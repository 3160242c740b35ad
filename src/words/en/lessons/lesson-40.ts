// English texts of lesson 40: which Ace to call.
import type { LESSON_40 } from '../../../engine/teaching/lessons/lesson-40.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_40_EN: TextsOf<typeof LESSON_40> = {
  title: 'Which Ace to call',
  goal: 'If you can call several suits, you choose the right one.',
  steps: {
    wenig:
      'Often you can choose between two or three suits. Call one of which you have little: once the called Ace has fallen you have none left and can ruff. Any further card may still be lost.',
    '40.1': {
      ask: 'You play a Rufspiel. Which card do you call?',
      feedback: {
        SA: 'Right. After {the:SA} you have no {S} left. With {the:EA} you would be left with {the:ET}.',
        EA: 'When {the:EA} falls you usually play {the:E9} to it, and {the:ET} stays with you. Later it is easily ruffed.',
      },
    },
    '40.2': {
      ask: 'And here?',
      feedback: {
        EA: 'Right. A single card of the suit, and unless somebody ruffs, {the:EA} takes its four points home.',
        GA: 'With three cards of {G} an opponent often has none when the suit is led, and ruffs. And you will hardly get rid of {the:GT} after that.',
      },
    },
    allein:
      'Best of all is a Ten that stands alone: when the called Ace falls, the Ten usually comes home with it, 21 points. With another card beside it you keep one of the two, and often it is the Ten.',
    '40.3': {
      ask: 'You have two Tens. Which card do you call?',
      feedback: {
        GA: 'Exactly. {The:GT} is alone and goes home with {the:GA}. After that you have no {G} left.',
        EA: 'Here you have {the:E8} as well. But {the:GT} is alone: your partner takes it home with {the:GA} at once.',
      },
    },
    '40.4': {
      ask: 'You hold {the:EA} yourself. Which of the other two do you call?',
      feedback: {
        GA: 'Right. {The:GT} is alone: that is worth more than two cards with a Ten among them.',
        SA: 'Beside {the:ST} you have {the:S9}. The trick with {the:SA} would be a small one, and the Ten would still be yours to lose.',
      },
    },
    gemessen:
      'Counted over many games: of 100 you win three more with the Ten alone than with a single worthless card, and one more with the King. With something beside the Ten it is two fewer, with three cards five.',
    '40.5': {
      ask: 'Three suits, one card of each. Which card do you call?',
      feedback: {
        EA: '{The:E8} brings nothing home. A single Ten is worth more, and you have two of them.',
        GA: 'Right, and {the:SA} is just as good: either way a single Ten comes home.',
        SA: 'Right, and {the:GA} is just as good: either way a single Ten comes home.',
      },
    },
    '40.6': {
      ask: 'You hold {the:GA} yourself. Which of the others do you call?',
      feedback: {
        SA: 'Right. The King is alone. In {E} you would have another card beside the Ten.',
        EA: 'The Ten is tempting, but it is not alone. To {the:EA} you usually play {the:E7}, and later the Ten is easily ruffed.',
      },
    },
  },
};

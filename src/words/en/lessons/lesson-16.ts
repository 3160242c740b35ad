// English texts of lesson 16: Stoss, Retour and laying.
import type { LESSON_16 } from '../../../engine/teaching/lessons/lesson-16.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_16_EN: TextsOf<typeof LESSON_16> = {
  title: 'Stoss, Retour and laying',
  goal: 'You double with care and know what counts double then.',
  steps: {
    stoss:
      'If you think the declarer will lose, you say [[stoss|Stoss]]: the whole game counts double. The declarer may answer with [[retour|Retour]], and it counts four times. Some tables double on with [[sub|Sub and Resub]]. With these six trumps a Stoss against {whose:declarer} Rufspiel would be fine.',
    '16.1': {
      ask: 'Tariff 10/50: a Rufspiel is won with 65 points, no runners, one Stoss. How many cents does each loser pay?',
      right: 'Each pays 20 cents, twice 10.',
      wrong: {
        10: 'The Stoss still doubles that.',
        40: 'It would be that much only if there had been a Retour as well.',
      },
      other: 'Take the 10 cents for the Rufspiel and double them once.',
    },
    '16.2': {
      ask: 'Tariff 10/50: a Wenz Tout is won, with two runners and one Stoss. How many cents does each opponent pay?',
      right: 'Each pays 240: 100 and 20 are 120, and that doubled.',
      wrong: {
        120: 'The Stoss is missing; it doubles everything.',
        220: 'The runners are doubled as well.',
        280: 'The Tout does not double the runners, only the price of the Wenz.',
      },
      other: 'Work it out without the Stoss first: that is 100 and 20. Then double.',
    },
    zeitpunkt:
      'You can say Stoss only until the second card of the first trick is on the table. Here there is just one, so you still could. After that it is too late.',
    '16.3': {
      ask: '{Who:leader} has led, {who:second} has followed. You want to say Stoss. May you?',
      labels: { nein: 'no', 'noch-nicht-gelegt': 'yes, I have not played yet', jederzeit: 'yes, at any time' },
      feedback: {
        nein: 'Right, the second card is down already.',
        'noch-nicht-gelegt': 'Some tables play it that way. But the usual rule is: the second card ends it.',
        jederzeit: 'Once the second card is down it is over.',
      },
    },
    legen:
      'At many tables you can also [[legen|lay]]: after the first four cards everybody who feels strong may double. Each doubling multiplies the price by two, one after the other.',
    '16.4': {
      ask: 'Three players have laid, then come Stoss and Retour. By what number is the price multiplied?',
      right: 'By 32: doubled five times, 2 times 2 times 2 times 2 times 2.',
      wrong: {
        16: 'That would be four doublings. Here there are five.',
        10: 'Doublings are not added up, they multiply.',
        8: 'That is the laying alone. Stoss and Retour come on top.',
      },
      other: 'Start with 1 and double five times.',
    },
    '16.5': {
      ask: '{Who:declarer} has called {the:GA}, and you hold it. Your hand is strong. May you say Stoss?',
      labels: {
        nein: 'no, only the defenders may',
        'zu-frueh': 'no, a card has to be played first',
        ja: 'yes, nobody knows yet whose side I am on',
      },
      feedback: {
        nein: 'Right. You are on {whose:declarer} side and would double against yourself.',
        'zu-frueh': 'The defenders would not have to wait for that. But you are on {whose:declarer} side.',
        ja: 'Only the defenders may say Stoss. You are on {whose:declarer} side, even if nobody knows yet.',
      },
    },
  },
};

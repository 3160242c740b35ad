// English texts of lesson 13: Tout and Sie.
import type { LESSON_13 } from '../../../engine/teaching/lessons/lesson-13.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_13_EN: TextsOf<typeof LESSON_13> = {
  title: 'Tout and Sie',
  goal: 'You announce all tricks only when you are sure of them.',
  steps: {
    'alle-stiche':
      'A [[tout|Tout]] is a Wenz or Solo in which you must take every single trick. You announce it before the first card. Points no longer matter.',
    '13.1': {
      ask: 'Wenz Tout. Seven tricks are yours, the last one goes to the opponents and is worth nothing. How does it end?',
      labels: {
        verloren: 'lost',
        gewonnen: 'won, and Schwarz at that',
        'ohne-schwarz': 'won, but not Schwarz',
      },
      feedback: {
        verloren: 'Yes, alas. A single trick is enough for the opponents.',
        gewonnen: 'All 120 points do not help here. Tricks count, and one is missing.',
        'ohne-schwarz': 'There is no such thing as half a Tout. All tricks or nothing.',
      },
    },
    preis:
      'In return a Tout counts double: €1.00 instead of 50 cents at the usual [[tarif|tariff]]. Schneider and Schwarz are not paid, but [[laufende|runners]] are, at 10 cents each.',
    '13.2': {
      ask: 'You win a Solo Tout with this hand, with four runners. How many cents does each opponent pay you?',
      right: 'Each pays 140: twice 50, and four runners at 10 cents each.',
      wrong: {
        100: 'The four runners are paid as well.',
        180: 'The Tout doubles only the Solo. Runners still cost 10 each.',
        160: 'There is nothing extra for Schneider or Schwarz in a Tout.',
      },
      other: 'Take the Solo twice, that is 100, and add 10 for each runner.',
    },
    sie: 'And then there is the [[sie|Sie]]: all eight lords in one hand. You lay them down and have won. Many an inn has such a hand framed on its wall.',
    '13.3': {
      ask: 'Which hand is a Sie?',
      feedback: {
        'EO GO HO SO EU GU HU SU': 'Yes, all four {rs:O} and all four {rs:U}. Congratulations!',
        'EO GO HO SO EU GU HA HT':
          'Two {rs:U} are missing. With the short pack four {rs:O} and the two highest {rs:U} would do.',
        'HA HT HK H9 H8 H7 EO GO': 'All trumps for a {H} Solo, yes, but a Sie consists of {rs:O} and {rs:U} only.',
      },
    },
  },
};

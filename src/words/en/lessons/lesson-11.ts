// English texts of lesson 11: the Wenz.
import type { LESSON_11 } from '../../../engine/teaching/lessons/lesson-11.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_11_EN: TextsOf<typeof LESSON_11> = {
  title: 'The Wenz',
  goal: 'You play with only four trumps.',
  steps: {
    vier: 'A [[wenz|Wenz]] has only four trumps: the {rs:U}, in the usual order {E}, {G}, {H}, {S}. Everything else is plain.',
    farben:
      'So every suit has seven cards now. The {rs:O} are ordinary cards between King and Nine, and {H} are a suit like any other.',
    '11.1': {
      ask: '{Who:declarer} plays a Wenz and leads {the:GK}. What may you play?',
      right: 'Right. In a Wenz {the:GO} belongs to {G} and follows suit.',
      missing: 'You do have a card of {G}, and in a Wenz it is not a trump.',
    },
    '11.2': {
      ask: 'Now {who:leader} leads {the:GU}. What may you play?',
      right: 'Right. {The:SU} is your only trump.',
      missing: 'You still hold a trump, and you must play it.',
    },
    'ober-unten':
      'The order once more: here too the Ten comes right after the Ace. {The:GO} comes only after the King.',
    '11.3': {
      ask: 'You play a Wenz and lead {the:GK}. {Who:second} adds {the:EO}, {who:third} {the:GO}, {who:last} {the:GT}. Who takes the trick?',
      feedback: {
        0: 'The Ten beats the King, in a Wenz as in a Rufspiel.',
        1: 'In a Wenz {the:EO} is not a trump, and {E} were not led.',
        2: '{The:GO} stands below the King and below the Ten here.',
        3: 'Right, the Ten is above the King, and {the:EO} was only discarded.',
      },
    },
    allein:
      'A Wenz is one against three. So you need 61 points without any help. Two high {rs:U} and long suits from the top are what you want.',
    '11.4': {
      ask: 'Which hand would you play a Wenz with?',
      feedback: {
        'EU GU EA ET EK SA ST HA': 'Yes. The two highest trumps pull out the others, and then your high cards run.',
        'EO GO HO SO HA HT HK H9': 'A dream for a Hearts Solo. But in a Wenz these are all ordinary cards.',
        'HU SU G9 G8 G7 E9 E8 E7': 'You do have two {rs:U}, but after them there is no trick in sight.',
      },
    },
  },
};

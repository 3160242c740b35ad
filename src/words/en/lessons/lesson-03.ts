// English texts of lesson 3: plain suits and tricks.
import type { LESSON_03 } from '../../../engine/teaching/lessons/lesson-03.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_03_EN: TextsOf<typeof LESSON_03> = {
  title: 'Suits and tricks',
  goal: 'You follow suit and see who takes the trick.',
  steps: {
    stich:
      'Everybody puts down one card: that is a [[stich|trick]]. {Who:leader} has begun with {the:SK}. This card decides which suit is played now.',
    reihe:
      'Within a suit this is the order, from high to low. Mind you: the Ten comes right after the Ace and beats the King!',
    '3.1': {
      ask: '{Who:leader} leads {the:SK}, {who:second} plays {the:ST}, {who:third} {the:S9} and you {the:S7}. Who takes the trick?',
      feedback: {
        0: 'The Seven is the lowest card of the suit.',
        1: 'In many other games that would be so. In Schafkopf the Ten stands above the King.',
        2: 'Right, the Ten beats the King.',
        3: 'The Nine is below the Ten and below the King.',
      },
    },
    'fremde-farbe':
      'A card of another suit cannot take the trick, not even the highest one. The two marked cards win nothing here.',
    '3.2': {
      ask: 'You have led {the:ET}. {Who:second} and {who:third} have no {E} and play other suits, {who:last} follows with {the:EK}. Who takes the trick?',
      feedback: {
        0: 'Right, nobody has played a higher card of this suit.',
        1: '{The:GA} is high, but {E} were led. Another suit never wins.',
        2: '{The:SA} is high, but {E} were led. Another suit never wins.',
        3: 'The King is of the right suit, but stands below the Ten.',
      },
    },
    bedienen:
      'If you have the suit that was led, you must [[bedienen|follow suit]]. {Who:leader} has led {G}, so only the marked cards will do. Without that suit you could play whatever you like.',
    '3.3': {
      ask: '{Who:leader} leads {the:S8}. Choose all the cards that you may play now.',
      right: 'Exactly these two. Which one you take is up to you.',
      missing: 'You have forgotten a card of this suit.',
    },
    'kein-bild':
      'Two cards were missing from the order you saw. It is the same with {E}: {the:EO} and {the:EU} do not belong to their suit. The next lesson tells you where they do belong.',
    '3.4': {
      ask: 'Put these six {E} into the right order, the strongest first.',
      right: 'That is it. The Ten has a firm hold on second place.',
    },
  },
};

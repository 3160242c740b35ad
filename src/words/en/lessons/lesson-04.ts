// English texts of lesson 4: the trumps.
import type { LESSON_04 } from '../../../engine/teaching/lessons/lesson-04.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_04_EN: TextsOf<typeof LESSON_04> = {
  title: 'The trumps',
  goal: 'You know the 14 trumps of the Rufspiel and their order.',
  steps: {
    ober: '[[trumpf|Trumps]] beat every other card. The four strongest are the {rs:O}, in the order {E}, {G}, {H}, {S}. That order never changes.',
    unter: 'Below them come the four {rs:U}, again {E}, {G}, {H}, {S}. All eight together are called [[herren|lords]].',
    herz: 'Last come all the other cards of {H}, from {the:HA} down to the Seven. That makes the [[trumpffolge|order of trumps]] complete.',
    '4.1': {
      ask: 'Here lie all 32 cards. How many of them are trumps in a Rufspiel?',
      right: 'There are 14 trumps: four {rs:O}, four {rs:U} and six {H}.',
      wrong: {
        8: 'Those are only the lords. Six {H} come on top.',
        16: 'You have counted {the:HO} and {the:HU} twice. They are among the lords already.',
        12: 'That is the number with the short pack of 24 cards.',
      },
      other: 'Add them up: four {rs:O}, four {rs:U} and the other {H}.',
    },
    '4.2': {
      ask: 'Which of the two is stronger in a Rufspiel?',
      labels: { gleich: 'both are equal' },
      feedback: {
        SU: 'Yes, even the lowest lord stands above {the:HA}.',
        HA: 'It is worth more points. But {the:SU} is stronger, for all lords stand above {H}.',
        gleich: 'Two cards are never equal; one always stands higher.',
      },
    },
    sticht:
      'Here is the whole ladder. Power sits at the top, points sit at the bottom: {the:HA} counts 11 but is easily beaten. That is what Schafkopf is about.',
    '4.3': {
      ask: 'You lead {the:H7}, {who:second} plays {the:HA}, {who:third} {the:SU} and {who:last} {the:EO}. Who takes the trick?',
      feedback: {
        0: 'The Seven is the lowest of all trumps.',
        1: '{The:HA} is only the ninth trump. Two cards of this trick stand above it.',
        2: '{The:SU} does beat {the:HA}, but all {rs:O} stand above all {rs:U}.',
        3: 'Right. {The:EO} is the strongest card of all.',
      },
    },
    '4.4': {
      ask: 'One of these cards is not a trump in a Rufspiel. Which one?',
      feedback: {
        EK: 'Exactly. Only {rs:O}, {rs:U} and {H} are trumps.',
        GO: 'All {rs:O} are trumps, {the:GO} too.',
        SU: 'All {rs:U} are trumps, {the:SU} too.',
        H7: 'All {H} are trumps, even the lowest.',
      },
    },
    '4.5': {
      ask: 'Sort these trumps, the strongest first.',
      right: 'Right: first the {rs:O}, then {the:EU}, {H} last.',
    },
  },
};

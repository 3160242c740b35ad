// English texts of lesson 28: what a hand is worth.
import type { LESSON_28 } from '../../../engine/teaching/lessons/lesson-28.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_28_EN: TextsOf<typeof LESSON_28> = {
  title: 'What your hand is worth',
  goal: 'You count your hand in five seconds and know whether to play.',
  steps: {
    zaehlen:
      'Count a hand for a Rufspiel like this: each trump counts two, but {rs:O} count three. {Rs:A} of the other suits count one each. Cards of Hearts are trumps, the highest of them included.',
    '28.1': {
      ask: 'What does this hand count?',
      right: 'Five trumps make ten, and {the:EO} and {the:SO} add one each: 12.',
      wrong: {
        10: 'Five trumps are ten, that is right. {The:EO} and {the:SO} add one each.',
        13: 'One too many: {the:HA} is a trump and counts two, and {the:SU} counts only two as well.',
        14: '{The:HA} and {the:SU} count two like any other trump. Only {the:EO} and {the:SO} count three.',
      },
      other: 'First count the trumps, two for each. Then add one for {the:EO} and one for {the:SO}.',
    },
    '28.2': {
      ask: 'And this one?',
      right: 'Three trumps make six, and {the:GO} adds one: 7.',
      wrong: {
        6: 'Three trumps make six, but {the:GO} adds one.',
        9: 'Only {the:GO} counts three. {The:EU} and {the:SU} count two.',
      },
      other: 'You have three trumps. Each counts two, and {the:GO} counts one more.',
    },
    'ab-neun':
      'From nine you can play, below that you pass. Usually that means four trumps with a high one among them. Where a long calculation over many imagined deals gives a clear answer, it agrees on nine hands out of ten.',
    '28.3': {
      ask: 'You speak first. What do you say?',
      feedback: {
        spiele: 'Right. Five trumps are ten, {the:EO} adds one and {the:GA} another: twelve.',
        weiter:
          'A single high Lord makes you careful. But five trumps with {the:EO}, and {the:GA} besides, make twelve.',
      },
    },
    '28.4': {
      ask: 'And what do you say here, speaking first?',
      feedback: {
        spiele:
          'Three trumps are six, {the:SO} adds one and {the:EA} another: eight. Three trumps are soon drawn, too.',
        weiter: 'Right. Three trumps with {the:SO} are seven, and {the:EA} adds one: eight. Let the others play.',
      },
    },
    erfolg:
      'This is how often you win if you play: 45 games in 100 with eight, 54 with nine, 60 with ten, 68 with eleven, 75 with twelve. From eleven it clearly pays.',
    '28.5': {
      ask: 'Only four trumps. You speak first. What do you say?',
      feedback: {
        spiele:
          'Right. Four trumps are eight, and {the:EO} and {the:GO} add one each: ten. The two highest trumps make up for the fifth.',
        weiter: 'Four trumps are eight, and {the:EO} and {the:GO} add one each. With ten you play.',
      },
    },
    '28.6': {
      ask: 'Four trumps again, and again you speak first. What do you say?',
      feedback: {
        spiele:
          'Four trumps are eight, and nothing is added. Without high Lords and without an Ace beside them you usually pay.',
        weiter: 'Right. It is only eight: four low trumps that others will beat.',
      },
    },
  },
};

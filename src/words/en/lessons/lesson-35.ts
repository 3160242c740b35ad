// English texts of lesson 35: no more than a trick needs.
import type { LESSON_35 } from '../../../engine/teaching/lessons/lesson-35.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_35_EN: TextsOf<typeof LESSON_35> = {
  title: 'No more than you need',
  goal: 'You win a trick with the lowest card that is good enough.',
  steps: {
    genuegt:
      'A low trump wins a trick as well as a high one, as long as nobody beats it. What you save will win another trick later. And a Ten that wins brings ten points home.',
    '35.1': {
      ask: 'You are declarer and have no {G}. Only {who:left} plays after you, and {he:left} is on your side. Which card?',
      outcomes: {
        richtig: 'Right. The Ten is enough, its points are home, and you still have your three high trumps.',
        hoch: 'That wins too, but it is a waste of a Lord. The Ten would have been enough, and safe at the same time.',
      },
    },
    '35.2': {
      ask: 'Two tricks are left and no trumps. You play last. Which card do you win this trick with?',
      outcomes: {
        richtig: 'Right. The King is enough, and nothing beats your last card. You get both tricks.',
        sau: 'You win this trick either way. But in the last one {the:ET} beats your King.',
      },
    },
    '35.3': {
      ask: 'You play against {who:declarer}. {Who:declarer} has led a low trump, and two play after you. Which card?',
      outcomes: {
        richtig:
          'Right. Of the six trumps that beat {the:HK}, four beat {the:GU} as well. You keep the better one for a trick that it wins.',
        unter: 'A card that beats one of them usually beats both. Then {the:GU} is lost and you keep the weaker one.',
      },
    },
    'was-ist-draussen':
      'So do not count your trumps, count those still out above them. If the same cards beat your high trump and your low one, then the two are worth the same in this trick.',
    '35.4': {
      ask: 'You play against {who:declarer}. A Nine is winning for your opponents, and {who:declarer} plays after you. {EO,SO,EU} are still out. Which card?',
      outcomes: {
        richtig:
          'Right. All of those would beat {the:SU} too. If you win the trick, ten points are home, and you keep your Lords.',
        ober: 'Only {the:EO} can beat it. It is too good for a trick with nothing in it.',
        unter: 'The same three cards would beat the Ten. If you win this trick, it brings you eight points fewer.',
        koenig: 'The others keep the trick, with four points of yours in it. You are allowed to ruff.',
      },
    },
    '35.5': {
      ask: 'You are declarer and can ruff. {The:GU} and {the:H9} are still out, and two players are still to play. Which card?',
      outcomes: {
        richtig:
          'Right. Only {the:GU} beats it. Later your highest trump draws what is left, and the Ten comes home safely.',
        hoch: 'That wins for certain. But the trick is empty, and afterwards you have nothing that beats {the:GU}.',
        zehn: 'If somebody has {the:GU}, you lose ten points. Draw it first, and the Ten is safe.',
      },
    },
    '35.6': {
      ask: 'To the end: you are declarer, your side has 34 points and needs 61. The trick holds no points, and only {who:left} plays after you. Which card?',
      won: 'You have won! You gave a Ten away and took two full tricks with your two trumps.',
      lost: 'Not this time. What will {who:left} have to lead if {he:left} gets this trick?',
      plan: 'You give up the Ten. Whoever takes the trick must then lead into your two high trumps.',
    },
  },
};

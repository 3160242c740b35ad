// English texts of lesson 37: counting points.
import type { LESSON_37 } from '../../../engine/teaching/lessons/lesson-37.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_37_EN: TextsOf<typeof LESSON_37> = {
  title: 'Counting points',
  goal: 'You know what both sides still need, and get the trick that decides.',
  steps: {
    mitzaehlen:
      'Add up your side’s points trick by trick. Declarer and partner need 61; for the defenders 60 are enough. Near the end all that matters is who gets this one trick.',
    '37.1': {
      ask: 'You play against {who:declarer}, and the other side has 57 points. {The:EU} is winning, and only {who:left} plays after you. Which card?',
      outcomes: {
        richtig: 'Right. This trick would have taken the others past 60. Now it is yours.',
        sau: 'Eleven on top of 57, and the game is over: {the:EU} keeps the trick, for only {the:GO} is higher.',
      },
    },
    '37.2': {
      ask: 'You are declarer, and your side has 47 points. The trick holds four, and {who:left} is still to play. Which card?',
      outcomes: {
        richtig: 'Well counted: 47, and four, and ten, make 61. You need no more.',
        unter: 'That wins too, but it makes only 53. The Ten would have finished the game.',
        eichel: 'You give the opponents the trick with ten points on top, and you still need fourteen.',
      },
    },
    '37.3': {
      ask: 'You play against {who:declarer}, and your side has 57 points. {The:HU} is winning. Nobody plays after you. Which card?',
      outcomes: {
        richtig: 'Right. There are six points in it: with this trick you are past 60 and have won.',
        zehn: 'It does not beat {the:HU}. The Ten is lost, and you still need three points.',
        farbe: 'You need three points, six are in the trick, and you can ruff. What are you waiting for?',
      },
    },
    'beide-seiten':
      'Count what the others need as well. If they are sure to get a trick, a single card of yours may decide whether it takes them home.',
    '37.4': {
      ask: 'You play against {who:declarer}. The others have 55 points, they get this trick, and three are in it. Which card?',
      outcomes: {
        richtig: 'Right. They have 58 now, and nothing is lost yet.',
        augen: 'Your card takes them past 60, and the game is over. A worthless trump would have kept them at 58.',
      },
    },
    '37.5': {
      ask: 'You play against {who:declarer}, and your side has 50 points. {Who:right} is your partner and has led {the:ST}; two are still to play. Which card?',
      outcomes: {
        richtig: 'Right. With this trick you have 62, and nobody can beat your trump any more.',
        acht: 'One of the two who are still to play may ruff. Then the ten points are theirs.',
      },
    },
    '37.6': {
      ask: 'You play against {who:declarer}. The others have 57, fourteen are in the trick, and {who:declarer} is still to play. Which card?',
      outcomes: {
        richtig: 'Right. At the moment the trick is yours, but {who:declarer} may ruff. Nobody beats your trump.',
        sau: '{Who:declarer} is still to play and may ruff. That would be 25 points at once, and the game is lost.',
        acht: '{Who:declarer} is still to play and may ruff: 57 and fourteen are more than enough.',
      },
    },
    '37.7': {
      ask: 'To the end: you play against {who:declarer}, and the others already have 59 points. {The:EU} is winning, and only {who:left} plays after you. Which card?',
      won: 'You have won! Your partner took this trick, and your highest trump was there for the next.',
      lost: 'Not this time. You need all three tricks, and {the:GO} is still out.',
      plan: 'All three tricks must be yours. So {who:left} has to take this one with {the:GO}, and {the:EO} stays for the next.',
    },
  },
};

// English texts of lesson 14: won, Schneider, Schwarz.
import type { LESSON_14 } from '../../../engine/teaching/lessons/lesson-14.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_14_EN: TextsOf<typeof LESSON_14> = {
  title: 'Won, Schneider, Schwarz',
  goal: 'You read the result from points and tricks.',
  steps: {
    einundsechzig:
      'There are 120 [[augen|points]] in a game. The declaring side wins only if it has more than half of them. Otherwise the [[gegenspieler|defenders]] win.',
    '14.1': {
      ask: 'A Rufspiel ends 60 to 60. Who has won?',
      labels: { gegner: 'the defenders', spieler: 'the declaring side', niemand: 'nobody' },
      feedback: {
        gegner: 'Right. If the points are even the defenders have won.',
        spieler: 'Just short: 60 is exactly half, and the declarer needs 61.',
        niemand: 'There is no draw. The declarer must have more than half.',
      },
    },
    schneider:
      'With 91 points the declaring side makes the others [[schneider|Schneider]], which costs them extra. It is itself [[schneiderfrei|out of Schneider]] with 31 points, the defenders with 30.',
    '14.2': {
      ask: 'The declaring side has only 30 points. What is the result?',
      labels: { schneider: 'a loss with Schneider', einfach: 'a plain loss', schwarz: 'a loss with Schwarz' },
      feedback: {
        schneider: 'Right. One more point and they would have been out.',
        einfach: 'One point is missing. It takes 31 for the declarer to be out of Schneider.',
        schwarz: 'Only a side without a single trick is Schwarz.',
      },
    },
    '14.3': {
      ask: 'The declaring side has 90 points. What is the result now?',
      labels: { gewonnen: 'a plain win', schneider: 'a win with Schneider', verloren: 'a loss' },
      feedback: {
        gewonnen: 'Right. The others have 30 points and are just out of Schneider.',
        schneider: 'One point is missing. The others have 30, and that is enough for them.',
        verloren: 'With 61 points the game would have been won already.',
      },
    },
    '14.5': {
      ask: 'How many points does the declaring side need at least to be out of Schneider?',
      right: 'It needs 31 points, one more than the defenders need.',
      wrong: {
        30: 'That is enough for the defenders. The declarer needs one more.',
        61: 'With that they would have won. They are out of Schneider much earlier.',
        1: 'A single point is not enough. It takes a little more than a quarter of all points.',
      },
      other: 'The line is a quarter of the 120 points, and one point more.',
    },
    schwarz:
      'You are [[schwarz|Schwarz]] if you take no trick at all. So here tricks count: a single one without any points saves you.',
    '14.4': {
      ask: 'The declaring side has all 120 points, but one trick without points went to the others. How high is the win?',
      labels: { schneider: 'Schneider', schwarz: 'Schwarz', einfach: 'plain' },
      feedback: {
        schneider: 'Right. For Schwarz it would have taken all eight tricks.',
        schwarz: 'That takes all eight tricks. One went to the others, even if there was nothing in it.',
        einfach: 'With more than 90 points it is Schneider in any case.',
      },
    },
  },
};

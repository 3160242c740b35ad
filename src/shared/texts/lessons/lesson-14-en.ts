// English texts of lesson 14: won, Schneider, Schwarz.
import type { LESSON_14 } from '../../../engine/lessons/lesson-14.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_14_EN: TextsOf<typeof LESSON_14> = {
  title: 'Won, Schneider, Schwarz',
  goal: 'You read the result from points and tricks.',
  steps: {
    einundsechzig:
      'Of the 120 [[augen|points]] the declarer’s side needs more than half, that is 61. For the [[gegenspieler|defenders]] 60 are enough.',
    '14.1': {
      ask: 'A Rufspiel ends 60 to 60. Who has won?',
      labels: { gegner: 'the defenders', spieler: 'the declarer’s side', niemand: 'nobody' },
      feedback: {
        gegner: 'Right. When it is even the defenders have won.',
        spieler: 'Just short: who plays needs more than half.',
        niemand: 'There is no draw. Who plays must have more than half.',
      },
    },
    schneider:
      'With 91 points you make the others [[schneider|Schneider]], which costs them extra. The declarer’s side is [[schneiderfrei|out of Schneider]] with 31 points, the defenders with 30.',
    '14.2': {
      ask: 'The declarer’s side has only 30 points. How has the game ended?',
      labels: { schneider: 'lost with Schneider', einfach: 'lost plainly', schwarz: 'lost Schwarz' },
      feedback: {
        schneider: 'Right. One more point and they would have been out.',
        einfach: 'One point is missing. The declarer is out of Schneider only with 31.',
        schwarz: 'Schwarz is only who has not taken a single trick.',
      },
    },
    '14.3': {
      ask: 'The declarer’s side has 90 points. And now?',
      labels: { gewonnen: 'won plainly', schneider: 'won with Schneider', verloren: 'lost' },
      feedback: {
        gewonnen: 'Right. The others have 30 points and are just out of Schneider.',
        schneider: 'One point is missing. The others have 30, and that is enough for them.',
        verloren: 'With 61 points the game would have been won already.',
      },
    },
    '14.5': {
      ask: 'With how many points at least is the declarer’s side out of Schneider?',
      right: 'Right, one point more than the defenders need.',
      wrong: {
        30: 'That is enough for the defenders. The declarer needs one more.',
        61: 'With that they would have won. They are out of Schneider much earlier.',
        1: 'One single point is not enough. It takes about a quarter of all points.',
      },
      other: 'The line is a quarter of the 120 points, and one point more.',
    },
    schwarz:
      'You are [[schwarz|Schwarz]] if you take no trick at all. So here tricks count: a single one without any points saves you.',
    '14.4': {
      ask: 'The declarer’s side has all 120 points, but one empty trick went to the others. How high is the win?',
      labels: { schneider: 'Schneider', schwarz: 'Schwarz', einfach: 'plain' },
      feedback: {
        schneider: 'Right. Schwarz would have taken all eight tricks.',
        schwarz: 'That takes all eight tricks. One went to the others, even if there was nothing in it.',
        einfach: 'With more than 90 points it is Schneider at any rate.',
      },
    },
  },
};

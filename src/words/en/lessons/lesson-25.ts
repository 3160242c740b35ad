// English texts of lesson 25: what is different in Bauernstoss and Alter Schoofkopp.
import type { LESSON_25 } from '../../../engine/teaching/lessons/lesson-25.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_25_EN: TextsOf<typeof LESSON_25> = {
  title: 'Bauernstoss and Alter Schoofkopp',
  goal: 'You know what is different when the chalk is played for.',
  steps: {
    pfalz:
      '[[bauernstoss|Bauernstoss]] and [[alterSchoofkopp|Alter Schoofkopp]] are played in the Palatinate, by four with 32 cards. Players facing each other are partners.',
    zahlen:
      'Trumps are the four {rs:U} and, below them, one suit, in which the {r:T} comes right after {the:EA}. Trumps are made by numbers: one bids exactly how many trumps there would be with some suit, which stays hidden. Whoever cannot follow must trump ([[trumpfzwang|duty to trump]]). In Bauernstoss there is one thing more: if one of the four {rs:U} lies in the trick, whoever plays a trump must play a higher one of them, if there is one in the hand.',
    '25.1': {
      ask: 'Bauernstoss, trumps are {E}. {The:HU} has been led. Which cards may you play?',
      right: 'Right. {The:GU} is the only card above it.',
      missing: 'Every card higher than the one led is allowed.',
      extra: 'One of the four {rs:U} lies in the trick. Whoever has a higher one must play it.',
    },
    kreide:
      'One side has the [[kreide|chalk]]. For this side 42 points are enough for a mark; the other one needs 79. Whoever wins has the chalk from then on. There are two marks from 91 points on, three for all tricks, and twenty win. In the first deal the side that was dealt {the:EU} has the chalk.',
    '25.2': {
      ask: 'Your side has the chalk and has made trumps. In the end you have 45 points. Who writes a mark?',
      labels: { ihr: 'we do', gegner: 'the opponents', niemand: 'nobody' },
      feedback: {
        ihr: 'Right. With the chalk 42 are enough.',
        gegner: 'They have 75 points, and without the chalk they need 79.',
        niemand: 'One side wins every time; a draw is not possible.',
      },
    },
    soli: 'Instead of a number, the holder of {the:EU} may announce a Solo, but not in the first deal. All eight tricks must be taken. “[[gibMirEine|Give me one]]” is the small one: a card goes to the partner, and one comes back. “[[legDich|Lay them down]]” is the big one, without an exchange. In both the partner lays the hand down. The first trick lost ends it. Eight or twelve marks are at stake.',
    schoofkopp:
      'In Alter Schoofkopp fifteen marks win, a Schneider begins at 89 points, and all tricks count four. In the first deal 61 points take the chalk. The only Solo, “Lech dich”, decides the whole game. If a trump is led, it must be beaten if possible; whoever trumps another suit need not.',
    '25.3': {
      ask: 'Alter Schoofkopp, trumps are {E}. {The:ET} has been led. Which cards may you play?',
      right: 'Right. Both are higher, and which one you play is up to you.',
      missing: 'Every card higher than the one led is allowed.',
      extra: 'If a trump is led, a higher card is due if you have one.',
    },
  },
};

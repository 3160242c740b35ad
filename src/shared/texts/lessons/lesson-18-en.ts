// English texts of lesson 18: leading.
import type { LESSON_18 } from '../../../engine/lessons/lesson-18.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_18_EN: TextsOf<typeof LESSON_18> = {
  title: 'Leading',
  goal: 'You find a sensible first card.',
  steps: {
    spieler:
      'Who plays leads trumps. Every trump that falls from your opponents can no longer beat your high cards. That is called [[trumpfZiehen|drawing trumps]].',
    '18.2': {
      ask: 'You play calling {the:GA} and lead. What do you begin with?',
      outcomes: {
        trumpf: 'Right. The opponents must follow, and your partner sees how strong you are.',
        ruffarbe: 'That forces out your partner’s Ace while the others still have trumps. They might ruff it.',
        neben: 'As long as the opponents have trumps this card will be ruffed or beaten. Trumps first!',
      },
    },
    '18.5': {
      ask: 'Now a whole game: you play calling {the:GA} and lead. Take 61 points with your partner. The opponents make no mistake.',
      won: 'You have won! Draw trumps from the top, then cash the high cards: it can be that simple.',
      lost: 'It was not enough this time. Try again, and draw the trumps from the top right away.',
      plan: 'You begin with your three highest trumps until the opponents run out of them. Only then come the other cards.',
    },
    mitspieler:
      'If you are the partner you help in the same way: lead a trump, best a high one. The declarer will soon notice that you belong together.',
    '18.3': {
      ask: 'Resi has called {the:GA}, and you hold it. You lead. What do you play?',
      outcomes: {
        trumpf: 'Right. Resi is glad of every trump from you.',
        ruffarbe: 'You may show the called Ace at once, but now the opponents might still ruff it. Trumps first!',
        neben: 'That is how opponents play. Let Resi see that you belong to her: lead a trump.',
      },
    },
    gegenspieler:
      'As a defender you do it the other way round: trumps are the declarer’s business. You search for the called Ace early, for your partner may be able to ruff it.',
    '18.1': {
      ask: 'Resi plays calling {the:GA}, and you are against her. You lead. What do you play?',
      outcomes: {
        gesucht: 'Right. The called Ace must come out, and your partner may ruff it. You also see who belongs to whom.',
        trumpf: 'Resi wants to draw trumps anyway. Do not do her work.',
        neben: 'Possible, but it gains little. The called suit tells you at once who the partner is.',
      },
    },
    '18.6': {
      ask: 'Another whole game: Sepp plays calling {the:GA}, and you are against him. You lead and need 60 points with your partner.',
      won: 'You have won! Searching for the Ace has brought you the game.',
      lost: 'Sepp has won this time. Remember what a defender does at the start, and try again.',
      plan: 'You search with {G} right away. The called Ace must come out, and Resi has no card of this suit.',
    },
    '18.4': {
      ask: 'Late in the game the defenders have no trumps left. You are a defender and lead. Do you still search for the called Ace?',
      labels: { nein: 'no, not any more', ja: 'yes, one always does' },
      feedback: {
        nein: 'Right. Nobody could ruff it any more, and the trick would go to the declarer.',
        ja: 'Searching is good only while somebody can ruff the Ace. Without trumps you give the declarer the trick.',
      },
    },
  },
};

// English texts of lesson 18: leading.
import type { LESSON_18 } from '../../../engine/teaching/lessons/lesson-18.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_18_EN: TextsOf<typeof LESSON_18> = {
  title: 'Leading',
  goal: 'You find a sensible first card.',
  steps: {
    spieler:
      'As declarer you [[ausspielen|lead]] trumps first. Every trump that your opponents have to play can no longer beat your high cards. That is called [[trumpfZiehen|drawing trumps]].',
    '18.2': {
      ask: 'You have called {the:GA} and lead. What do you begin with?',
      outcomes: {
        trumpf: 'Right. The opponents must follow, and your partner sees how strong you are.',
        ruffarbe: 'That forces out your partner’s Ace while the others still have trumps. They might ruff it.',
        neben: 'As long as the opponents have trumps this card will be ruffed or beaten. Trumps first!',
      },
    },
    '18.5': {
      ask: 'Now a whole game: you have called {the:GA} and lead. Take 61 points with your partner. The opponents make no mistake.',
      won: 'You have won! Draw trumps from the top, then cash the high cards: it can be that simple.',
      lost: 'It was not enough this time. Try again, and draw the trumps from the top right away.',
      plan: 'You begin with your three highest trumps until the opponents run out of them. Only then come the other cards.',
    },
    mitspieler:
      'If you are the partner you help in the same way: lead a trump, preferably a high one. The declarer will soon notice that you belong together.',
    '18.3': {
      ask: '{Who:declarer} has called {the:GA}, and you hold it. You lead. What do you play?',
      outcomes: {
        trumpf: 'Right. {Who:declarer} is glad of every trump from you.',
        ruffarbe: 'You may lead the called Ace at once, but now the opponents might still ruff it. Trumps first!',
        neben: 'That is how opponents play. Let {who:declarer} see that you are on {his:declarer} side: lead a trump.',
      },
    },
    gegenspieler:
      'As a defender you do it the other way round: trumps are the declarer’s business. You search for the called Ace early, for your partner may be able to ruff it.',
    '18.1': {
      ask: '{Who:declarer} has called {the:GA}, and you play against {him:declarer}. You lead. What do you play?',
      outcomes: {
        gesucht: 'Right. The called Ace must come out, and your partner may ruff it. You also see who plays with whom.',
        trumpf: '{Who:declarer} wants to draw trumps anyway. Do not do {his:declarer} work for {him:declarer}.',
        neben: 'Possible, but it gains little. The called suit tells you at once who the partner is.',
      },
    },
    '18.6': {
      ask: 'Another whole game: {Who:declarer} has called {the:GA}, and you play against {him:declarer}. You lead and need 60 points with your partner.',
      won: 'You have won! Searching for the Ace has won you the game.',
      lost: '{Who:declarer} has won this time. Remember what a defender does at the start, and try again.',
      plan: 'You search with {G} right away. The called Ace must come out, and {who:mate} has no card of this suit.',
    },
    '18.4': {
      ask: 'Late in the game the defenders have no trumps left. You are a defender and lead. Do you still search for the called Ace?',
      labels: {
        nein: 'no, neither of us can ruff it any more',
        wissen: 'yes, that shows us who the partner is',
        augen: 'yes, it must come out, and 11 points are a lot',
      },
      feedback: {
        nein: 'Right. The trick would go to the declaring side, and the 11 points with it.',
        wissen: 'So late in the game that is worth little, and the trick goes to the declaring side.',
        augen: 'They are, but for the others: without trumps you cannot ruff the called Ace.',
      },
    },
  },
};

// English texts of lesson 34: whether to ruff, and with what.
import type { LESSON_34 } from '../../../engine/teaching/lessons/lesson-34.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_34_EN: TextsOf<typeof LESSON_34> = {
  title: 'Ruffing, and with what',
  goal: 'Whenever you are void, you decide: ruff or not, high or low.',
  steps: {
    'drei-fragen':
      'When you have no card of the suit you may ruff, but you need not. Ask three questions: how many points are in the trick? Who plays after me? And which trump is high enough?',
    '34.1': {
      ask: 'You are declarer and have no {S}. You play last. Which card?',
      outcomes: {
        richtig: 'Right. There are 21 points in it, nobody plays after you, and any trump is high enough.',
        farbe:
          'That gives the others 21 points, more than a third of what you need. Your trump would have taken them safely.',
      },
    },
    '34.2': {
      ask: 'You are declarer and have nothing but trumps. {Who:right} has led {the:GA}; {who:left} and {who:opposite} are still to play. Which trump?',
      outcomes: {
        richtig:
          'Right. If somebody beats it, you lose only a low trump. Your other two are the highest in play and will win two more tricks.',
        hoch: 'Your two high trumps win a trick each in any case. Spend one here and you keep a low one, which will not.',
      },
    },
    '34.3': {
      ask: 'You are declarer, and your side has 42 points. {The:SA} is winning for your opponents. Only {who:left} plays after you. Which card?',
      outcomes: {
        richtig: 'Right. Eleven are there and you add ten: with 63 you have won, unless {who:left} can beat it.',
        unter: 'That ruffs too, but it makes only 55. With the Ten it would have been 63.',
        farbe: 'You have no {S}. If you let this trick go, the others get eleven points and your card on top.',
      },
    },
    '34.4': {
      ask: 'You are declarer and have no {E}. {Who:right} has led {the:E8}; {who:left} and {who:opposite} are still to play. Which card?',
      outcomes: {
        richtig:
          'Right. It is usually enough and brings four points. You keep your two high trumps, the highest in play.',
        hoch: 'You ruff with that too. But this trump would have won a trick anyway, and the low one will not by itself.',
        zehn: 'The opponents take the trick with your ten points in it.',
      },
    },
    'nicht-immer':
      'Not every trick is worth a trump. If it holds nothing and your trump is the highest, save it: it will always win its trick, and later there may be more in it.',
    '34.5': {
      ask: 'You play against {who:declarer}. Two cards without points have been played. {Who:declarer} has already played; only {who:left} is left. Which card?',
      outcomes: {
        richtig: 'Right. Your trump is the highest in play and its trick is safe. Do not spend it on an empty one.',
        trumpf: 'You take an empty trick. The same trump could have taken something better later.',
      },
    },
    '34.6': {
      ask: 'You play against {who:declarer} and have no {S}. {Who:right} has led {the:S9}; {who:declarer} plays right after you. Which card?',
      outcomes: {
        richtig: 'Right. Only {the:HO} beats it. {Who:declarer} can hardly go higher, and your partner may add points.',
        augen: '{Who:declarer} plays after you and may ruff. Then your points are given away.',
      },
    },
    '34.7': {
      ask: 'To the end: you are declarer, your side has 23 points and needs 61. Only {the:HK} is still out, and you have no {E}. Which card?',
      won: 'You have won! Your trump gave you the lead, and your high card came at the right time.',
      lost: 'Not this time. How do you get the lead while your high card can still run?',
      plan: 'You ruff the fourteen points and lead {the:GA} at once, while everybody has to follow.',
    },
  },
};

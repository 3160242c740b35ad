// English texts of lesson 36: whose trick it is.
import type { LESSON_36 } from '../../../engine/teaching/lessons/lesson-36.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_36_EN: TextsOf<typeof LESSON_36> = {
  title: 'Whose trick is it?',
  goal: 'Before you play you work out who will get the trick, and act on it.',
  steps: {
    wem: 'Before you play to a trick, ask: who has it, and can anybody still take it? If it belongs to your partner, add points and do not beat it. If it belongs to the others, give nothing.',
    '36.1': {
      ask: 'You play against {who:declarer}. {Who:right} is your partner and has ruffed. {Who:left} is still to play but had no trump when trumps were led. Which card?',
      outcomes: {
        richtig: 'Right. There is no better place for a Ten than this trick.',
        neun: 'You keep ten points in your hand, and the next trick in this suit may take them from you.',
      },
    },
    '36.2': {
      ask: 'You play against {who:declarer}. {Who:right}, your partner, has the trick, and you play last. You must play a trump. Which one?',
      outcomes: {
        richtig: 'Right. The trick is already yours. A low one will do, and your highest trump wins another.',
        hoch: 'You take from your partner a trick that the two of you already had, and your highest trump is gone.',
      },
    },
    '36.3': {
      ask: '{Who:right}, your partner, has the trick, and you play last. Which card do you add?',
      outcomes: {
        richtig: 'Right. Ten points are home, and {the:GA} can still win a trick of its own.',
        sau: 'Eleven points, but {the:GA} is the highest of its suit and would have won a trick itself. The Ten was the better gift.',
        koenig: 'The trick is safe, so give more. The Ten is worth six points more.',
      },
    },
    '36.4': {
      ask: 'You play against {who:declarer}. {Who:opposite} is your partner and has ruffed. You play last. Which card?',
      outcomes: {
        richtig: 'Right. The trick is yours. You keep your trumps for tricks that belong to the others.',
        trumpf: 'You beat your own partner. That gains nothing, and a trump is gone.',
      },
    },
    'kommt-noch':
      'It is harder when your partner has yet to play. If your partner plays last and can probably take the trick, do not ruff: add points in advance.',
    '36.5': {
      ask: '{Who:declarer} has already played. Only {who:left} is still to come, and you are on the same side. Which card?',
      outcomes: {
        richtig: 'Well done. If {who:left} can take the trick, eleven points are in it, and you still have your trump.',
        trumpf: 'A nearly empty trick, and {who:left} might have taken it. You will miss your best trump.',
        koenig: 'The right idea. But if {who:left} takes it, {the:SA} is worth eleven and the King only four.',
      },
    },
    '36.6': {
      ask: 'You are on {whose:declarer} side. {Who:right} has led {the:S8}; you have no {S} and no trump. {Who:declarer} plays right after you. Which card?',
      outcomes: {
        richtig:
          'Bold and right. {Who:declarer} may ruff, and then ten points are home. Kept together with {the:EA}, they are easily lost.',
        koenig: 'A gift, but a small one. {The:ET} will hardly win a trick later, and neither will the King.',
      },
    },
    '36.7': {
      ask: 'To the end: you are declarer, your side has 47 points and needs 61. {Who:right} has led {the:E9}; {who:opposite} is your partner. Which card?',
      won: 'You have won! You held on to every trump rather than spend it on an empty trick.',
      lost: 'Not this time. There is nothing in this trick. What do you need your two trumps for?',
      plan: 'You throw the worthless card and keep both trumps. The higher one takes a full trick at the end.',
    },
  },
};

// English texts of lesson 29: when to lead a Ten, and what a King needs beside it.
import type { LESSON_29 } from '../../../engine/teaching/lessons/lesson-29.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_29_EN: TextsOf<typeof LESSON_29> = {
  title: 'The Ten, the King and the low card',
  goal: 'You lead a Ten when nobody can beat or ruff it, and never leave a King alone.',
  steps: {
    zehn: 'While the highest card of a suit is out, keep your Ten. Once it has gone, your Ten is the highest, but many are void by then. Lead it when no trumps are out or everybody still has to follow.',
    '29.1': {
      ask: 'You play against {who:declarer}. {Who:declarer} ruffed {G} before. Besides, {the:GA} is still out. You lead. Which card?',
      outcomes: {
        richtig: 'Right. The worthless card costs nothing, and your Ten stays safe.',
        zehn: '{Who:declarer} has no {G} and may ruff, and {the:GA} is higher too: ten points for nothing.',
      },
    },
    '29.2': {
      ask: 'Two cards left, and there are no more trumps. You play against {who:declarer}, and your side has 50 points. Of {E} only {the:E9} is still out. What do you lead?',
      outcomes: {
        richtig: 'Right. The Ten is the highest, and 50 and ten make 60. You need no more.',
        acht: '{The:E9} beats it. You never get the lead again, and your Ten goes to them.',
      },
    },
    '29.3': {
      ask: 'You play against {who:declarer} and have two cards left. {The:EA} is still out, and you lead. What do you play?',
      outcomes: {
        richtig: 'Right. You drive out {the:EA}. In the last trick the Ten may be the highest.',
        zehn: 'As long as {the:EA} is out, that is ten points for the others.',
      },
    },
    '29.4': {
      ask: 'You play against {whose:declarer} Solo. Of {E}, {the:EA} and {the:ET} have gone; of {S}, {the:SA} is still out. {Who:declarer} ruffed {E} before. You lead. Which card?',
      outcomes: {
        richtig: 'Right. If {who:declarer} ruffs, it costs only four points. The Ten waits until {the:SA} has gone.',
        zehn: '{The:SA} still beats it: ten points. With the King you risk only four.',
      },
    },
    koenig:
      'When only one card still beats your King, keep a low card beside it: you play that one when the higher comes, and then your King is the highest. So do not discard that low card as worthless.',
    '29.5': {
      ask: 'You play against {who:declarer}. {Who:opposite}, your partner, has the trick with {the:GT}. Of {E}, {the:EA} is still out. Which card do you add?',
      outcomes: {
        richtig:
          'Right. The trick should be yours, and now it holds eleven points more. {The:E8} guards your King against {the:EA}.',
        koenig: 'Four points, and your King is gone. With {the:E8} beside it, it could have won a trick.',
        acht: 'Now your King is alone and falls to {the:EA}. Besides, this trick deserves points.',
      },
    },
    '29.6': {
      ask: 'You are declarer, and your side needs five more points. {The:HA} has the trick, you cannot beat it, and nobody plays after you. Which card do you give up?',
      outcomes: {
        richtig:
          'Well done! {The:SA} would have taken the Ten anyway. Now you are void in {S}, and your trump will bring the five points.',
        trumpf:
          'Nearly everybody saves points here. But this trump would have won a trick, and five points are all you need.',
        gras: 'You hold the two highest cards of {G}. Give up one that is lost anyway.',
      },
    },
  },
};

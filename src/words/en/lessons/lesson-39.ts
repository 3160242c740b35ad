// English texts of lesson 39: playing a Wenz, and playing against one.
import type { LESSON_39 } from '../../../engine/teaching/lessons/lesson-39.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_39_EN: TextsOf<typeof LESSON_39> = {
  title: 'Wenz: only four trumps',
  goal: 'In a Wenz you know when a suit will run, and which card guards another.',
  steps: {
    'vier-truempfe':
      'In a Wenz there are only four trumps, the {rs:U}. Once they have gone nobody can ruff: every card that is the highest left in its suit wins. So play long suits from the top.',
    '39.1': {
      ask: 'You play a Wenz, and the opponents already have 55 points. You have no {H}. Which card?',
      outcomes: {
        richtig: 'Right. You get the lead, and another trump and your high cards take the rest.',
        schellen: 'The opponents needed only five more points, and you have just given them more than that.',
      },
    },
    '39.2': {
      ask: 'You play a Wenz and have 53 points. No trump is out any more, and {the:SA} has gone. Two cards left: which one first?',
      outcomes: {
        richtig: 'Right. Nothing beats it, and it draws {the:SK}. Ten points, and you have won the game.',
        neun: '{The:SK} beats it. You never get the lead again, and your Ten is lost in the last trick.',
      },
    },
    dagegen:
      'Against a Wenz, keep what declarer cannot beat. If only one card still beats your King, it needs a low card beside it: when that one comes you play the low card, and you still have the King.',
    '39.3': {
      ask: 'You play against {whose:declarer} Wenz, and {who:declarer} already has 60 points. You play last and have no {S}. Which card?',
      outcomes: {
        richtig: 'Right. A single point was missing. You could not let this trick go.',
        herz: '{Who:declarer} has 60 already. Any trick with a point in it is enough for {him:declarer}, and you could have ruffed.',
      },
    },
    '39.4': {
      ask: 'You play against {whose:declarer} Wenz, and your side already has 56 points. {Who:declarer} has ruffed with {the:HU}; you have no {S}. Which card do you throw?',
      outcomes: {
        richtig:
          'Right. Only {the:HA} still beats {the:HK}. When it comes you play {the:H8}, and the King can win the trick your side still needs.',
        acht: 'Now {the:HK} is alone and must fall when {the:HA} is played. With a low card beside it you could keep it.',
        koenig:
          'Your side needs four points, and you give four to {who:declarer}. After {the:HA} your King would have been the highest of {H}.',
      },
    },
    '39.5': {
      ask: 'You play against {whose:declarer} Wenz. {The:SA} is still out. You have two cards and lead. Which card?',
      outcomes: {
        richtig:
          'Right. Whoever has {the:SA} gets only four points. After that the Ten is the highest of {S} and can still win the last trick.',
        zehn: '{The:SA} still beats it. If {who:declarer} has it, ten points are gone. The King would have drawn it cheaply.',
      },
    },
    '39.6': {
      ask: 'You play against {whose:declarer} Wenz. {Who:opposite} has the trick for your side, and you play last. Which card do you add?',
      outcomes: {
        richtig:
          'Very nice. Three points are home. You keep {the:ET}, the highest card of its suit as long as you have it.',
        zehn: 'Ten points, but now {the:EK} is the highest of {E}. Your Ten would have won a trick itself.',
        leer: 'The trick is safely yours: you could have added three points without any risk.',
      },
    },
    '39.7': {
      ask: 'To the end: you play a Wenz, have 15 points and need 61. Only one trump is still out, {the:SU}. You lead, and the others make no mistake.',
      won: 'You have won! First their last trump, then your loser, and your second trump has brought you back.',
      lost: 'Not this time. One card you are bound to lose: when, and what brings you back to the lead after that?',
      plan: '{The:EU} draws {the:SU}. Then you give up {the:S7} while {the:GU} can still bring you back. After that {the:SA} and {the:ET} are the highest of their suits.',
    },
  },
};

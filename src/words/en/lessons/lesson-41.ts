// English texts of lesson 41: defending a Rufspiel in the first tricks.
import type { LESSON_41 } from '../../../engine/teaching/lessons/lesson-41.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_41_EN: TextsOf<typeof LESSON_41> = {
  title: 'Against a Rufspiel: the first tricks',
  goal: 'You search in time, ruff with points and soon see who is on your side.',
  steps: {
    suchen:
      'As a defender you search for the called Ace early, while your partner still has trumps. The more cards of the called suit you hold yourself, the likelier your partner has none and can ruff.',
    '41.1': {
      ask: '{Who:declarer} has called {the:EA}, and you play against {him:declarer}. You lead. Which card?',
      outcomes: {
        richtig:
          'Right. You hold three cards of the called suit yourself. Your partner often has none and can ruff the Ace at once.',
        trumpf: 'That also draws the trumps your partner needs for ruffing. Drawing trumps is the declarer’s business.',
        koenig:
          '{The:GA} and {the:GT} still beat {the:GK}. You have given away four points, and you have not searched.',
      },
    },
    '41.2': {
      ask: 'You play against {who:declarer}. {The:EA} has been called and is still out. You have ruffed, and you lead. Which card?',
      outcomes: {
        richtig:
          'Right. Besides the called Ace only two cards of {E} are still out. Your partner probably has none, and a ruff brings home at least 21 points.',
        wenig:
          'That searches too. But your partner can probably ruff, so make the trick worth it. You will hardly bring the Ten home on your own.',
        sau: 'It may win the trick. But now is the time to search, while your partner still has trumps to ruff with.',
        trumpf: 'That also draws the trumps with which your partner is to ruff the called Ace.',
      },
    },
    'muss-heraus':
      'When the called suit is led, the called Ace must go into that trick, and the declarer must follow suit. So a defender who has none of the suit can ruff with points.',
    '41.3': {
      ask: '{Who:declarer} has called {the:EA}, and you play against {him:declarer}. {Who:leader} searches with {the:ET}, and you have no {E}. What do you play?',
      outcomes: {
        richtig:
          'Right. The called Ace has to fall, and {who:declarer} has to follow suit. So nobody can overruff you: 32 points.',
        hoch: 'Any trump would have won this trick. {The:HA} adds eleven points, and you will need your lords later.',
        frei: 'Then the called Ace wins, and you lose at least 21 points. With a trump they are yours.',
      },
    },
    '41.4': {
      ask: '{Who:declarer} has called {the:SA} and leads {the:HU}. You play against {him:declarer}, and it is your turn. What do you play?',
      outcomes: {
        richtig:
          'Right. {Who:declarer} should not be allowed to draw trumps with so low a lord. Only the three highest beat your card, and if the trick stays with you, you lead.',
        klein:
          'So {who:declarer} draws trumps from you and your partner with a low lord, and leads again. Three cards in your hand beat {the:HU}.',
        zehn: 'Ten points into a trick that still belongs to {who:declarer}. Three cards in your hand beat {the:HU}.',
      },
    },
    'wer-gehoert-zu-wem':
      'A lead tells you something too: trumps usually come from the declaring side, the called suit from a defender. Once the called Ace has fallen, everybody knows. Give points only where you expect your partner.',
    '41.5': {
      ask: '{Who:declarer} has called {the:EA}, and you play against {him:declarer}. {Who:leader} leads {the:EO}. What do you play?',
      outcomes: {
        richtig:
          'Right. Somebody who leads a trump at once is usually on {whose:declarer} side. Two points are enough, and {the:GO} is the highest trump after this.',
        sau: 'Eleven points for a trick that probably helps {who:declarer}: a defender would rather have searched than led a trump.',
        ober: 'It does not beat {the:EO}. After this trick it would have been the highest trump, and now it is gone.',
      },
    },
    '41.6': {
      ask: '{Who:declarer} has called {the:GA}. You searched, and {who:opposite} had it. Then {who:opposite} led a trump, and {who:declarer} went over it with {the:SU}. What do you play?',
      outcomes: {
        richtig:
          'Right. So {who:left} is your partner and plays after you. Any other lord beats {the:SU}: your eleven points have a good chance.',
        klein: 'Too careful. {Who:left} is your partner, plays after you and can beat {the:SU} with any other lord.',
        ober: 'You take the trick, but it is six points for your best trump. {Who:left} might have won it more cheaply.',
      },
    },
    '41.7': {
      ask: 'To the end: you play against {who:declarer}, your side has 15 points and needs 60. {The:EA} has been called, you lead, and the others make no mistake.',
      won: 'You have won! You searched at once, and with points: that paid off.',
      lost: 'Not this time. Count the cards of {E} that are still out: who is likely to have none, and what should be in the trick then?',
      plan: 'You search with {the:ET}, for {who:mate} has no {E} and ruffs the called Ace. After that your own suits bring the points you still need.',
    },
  },
};

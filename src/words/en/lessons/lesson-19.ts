// English texts of lesson 19: further games played alone.
import type { LESSON_19 } from '../../../engine/teaching/lessons/lesson-19.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_19_EN: TextsOf<typeof LESSON_19> = {
  title: 'More games for one',
  goal: 'You know what is trump when somebody announces a Geier, a Kaiser or a Bettel.',
  steps: {
    geier: 'The [[geier|Geier]] is brother to the Wenz: four trumps, but this time they are the {rs:O}.',
    '19.1': {
      ask: 'Somebody plays a Geier. What are trumps?',
      labels: { ober: 'the four {rs:O}', unter: 'the four {rs:U}', 'ober-herz': 'the {rs:O} and {H}' },
      feedback: {
        ober: 'Right. The {rs:U} go back to their suits.',
        unter: 'That would be a Wenz.',
        'ober-herz': 'That exists too, but it would be a [[farbgeier|Suit Geier]] in {H}.',
      },
    },
    '19.2': {
      ask: '{Who:declarer} plays a Geier and leads {the:ET}. What may you play?',
      right: 'Right. In a Geier {the:EU} is a plain card of {E}.',
      missing: 'You do have a card of {E}, for in a Geier the {rs:U} are not trumps.',
    },
    farbwenz:
      'Geier and Wenz also come with a suit added: the [[farbgeier|Suit Geier]] and the [[farbwenz|Suit Wenz]]. This is a Suit Wenz in {G}. The whole suit comes below the four lords, and {the:GO} stands in it between King and Nine.',
    '19.7': {
      ask: '{Who:declarer} plays a Suit Wenz in {G}. You lead {the:SA}, {who:second} plays {the:EO}, {who:third} {the:G7}, {who:last} {the:SO}. Who takes the trick?',
      feedback: {
        0: '{The:SA} is the highest card of the suit, but {who:third} has played a trump.',
        1: 'In a Suit Wenz the {rs:O} are not trumps. Here {the:EO} is a plain card of {E}.',
        2: 'Right, {G} are trumps, and even the Seven ruffs.',
        3: 'Here {the:SO} is a plain card of {S} and lower than the Ace.',
      },
    },
    kaiser:
      'Other cards can be lords as well: in a [[kaiser|Kaiser]] the four Kings are trumps, in an [[eisenbahner|Eisenbahner]] the four Tens. {rs:O} and {rs:U} then belong to their suits. All these games can be played as a [[tout|Tout]] too.',
    '19.8': {
      ask: '{Who:declarer} plays a Kaiser and leads {the:GT}. What may you play?',
      right: 'Right. Here {the:GO} and {the:GU} are plain cards of {G}, and {the:GK} is a trump.',
      missing: '{G} were led, and you may follow with any plain card of {G}.',
    },
    '19.9': {
      ask: '{Who:declarer} plays an Eisenbahner. You lead {the:EA}, {who:second} plays {the:ET}, {who:third} {the:E9}, {who:last} {the:EK}. Who takes the trick?',
      feedback: {
        0: 'The Ace is the highest card of {E}, but in an Eisenbahner the Tens are trumps.',
        1: 'Right. {Who:second} seems to have no {E} and has ruffed with the Ten.',
        2: 'The Nine is the lowest card of the trick.',
        3: 'The King stands below the Ace, and there is a trump in the trick as well.',
      },
    },
    bettel:
      'In a [[bettel|Bettel]] you play alone and win if you take no trick at all. There are no trumps, and the Ten slips down. This is the order then.',
    '19.3': {
      ask: '{Who:declarer} plays a Bettel. You lead {the:ST}, {who:second} plays {the:SU}, {who:third} {the:S7}, {who:last} {the:G9}. Who takes the trick?',
      feedback: {
        0: 'The Ten is far down in a Bettel; {the:SU} stands above it.',
        1: 'Right, {the:SU} stands above the Ten here.',
        2: 'The Seven is the lowest here too. {Who:declarer} is glad of it.',
        3: 'Another suit never wins, not in a Bettel either.',
      },
    },
    'bettel-mehr':
      'At some tables there is one more rule in a Bettel: if you can, you [[stichzwang|must beat]] the trick. In an [[offenerBettel|open Bettel]] the declarer lays all cards on the table after the first trick.',
  },
};

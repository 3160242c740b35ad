// English texts of lesson 10: bidding.
import type { LESSON_10 } from '../../../engine/teaching/lessons/lesson-10.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_10_EN: TextsOf<typeof LESSON_10> = {
  title: 'Bidding',
  goal: 'You speak when it is your turn and know who plays in the end.',
  steps: {
    reihum:
      'After the deal everybody is asked in turn, [[vorhand|forehand]] first; what is said is the [[ansage|call]]. With nothing to play you say “[[weiter|Pass]]”. If you want to play you say “[[ichSpiele|I’ll play]]”.',
    zaehlen:
      'For a Rufspiel you count your hand like this: each trump counts two, but {rs:O} count three, and {rs:A} of the other suits count one each. From nine you can play if you have a suit to call.',
    '10.5': {
      ask: 'This is your hand, and you speak first. What do you say?',
      feedback: {
        spiele:
          'Right. Six trumps are twelve, and {the:EO} and {the:GO} count one more each: fourteen. That is a fine Rufspiel.',
        weiter: 'What a pity. This hand counts fourteen, and from nine you can play.',
        sie: 'A [[sie|Sie]] takes all eight lords, and you have only four.',
      },
    },
    '10.6': {
      ask: 'And what do you say with this hand?',
      feedback: {
        spiele:
          'Brave, but three trumps are six, and {the:SA} and {the:EA} make eight. You would pay more often than you win.',
        weiter: 'Right. Three low trumps and two high cards beside them are eight: let the others play.',
      },
    },
    rangfolge:
      'The games have a ranking: Rufspiel, [[wenz|Wenz]], [[solo|Solo]], Wenz [[tout|Tout]], Solo Tout and at the very top the [[sie|Sie]]. The higher game takes precedence.',
    mehr: 'If somebody already wants to play, you say “[[gut|Good]]” to agree. If you hold more than a Rufspiel you say “[[ichSpieleAuch|I’ll play too]]”. That is what {who:rearhand} has done here.',
    '10.1': {
      ask: '{Who:forehand} says “I’ll play”, {who:middlehand} “Good”, {who:rearhand} “I’ll play too”. Then {who:forehand} and you say “Good”. Who plays, and at least what?',
      labels: {
        'c-wenz': '{who:rearhand}, at least a Wenz',
        'a-rufer': '{who:forehand}, a Rufspiel',
        'c-rufer': '{who:rearhand}, a Rufspiel',
        d: 'I do, at least a Wenz',
      },
      feedback: {
        'c-wenz': 'Right. {Who:rearhand} has promised more than a Rufspiel, and {who:forehand} has given way.',
        'a-rufer': '{Who:forehand} said “Good” and so dropped out.',
        'c-rufer': 'With “I’ll play too” {who:rearhand} has promised more than a Rufspiel.',
        d: 'You have only agreed. You have not promised to play anything.',
      },
    },
    selbst:
      'The earlier player may hold. If you have the game that was claimed as well, you say “[[ichSpieleSelbst|I’ll play myself]]”. If the games are equal, the earlier seat has [[vorrang|priority]].',
    '10.2': {
      ask: 'Both you and {who:middlehand} want to play a Wenz. You are forehand. What happens?',
      labels: {
        a: 'I hold with “I’ll play myself” and play',
        b: '{who:middlehand} plays, for {he:middlehand} spoke last',
        zusammen: 'the cards are thrown in',
      },
      feedback: {
        a: 'Right, if the games are equal the earlier seat has priority.',
        b: 'For that {who:middlehand} would need a higher game than yours.',
        zusammen: 'The cards are [[zusammenwerfen|thrown in]] only if all four say “Pass”.',
      },
    },
    '10.3': {
      ask: '{Who:middlehand} had said: “I have a Solo.” You said “I’ll play myself”, and {he:middlehand} gave way. What may you announce now?',
      labels: { solo: 'a Solo or a Tout', wenz: 'a Wenz as well', rufer: 'any game' },
      feedback: {
        solo: 'Right, at least what you have held against.',
        wenz: 'Too low. You promised to have a Solo yourself.',
        rufer: 'Too low. You promised to have a Solo yourself.',
      },
    },
    '10.4': {
      ask: 'You have only said “I’ll play”, and nobody has bid higher. May you announce a Solo with this hand?',
      labels: {
        ja: 'yes, at any time',
        'nur-rufspiel': 'no, only a Rufspiel',
        einverstanden: 'only if everybody agrees',
      },
      feedback: {
        ja: 'Right. You may always announce more than you promised.',
        'nur-rufspiel': 'Saying “I’ll play” does not bind you yet. More is always allowed.',
        einverstanden: 'You ask nobody. What you play is for you to decide.',
      },
    },
  },
};

// English texts of lesson 33: who has no card of a suit.
import type { LESSON_33 } from '../../../engine/teaching/lessons/lesson-33.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_33_EN: TextsOf<typeof LESSON_33> = {
  title: 'Who is void?',
  goal: 'You remember who has run out of a suit, and lead accordingly.',
  steps: {
    frei: 'A player who does not follow suit has no more of it. Remember that of everybody. An opponent who is void ruffs your high card. A partner who is void ruffs for you.',
    '33.1': {
      ask: 'You play against {who:declarer}. Earlier {who:opposite} ruffed {G}. You lead. What do you play?',
      outcomes: {
        richtig: 'Right. {Who:opposite} has no {G} left and can ruff again.',
        trumpf: 'Trumps are declarer’s business. You also take one from {who:opposite}, who could have ruffed with it.',
        schellen: 'You do not know who can ruff {S}. With {G} you do know.',
      },
    },
    '33.2': {
      ask: '{Who:right} ruffed {G} earlier, and the two of you play against {who:declarer}. You lead. Which card?',
      outcomes: {
        richtig: 'Right. {Who:right} plays last and has no {G}. {He:right} ruffs, and your four points are safe there.',
        trumpf: 'That may take from {who:right} the very trump {he:right} should ruff with.',
        schellen: 'It may turn out well, but you are guessing. You know that {who:right} has no {G}.',
      },
    },
    '33.3': {
      ask: '{Who:declarer} ruffed {G} earlier. {Who:right}, your partner, ruffed {S}. You lead. What do you play?',
      outcomes: {
        richtig: 'Right. {Who:right} has no {S} and plays last. {He:right} ruffs this trick for you both.',
        sau: '{Who:declarer} has no {G} and plays right after you: eleven points gone.',
        acht: 'It costs no points, but {who:declarer} ruffs and has the lead. {Who:right} would have taken a trick for you.',
      },
    },
    'wer-zuletzt':
      'It also matters who plays when. If an opponent ruffs before your partner, your partner can still beat that. And a partner who plays last sees everything and ruffs as cheaply as possible.',
    '33.4': {
      ask: '{Who:opposite} ruffed {G} earlier. {The:ST} is the last card of {S}, and {who:declarer}, your opponent, plays right after you. What do you lead?',
      outcomes: {
        richtig: 'Right. {Who:opposite} has no {G} and can ruff again, and you keep your Ten.',
        trumpf: 'You still need it. Besides, it takes from {who:opposite} the trump that should do the ruffing.',
        zehn: 'Nobody has any {S} left, and {who:declarer} plays next: your Ten gets ruffed.',
      },
    },
    '33.5': {
      ask: 'You play against {who:declarer} and {who:left}. {Who:left} ruffed {S} earlier. Of {E} your King is the last card. What do you lead?',
      outcomes: {
        richtig:
          'Right. In {E}, {who:opposite} can ruff too. {Who:left} and {who:declarer} are void in {S}, and {who:opposite} would have to follow.',
        trumpf: 'You do their work for them. Against declarer, trumps are for ruffing.',
        koenig: '{Who:left} and {who:declarer} have no {S}. {Who:opposite} has to follow and cannot ruff.',
      },
    },
    '33.6': {
      ask: 'You are declarer. {Who:right} is your partner and ruffed {G} earlier. Five trumps are still out. You lead. Which card?',
      outcomes: {
        richtig:
          'Well done! {Who:right} plays last and has no {G}. {He:right} ruffs, the ten points stay with you, and you keep your highest trump.',
        hoch: 'Usually that is right. Here it also takes a trump from {who:right}, who could win a trick with it at once.',
        klein: 'You give up the lead and take a trump from your own partner.',
      },
    },
    '33.7': {
      ask: 'To the end: you play against {whose:declarer} Solo with {H} as trumps. You already have 59 points and need a single one. {Who:right} ruffed {S} earlier. You lead.',
      won: 'You have won! In that suit the soloist could not ruff cheaply.',
      lost: 'This time {who:declarer} took everything. Which of you has run out of a suit?',
      plan: 'You lead {S}: {who:right} has none, and {who:declarer} has to ruff high. That leaves you a trick.',
    },
  },
};

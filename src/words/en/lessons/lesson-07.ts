// English texts of lesson 7: the Rufspiel, and how one finds a partner.
import type { LESSON_07 } from '../../../engine/teaching/lessons/lesson-07.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_07_EN: TextsOf<typeof LESSON_07> = {
  title: 'The Rufspiel',
  goal: 'You know which Ace you may call and who plays with whom.',
  steps: {
    'zu-zweit':
      'In a [[rufspiel|Rufspiel]] two play against two. You are the [[spieler|declarer]] and call {the:GA}. Whoever holds it is your [[mitspieler|partner]]. The two of you need 61 points together; 60 are enough for the others.',
    rufen:
      'You can call only these three cards, and on two conditions: you do not hold the card yourself, and you hold at least one other plain card of its suit.',
    '7.1': {
      ask: 'This is your hand. Which of these cards may you call? Choose them all.',
      right: 'Right. You have both suits, and lack the Ace in each.',
      missing: 'You can call in every suit that you hold and whose Ace you lack.',
    },
    'ober-hilft-nicht':
      'Lords do not help you to call, for they are trumps. For {G} you need a plain card, as in the lower row.',
    '7.2': {
      ask: 'And with this hand?',
      right: 'Right. {The:GO} is not one of the {G}, and you hold {the:EA} yourself.',
      missing: 'There is one suit left whose Ace you can call.',
    },
    gesperrt:
      'Sometimes nothing works: here all three are yours. If you cannot call any Ace you are [[gesperrt|blocked]] and may not announce a Rufspiel, however fine your hand.',
    '7.3': {
      ask: 'May you announce a Rufspiel with this hand?',
      labels: { nein: 'no, blocked', gras: 'yes, calling {the:GA}', herz: 'yes, calling {the:HA}' },
      feedback: {
        nein: 'Sadly so: two of the three Aces are yours, and for the third you lack a plain card of {G}.',
        gras: 'You would need a plain card of {G}. {The:GO} is a trump and does not help.',
        herz: '{The:HA} is a trump itself in a Rufspiel and can never be called.',
      },
    },
    schweigen:
      '{Who:declarer} has called {the:GA}, and you hold it. You play together, but so far only you know. Keep it that way until the cards show it.',
    '7.4': {
      ask: '{Who:declarer} has called {the:GA}, and it is in your hand. What do you say?',
      labels: { nichts: 'nothing at all', verraten: '“I am your partner”', stoss: '“Stoss!”' },
      feedback: {
        nichts: 'Right. The play of the cards will show who belongs together.',
        verraten: 'You must not tell. The guessing is what makes a Rufspiel such fun.',
        stoss: 'Only the defenders may say [[stoss|Stoss]], and you play with {who:declarer}.',
      },
    },
  },
};

// English texts of lesson 10: bidding.
import type { LESSON_10 } from '../../../engine/lessons/lesson-10.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_10_EN: TextsOf<typeof LESSON_10> = {
  title: 'Bidding',
  goal: 'You speak when it is your turn and know who plays in the end.',
  steps: {
    reihum:
      'After the deal everybody is asked in turn, [[vorhand|forehand]] first: these are the [[ansage|calls]]. With nothing to play you say “[[weiter]]”, pass. Who wants to play says “[[ichSpiele|ich spiele]]”, I’ll play. Show your feeling for a good hand!',
    '10.5': {
      ask: 'This is your hand, and you speak first. What do you say?',
      feedback: {
        spiele: 'Right. Four lords and two more trumps, the two highest among them, and short suits: a fine Rufspiel.',
        weiter: 'What a pity. With the two highest trumps and four more you should dare to play.',
        sie: 'A [[sie|Sie]] takes all eight lords, and you have only four.',
      },
    },
    '10.6': {
      ask: 'And what do you say with this hand?',
      feedback: {
        spiele: 'Brave, but three weak trumps without a single Ace are not enough. You would mostly pay.',
        weiter: 'Right. Three weak trumps and not a single Ace: let the others play.',
      },
    },
    rangfolge:
      'The games have a ranking: Rufspiel, [[wenz|Wenz]], [[solo|Solo]], Wenz [[tout|Tout]], Solo Tout and at the very top the [[sie|Sie]]. The higher game goes first.',
    mehr: 'If somebody wants to play already, you say “[[gut]]”, good, to agree. If you hold more than a Rufspiel you say “[[ichSpieleAuch|ich spiele auch]]”, I’ll play too. That is what Vroni has done here.',
    '10.1': {
      ask: 'Resi says “ich spiele”, Sepp “gut”, Vroni “ich spiele auch”. Resi and you say “gut”. Who plays, and what at least?',
      labels: {
        'c-wenz': 'Vroni, at least a Wenz',
        'a-rufer': 'Resi, a Rufspiel',
        'c-rufer': 'Vroni, a Rufspiel',
        d: 'I do, at least a Wenz',
      },
      feedback: {
        'c-wenz': 'Right. Vroni has promised more than a Rufspiel, and Resi has given way.',
        'a-rufer': 'Resi said “gut” and so dropped out.',
        'c-rufer': 'With “ich spiele auch” Vroni has promised more than a Rufspiel.',
        d: 'You have only agreed. You have not promised to play anything.',
      },
    },
    selbst:
      'The earlier player may hold. If you have the game that was claimed as well, you say “[[ichSpieleSelbst|ich spiele selbst]]”, I’ll play myself. With equal games the earlier seat has [[vorrang|priority]].',
    '10.2': {
      ask: 'Both you and Resi want to play a Wenz. You are forehand. What happens?',
      labels: {
        a: 'I hold with “ich spiele selbst” and play',
        b: 'Resi plays, she spoke last',
        zusammen: 'the cards are thrown in',
      },
      feedback: {
        a: 'Right, with equal games the earlier seat counts.',
        b: 'For that Resi would need a higher game than yours.',
        zusammen: 'The cards are [[zusammenwerfen|thrown in]] only if all four pass.',
      },
    },
    '10.3': {
      ask: 'Resi had said: “I have a Solo.” You said “ich spiele selbst”, and she gave up. What may you announce now?',
      labels: { solo: 'a Solo or a Tout', wenz: 'a Wenz as well', rufer: 'any game' },
      feedback: {
        solo: 'Right, at least what you have held against.',
        wenz: 'Too low. You promised to have a Solo yourself.',
        rufer: 'Too low. You promised to have a Solo yourself.',
      },
    },
    '10.4': {
      ask: 'You have only said “ich spiele”, and nobody has bid higher. May you announce a Solo with this hand?',
      labels: {
        ja: 'yes, at any time',
        'nur-rufspiel': 'no, only a Rufspiel',
        einverstanden: 'only if everybody agrees',
      },
      feedback: {
        ja: 'Right. You may always announce more than you promised.',
        'nur-rufspiel': 'Saying “ich spiele” does not bind you yet. More is always allowed.',
        einverstanden: 'You ask nobody. What you play is for you to decide.',
      },
    },
  },
};

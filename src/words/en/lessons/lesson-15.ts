// English texts of lesson 15: runners and payment.
import type { LESSON_15 } from '../../../engine/teaching/lessons/lesson-15.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_15_EN: TextsOf<typeof LESSON_15> = {
  title: 'Runners and payment',
  goal: 'You work out what everybody pays.',
  steps: {
    tarif:
      'Before you play you agree on the [[tarif|tariff]]. The usual one is 10 cents for a Rufspiel and 50 for Wenz and Solo. Schneider costs 10 extra, Schwarz 20 instead.',
    laufende:
      'Then there are the [[laufende|runners]]: the highest trumps without a gap, all on one side. What counts is what was dealt. If there are three or more, each is worth 10 cents.',
    '15.3': {
      ask: 'Your side held the upper row, the opponents the card below. How many runners are paid?',
      right: 'None, so 0: the run breaks off right after {the:EO}.',
      wrong: {
        1: 'One alone does not count. In a Rufspiel it takes at least three.',
        4: 'Between {the:EO} and {the:HO} you lack {the:GO}. That is where the run breaks off.',
        3: 'These three do form a run, but it has to start at the very top.',
      },
      other: 'Start at the top and count until a card is missing. Fewer than three are worth nothing.',
    },
    rechnung:
      'The [[abrechnung|bill]] goes line by line: first the game, then Schneider or Schwarz, then the runners. In a Rufspiel each loser pays one of the winners.',
    '15.1': {
      ask: 'You have won a Rufspiel with Schneider. Your side held these cards, but not {the:GU}. How many cents does each loser pay?',
      right: 'Each pays 70 cents: 10 for the game, 10 for Schneider, 50 for five runners.',
      wrong: {
        60: 'Count the runners again, there are five.',
        80: 'Schneider costs 10. Only Schwarz would cost 20.',
        20: 'The runners are missing, and there are five of them.',
        50: 'That is the runners alone. Game and Schneider come on top.',
      },
      other: 'Take 10 for the game, 10 for Schneider and five times 10 for the runners.',
    },
    '15.2': {
      ask: 'A Solo was lost with 52 points. The soloist held these three cards, but not {the:SO}. How many cents go to each opponent?',
      right: 'Each gets 80 cents: 50 for the Solo and 30 for three runners. And that is paid three times.',
      wrong: {
        50: 'The winners get the runners, no matter who held them. Here there are three.',
        20: 'The Solo alone costs 50.',
        240: 'That is what the soloist pays in all. The question is what each of them gets.',
      },
      other: 'Take 50 for the Solo and three times 10 for the runners.',
    },
    ohne: 'In a Wenz two runners are enough, as there are only four trumps. And here too the winners collect. If the opponents held the two, it was a Wenz “[[mitOhne|without two]]”.',
    '15.4': {
      ask: 'You win a Wenz with 70 points. The opponents held these two cards, you {the:HU}. How many cents does each pay you?',
      right: 'Each pays 70 cents: 50 for the Wenz and 20 for two runners.',
      wrong: {
        50: 'In a Wenz two runners count, and you get them although the others held them.',
        60: 'There are two runners, so 20.',
      },
      other: 'Take 50 for the Wenz and twice 10 for the runners.',
    },
    'wer-zahlt':
      'A soloist settles with each of the three others. If you win, all three pay. If you lose, you pay three times.',
    '15.5': {
      ask: 'You win a Solo, and each opponent pays you 80 cents. How much do you win?',
      labels: { '240': '€2.40', '80': '80 cents', '160': '€1.60' },
      feedback: {
        '240': 'Right, three times 80 cents. Playing alone pays, if it goes well.',
        '80': 'That is what one opponent pays. But there are three.',
        '160': 'That would be two opponents. As a soloist you have three.',
      },
    },
  },
};

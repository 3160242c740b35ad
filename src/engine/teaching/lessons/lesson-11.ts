// Lesson 11: the Wenz.
import { singleOf } from '../../base/cards.ts';
import { winChance } from '../../bots/bidding/plans.ts';
import { choice, ladder, legal, lesson, nothing, read, rows, winner } from './making.ts';
import { cards, gameOf, LESSON_RULES, wenz } from './position.ts';

const game = wenz(0);
const WENZ = { contract: 'wenz' } as const;

const HANDS = ['EU GU EA ET EK SA ST HA', 'EO GO HO SO HA HT HK H9', 'HU SU G9 G8 G7 E9 E8 E7'] as const;

/** The hand with the best chance to win a Wenz, by the model that the players bid with. */
const bestWenz = () => {
  const chance = (hand: string): number => winChance(gameOf(WENZ), singleOf(LESSON_RULES.pack), cards(hand), 1);
  return HANDS.reduce((best, hand) => (chance(hand) > chance(best) ? hand : best));
};

export const LESSON_11 = lesson(
  11,
  read('vier', ladder(WENZ)),
  read('farben', rows('EA ET EK EO E9 E8 E7', 'HA HT HK HO H9 H8 H7')),
  legal('11.1', { game, you: 1, hand: 'GO EO SU HT H8 ST S9 E7', trick: [0, 'GK'] }),
  legal('11.2', { game, you: 1, hand: 'SU EO GO HA H9 E8 ST S7', trick: [0, 'GU'] }),
  read('ober-unten', rows('GA GT GK GO G9 G8 G7')),
  winner('11.3', { game, trick: [0, 'GK EO GO GT'] }),
  read('allein', rows('EU HU', 'GA GT GK GO')),
  choice('11.4', nothing, HANDS, bestWenz),
);

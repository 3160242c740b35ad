// Lesson 12: the Solo.
import { winChance } from '../../bots/bidding/plans.ts';
import { singlePack, type Suit } from '../../base/cards.ts';
import { choice, ladder, legal, lesson, read, rows, winner } from './making.ts';
import { cards, gameOf, LESSON_RULES, solo } from './position.ts';
import { mayAnnounce } from './truths.ts';

const HAND = 'EO GO HU SU ET EK E9 SA';
const SUITS_TO_CHOOSE = ['E', 'H', 'G', 'S'] as const;

/** The allowed Solo with the best chance to win, by the model that the players bid with. */
const bestSolo = () => {
  const announcement = (trump: Suit) => ({ contract: 'solo', trump });
  const allowed = SUITS_TO_CHOOSE.filter((trump) => mayAnnounce(announcement(trump), HAND));
  const chance = (trump: Suit): number =>
    winChance(gameOf(announcement(trump)), singlePack(LESSON_RULES.pack), cards(HAND), 1);
  return allowed.reduce((best, trump) => (chance(trump) > chance(best) ? trump : best));
};

export const LESSON_12 = lesson(
  12,
  read('eigene-farbe', ladder({ contract: 'solo', trump: 'G' })),
  legal('12.1', { game: solo(0, 'G'), you: 1, hand: 'H9 HO EU EA ST S8 E7 HA', trick: [0, 'GK'] }),
  read('herz-ist-farbe', rows('HA HT HK H9 H8 H7')),
  legal('12.2', { game: solo(2, 'G'), you: 1, hand: 'HU HT G9 SO E8 E7 SK S9', trick: [0, 'HA'] }),
  winner('12.3', { game: solo(1, 'S'), trick: [0, 'HA S7 HT GO'] }),
  read('allein', rows(HAND)),
  choice('12.4', rows(HAND), SUITS_TO_CHOOSE, bestSolo),
);

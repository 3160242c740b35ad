// Lesson 4: the trumps of a Rufspiel.
import { choice, claimedBy, ladder, lesson, nothing, number, order, read, rows, wholePack, winner } from './making.ts';
import { gameOf, LESSON_RULES, rufer } from './position.ts';
import { orderOf } from '../../play/order.ts';
import { isTrump, trumpsOf } from './truths.ts';

const game = rufer(0, 'EA');
const { announcement } = game;

/** The higher of the two, as the engine ranks them. */
const higher = () => {
  const ranking = orderOf(gameOf(announcement), LESSON_RULES.pack);
  const difference = ranking.strengthOf('SU') - ranking.strengthOf('HA');
  return difference > 0 ? 'SU' : difference < 0 ? 'HA' : 'gleich';
};

const NO_TRUMP = ['EK', 'GO', 'SU', 'H7'] as const;

export const LESSON_04 = lesson(
  4,
  read('ober', rows('EO GO HO SO')),
  read('unter', rows('EO GO HO SO', 'EU GU HU SU')),
  read('herz', rows('EO GO HO SO', 'EU GU HU SU', 'HA HT HK H9 H8 H7')),
  number('4.1', wholePack, 'count', [8, 16, 12], () => trumpsOf(announcement).length),
  choice('4.2', nothing, ['SU', 'HA', 'gleich'], higher),
  read('sticht', ladder(announcement)),
  winner('4.3', { game, trick: [0, 'H7 HA SU EO'] }),
  choice('4.4', nothing, NO_TRUMP, () => claimedBy(NO_TRUMP, (card) => !isTrump(announcement, card))),
  order('4.5', announcement, 'HO SO EU HT'),
);

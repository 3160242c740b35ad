// Lesson 44: the short pack, Bock and special rounds. Its exercises were those of lesson 19 once, and keep their names.
import { orderOf } from '../../play/order.ts';
import { TEUFEL_CARDS } from '../../special/teufel.ts';
import { choice, claimed, ladder, lesson, nothing, number, read, rows } from './making.ts';
import { gameOf } from './position.ts';
import { billAfter, trumpsOf } from './truths.ts';

/** The trumps of a Rufspiel with the short pack. */
const trumpsOfShort = () => orderOf(gameOf({ contract: 'rufer', called: 'EA' }), 24).trumps.length;

/** A plain Rufspiel of 10 cents in a Bock round, with a Stoss. */
const inBock = () =>
  billAfter({ announcement: { contract: 'rufer', called: 'GA' }, points: 65, tricks: 5, doublings: 2 });

/** The one of the five highest trumps of a Solo that the Teufel does not give. */
const missingOfFive = () => {
  const missing = trumpsOf({ contract: 'solo', trump: 'E' })
    .slice(0, 5)
    .filter((card) => !TEUFEL_CARDS.includes(card));
  return claimed(missing.join(' '), { GO: 'GO', HO: 'HO', GU: 'GU' });
};

export const LESSON_44 = lesson(
  44,
  read('kurz', rows('EA ET EK EO EU E9')),
  number('44.1', nothing, 'count', [14, 8], trumpsOfShort),
  read('bock', nothing),
  number('19.10', nothing, 'cents', [20, 10, 30], () => inBock().each),
  read('kreuz', ladder({ contract: 'kreuz' })),
  read('schieber', rows('EO GO')),
  read('teufel', rows('EO HO SO EU')),
  choice('19.11', rows('EO HO SO EU'), ['GO', 'HO', 'GU'], missingOfFive),
  read('sonderrunden', nothing),
);

// Lesson 33: who has no card of a suit.
import { lesson, mined, minedDeal, nothing, read } from './making.ts';

export const LESSON_33 = lesson(
  33,
  read('frei', nothing),
  mined('33.1', '5-16', { trumpf: 'GO', schellen: 'ST S8' }),
  mined('33.2', '236-16', { trumpf: 'HU', schellen: 'S9 S8' }),
  mined('33.3', '118-20', { sau: 'GA', acht: 'G8' }),
  read('wer-zuletzt', nothing),
  mined('33.4', '478-20', { trumpf: 'EU', zehn: 'ST' }),
  mined('33.5', '100031-16', { trumpf: 'SU H8', koenig: 'SK' }),
  mined('33.6', '380-16', { hoch: 'EO', klein: 'SU H7' }),
  minedDeal('33.7', '490-12', 60),
);

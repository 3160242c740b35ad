// Lesson 36: whose trick it is.
import { lesson, mined, minedDeal, nothing, read } from './making.ts';

export const LESSON_36 = lesson(
  36,
  read('wem', nothing),
  mined('36.1', '376-18', { neun: 'E9' }),
  mined('36.2', '131-15', { hoch: 'GO' }),
  mined('36.3', '235-23', { sau: 'GA', koenig: 'SK' }),
  mined('36.4', '71-23', { trumpf: 'HU HT' }),
  read('kommt-noch', nothing),
  mined('36.5', '236-22', { trumpf: 'SO', koenig: 'SK' }),
  mined('36.6', '366-21', { koenig: 'GK' }),
  minedDeal('36.7', '180-21', 61),
);

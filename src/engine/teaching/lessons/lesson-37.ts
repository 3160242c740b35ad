// Lesson 37: counting points.
import { lesson, mined, minedDeal, nothing, read } from './making.ts';

export const LESSON_37 = lesson(
  37,
  read('mitzaehlen', nothing),
  mined('37.1', '97-18', { sau: 'HA' }),
  mined('37.2', '100084-22', { unter: 'SU', eichel: 'ET' }),
  mined('37.3', '212-15', { zehn: 'HT', farbe: 'G9 G7' }),
  read('beide-seiten', nothing),
  mined('37.4', '100017-23', { augen: 'GT GK' }),
  mined('37.5', '166-25', { acht: 'E8' }),
  mined('37.6', '100087-22', { sau: 'SA', acht: 'S8' }),
  minedDeal('37.7', '83-22', 60),
);

// Lesson 31: the highest trump that is left.
import { lesson, mined, minedDeal, nothing, read } from './making.ts';

export const LESSON_31 = lesson(
  31,
  read('merken', nothing),
  mined('31.1', '20-24', { zehn: 'ET' }),
  read('warum-jetzt', nothing),
  mined('31.2', '423-24', { zehn: 'GT' }),
  mined('31.3', '100003-20', { koenig: 'HK', zehn: 'ET' }),
  mined('31.4', '180-20', { zehn: 'HT', neun: 'E9' }),
  mined('31.5', '100081-20', { gras: 'G9 G7' }),
  minedDeal('31.6', '188-16', 60),
);

// Lesson 30: drawing trumps as declarer.
import { lesson, mined, minedDeal, nothing, read } from './making.ts';

export const LESSON_30 = lesson(
  30,
  read('von-oben', nothing),
  mined('30.1', '15-12', { unter: 'HU', ruffarbe: 'GK G8' }),
  mined('30.2', '176-16', { klein: 'HK', ruffarbe: 'G7', neben: 'S9' }),
  mined('30.3', '100-12', { unter: 'EU', klein: 'H7', farbe: 'ET G7' }),
  read('zwei-fuer-einen', nothing),
  mined('30.4', '133-20', { herz: 'HK', zehn: 'ST' }),
  mined('30.5', '203-16', { augen: 'GA GT' }),
  mined('30.6', '448-20', { unter: 'HU', zehn: 'GT' }),
  minedDeal('30.7', '269-20', 61),
);

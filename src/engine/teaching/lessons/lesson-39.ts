// Lesson 39: playing a Wenz, and playing against one.
import { lesson, mined, minedDeal, nothing, read } from './making.ts';

export const LESSON_39 = lesson(
  39,
  read('vier-truempfe', nothing),
  mined('39.1', '117-17', { schellen: 'SA ST' }),
  mined('39.2', '100048-24', { neun: 'S9' }),
  read('dagegen', nothing),
  mined('39.3', '100033-23', { herz: 'H9 H8' }),
  mined('39.4', '140-17', { acht: 'G8', augen: 'ET GK' }),
  mined('39.5', '100040-24', { zehn: 'ST' }),
  mined('39.6', '321-19', { zehn: 'ET', leer: 'E9 G8' }),
  minedDeal('39.7', '100055-13', 61),
);

// Lesson 29: when to lead a Ten, and what a King needs beside it.
import { lesson, mined, nothing, read } from './making.ts';

export const LESSON_29 = lesson(
  29,
  read('zehn', nothing),
  mined('29.1', '100052-20', { zehn: 'GT' }),
  mined('29.2', '162-24', { acht: 'E8' }),
  mined('29.3', '433-24', { zehn: 'ET' }),
  mined('29.4', '460-24', { zehn: 'ST' }),
  read('koenig', nothing),
  mined('29.5', '287-22', { koenig: 'EK', acht: 'E8' }),
  mined('29.6', '430-19', { trumpf: 'H8', gras: 'GA GK' }),
);

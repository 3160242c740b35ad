// Lesson 34: whether to ruff, and with what.
import { lesson, mined, minedDeal, nothing, read } from './making.ts';

export const LESSON_34 = lesson(
  34,
  read('drei-fragen', nothing),
  mined('34.1', '486-15', { farbe: 'ET EK GK G8' }),
  mined('34.2', '118-21', { hoch: 'GO GU' }),
  mined('34.3', '482-18', { unter: 'HU', farbe: 'EK G8' }),
  mined('34.4', '343-17', { hoch: 'HO GU', zehn: 'GT' }),
  read('nicht-immer', nothing),
  mined('34.5', '208-22', { trumpf: 'GO' }),
  mined('34.6', '146-21', { augen: 'EK GT' }),
  minedDeal('34.7', '42-18', 61),
);

// Lesson 35: no more than a trick needs.
import { lesson, mined, minedDeal, nothing, read } from './making.ts';

export const LESSON_35 = lesson(
  35,
  read('genuegt', nothing),
  mined('35.1', '31-18', { hoch: 'EO SO GU' }),
  mined('35.2', '104-27', { sau: 'EA' }),
  mined('35.3', '232-17', { unter: 'GU' }),
  read('was-ist-draussen', nothing),
  mined('35.4', '352-18', { ober: 'HO', unter: 'SU', koenig: 'EK' }),
  mined('35.5', '100056-21', { hoch: 'EU', zehn: 'HT' }),
  minedDeal('35.6', '239-22', 61),
);

// Lesson 2: counting points.
import { POINTS_OF_PACK } from '../../base/cards.ts';
import { adds, choice, find, lesson, number, read, rows, wholePack, worth } from './making.ts';
import type { Sought } from './sought.ts';
import { pointsIn } from './truths.ts';

/** Which of the two is worth more. */
const dearer = () => {
  const lords = pointsIn('EO GO HO SO EU GU HU SU');
  const aces = pointsIn('EA GA');
  return aces > lords ? 'saeue' : aces < lords ? 'herren' : 'gleich';
};

/** What counts so many points, looked for in this order. */
const counting = (...points: readonly number[]): readonly Sought[] =>
  points.map((each) => ({ kind: 'points', points: each }));

export const LESSON_02 = lesson(
  2,
  read('augen', worth('GA GT GK', 'GO GU', 'G9 G8 G7')),
  adds('2.1', rows('GA GT G7 H7'), 'GA GT G7 H7', [28, 35, 20]),
  read('bilder', worth('GA GT GK GO GU G9 G8 G7')),
  find('2.6', 'SA ST SK SO SU S9', ...counting(11, 4, 10, 2, 3, 0)),
  adds('2.2', rows('ET EK HO SU'), 'ET EK HO SU', [17, 16, 20]),
  read('kraft', worth('EO GO HO SO', 'EU GU HU SU')),
  choice('2.3', rows('EO GO HO SO EU GU HU SU', 'EA GA'), ['saeue', 'herren', 'gleich'], dearer),
  number('2.4', wholePack, 'points', [100, 240, 116], () => POINTS_OF_PACK),
  read('zaehlen', worth('SA ST', 'HK HO HU')),
  adds('2.5', rows('ST SA G9 E8'), 'ST SA G9 E8', [48, 58, 59], 48),
);

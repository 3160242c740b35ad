// Lesson 40: which Ace to call.
import { called, lesson, nothing, read, rows } from './making.ts';

const TEN_ALONE = 'EO GO GU SU H8 ET E8 GT';

export const LESSON_40 = lesson(
  40,
  read('wenig', rows(TEN_ALONE)),
  called('40.1', 'GO HO SU HA H7 ET E9 S7', ['EA', 'SA'], 2),
  called('40.2', 'GO HO HK H7 EK GT G8 G7', ['EA', 'GA']),
  read('allein', nothing),
  called('40.3', TEN_ALONE, ['EA', 'GA']),
  called('40.4', 'EO HO EU HT EA GT ST S9', ['GA', 'SA'], 2),
  read('gemessen', nothing),
  called('40.5', 'SO EU GU HU H9 E8 GT ST', ['EA', 'GA', 'SA']),
  called('40.6', 'EO EU GU HU ET E7 GA SK', ['EA', 'SA']),
);

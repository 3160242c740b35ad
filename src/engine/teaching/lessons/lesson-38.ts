// Lesson 38: playing a Solo, and playing against one.
import { lesson, mined, minedDeal, nothing, read } from './making.ts';

export const LESSON_38 = lesson(
  38,
  read('allein', nothing),
  mined('38.1', '123-22', { ober: 'SO', sieben: 'E7' }),
  mined('38.2', '4-20', { zehn: 'ST', sau: 'HA' }),
  mined('38.3', '471-15', { sau: 'SA' }),
  read('zu-dritt', nothing),
  mined('38.4', '369-14', { leer: 'S9 S7' }),
  mined('38.5', '487-17', { zehn: 'ST', leer: 'G8 S7' }),
  mined('38.6', '96-14', { sau: 'SA' }),
  minedDeal('38.7', '473-14', 60),
);

// Lesson 31: the highest trump that is left.
import { deal, lesson, mined, nothing, read } from './making.ts';
import { rufer } from './position.ts';

export const LESSON_31 = lesson(
  31,
  read('merken', nothing),
  mined('31.1', '20-24', { zehn: 'ET' }),
  read('warum-jetzt', nothing),
  mined('31.2', '423-24', { zehn: 'GT' }),
  mined('31.3', '100003-20', { koenig: 'HK', zehn: 'ET' }),
  mined('31.4', '180-20', { zehn: 'HT', neun: 'E9' }),
  mined('31.5', '100081-20', { gras: 'G9 G7' }),
  deal('31.6', {
    you: 0,
    goal: 61,
    text: {
      hands: [
        'EO HA HT H8 ET E8 GA S7',
        'HO HU SU H9 H7 EK E9 E7',
        'SO EA GT G9 G8 SA ST S9',
        'GO EU GU HK GK G7 SK S8',
      ],
      game: rufer(0, 'SA'),
      leader: 0,
      played: 'H8 HU SO GO S8 S7 H7 SA H9 GT HK HA',
    },
  }),
);

// Lesson 39: playing a Wenz, and playing against one.
import { deal, lesson, mined, nothing, placed, read } from './making.ts';
import { wenz } from './position.ts';

export const LESSON_39 = lesson(
  39,
  read('vier-truempfe', nothing),
  mined('39.1', '117-17', { schellen: 'SA ST' }),
  mined('39.2', '100048-24', { neun: 'S9' }),
  read('dagegen', nothing),
  mined('39.3', '100033-23', { herz: 'H9 H8' }),
  placed(
    '39.4',
    {
      hands: [
        'SU EA EK G9 G7 HK H8 S9',
        'ET GK GO HT SA ST S8 S7',
        'EO E8 GT G8 H9 H7 SK SO',
        'EU GU HU E9 E7 GA HA HO',
      ],
      game: wenz(3),
      leader: 0,
      played: 'EA ET EO E7 EK HT E8 E9 S9 SA SK HO S8 SO HU',
    },
    { acht: 'H8', koenig: 'HK' },
  ),
  mined('39.5', '100040-24', { zehn: 'ST' }),
  mined('39.6', '321-19', { zehn: 'ET', leer: 'E9 G8' }),
  deal('39.7', {
    you: 0,
    goal: 61,
    text: {
      hands: [
        'EU GU HU ET E8 H7 SA S7',
        'SU EK GA GT GK G8 G7 S8',
        'E9 E7 G9 HK HO H9 SK SO',
        'EA EO GO HA HT H8 ST S9',
      ],
      game: wenz(0),
      leader: 3,
      played: 'EA E8 EK E9 HA H7 GA HK HT HU G8 HO',
    },
  }),
);

// Lesson 42: when to give a Stoss, and when a Retour.
import { doubled, lesson, nothing, read } from './making.ts';
import { rufer, solo } from './position.ts';

export const LESSON_42 = lesson(
  42,
  read('haelfte', nothing),
  doubled('42.1', {
    hands: ['EO HO GU HT HK H9 EA G7', 'HU H8 H7 E7 G9 G8 ST S7', 'SU E9 E8 GA GK SA S9 S8', 'GO SO EU HA ET EK GT SK'],
    game: rufer(3, 'SA'),
    leader: 1,
  }),
  read('zaehlen', nothing),
  doubled('42.2', {
    hands: ['SO GU HU SU HT E8 E7 GK', 'HO H8 E9 GA GT G7 ST S9', 'GO EU EA EK G9 G8 SA S7', 'EO HA HK H9 H7 ET SK S8'],
    game: rufer(3, 'SA'),
    leader: 1,
  }),
  doubled('42.3', {
    hands: ['EO H7 EA EK GK G7 SA S7', 'GO GU HU H8 ET GA G8 ST', 'SO SU HA HT H9 E7 G9 S9', 'HO EU HK E9 E8 GT SK S8'],
    game: rufer(2, 'GA'),
    leader: 1,
  }),
  doubled('42.4', {
    hands: ['EO GO HO GU H7 EA ET SK', 'SO HU SU HK H9 GT G7 S7', 'E9 E8 GA GK G9 G8 SA S8', 'EU HA HT H8 EK E7 ST S9'],
    game: rufer(1, 'GA'),
    leader: 1,
  }),
  read('zu-dritt', nothing),
  doubled('42.5', {
    hands: ['GO SO EA E8 E7 HT H9 S7', 'EO SU GT G7 HK H8 SK S8', 'EK GA GK G9 G8 HA H7 S9', 'HO EU GU HU ET E9 SA ST'],
    game: solo(3, 'E'),
    leader: 3,
  }),
  doubled('42.6', {
    hands: ['HO SO SU SK ET GT G9 H7', 'EU GU SA ST S8 S7 HA HT', 'EO GO S9 EK E8 E7 G7 H9', 'HU EA E9 GA GK G8 HK H8'],
    game: solo(1, 'S'),
    leader: 1,
  }),
  read('antwort', nothing),
  doubled(
    '42.7',
    {
      hands: [
        'EO GO SO GU HK H8 G9 S7',
        'HO EU HU SU HT EA ET ST',
        'HA H9 H7 EK E8 E7 GK GT',
        'GA G8 G7 E9 SA SK S9 S8',
      ],
      game: rufer(0, 'GA'),
      leader: 2,
    },
    1,
  ),
  doubled(
    '42.8',
    {
      hands: [
        'GO GU SU H9 H8 G9 G8 S8',
        'EO HO EU HU HA HK EA GT',
        'SO HT H7 E9 GA SK S9 S7',
        'ET EK E8 E7 GK G7 SA ST',
      ],
      game: rufer(0, 'SA'),
      leader: 2,
    },
    1,
  ),
);

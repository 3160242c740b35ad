// Lesson 41: defending a Rufspiel in the first tricks.
import { deal, lesson, nothing, placed, read } from './making.ts';
import { rufer } from './position.ts';

export const LESSON_41 = lesson(
  41,
  read('suchen', nothing),
  placed(
    '41.1',
    {
      hands: [
        'GO GU HU HK EK E8 E7 GK',
        'SO SU H9 H8 E9 GA G7 SA',
        'EO EU HT EA G8 ST S8 S7',
        'HO HA H7 ET GT G9 SK S9',
      ],
      game: rufer(1, 'EA'),
      leader: 0,
    },
    { trumpf: 'GO GU HU HK', koenig: 'GK' },
  ),
  placed(
    '41.2',
    {
      hands: [
        'EO EU HU ET EK E9 G7 SA',
        'GU HT HK EA E8 G8 SK S7',
        'HO SO SU HA H7 E7 GK S8',
        'GO H9 H8 GA GT G9 ST S9',
      ],
      game: rufer(2, 'EA'),
      leader: 3,
      played: 'GA G7 G8 GK G9 HU S7 S8',
    },
    { wenig: 'EK E9', sau: 'SA', trumpf: 'EO EU' },
  ),
  read('muss-heraus', nothing),
  placed(
    '41.3',
    {
      hands: [
        'EO HO HU HA GK G8 SK S8',
        'GO EU EA E8 E7 GA G9 G7',
        'GU SU HK H9 H8 H7 E9 S7',
        'SO HT ET EK GT SA ST S9',
      ],
      game: rufer(2, 'EA'),
      leader: 3,
      played: 'ET',
    },
    { hoch: 'EO HO HU', frei: 'GK G8 SK S8' },
  ),
  placed(
    '41.4',
    {
      hands: [
        'SO EU GU HT H8 EA EK G7',
        'H7 E8 E7 GK ST SK S9 S7',
        'HO SU H9 ET E9 GA G8 SA',
        'EO GO HU HA HK GT G9 S8',
      ],
      game: rufer(3, 'SA'),
      leader: 3,
      played: 'HU',
    },
    { klein: 'H8', zehn: 'HT' },
  ),
  read('wer-gehoert-zu-wem', nothing),
  placed(
    '41.5',
    {
      hands: [
        'GO GU SU HA G7 ST S9 S7',
        'SO EU HU H8 H7 ET GK G9',
        'HO HK EK E9 E7 G8 SK S8',
        'EO HT H9 EA E8 GA GT SA',
      ],
      game: rufer(1, 'EA'),
      leader: 3,
      played: 'EO',
    },
    { sau: 'HA', ober: 'GO' },
  ),
  placed(
    '41.6',
    {
      hands: [
        'EO HA H8 EK E8 GT ST S9',
        'HU HT H9 H7 GK G9 S8 S7',
        'GO EU HK E9 E7 GA SA SK',
        'HO SO GU SU EA ET G8 G7',
      ],
      game: rufer(3, 'GA'),
      leader: 0,
      played: 'GT G9 GA G8 HK SU',
    },
    { klein: 'H8', ober: 'EO' },
  ),
  deal('41.7', {
    you: 0,
    goal: 60,
    text: {
      hands: [
        'SO HU HT ET EK E8 E7 GA',
        'HO SU HA G9 G8 SA S9 S7',
        'EU H9 H7 EA G7 ST SK S8',
        'EO GO GU HK H8 E9 GT GK',
      ],
      game: rufer(3, 'EA'),
      leader: 1,
      played: 'G8 G7 GK GA',
    },
  }),
);

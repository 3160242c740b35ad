// Lesson 19: further games that one plays alone.
import { choice, claimed, ladder, legal, lesson, nothing, read, rows, winner } from './making.ts';
import { trumpsOf } from './truths.ts';

const GEIER = { contract: 'geier' } as const;
const SUIT_WENZ = { contract: 'suit-wenz', trump: 'G' } as const;
const KAISER = { contract: 'kaiser' } as const;

export const LESSON_19 = lesson(
  19,
  read('geier', ladder(GEIER)),
  choice('19.1', nothing, ['ober', 'unter', 'ober-herz'], () =>
    claimed(trumpsOf(GEIER).join(' '), {
      ober: 'EO GO HO SO',
      unter: 'EU GU HU SU',
      'ober-herz': 'EO GO HO SO HA HT HK HU H9 H8 H7',
    }),
  ),
  legal('19.2', {
    game: { declarer: 0, announcement: GEIER },
    you: 1,
    hand: 'EU GO HO H8 SA S7 G9 G7',
    trick: [0, 'ET'],
  }),
  read('farbwenz', ladder(SUIT_WENZ)),
  winner('19.7', { game: { declarer: 2, announcement: SUIT_WENZ }, trick: [0, 'SA EO G7 SO'] }),
  read('kaiser', ladder(KAISER)),
  legal('19.8', {
    game: { declarer: 1, announcement: KAISER },
    you: 2,
    hand: 'GK HK GO GU EO HT H9 S7',
    trick: [1, 'GT'],
  }),
  winner('19.9', { game: { declarer: 3, announcement: { contract: 'eisenbahner' } }, trick: [0, 'EA ET E9 EK'] }),
  read('bettel', rows('SA SK SO SU ST S9 S8 S7')),
  winner('19.3', { game: { declarer: 2, announcement: { contract: 'bettel' } }, trick: [0, 'ST SU S7 G9'] }),
  read('bettel-mehr', nothing),
);

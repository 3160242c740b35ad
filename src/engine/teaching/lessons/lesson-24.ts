// Lesson 24: what is different in Deutscher Schafkopf.
import { choice, claimed, claimedBy, lesson, nothing, pick, read, rows } from './making.ts';
import { makerOf, mayBid, mayPlay } from './numbers-truths.ts';
import { cards } from './position.ts';

/** Two Unters, and suits of different lengths. */
const HAND = 'GU SU EA EK E8 GT H9 H7';

const COUNTS = { drei: 3, vier: 4, fuenf: 5 } as const;
const BIDS = ['drei', 'vier', 'fuenf'] as const;

/** Leaves are led to the trick, and Acorns are trumps. */
const TRICK = 'GA G7';
const VOID = 'SU E8 HK HT SO S9';

export const LESSON_24 = lesson(
  24,
  read('zwei-gegen-zwei', nothing),
  read('truempfe', rows('EU GU HU SU', 'EA EK EO ET E9 E8 E7')),
  read('zahlen', nothing),
  choice('24.1', rows(HAND), BIDS, () => claimedBy(BIDS, (count) => mayBid(HAND, COUNTS[count], 'E'))),
  read('gleichstand', nothing),
  choice('24.2', nothing, ['du', 'links', 'rechts'], () =>
    claimed(
      makerOf([
        { seat: 0, rank: '8' },
        { seat: 1, rank: 'T' },
        { seat: 3, rank: '9' },
      ]),
      { du: 0, links: 1, rechts: 3 },
    ),
  ),
  read('stechen', nothing),
  pick('24.3', rows(TRICK), cards(VOID), () => mayPlay('E', TRICK, VOID)),
  read('striche', nothing),
);

// Lesson 22: what is different for three with a widow.
import { fewestWins, mayDiscard, scoreWith } from './denexa-truths.ts';
import { choice, claimed, claimedBy, lesson, nothing, read, rows, worth } from './making.ts';

/** Ten cards, and the two of the widow. */
const HAND = 'EO GO EU HU SA ST S9 HA E9 E8';
const WIDOW = 'ET G7';

const AWAY = { eine: 'G7', 'zehn-neun': 'ET E9', drei: 'E9 E8 G7' } as const;
const AWAYS = ['eine', 'zehn-neun', 'drei'] as const;

const DISCARDS = 'ET HK';

export const LESSON_22 = lesson(
  22,
  read('zu-dritt', nothing),
  read('witwe', nothing),
  choice('22.1', rows(`${HAND} ${WIDOW}`), AWAYS, () =>
    claimedBy(AWAYS, (away) => mayDiscard(HAND, WIDOW, AWAY[away])),
  ),
  read('zaehlen', worth(DISCARDS)),
  choice('22.2', rows(DISCARDS), ['zwei', 'vier', 'sechs'], () =>
    claimed(scoreWith(79, 6, DISCARDS), { zwei: 2, vier: 4, sechs: 6 }),
  ),
  read('wenigste', nothing),
  choice('22.3', nothing, ['du', 'links', 'rechts'], () =>
    claimed(fewestWins([30, 30, 60], [9, 6, 10]), { du: 0, links: 1, rechts: 2 }),
  ),
);

// Lesson 7: the Rufspiel, and how one finds a partner.
import { callable, choice, claimed, lesson, read, rows, stated, table } from './making.ts';
import { rufer } from './position.ts';
import { toAnnounce, wholeHands } from './lesson-rounds.ts';
import { callableAces, mayAnnounce } from './truths.ts';

const toCall = (hand: string) => () => toAnnounce(wholeHands([hand, '', '', '']), 0, 0);

/** The learner holds the Ace that has been called. */
const partner = { game: rufer(1, 'GA'), hand: 'GA GK HO SU H9 E8 E7 S9' } as const;

const BLOCKED = 'EO GO HU H9 EA E9 SA ST';

export const LESSON_07 = lesson(
  7,
  read('zu-zweit', table({ game: rufer(0, 'GA'), hand: 'EO GO HU HT H8 G9 G7 SA' }, 'G9 G7')),
  read('rufen', rows('EA GA SA')),
  callable('7.1', toCall('EO GU HT H8 G9 G7 ET SA'), 0),
  read('ober-hilft-nicht', rows('GO GU', 'G9 GK')),
  callable('7.2', toCall('GO EU HK H9 H7 SK S8 EA'), 0),
  read('gesperrt', rows('EO SO HT H9 EA ET GA SA')),
  choice('7.3', rows(BLOCKED), ['nein', 'gras', 'herz'], () =>
    claimed([callableAces(BLOCKED).length > 0, mayAnnounce({ contract: 'rufer', called: 'GA' }, BLOCKED)], {
      nein: [false, false],
      gras: [true, true],
      herz: [true, false],
    }),
  ),
  read('schweigen', table({ ...partner, hand: 'GA G8 SO HK H7 ET S9 S7' }, 'GA')),
  stated('7.4', table(partner), ['nichts', 'verraten', 'stoss'], 'nichts'),
);

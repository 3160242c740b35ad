// Lesson 7: the Rufspiel, and how one finds a partner.
import { callable, choice, claimed, lesson, nothing, read, rows, stated, table } from './making.ts';
import { rufer } from './position.ts';
import { toAnnounce, wholeHands } from './rounds.ts';
import { callableAces, mayAnnounce } from './truths.ts';

const toCall = (hand: string) => () => toAnnounce(wholeHands([hand, '', '', '']), 0, 0);

const BLOCKED = 'EO GO HU H9 EA E9 SA ST';

export const LESSON_07 = lesson(
  7,
  read('zu-zweit', table({ game: rufer(0, 'GA'), hand: 'EO GO HU HT H8 G9 G7 SA' }, 'G9 G7')),
  read('rufen', rows('EA GA SA')),
  callable('7.1', toCall('EO GU HT H8 G9 G7 ET SA'), 0),
  read('ober-hilft-nicht', rows('GO GU', 'G9 GK')),
  callable('7.2', toCall('GO EU HK H9 H7 SK S8 EA'), 0),
  read('gesperrt', rows(BLOCKED)),
  choice('7.3', rows(BLOCKED), ['nein', 'gras', 'herz'], () =>
    claimed([callableAces(BLOCKED).length > 0, mayAnnounce({ contract: 'rufer', called: 'GA' }, BLOCKED)], {
      nein: [false, false],
      gras: [true, true],
      herz: [true, false],
    }),
  ),
  read('schweigen', table({ game: rufer(1, 'GA'), hand: 'GA GK HO SU H9 E8 E7 S9' }, 'GA')),
  stated('7.4', nothing, ['nichts', 'verraten', 'stoss'], 'nichts'),
);

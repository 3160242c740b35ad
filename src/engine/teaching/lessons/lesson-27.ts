// Lesson 27: what is different in Doppelschafkopf.
import { followsIn, linesFor, linesWithBlind, takingPlace } from './doppelschafkopf-truths.ts';
import { choice, claimed, lesson, nothing, pick, read, rows } from './making.ts';
import { cards } from './position.ts';

/** An Ober of Hearts, which is no trump, and one of Bells, which is. */
const LED = 'HA';
const HAND = 'GO EU SO HO HT GA';

const TRICK = 'EU GO GU EU';

export const LESSON_27 = lesson(
  27,
  read('parteien', nothing),
  read('truempfe', rows('EO GO', 'EU GU HU SU', 'SA SK SO ST S9')),
  pick('27.1', rows(LED), cards(HAND), () => followsIn(LED, HAND)),
  choice('27.2', rows(TRICK), ['du', 'links', 'gegenueber', 'rechts'], () =>
    claimed(takingPlace(TRICK), { du: 0, links: 1, gegenueber: 2, rechts: 3 }),
  ),
  read('striche', nothing),
  read('alte', rows('EO EO')),
  choice('27.3', nothing, ['zwei', 'zwei-eins', 'drei'], () =>
    claimed(linesFor(185, 'others').join(':'), { zwei: '2:0', 'zwei-eins': '2:1', drei: '3:0' }),
  ),
  read('strohmann', nothing),
  choice('27.4', nothing, ['du', 'zusammen', 'jeder'], () =>
    claimed(linesWithBlind(80).join(':'), { du: '1:0:0', zusammen: '0:1:0', jeder: '0:1:1' }),
  ),
);

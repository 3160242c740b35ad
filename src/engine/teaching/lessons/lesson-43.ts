// Lesson 43: what follows when nobody wants to play, and the Hochzeit. Its exercises were those of lesson 19 once, and keep their names.
import { choice, claimed, lesson, nothing, read, rows } from './making.ts';
import { cards } from './position.ts';
import { isTrump, mayAnnounce, ramschLosers, resultAfter } from './truths.ts';

const WEDDING = 'SU GA GT E9 E8 SK S9 S7';
const RUFER = { contract: 'rufer', called: 'EA' } as const;

/** What a forced game with exactly half of the points comes to. */
const forced = () => resultAfter({ announcement: { contract: 'muss', called: 'GA' }, points: 60, tricks: 4 }).winner;

/** The only trump of the hand, which is offered. */
const onlyTrump = () => {
  const trumps = cards(WEDDING).filter((card) => isTrump(RUFER, card));
  return claimed(trumps.join(' '), { SU: 'SU', SK: 'SK', nichts: '' });
};

export const LESSON_43 = lesson(
  43,
  read('keiner-will', nothing),
  choice('19.4', nothing, ['a', 'c', 'beide'], () =>
    claimed(ramschLosers([40, 25, 40, 15], [3, 2, 2, 1]), { a: [0], c: [2], beide: [0, 2] }),
  ),
  read('ramsch-mehr', nothing),
  read('muss', nothing),
  choice('19.5', nothing, ['gewonnen', 'verloren', 'unentschieden'], () =>
    claimed(forced() as string, { gewonnen: 'declarer', verloren: 'defenders', unentschieden: 'nobody' }),
  ),
  read('hochzeit', rows(WEDDING)),
  choice('19.6', rows(WEDDING), ['SU', 'SK', 'nichts'], () => (mayAnnounce(RUFER, WEDDING) ? onlyTrump() : 'nichts')),
);

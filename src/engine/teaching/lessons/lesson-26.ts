// Lesson 26: what is different in Doppelkopf.
import { mayStillSay, scoreOfRe } from './doppelkopf-truths.ts';
import { choice, claimed, claimedBy, lesson, nothing, read, rows } from './making.ts';

const WORDS = ['re', 'no90', 'no60'] as const;

export const LESSON_26 = lesson(
  26,
  read('doppelt', nothing),
  read('truempfe', rows('HT EO GO HO SO', 'EU GU HU SU', 'SA ST SK S9')),
  read('parteien', rows('EO')),
  choice('26.1', nothing, ['re', 'kontra', 'niemand'], () =>
    claimed(Math.sign(scoreOfRe(120)), { re: 1, kontra: -1, niemand: 0 }),
  ),
  read('vorbehalte', nothing),
  read('ansagen', nothing),
  choice('26.2', nothing, WORDS, () => claimedBy(WORDS, (word) => mayStillSay(word, 11) && !mayStillSay(word, 10))),
  read('punkte', rows('SA EU')),
  choice('26.3', nothing, ['eins', 'zwei', 'drei'], () => claimed(scoreOfRe(155), { eins: 1, zwei: 2, drei: 3 })),
);

// Lesson 20: fixed partners, and three players.
import { choice, claimed, ladder, lesson, nothing, number, read } from './making.ts';
import { billAfter, gamesForThree, resultAfter } from './truths.ts';

/** What a Bierkopf with 60 card points each comes to. */
const halves = () => resultAfter({ announcement: { contract: 'bierkopf' }, points: 60, tricks: 4 }).winner;

/** What a plain Solo wins against two. */
const againstTwo = () =>
  billAfter({ announcement: { contract: 'solo', trump: 'E' }, points: 75, tricks: 6, players: 3 }).balance[0];

const GAMES_FOR = {
  allein: ['wenz', 'solo', 'wenz-tout', 'solo-tout', 'sie'],
  alle: ['rufer', 'wenz', 'solo', 'wenz-tout', 'solo-tout', 'sie'],
  rufspiel: ['rufer'],
};

export const LESSON_20 = lesson(
  20,
  read('bierkopf', ladder({ contract: 'bierkopf' })),
  choice('20.5', nothing, ['gewonnen', 'verloren', 'unentschieden'], () =>
    claimed(halves() as string, { gewonnen: 'declarer', verloren: 'defenders', unentschieden: 'draw' }),
  ),
  read('zu-dritt-allein', nothing),
  choice('20.6', nothing, ['allein', 'alle', 'rufspiel'], () => claimed(gamesForThree(), GAMES_FOR)),
  number('20.7', nothing, 'cents', [50, 150], againstTwo),
);

// Lesson 20: the relatives. Those with the chalk and with the widow are not in the engine; answers are stated where said so.
import { PURE_CONTRACTS } from '../../contracts/pure.ts';
import { choice, claimed, ladder, lesson, nothing, number, pick, read, rows, stated } from './making.ts';
import { billAfter, gamesForThree, pointsIn, resultAfter } from './truths.ts';

const [, , solo] = PURE_CONTRACTS;

/** The declarer's points with the cards laid away counted in, and whether that is enough. */
const withDiscards = (taken: number, discards: string) => {
  const points = taken + pointsIn(discards);
  return { won: points >= solo.goal.atLeast, schneider: points >= solo.goal.schneiderAt, points };
};

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
  read('bauernstoss', rows('EU GU HU SU', 'EA ET EK EO E9 E8 E7')),
  pick('20.1', rows('GA G7'), ['SU', 'E8', 'HT', 'H9', 'ST', 'S7', 'HA', 'HK'], () => ['SU', 'E8'], 'stated'),
  read('stechen-muessen', rows('HU', 'GU SU EA E7')),
  pick('20.2', rows('HU'), ['GU', 'SU', 'EA', 'E7', 'G8', 'G7', 'HA', 'S9'], () => ['GU'], 'stated'),
  read('kreide', nothing),
  stated('20.3', nothing, ['ein-strich', 'verloren', 'zwei-striche'], 'ein-strich'),
  read('zu-dritt', rows('ET E7')),
  choice('20.4', rows('ET'), ['gewonnen', 'verloren', 'schneider'], () =>
    claimed(withDiscards(55, 'ET'), {
      gewonnen: { won: true, schneider: false, points: 65 },
      verloren: { won: false, schneider: false, points: 55 },
      schneider: { won: true, schneider: true, points: 65 },
    }),
  ),
  read('fertig', rows('EO GO HO SO EU GU HU SU')),
);

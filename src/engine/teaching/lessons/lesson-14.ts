// Lesson 14: won, Schneider, Schwarz.
import { choice, claimed, lesson, nothing, number, read, worth } from './making.ts';
import { resultAfter } from './truths.ts';

const RUFER = { contract: 'rufer', called: 'GA' } as const;

/** Who has won a Rufspiel with so many points of the declaring side, and how high. */
const verdict = (points: number, tricks: number) => {
  const { winner, schneider, schwarz } = resultAfter({ announcement: RUFER, points, tricks });
  return { winner, schneider, schwarz };
};

/** Fewest points with which the declaring side is not Schneider. */
const fewestOut = () =>
  Array.from({ length: 61 }, (_, points) => points).find((points) => !verdict(points, 4).schneider);

export const LESSON_14 = lesson(
  14,
  read('einundsechzig', worth('GA GT GK', 'EA ET EK')),
  choice('14.1', nothing, ['gegner', 'spieler', 'niemand'], () =>
    claimed(verdict(60, 4).winner as string, { gegner: 'defenders', spieler: 'declarer', niemand: 'nobody' }),
  ),
  read('schneider', nothing),
  choice('14.2', nothing, ['schneider', 'einfach', 'schwarz'], () =>
    claimed(verdict(30, 3), {
      schneider: { winner: 'defenders', schneider: true, schwarz: false },
      einfach: { winner: 'defenders', schneider: false, schwarz: false },
      schwarz: { winner: 'defenders', schneider: true, schwarz: true },
    }),
  ),
  choice('14.3', nothing, ['gewonnen', 'schneider', 'verloren'], () =>
    claimed(verdict(90, 6), {
      gewonnen: { winner: 'declarer', schneider: false, schwarz: false },
      schneider: { winner: 'declarer', schneider: true, schwarz: false },
      verloren: { winner: 'defenders', schneider: false, schwarz: false },
    }),
  ),
  number('14.5', nothing, 'points', [30, 61, 1], () => fewestOut() ?? 0),
  read('schwarz', nothing),
  choice('14.4', nothing, ['schneider', 'schwarz', 'einfach'], () =>
    claimed(verdict(120, 7), {
      schneider: { winner: 'declarer', schneider: true, schwarz: false },
      schwarz: { winner: 'declarer', schneider: true, schwarz: true },
      einfach: { winner: 'declarer', schneider: false, schwarz: false },
    }),
  ),
);

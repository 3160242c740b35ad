// Lesson 20: the cousins with the chalk and with the widow. Their rules are not in the engine; answers are stated where said so.
import { PURE_CONTRACTS } from '../contracts/pure.ts';
import { choice, claimed, lesson, nothing, pick, read, rows, stated } from './making.ts';
import { pointsIn } from './truths.ts';

const [, , solo] = PURE_CONTRACTS;

/** The declarer's points with the cards laid away counted in, and whether that is enough. */
const withDiscards = (taken: number, discards: string) => {
  const points = taken + pointsIn(discards);
  return { won: points >= solo.goal.atLeast, schneider: points >= solo.goal.schneiderAt, points };
};

export const LESSON_20 = lesson(
  20,
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

// How a round is said to have ended where who has won has fewer card points than the others.
import { expect, test } from 'vitest';
import type { ContractRow } from '../../../src/engine/base/contract.ts';
import {
  BAUERNSTOSS_CHALK,
  BAUERNSTOSS_FIRST,
  BAUERNSTOSS_GAME,
  DEUTSCHER_GAME,
} from '../../../src/engine/contracts/bauernstoss.ts';
import type { SidesResult } from '../../../src/engine/scoring/result.ts';
import { endingOf } from '../../../src/engine/tutor/ending.ts';

/** Seats 0 and 2 have made trumps and have taken so many card points. */
const result = (sidePoints: number, winner: SidesResult['winner']): SidesResult =>
  ({
    declarer: 0,
    partner: 2,
    points: [sidePoints, 120 - sidePoints, 0, 0],
    tricks: [4, 4, 0, 0],
    sidePoints,
    sideTricks: 4,
    winner,
    schneider: false,
    schwarz: false,
  }) as unknown as SidesResult;

const enoughIn = (row: ContractRow, sidePoints: number, winner: SidesResult['winner']): unknown => {
  const { id, params } = endingOf(row, result(sidePoints, winner));
  return id === 'L.WON' ? params.enough : id;
};

test.each([
  ['the makers with the chalk', BAUERNSTOSS_CHALK, 50, 'declarer', 42],
  ['the makers dealt the card of the first chalk', BAUERNSTOSS_FIRST, 50, 'declarer', 42],
  ['the others with the chalk', BAUERNSTOSS_GAME, 70, 'defenders', 42],
  ['the others at 60 all', DEUTSCHER_GAME, 60, 'defenders', 60],
  ['nobody who has more', BAUERNSTOSS_GAME, 80, 'declarer', undefined],
] as const)('says what was enough for %s', (_whose, row, points, winner, enough) => {
  expect(enoughIn(row, points, winner)).toBe(enough);
});

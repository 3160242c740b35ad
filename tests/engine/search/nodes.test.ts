// The effort of the exact solver in nodes, which no load of the machine changes: it may not grow unnoticed.
import { expect, test } from 'vitest';
import { ENDGAME_ROWS } from '../../../src/cli/selftest/random-endgame.ts';
import type { PackSize } from '../../../src/engine/cards.ts';
import { positionOf } from '../../../src/engine/search/open-cards.ts';
import { nodesSearched, solve, targetsReached } from '../../../src/engine/search/solver.ts';
import { plausibleDeal } from '../../fixtures/plausible-deals.ts';

/** Deals of each contract; the numbers below are the nodes of all of them. `npm run bench -- solver` looks at many more. */
const DEALS = 6;
const GROWTH = 1.1;

/** Nodes on fixed deals: all cards exact, and all cards asked for 31, 61 and 91 points. */
const EFFORT: readonly (readonly [contract: string, pack: PackSize, exact: number, thresholds: number])[] = [
  ['rufer', 32, 1_353_071, 379_653],
  ['wenz', 32, 1_205_156, 241_787],
  ['solo', 32, 1_512_267, 298_673],
  ['geier', 32, 1_033_732, 204_986],
  ['rufer', 24, 31_801, 12_313],
  ['wenz', 24, 66_087, 21_383],
  ['solo', 24, 117_870, 30_319],
  ['geier', 24, 70_849, 17_573],
];

function nodesOf(search: () => unknown): number {
  const before = nodesSearched();
  search();
  return nodesSearched() - before;
}

test.each(EFFORT)(
  '%s, %i cards: not more than a tenth above the noted effort',
  (contract, pack, exact, thresholds) => {
    const row = ENDGAME_ROWS.find(({ id }) => id === contract);
    if (!row) throw new Error(contract);
    const positions = Array.from({ length: DEALS }, (_, number) => {
      const { play, declarer, partner } = plausibleDeal(row, pack, number);
      return positionOf(play, declarer, partner);
    });
    const exactly = nodesOf(() => positions.forEach((position) => solve(position)));
    const asked = nodesOf(() => positions.forEach((position) => targetsReached(position, [31, 61, 91])));
    expect({
      exactly: exactly <= GROWTH * exact,
      asked: asked <= GROWTH * thresholds,
      nodes: [exactly, asked],
    }).toEqual({
      exactly: true,
      asked: true,
      nodes: [exactly, asked],
    });
  },
  60_000,
);

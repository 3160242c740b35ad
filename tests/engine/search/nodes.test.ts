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
  ['rufer', 32, 735_567, 189_536],
  ['wenz', 32, 2_013_509, 421_447],
  ['solo', 32, 2_341_339, 739_454],
  ['geier', 32, 868_856, 185_467],
  ['rufer', 24, 58_681, 19_620],
  ['wenz', 24, 81_481, 14_025],
  ['solo', 24, 147_605, 50_270],
  ['geier', 24, 75_172, 22_334],
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

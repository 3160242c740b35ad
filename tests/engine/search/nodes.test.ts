// The effort of the exact solver in nodes, which no load of the machine changes: it changes with the search only.
import { expect, test } from 'vitest';
import { ENDGAME_ROWS } from '../../../lab/prove/selftest/random-endgame.ts';
import type { PackSize } from '../../../src/engine/base/cards.ts';
import { positionOf } from '../../../src/engine/search/open-cards.ts';
import { nodesSearched, solve, solveValue, targetsReached } from '../../../src/engine/search/solver.ts';
import { plausibleDeal } from '../../../lab/base/plausible-deals.ts';

/** Deals of each contract; the numbers below are the nodes of all of them. `npm run bench -- solver` looks at many more. */
const DEALS = 6;

/** Nodes on fixed deals: all cards exact, and all cards asked for 31, 61 and 91 points. */
const EFFORT: readonly (readonly [contract: string, pack: PackSize, exact: number, thresholds: number])[] = [
  ['rufer', 32, 1_513_733, 422_852],
  ['wenz', 32, 1_005_515, 215_124],
  ['solo', 32, 1_227_740, 224_566],
  ['geier', 32, 893_685, 173_274],
  ['rufer', 24, 32_196, 11_691],
  ['wenz', 24, 66_852, 20_812],
  ['solo', 24, 106_371, 27_527],
  ['geier', 24, 68_105, 16_809],
];

function nodesOf(search: () => unknown): number {
  const before = nodesSearched();
  search();
  return nodesSearched() - before;
}

/** Positions of the first deals of a contract. */
function positionsOf(contract: string, pack: PackSize) {
  const row = ENDGAME_ROWS.find(({ id }) => id === contract);
  if (!row) throw new Error(contract);
  return Array.from({ length: DEALS }, (_, number) => {
    const { play, declarer, partner } = plausibleDeal(row, pack, number);
    return positionOf(play, declarer, partner);
  });
}

test.each(EFFORT)(
  '%s, %i cards: the noted effort',
  (contract, pack, exact, thresholds) => {
    const positions = positionsOf(contract, pack);
    const exactly = nodesOf(() => positions.forEach((position) => solve(position)));
    const asked = nodesOf(() => positions.forEach((position) => targetsReached(position, [31, 61, 91])));
    expect([exactly, asked]).toEqual([exact, thresholds]);
  },
  60_000,
);

test('the same effort after more deals than the table of positions tells apart', () => {
  const [position] = positionsOf('rufer', 24);
  if (!position) throw new Error('no deal');
  const first = nodesOf(() => solve(position));
  for (let deal = 0; deal < 700; deal++) solveValue({ ...position, hands: [1, 2, 4, 8] });
  expect(nodesOf(() => solve(position))).toBe(first);
});

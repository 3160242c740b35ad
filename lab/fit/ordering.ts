// `fit ordering`: looks for better weights for the order in which the solver tries moves.
// Climbs by random steps and prints each set that costs fewer nodes: the mean logarithm of all deals plus the logarithm of
// their sum, so that the few deals that take longest count as well. Solo counts twice.
import { ALL_CONTRACTS } from '../../src/engine/contracts/registry.ts';
import { type Random, randomOf } from '../../src/engine/base/random.ts';
import { positionOf } from '../../src/engine/search/open-cards.ts';
import { WEIGHTS } from '../../src/engine/search/weights.ts';
import { nodesSearched, solveValue } from '../../src/engine/search/solver.ts';
import { meanOf } from '../base/statistics.ts';
import { fitProgram, turns, whole } from './program.ts';
import { plausibleDeal } from '../base/plausible-deals.ts';

const CONTRACTS = ['solo', 'wenz', 'solo', 'rufer', 'geier'];
const ROWS = CONTRACTS.flatMap((id) => ALL_CONTRACTS.filter((row) => row.id === id));

/** Keeps the logarithm of trivial deals from counting as much as that of hard ones. */
const TRIVIAL = 1000;

type Positions = readonly ReturnType<typeof positionOf>[];

/** Contracts in turn: the tables of an order are loaded with those of its contract, so after a change of both. */
const positionsOf = (deals: number, seed: number): Positions =>
  Array.from({ length: deals }, (_, deal) => ROWS.map((row, index) => plausibleDeal(row, 32, seed + deal * 7 + index)))
    .flat()
    .map(({ play, declarer, partner }) => positionOf(play, declarer, partner));

function costOf(positions: Positions): number {
  const nodes = positions.map((position) => {
    const before = nodesSearched();
    solveValue(position);
    return nodesSearched() - before;
  });
  return meanOf(nodes.map((each) => Math.log(each + TRIVIAL))) + Math.log(meanOf(nodes));
}

/** Changes one to three weights by up to three fifths of themselves and a little more. */
function step(random: Random): void {
  const share = (): number => random.below(1_000_000) / 1_000_000;
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const at = random.below(WEIGHTS.length);
    const weight = WEIGHTS[at] ?? 0;
    const size = 1 + Math.abs(weight) * (0.1 + 0.5 * share()) + 15 * share() * share();
    WEIGHTS[at] = Math.round(random.below(2) === 0 ? weight - size : weight + size);
  }
}

export const ordering = fitProgram(
  {
    name: 'ordering',
    about: 'weights for the order of moves that cost the solver fewer nodes: engine/search/weights.ts',
    arguments: {
      deals: whole('deals of each contract', 24, 1, 10_000),
      seed: whole('number of the first deal, also the seed of the steps', 1000, 0, 1_000_000_000),
      minutes: whole('minutes to look for better weights, 0 to tell the cost of the present ones only', 20, 0, 100_000),
    },
  },
  async ({ deals, seed, minutes }, io) => {
    const positions = positionsOf(deals, seed);
    const random = randomOf('ordering', seed);
    const first = WEIGHTS.slice();
    const end = io.now() + minutes * 60_000;
    let best = costOf(positions);
    io.out(`${positions.length} positions, cost ${best.toFixed(4)}: ${WEIGHTS.join(', ')}`);
    try {
      for await (const _ of turns(io)) {
        if (io.now() >= end) break;
        const before = WEIGHTS.slice();
        step(random);
        const now = costOf(positions);
        if (now < best) io.out(`${now.toFixed(4)}: ${WEIGHTS.join(', ')}`);
        else WEIGHTS.set(before);
        best = Math.min(best, now);
      }
    } finally {
      WEIGHTS.set(first);
    }
  },
);

// Better weights for the order of moves: `node build/run-ts.mjs tests/engine/search/fit-ordering.ts DEALS SEED MINUTES`.
// Climbs by random steps and prints each set that costs fewer nodes: the mean logarithm of all deals plus the logarithm of
// their sum, so that the few deals that take longest count as well. Solo counts twice.
import { ALL_CONTRACTS } from '../../../src/engine/contracts/registry.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { positionOf } from '../../../src/engine/search/open-cards.ts';
import { WEIGHTS } from '../../../src/engine/search/ordering.ts';
import { nodesSearched, solveValue } from '../../../src/engine/search/solver.ts';
import { plausibleDeal } from '../../fixtures/plausible-deals.ts';

const [deals = 24, seed = 1000, minutes = 20] = process.argv.slice(2).map(Number);
const CONTRACTS = ['solo', 'wenz', 'solo', 'rufer', 'geier'];
const rows = CONTRACTS.flatMap((id) => ALL_CONTRACTS.filter((row) => row.id === id));

/** Contracts in turn: the tables of an order are loaded with those of its contract, so after a change of both. */
const positions = Array.from({ length: deals }, (_, deal) =>
  rows.map((row, index) => plausibleDeal(row, 32, seed + deal * 7 + index)),
)
  .flat()
  .map(({ play, declarer, partner }) => positionOf(play, declarer, partner));

/** Keeps the logarithm of trivial deals from counting as much as that of hard ones. */
const TRIVIAL = 1000;

function cost(): number {
  const nodes = positions.map((position) => {
    const before = nodesSearched();
    solveValue(position);
    return nodesSearched() - before;
  });
  const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
  return sumOf(nodes.map((each) => Math.log(each + TRIVIAL))) + Math.log(sumOf(nodes));
}

const random = randomOf('ordering', seed);
const share = (): number => random.below(1_000_000) / 1_000_000;

/** Changes one to three weights by up to three fifths of themselves and a little more. */
function step(): void {
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const at = random.below(WEIGHTS.length);
    const weight = WEIGHTS[at] ?? 0;
    const size = 1 + Math.abs(weight) * (0.1 + 0.5 * share()) + 15 * share() * share();
    WEIGHTS[at] = Math.round(random.below(2) === 0 ? weight - size : weight + size);
  }
}

let best = cost();
console.log(`${positions.length} positions, cost ${best.toFixed(4)}`);
for (const end = Date.now() + minutes * 60_000; Date.now() < end;) {
  const before = WEIGHTS.slice();
  step();
  const now = cost();
  if (now < best) console.log(`${now.toFixed(4)}: ${WEIGHTS.join(', ')}`);
  else WEIGHTS.set(before);
  best = Math.min(best, now);
}

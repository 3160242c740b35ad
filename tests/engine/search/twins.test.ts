// The two exact searches, the module for WebAssembly and the one in TypeScript: the same values from the same nodes, and the one
// without the other.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { plausibleDeal } from '../../../src/cli/fit/plausible-deals.ts';
import { checkEndgame } from '../../../src/cli/selftest/check-endgame.ts';
import { ENDGAME_ROWS, randomEndgame } from '../../../src/cli/selftest/random-endgame.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { createModuleSearch } from '../../../src/engine/search/module-search.ts';
import { countFor, positionOf } from '../../../src/engine/search/open-cards.ts';
import { SCRIPT_SEARCH } from '../../../src/engine/search/search.ts';
import type { Position, Solver } from '../../../src/engine/search/solver.ts';
import { solverOf } from '../../../src/engine/search/solver.ts';
import { sample } from '../../thorough.ts';

const found = createModuleSearch();
if (!found) throw new Error('no WebAssembly here');
const module = solverOf(found);
const script = solverOf(SCRIPT_SEARCH);

/** Everything that a solver says of a position, and what it took. */
function saidBy(solver: Solver, position: Position): object {
  const before = solver.nodesSearched();
  const said = (['points', 'tricks'] as const).map((count) => ({
    value: solver.solveValue(position, count),
    cards: solver.solve(position, count),
    reached: solver.targetsReached(position, count === 'points' ? [15, 31, 61, 91] : [1, 3, 5], count),
    reaches: solver.positionReaches(position, count === 'points' ? [15, 31, 61, 91] : [1, 3, 5], count),
  }));
  return { said, nodes: solver.nodesSearched() - before };
}

describe('the two searches agree, node by node,', () => {
  test.each(ENDGAME_ROWS)('on endgames of $id', (row) => {
    for (let n = 0; n < sample(12, 500); n++) {
      const { play, declarer, partner } = randomEndgame(row, 6, randomOf('twins', row.id, n));
      const position = positionOf(play, declarer, partner);
      expect(saidBy(module, position), String(n)).toEqual(saidBy(script, position));
    }
  });

  test.each(['rufer', 'wenz', 'solo', 'geier'])('on whole deals of %s, taken up in turn with others', (id) => {
    const row = ENDGAME_ROWS.find((each) => each.id === id);
    if (!row) throw new Error(id);
    for (let n = 0; n < 6; n++) {
      const { play, declarer, partner } = plausibleDeal(row, n % 2 === 0 ? 24 : 20, n);
      const position = positionOf(play, declarer, partner);
      const count = countFor(row.goal);
      expect(module.solve(position, count)).toEqual(script.solve(position, count));
    }
  });

  test('after more deals than the table of positions tells apart', () => {
    const row = ENDGAME_ROWS[0];
    if (!row) throw new Error('no contracts');
    const { play, declarer, partner } = randomEndgame(row, 3, randomOf('twins', 'generations'));
    const position = positionOf(play, declarer, partner);
    const first = saidBy(module, position);
    for (let deal = 0; deal < 700; deal++) module.solveValue(position);
    expect(saidBy(module, position)).toEqual(first);
  });

  test('and the self-test compares them', () => {
    const tally = new Map<string, number>();
    expect(checkEndgame('twins', 0, 4, tally)).toBeUndefined();
    expect(tally.get('twins')).toBe(1);
  });
});

describe('without WebAssembly', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const refusing = {
    Module: class {
      constructor() {
        throw new Error('code generation is not allowed here');
      }
    },
  };

  test.each([
    ['where it is unknown', undefined],
    ['where it is forbidden', refusing],
  ])('%s, there is no module and the solver answers all the same', async (_where, standard) => {
    const row = ENDGAME_ROWS[0];
    if (!row) throw new Error('no contracts');
    const { play, declarer, partner } = randomEndgame(row, 5, randomOf('twins', 'without'));
    const position = positionOf(play, declarer, partner);
    const expected = module.solve(position);
    vi.stubGlobal('WebAssembly', standard);
    vi.resetModules();
    const anew = await import('../../../src/engine/search/solver.ts');
    const { createModuleSearch: create } = await import('../../../src/engine/search/module-search.ts');
    expect(create()).toBeUndefined();
    expect(anew.solve(position)).toEqual(expected);
    expect(anew.nodesSearched()).toBeGreaterThan(0);
  });
});

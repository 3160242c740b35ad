// The two exact searches side by side: the module for WebAssembly against the one in TypeScript, on the same deals in turn.
import { quantileOf } from '../../src/cli/arena/statistics.ts';
import { createModuleSearch } from '../../src/engine/search/module-search.ts';
import { SCRIPT_SEARCH } from '../../src/engine/search/search.ts';
import type { Count, Position, Solver } from '../../src/engine/search/solver.ts';
import { solverOf } from '../../src/engine/search/solver.ts';
import type { Row } from './section.ts';

/** CPU time of this process so far, in milliseconds: what else the machine does counts less in it than by the clock. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** CPU time that a solver takes for a deal, in milliseconds: the shorter one of two times. */
function timeOf(solver: Solver, position: Position, count: Count): number {
  const once = (): number => {
    const started = cpuTime();
    solver.solve(position, count);
    return cpuTime() - started;
  };
  return Math.min(once(), once());
}

const spreadRow = (what: string, unit: string, values: readonly number[]): Row => {
  const [value = 0, p95 = 0, max = 0] = [0.5, 0.95, 1].map((share) => quantileOf(values, share));
  return { what, unit, value, spread: { p95, max } };
};

/** Every deal solved by both, all cards of its leader exactly; nothing where there is no WebAssembly. */
export function twinRows(what: string, positions: readonly Position[], count: Count): readonly Row[] {
  const found = createModuleSearch();
  if (!found) return [];
  const [module, script] = [solverOf(found), solverOf(SCRIPT_SEARCH)];
  const times = positions.map((position) => ({
    module: timeOf(module, position, count),
    script: timeOf(script, position, count),
  }));
  const ratios = times.map((each) => each.script / each.module);
  return [
    spreadRow(
      `${what}: WebAssembly`,
      'ms of CPU',
      times.map((each) => each.module),
    ),
    spreadRow(
      `${what}: TypeScript`,
      'ms of CPU',
      times.map((each) => each.script),
    ),
    {
      ...spreadRow(`${what}: how many times as fast`, 'times', ratios),
      goal: { kind: 'min', target: 1.8, must: 1.5 },
    },
  ];
}

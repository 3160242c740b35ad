// CPU of a player's choices of cards in recorded games, trick by trick: `node build/run-ts.mjs lab/measure/bench/choices.ts FILE [player] [games]`.
// Where others share the cores CPU time is longer too, so that the time of a node of the exact search is told besides.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { quantileOf } from '../../base/statistics.ts';
import { movesIn } from '../compare/game.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { PLAYER_IDS, PLAYERS } from '../../../src/engine/bots/players.ts';
import { nodesSearched } from '../../../src/engine/search/solver.ts';
import { openAdvice } from '../../../src/engine/tutor/advice/open-advice.ts';

const [file, name, games] = process.argv.slice(2);
if (!file) throw new Error('a file of recorded games is missing');
const id = PLAYER_IDS.find((each) => each === name) ?? 'meister';

function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const packed = readFileSync(file);
const lines = (file.endsWith('.gz') ? gunzipSync(packed) : packed).toString('utf8').split('\n').filter(Boolean);
const byTrick = new Map<number, number[]>();
const solved = { ms: 0, nodes: 0 };

for (const [number, line] of lines.slice(0, Number(games ?? 12)).entries()) {
  const moves = movesIn(JSON.parse(line)) ?? [];
  for (const [at, { round, view }] of moves.entries()) {
    if (at === 0) {
      const before = nodesSearched();
      solved.ms += cpu(() => void openAdvice(round, view.seat));
      solved.nodes += nodesSearched() - before;
    }
    if (view.options.filter(({ verdict }) => verdict.legal).length < 2) continue;
    const ms = cpu(() => void PLAYERS[id].decide(view, { random: randomOf('choices', number, at) }));
    const trick = view.tricks.length + 1;
    byTrick.set(trick, [...(byTrick.get(trick) ?? []), ms]);
  }
}

const told = (what: string, values: readonly number[]): string => {
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => quantileOf(values, share).toFixed(0));
  return `${what}: ${values.length}, median ${median} ms, 95 % ${p95} ms, most ${most} ms`;
};
console.log(told(`${id}: all choices`, [...byTrick.values()].flat()));
for (const [trick, values] of [...byTrick].sort(([a], [b]) => a - b))
  console.log(`  ${told(`trick ${trick}`, values)}`);
console.log(`a node of the exact search: ${((1e6 * solved.ms) / solved.nodes).toFixed(0)} ns`);

// CPU of the auction at a table that plays every contract: `node build/run-ts.mjs lab/measure/bench/auction.ts [rounds] [player] [seed]`.
// CPU time of the one thread, so that other programs on the machine hardly matter.
import { quantileOf } from '../../base/statistics.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { PLAYER_IDS, PLAYERS } from '../../../src/engine/bots/players.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import type { Entry } from '../../../src/engine/table/log.ts';
import { isOver, type Round, startRound } from '../../../src/engine/table/round.ts';
import { RICH_TABLE } from './rich-table.ts';

const rounds = Number(process.argv[2] ?? 20);
const id = PLAYER_IDS.find((each) => each === process.argv[3]) ?? 'meister';
const seed = process.argv[4] ?? 'auction';

function after(round: Round, entry: Entry): Round {
  const next = step(round, entry);
  if (!next.ok) throw new Error(`${JSON.stringify(entry)} refused: ${JSON.stringify(next.because)}`);
  return next.round;
}

const byPhase = new Map<string, number[]>();
const whole: number[] = [];

for (let number = 0; number < rounds; number++) {
  const pack = shuffled(cardsOfPack(32), randomOf(seed, number));
  let round = after(startRound(RICH_TABLE, { dealer: 3 }), { type: 'shuffled', pack });
  const random = randomOf(seed, 'players', number);
  let sum = 0;
  while (!isOver(round) && round.phase !== 'playing') {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error(`nobody's turn in the phase ${round.phase}`);
    const view = viewFor(round, seat);
    const before = process.cpuUsage();
    const { decision } = PLAYERS[id].decide(view, { random });
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    sum += ms;
    if (view.options.length > 1) byPhase.set(round.phase, [...(byPhase.get(round.phase) ?? []), ms]);
    round = after(round, decision);
  }
  whole.push(sum);
}

const told = (what: string, values: readonly number[]): string => {
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => quantileOf(values, share).toFixed(0));
  return `${what}: ${values.length}, median ${median} ms, 95 % ${p95} ms, most ${most} ms`;
};
console.log(`${id}, ${RICH_TABLE.contracts.length} contracts`);
for (const [phase, values] of byPhase) console.log(`  ${told(phase, values)}`);
console.log(`  ${told('all that is said before the first card', whole)}`);

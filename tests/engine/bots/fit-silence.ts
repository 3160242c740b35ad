// What a pass is worth where nobody has bid: `node build/run-ts.mjs tests/engine/bots/fit-silence.ts DEALS [OPTION=VALUE ...]`.
// Rule players, one of whom passes whatever it holds; prices of a Rufer by place and by strength of the hand (see worth.ts). Games
// that others play alone are left aside.
import { strengthOf } from '../../../src/engine/bots/bidding/by-simulation.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { isOver, startRound } from '../../../src/engine/table/round.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { pricesAt } from '../../../src/engine/phases/round-bill.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { after, TERMS } from './support.ts';

const [dealsText = '2000', ...settings] = process.argv.slice(2);
const given = Object.fromEntries(settings.map((each) => each.split('='))) as Partial<HouseRules>;
const rules = tableRulesOf({ ...PURE_2007, ...given });
const player = PLAYERS.verein;

interface Passed {
  /** Seats that have not spoken yet. */
  readonly waiting: number;
  readonly strength: number;
  /** Holder of the Eichel-Ober, who would have to play at a table with the Muss-Spiel. */
  readonly must: boolean;
  /** Prices of a Rufer. */
  readonly won: number;
}

/** The round after its last card, and what the mute seat knew when it passed; nothing if somebody had bid before. */
function played(deal: number, mute: Seat): Passed | undefined {
  const pack = shuffled(cardsOfPack(rules.pack), randomOf('silence', deal));
  let round: Round = after(startRound(rules, TERMS), { type: 'shuffled', pack });
  let said: Omit<Passed, 'won'> | undefined;
  const context = { random: randomOf('silence', deal, 'play') };
  while (!isOver(round)) {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error(round.phase);
    const view = viewFor(round, seat);
    if (round.phase === 'auction' && seat === mute && !said) {
      if (round.auction.holder !== undefined) return undefined;
      said = { waiting: 3 - seat, strength: strengthOf(view), must: view.dealtHand.includes('EO') };
      round = after(round, { type: 'call', seat, call: 'weiter' });
    } else round = after(round, player.decide(view, context).decision);
  }
  if (!said) return undefined;
  if (round.phase !== 'scored') return { ...said, won: 0 };
  if (round.play.contract.row.parties.kind === 'alone') return undefined;
  return { ...said, won: round.settlement.balance[mute] / pricesAt(rules).base.partner };
}

const all: Passed[] = [];
for (let deal = 0; deal < Number(dealsText); deal++) {
  const passed = played(deal, (deal % 4) as Seat);
  if (passed) all.push(passed);
}

/** Least squares of the line through (0, none), (0.5, middle), (1, full). */
function fitted(some: readonly Passed[]): readonly number[] {
  const rows = some.map(({ strength }) => {
    const share = 2 * Math.abs(strength - 0.5);
    return strength < 0.5 ? [share, 1 - share, 0] : [0, 1 - share, share];
  });
  const normal = [0, 1, 2].map((i) => [
    ...[0, 1, 2].map((j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), i === j ? 1e-6 : 0)),
    rows.reduce((sum, row, n) => sum + (row[i] ?? 0) * (some[n]?.won ?? 0), 0),
  ]);
  return solved(normal);
}

/** Gauss without exchange of rows: the matrix is positive definite. */
function solved(matrix: readonly (readonly number[])[]): readonly number[] {
  const m = matrix.map((row) => [...row]);
  for (const [i, pivot] of m.entries())
    for (const [k, row] of m.entries()) {
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      if (k !== i) for (let j = 0; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  return m.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

for (const [name, which] of [
  ['everybody', () => true],
  ['holder of the Eichel-Ober', ({ must }) => must],
  ['others', ({ must }) => !must],
] as const satisfies readonly (readonly [string, (each: Passed) => boolean])[])
  for (const waiting of [0, 1, 2, 3]) {
    const some = all.filter((each) => each.waiting === waiting && which(each));
    const line = fitted(some).map((each) => each.toFixed(2));
    console.log(`${name}, ${waiting} to speak: ${some.length} passes, ${line.join(' / ')}`);
  }

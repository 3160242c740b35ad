// The chance that is told of saying no more, against how often whoever said no more really won.
import { expect, test } from 'vitest';
import { silenceOf } from '../../../src/engine/bots/bidding/silence.ts';
import { simulatedDeals } from '../../../src/engine/bots/bidding/simulated.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { isOver } from '../../../src/engine/table/round.ts';
import { outcomeFor } from '../../../src/engine/scoring/by-kind.ts';
import { SHARE_WON } from '../../../src/engine/scoring/result.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { after, shuffledRound } from '../../../lab/support/bots/support.ts';

const DEALS = sample(250, 2500);
const SILENT = ['weiter', 'gut'];
interface Told {
  readonly seat: Seat;
  readonly told: number;
  readonly weak: boolean;
}

/** What is told of each seat that lets others play in a deal, once a seat, and whether it has won. */
function silentIn(deal: number): readonly (Told & { readonly won: number })[] {
  const said = new Map<Seat, Told>();
  const context = { random: randomOf('silent', deal) };
  let round = shuffledRound(32, deal);
  while (!isOver(round)) {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error(round.phase);
    const view = viewFor(round, seat);
    const { decision } = PLAYERS.verein.decide(view, context);
    const isLast = seat === 3 && view.auction.holder === undefined;
    if (decision.type === 'call' && SILENT.includes(decision.call) && !isLast && !said.has(seat)) {
      const { chance, cents } = silenceOf(view, simulatedDeals(view, 32));
      said.set(seat, { seat, told: chance, weak: cents < -5 });
    }
    round = after(round, decision);
  }
  if (round.phase !== 'scored') return [];
  const { result } = round;
  return [...said.values()].map((each) => ({ ...each, won: SHARE_WON[outcomeFor(result, each.seat)] }));
}

const ALL = Array.from({ length: DEALS }, (_, deal) => silentIn(deal)).flat();

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

test.each(['all', 'weak'] as const)('told and won are level for %s hands that let others play', (which) => {
  const all = ALL.filter(({ weak }) => which === 'all' || weak);
  expect(all.length).toBeGreaterThan(DEALS / 4);
  const byChance = 4 * Math.sqrt(0.25 / DEALS);
  expect(Math.abs(mean(all.map(({ told }) => told)) - mean(all.map(({ won }) => won)))).toBeLessThan(
    Math.max(0.03, byChance),
  );
});

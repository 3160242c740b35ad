// Advice where contracts are called in turn: everything that may be said, by what it comes to in imagined deals.
import { factsOfCall, valuedCalls } from '../../bots/calling/calling-player.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { rowOf } from './effort.ts';
import { stakeOf } from './stake.ts';

export function adviseCalling(view: SeatView, { random, effort }: AdviceThink): Advice {
  const { bids } = rowOf(effort);
  const ranked = valuedCalls(view, bids, random);
  const [best] = ranked;
  return {
    basis: 'yourView',
    seat: view.seat,
    ranked: ranked.map(({ decision, cents, chance }) => ({ decision, cents, chance, error: 0 })),
    stake: stakeOf(view),
    worlds: { of: 'drawn', count: bids },
    facts: best ? factsOfCall(view, best) : [],
  };
}

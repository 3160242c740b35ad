// Advice where trumps are made by numbers: every bid, passing, and who of two partners makes trumps.
import { factsOfNumber } from '../../bots/numbers/numbers-player.ts';
import { valuedNumbers } from '../../bots/numbers/valued.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { rowOf } from './effort.ts';
import { stakeOf } from './stake.ts';

export function adviseNumbers(view: SeatView, { random, effort }: AdviceThink): Advice {
  const { bids } = rowOf(effort);
  const ranked = valuedNumbers(view, bids, random);
  const [best] = ranked;
  return {
    basis: 'yourView',
    seat: view.seat,
    ranked: ranked.map(({ decision, cents, chance, error }) => ({ decision, cents, chance, error })),
    stake: stakeOf(view),
    worlds: { of: 'drawn', count: bids },
    facts: best ? factsOfNumber(view, best, bids) : [],
  };
}

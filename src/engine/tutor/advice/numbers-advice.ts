// Advice where trumps are made by numbers: every bid, passing, Solos, who of two partners makes trumps, cards exchanged for a Solo.
import { factsOfExchange, valuedExchange } from '../../bots/numbers/exchange-player.ts';
import { factsOfNumber } from '../../bots/numbers/numbers-player.ts';
import { valuedNumbers } from '../../bots/numbers/valued.ts';
import type { Fact } from '../../inference/facts.ts';
import type { SeatView } from '../../round/view.ts';
import type { Decision } from '../../table/log.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { rowOf } from './effort.ts';
import { stakeOf } from './stake.ts';

/** What a decision comes to in imagined deals. */
interface Valued {
  readonly decision: Decision;
  readonly cents: number;
  readonly chance: number;
  readonly error: number;
}

const adviceOf = (view: SeatView, ranked: readonly Valued[], deals: number, facts: readonly Fact[]): Advice => ({
  basis: 'yourView',
  seat: view.seat,
  ranked: ranked.map(({ decision, cents, chance, error }) => ({ decision, cents, chance, error })),
  stake: stakeOf(view),
  worlds: { of: 'drawn', count: deals },
  facts,
});

export function adviseNumbers(view: SeatView, { random, effort }: AdviceThink): Advice {
  const { bids } = rowOf(effort);
  const ranked = valuedNumbers(view, bids, random);
  const [best] = ranked;
  return adviceOf(view, ranked, bids, best ? factsOfNumber(view, best, bids) : []);
}

export function adviseExchange(view: SeatView, { random, effort }: AdviceThink): Advice {
  const { bids } = rowOf(effort);
  const ranked = valuedExchange(view, bids, random).map((each) => ({ ...each, error: 0 }));
  const [best] = ranked;
  return adviceOf(view, ranked, bids, best ? factsOfExchange(view, best, bids) : []);
}

// Advice about the widow: taking or leaving it, and what is laid away, by what it comes to in imagined deals.
import type { ValuedChoice } from '../../bots/widow/widow-player.ts';
import { factsOfAnswer, factsOfDiscard, valuedAnswers, valuedPairs } from '../../bots/widow/widow-player.ts';
import type { Fact } from '../../inference/facts.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { rowOf } from './effort.ts';
import { stakeOf } from './stake.ts';

/** Deals for each pair, as a share of those for an answer. */
const FOR_PAIRS = 0.5;

export function adviseTaking(view: SeatView, { random, effort }: AdviceThink): Advice {
  const { bids } = rowOf(effort);
  return adviceOf(view, valuedAnswers(view, bids, random), bids, factsOfAnswer);
}

export function adviseDiscarding(view: SeatView, { random, effort }: AdviceThink): Advice {
  const deals = Math.ceil(FOR_PAIRS * rowOf(effort).bids);
  return adviceOf(view, valuedPairs(view, deals, random), deals, factsOfDiscard);
}

function adviceOf(
  view: SeatView,
  ranked: readonly ValuedChoice[],
  count: number,
  factsOf: (view: SeatView, choice: ValuedChoice) => readonly Fact[],
): Advice {
  const [first] = ranked;
  return {
    basis: 'yourView',
    seat: view.seat,
    ranked: ranked.map(({ decision, cents, chance }) => ({ decision, cents, chance, error: 0 })),
    stake: stakeOf(view),
    worlds: { of: 'drawn', count },
    facts: first ? factsOf(view, first) : [],
  };
}

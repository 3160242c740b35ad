// Advice about the widow: taking or leaving it, and what is laid away, by what it comes to in imagined deals.
import type { InDeals } from '../../bots/sampling/in-deals.ts';
import { answersInDeals, factsOfWidow, pairsInDeals } from '../../bots/widow/widow-player.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { rowOf } from './effort.ts';
import { decisionOf } from './grade.ts';
import { rankedBy } from './ranking.ts';
import { Scores } from '../../bots/sampling/scores.ts';
import { stakeOf } from './stake.ts';

export const adviseTaking = (view: SeatView, { random, effort }: AdviceThink): Advice =>
  adviceOf(view, answersInDeals(view, rowOf(effort).bids, random));

/** Every pair is looked at, in the same deals: whichever is chosen can be judged. */
export const adviseDiscarding = (view: SeatView, { random, effort }: AdviceThink): Advice =>
  adviceOf(view, pairsInDeals(view, Infinity, rowOf(effort).bids, random));

function adviceOf(view: SeatView, { decisions, outcomes }: InDeals): Advice {
  const scores = new Scores(decisions.length);
  for (const each of outcomes) scores.add(each, 1);
  const stake = stakeOf(view);
  const ranked = rankedBy(decisions, scores, 'drawn', stake);
  const best = decisionOf(ranked[0]?.decision);
  return {
    basis: 'yourView',
    seat: view.seat,
    ranked,
    stake,
    worlds: { of: 'drawn', count: outcomes.length },
    facts: best ? factsOfWidow(view, best) : [],
  };
}

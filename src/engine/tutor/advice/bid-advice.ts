// Advice on what to say: calls and announcements by what the game is worth that they lead to.
import { hochzeitAt } from '../../bots/bidding/hochzeit.ts';
import { factOfHochzeit, factOfPass, factsOf, trumpsIn } from '../../bots/bidding/plan-facts.ts';
import type { Plan } from '../../bots/bidding/plans.ts';
import type { Choice } from '../../bots/player.ts';
import { turnDecisions } from '../../bots/random-player.ts';
import { rulePlayer } from '../../bots/rule-player.ts';
import { STYLES } from '../../bots/styles.ts';
import type { Fact } from '../../inference/facts.ts';
import type { Decision } from '../../table/log.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink, Considered, Valued } from './advice.ts';
import type { BidValue } from './bid-values.ts';
import { appraised, planBehind, valueOfBid } from './bid-values.ts';
import { decisionOf, gradeOf, sameDecision } from './grade.ts';
import { stakeOf } from './stake.ts';

/** Advice for the seat that is to speak or to announce. */
export function adviseBid(view: SeatView, think: AdviceThink): Advice {
  const weighed = appraised(view, think);
  const judged = rulePlayer(STYLES.verein, () => weighed.appraisal).decide(view, think);
  const values = turnDecisions(view).map((decision) => ({ decision, ...valueOfBid(view, decision, weighed) }));
  const byWorth = ranked(values);
  const unfounded = { basis: 'yourView', seat: view.seat, stake: stakeOf(view), worlds: weighed.worlds } as const;
  const good = (decision: Considered): boolean =>
    gradeOf({ ...unfounded, ranked: byWorth, facts: [] }, decision) === 'best';
  const order = good(judged.decision) ? withFirst(byWorth, judged.decision) : byWorth;
  const best = decisionOf(order[0]?.decision);
  return { ...unfounded, ranked: order, facts: best ? factsOfBid(view, best, weighed.plans, judged) : [] };
}

/** By cents; the error is that of the difference to the first. */
function ranked(values: readonly (BidValue & { readonly decision: Decision })[]): readonly Valued[] {
  const order = [...values].sort((a, b) => b.cents - a.cents);
  const first = order[0];
  if (!first) throw new Error('nothing may be said');
  return order.map(({ decision, cents, chance, error, plan }) => ({
    decision,
    cents,
    chance,
    error: plan === first.plan ? 0 : Math.hypot(first.error, error),
  }));
}

/** What is as good as the best is named first if it shows good style. */
function withFirst(order: readonly Valued[], decision: Considered): readonly Valued[] {
  const isIt = (each: Valued): boolean => sameDecision(each.decision, decision);
  return [...order.filter(isIt), ...order.filter((each) => !isIt(each))];
}

/** Why a bid is good: what the rule player says of it, or what the hand has for the game, or why it has none. */
export function factsOfBid(view: SeatView, bid: Decision, plans: readonly Plan[], judged: Choice): readonly Fact[] {
  if (sameDecision(bid, judged.decision)) return judged.because;
  if (bid.type === 'call' && (bid.call === 'hochzeit' || bid.call === 'mit-mir'))
    return [factOfHochzeit(trumpsIn(view, hochzeitAt(view)))];
  const plan = planBehind(view, bid, plans);
  return plan ? factsOf(view, plan) : [factOfPass(view, plans)];
}

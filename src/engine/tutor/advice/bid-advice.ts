// Advice on what to say: calls and announcements by what the game is worth that they lead to.
import { PASSING_CALLS } from '../../auction/auction.ts';
import { rankOf, suitOf } from '../../base/cards.ts';
import { hochzeitAt } from '../../bots/bidding/hochzeit.ts';
import {
  factOfHochzeit,
  factOfPass,
  factsOf,
  isBelowHalf,
  SUFFICIENT,
  trumpsIn,
} from '../../bots/bidding/plan-facts.ts';
import type { Plan } from '../../bots/bidding/plans.ts';
import type { Choice } from '../../bots/player.ts';
import { turnDecisions } from '../../bots/random-player.ts';
import { rulePlayer } from '../../bots/rule-player.ts';
import { STYLES } from '../../bots/styles.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import type { Decision } from '../../table/log.ts';
import { entriesOf, isPass, saidCall } from '../../table/readers.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink, Considered, Valued } from './advice.ts';
import { appraised, type BidValue, planBehind, valueOfBid } from './bid-values.ts';
import { decisionOf, gradeOf, sameDecision, SURE, valueIn } from './grade.ts';
import { stakeOf } from './stake.ts';

/** Advice for the seat that is to speak or to announce. */
export function adviseBid(view: SeatView, think: AdviceThink): Advice {
  const weighed = appraised(view, think);
  const judged = rulePlayer(STYLES.verein, () => weighed.appraisal).decide(view, think);
  const values = asOne(
    view,
    turnDecisions(view).map((decision) => ({ decision, ...valueOfBid(view, decision, weighed) })),
  );
  const byWorth = ranked(values);
  const unfounded = { basis: 'yourView', seat: view.seat, stake: stakeOf(view), worlds: weighed.worlds } as const;
  const good = (decision: Considered): boolean =>
    gradeOf({ ...unfounded, ranked: byWorth, facts: [] }, decision) === 'best';
  const [first] = withoutDaring(good(judged.decision) ? withFirst(byWorth, judged.decision) : byWorth);
  const order = first ? withFirst(byWorth, first.decision) : byWorth;
  const advice: Advice = { ...unfounded, ranked: order, facts: [] };
  const best = decisionOf(first?.decision);
  return best ? { ...advice, facts: factsOfBid(view, advice, best, weighed.plans, judged) } : advice;
}

type ValuedBid = BidValue & { readonly decision: Decision };

/** Aces of suits of which the hand holds the same ranks are worth the same to call, whatever deals were imagined: all of them what they are on average. */
function asOne(view: SeatView, values: readonly ValuedBid[]): readonly ValuedBid[] {
  const keyOf = ({ decision }: ValuedBid): string | undefined => {
    const announcement = entriesOf([decision], 'announce')[0]?.announcement;
    if (announcement?.called === undefined) return undefined;
    const suit = suitOf(announcement.called);
    const held = view.hand.filter((card) => suitOf(card) === suit).map(rankOf);
    return JSON.stringify([{ ...announcement, called: rankOf(announcement.called) }, held.toSorted()]);
  };
  return values.map((value) => {
    const key = keyOf(value);
    const same = key === undefined ? [] : values.filter((each) => keyOf(each) === key);
    return same.length < 2
      ? value
      : { ...value, cents: mean(same.map(({ cents }) => cents)), chance: mean(same.map(({ chance }) => chance)) };
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** A game that is rather lost than won is advised only where passing surely comes to less: within what the figures may be off, passing stands first. */
function withoutDaring(order: readonly Valued[]): readonly Valued[] {
  const [first] = order;
  const passing = PASSING_CALLS.flatMap((call) => order.filter(({ decision }) => saidCall(decision) === call))[0];
  if (!first || !passing || isPass(first.decision) || !isBelowHalf(first.chance ?? 0.5)) return order;
  const gain = first.cents - passing.cents;
  return gain > SURE * Math.hypot(first.error, passing.error) ? order : withFirst(order, passing.decision);
}

/** By cents; the error is that of the difference to the first. */
function ranked(values: readonly ValuedBid[]): readonly Valued[] {
  const order = [...values].sort((a, b) => b.cents - a.cents);
  const first = order[0];
  if (!first) throw new Error('nothing may be said');
  return order.map(({ decision, cents, chance, error, plan }) => ({
    decision,
    cents,
    chance,
    error: plan === first.plan && cents === first.cents ? 0 : Math.hypot(first.error, error),
  }));
}

/** What is as good as the best is named first if it shows good style. */
function withFirst(order: readonly Valued[], decision: Considered): readonly Valued[] {
  const isIt = (each: Valued): boolean => sameDecision(each.decision, decision);
  return [...order.filter(isIt), ...order.filter((each) => !isIt(each))];
}

/** Why a bid is good: what the rule player says of it, or what the hand has for the game, or why it has none; and what there is to say for one that is rather lost. */
export function factsOfBid(
  view: SeatView,
  advice: Advice,
  bid: Decision,
  plans: readonly Plan[],
  judged: Choice,
): readonly Fact[] {
  const chance = valueIn(advice, bid)?.chance ?? 0.5;
  const facts = factsOfHand(view, bid, plans, judged, chance);
  if (isPass(bid) || !isBelowHalf(chance)) return facts;
  const others = facts.filter(({ id }) => id !== 'bid.thin' && !SUFFICIENT.has(id));
  return [whyThough(advice, bid), ...others];
}

/** Why a game is advised that is rather lost than won; of any other one only that it is. */
function whyThough({ ranked }: Advice, bid: Decision): Fact {
  const [first, other] = ranked;
  if (!first || !other || !sameDecision(first.decision, bid)) return fact('bid.thin', {});
  if (bid.type === 'announce') return fact('bid.leastBad', {});
  return ranked.some(({ decision }) => isPass(decision)) ? fact('bid.evenSo', {}) : fact('bid.thin', {});
}

function factsOfHand(
  view: SeatView,
  bid: Decision,
  plans: readonly Plan[],
  judged: Choice,
  chance: number,
): readonly Fact[] {
  const plan = planBehind(view, bid, plans);
  const isThin = judged.because.some(({ id }) => id === 'bid.thin');
  // The player has its own chance of the game: told is the one that stands beside it.
  if (sameDecision(bid, judged.decision) && (!plan || isThin === isBelowHalf(chance))) return judged.because;
  if (['hochzeit', 'mit-mir'].includes(saidCall(bid) ?? '')) return [factOfHochzeit(trumpsIn(view, hochzeitAt(view)))];
  return plan ? factsOf(view, { ...plan, chance }) : [factOfPass(view, plans)];
}

// What each call and each announcement is worth to a seat, from what its hand and the auction tell.
import type { AuctionState, Call } from '../../auction.ts';
import { claimOf, levelOf } from '../../auction.ts';
import type { Plan } from '../../bots/bidding/plans.ts';
import { bestPlan, plansOf } from '../../bots/bidding/plans.ts';
import { sameAnnouncement } from '../../contract.ts';
import type { Decision } from '../../log.ts';
import { pricesOf } from '../../scoring/money.ts';
import type { SeatView } from '../../view.ts';
import type { Advice, AdviceThink } from './advice.ts';

/** What a bid comes to, in cents for the seat, with its standard error and the chance to win from 0 to 1. */
export interface BidValue {
  readonly cents: number;
  readonly chance: number;
  readonly error: number;
  /** The game that it leads to; absent if it only lets others play. */
  readonly plan?: Plan;
}

/** What the hand of a seat could announce, and what it is worth to say no more. */
export interface Appraised {
  readonly plans: readonly Plan[];
  readonly silence: BidValue;
  /** Standard error of the chance of a plan, 0 to 1. */
  readonly doubt: number;
  readonly worlds: Advice['worlds'];
}

/** How far the fitted models may be off, as a chance. */
const MODEL_DOUBT = 0.06;

/** Prices of the lowest game that a hand is worth that says no more: somebody will play, perhaps with it. */
const SILENCE = 0.2;

/** Weighs the hand up. */
export function appraised(view: SeatView, _think: AdviceThink): Appraised {
  const cents = SILENCE * pricesOf(view.rules.tariff).base.partner;
  return {
    plans: plansOf(view),
    silence: silent(view, cents),
    doubt: MODEL_DOUBT,
    worlds: { of: 'drawn', count: 0 },
  };
}

/** Silence is worth what it is worth; the chance is the one that a game at the lowest price would need for it. */
function silent({ rules }: SeatView, cents: number): BidValue {
  const price = pricesOf(rules.tariff).base.partner;
  return { cents, chance: Math.min(1, Math.max(0, 0.5 + cents / (2 * price))), error: 2 * MODEL_DOUBT * price };
}

function valueOf({ rules }: SeatView, plan: Plan, doubt: number): BidValue {
  const { price, parties, goal } = plan.contract.row;
  const stake = pricesOf(rules.tariff).base[price] * (parties.kind === 'alone' ? 3 : 1);
  const error = goal.kind === 'laidDown' ? 0 : 2 * doubt * stake;
  return { cents: plan.worth, chance: plan.chance, error, plan };
}

/** The worth of a call or an announcement: that of the best game which it leads to, or of saying no more. */
export function valueOfBid(view: SeatView, decision: Decision, { plans, silence, doubt }: Appraised): BidValue {
  const plan = planBehind(view, decision, plans);
  return plan ? valueOf(view, plan, doubt) : silence;
}

/** The best game which a call or an announcement leads to; undefined if it only lets others play. */
export function planBehind(view: SeatView, decision: Decision, plans: readonly Plan[]): Plan | undefined {
  if (decision.type === 'announce')
    return plans.find(({ announcement }) => sameAnnouncement(announcement, decision.announcement));
  if (decision.type !== 'call') throw new Error(`a ${decision.type} is no bid`);
  const claim = claimIn(view, decision.call);
  if (claim === undefined) return undefined;
  const lead = plans.filter(({ contract: { row }, level }) =>
    decision.call === 'sie' ? row.goal.kind === 'laidDown' : level >= claim,
  );
  const plan = bestPlan(lead);
  if (!plan) throw new Error(`nothing can be played after ${decision.call}`);
  return plan;
}

function claimIn({ rules: { ranking }, auction }: SeatView, call: Call): number | undefined {
  const shown = auction.shown === undefined ? 0 : levelOf(ranking, auction.shown);
  const state: AuctionState = { ranking, waiting: [], calls: auction.calls, shown };
  return claimOf(auction.duel ? { ...state, duel: auction.duel } : state, call);
}

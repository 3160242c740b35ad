// What to say in the auction: never more than the hand is worth.
import type { Call } from '../../auction.ts';
import { levelOf, nameOfLevel } from '../../auction.ts';
import type { Fact } from '../../facts.ts';
import { fact } from '../../facts.ts';
import type { SeatView } from '../../view.ts';
import type { Choice } from '../player.ts';
import type { Appraise } from './appraisal.ts';
import { factOfPass, factsOf } from './plan-facts.ts';
import type { Plan } from './plans.ts';
import { bestPlan, plansOf } from './plans.ts';

interface Said {
  readonly call: Call;
  readonly because: readonly Fact[];
}

/** The call of the seat that is to speak. */
export function sayCall(view: SeatView, appraise: Appraise): Choice {
  const { all, good } = appraise(view);
  const { call, because } = allowed(view, callFor(view, all, good));
  return { decision: { type: 'call', seat: view.seat, call }, because };
}

function callFor(view: SeatView, all: readonly Plan[], good: readonly Plan[]): Said {
  const sie = good.find(({ contract }) => contract.row.goal.kind === 'laidDown');
  if (sie && view.rules.ranking[sie.level]?.includes('sie')) return { call: 'sie', because: factsOf(view, sie) };
  const { holder, shown, duel } = view.auction;
  if (holder === undefined || shown === undefined) return openingCall(view, all, good);
  const level = levelOf(view.rules.ranking, shown);
  if (duel?.speaker === 'holder') return holderCall(view, good, duel.level);
  const plan = bestPlan(good.filter((each) => each.level > level));
  if (plan) return overcall(view, plan, level);
  if (duel) return { call: 'gut', because: [fact('bid.drop', { level: nameOfLevel(view.rules.ranking, level + 1) })] };
  return { call: 'gut', because: [fact('bid.accept', { holder, shown })] };
}

function openingCall(view: SeatView, all: readonly Plan[], good: readonly Plan[]): Said {
  const plan = bestPlan(good);
  if (!plan) return { call: 'weiter', because: [factOfPass(view, all)] };
  return { call: 'spiele', because: factsOf(view, plan) };
}

function holderCall(view: SeatView, good: readonly Plan[], level: number): Said {
  const plan = bestPlan(good.filter((each) => each.level >= level));
  const name = nameOfLevel(view.rules.ranking, level);
  if (!plan) return { call: 'gut', because: [fact('bid.drop', { level: name })] };
  const hold = fact('bid.hold', { level: name, with: plan.announcement.contract });
  return { call: 'selbst', because: [hold, ...factsOf(view, plan)] };
}

/** Claims the lowest level above the one that stands, so as to show no more than needed. */
function overcall(view: SeatView, plan: Plan, level: number): Said {
  const { ranking } = view.rules;
  const over = fact('bid.overcall', { over: nameOfLevel(ranking, level), with: plan.announcement.contract });
  const call: Call = level === 0 && !view.auction.duel ? 'spiele-auch' : `has:${nameOfLevel(ranking, level + 1)}`;
  return { call, because: [over, ...factsOf(view, plan)] };
}

/** The call if the rules allow it; otherwise the call that promises nothing. */
function allowed(view: SeatView, said: Said): Said {
  const calls = view.options.flatMap(({ decision, verdict }) =>
    decision.type === 'call' && verdict.legal ? [decision.call] : [],
  );
  if (calls.includes(said.call)) return said;
  const modest = calls.find((call) => call === 'gut') ?? calls.find((call) => call === 'weiter') ?? calls[0];
  if (modest === undefined) throw new Error('no call is allowed');
  return { call: modest, because: [factOfPass(view, plansOf(view))] };
}

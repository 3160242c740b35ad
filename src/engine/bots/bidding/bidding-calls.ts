// What to say in the auction: never more than the hand is worth.
import {
  type AuctionFormId,
  type Call,
  levelAbove,
  levelOf,
  namedIn,
  nameOfLevel,
  PASSING_CALLS,
} from '../../auction/auction.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { auctionTermsOf, bidLevelsOf } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import type { Choice } from '../player.ts';
import type { RulePlayerStyle } from '../styles.ts';
import type { Appraisal, Appraise } from './appraisal.ts';
import { aboveHochzeit, answer, levelOfHochzeit, mayOffer, offer, speaksLater } from './hochzeit.ts';
import { factOfPass, factsOf } from './plan-facts.ts';
import { bestPlan, type Plan, plansOf } from './plans.ts';
import { allowedOf } from '../../table/readers.ts';

interface Said {
  readonly call: Call;
  readonly because: readonly Fact[];
}

/** Whether a hand is better for a game alone than for a Hochzeit. */
export const playsAlone = ({ good }: Appraisal): boolean =>
  good.some(({ contract }) => contract.row.parties.kind === 'alone');

/** The call of the seat that is to speak, in whatever form the table bids. */
export function sayCall(view: SeatView, appraise: Appraise, style: RulePlayerStyle): Choice {
  const { all, good: best } = appraise(view);
  const { offer: offered, ceiling = Infinity } = view.auction;
  const good = best.filter(({ level }) => level <= ceiling);
  if (!offered && !playsAlone({ all, good }) && mayOffer(view)) return offer(view);
  const { call, because } = allowed(view, wordFor(view, all, good, style));
  return { decision: { type: 'call', seat: view.seat, call }, because };
}

function wordFor(view: SeatView, all: readonly Plan[], good: readonly Plan[], style: RulePlayerStyle): Said {
  const { offer: offered } = view.auction;
  if (!offered) return CALL_IN[auctionTermsOf(view.rules).form](view, all, good);
  return offered.stands ? overHochzeit(view, good) : answerTo(view, good, style);
}

/** The best game above the Hochzeit, and the call that bids it now, if there is one. */
function higherThanHochzeit(view: SeatView, good: readonly Plan[]): { readonly plan?: Plan; readonly said?: Said } {
  const plan = bestPlan(aboveHochzeit(view, good));
  if (!plan) return {};
  const over = fact('bid.overcall', { over: 'hochzeit', with: plan.announcement.contract });
  const because = [over, ...factsOf(view, plan)];
  const call = legalCalls(view).find((each) => bidsFor(view, each, plan));
  return { plan, ...(call && { said: { call, because } }) };
}

/** An offered Hochzeit is outbid by a better game, or else accepted or not; who bids only later does not accept now. */
function answerTo(view: SeatView, good: readonly Plan[], style: RulePlayerStyle): Said {
  const { plan, said } = higherThanHochzeit(view, good);
  if (said) return said;
  if (!plan || !speaksLater(view)) return answer(view, style);
  return {
    call: 'ohne-mich',
    because: [fact('bid.overcall', { over: 'hochzeit', with: plan.announcement.contract }), ...factsOf(view, plan)],
  };
}

/** A Hochzeit that stands is outbid by a better game only. */
function overHochzeit(view: SeatView, good: readonly Plan[]): Said {
  const { said } = higherThanHochzeit(view, good);
  const level = nameOfLevel(bidLevelsOf(view.rules), levelAbove(levelOfHochzeit(view)));
  return said ?? { call: 'weiter', because: [fact('bid.drop', { level })] };
}

const legalCalls = ({ options }: SeatView): readonly Call[] => allowedOf(options, 'call').map(({ call }) => call);

/** Whether a bid leads to the plan: its very name, or a level that it reaches. */
function bidsFor({ rules }: SeatView, call: Call, { announcement, contract, level }: Plan): boolean {
  if (contract.row.goal.kind === 'laidDown') return call === 'sie';
  const named = namedIn(call);
  if (named === undefined || call.startsWith('names:')) return named === announcement.contract;
  return levelOf(bidLevelsOf(rules), named) <= level;
}

type SayIn = (view: SeatView, all: readonly Plan[], good: readonly Plan[]) => Said;

/** In two phases the same words are said as in the official form, only later. */
const CALL_IN: Readonly<Record<AuctionFormId, SayIn>> = {
  official: callFor,
  'two-phase': callFor,
  named: nameGame,
};

/** By name there is one chance to speak: the best game that is high enough. */
function nameGame(view: SeatView, all: readonly Plan[], good: readonly Plan[]): Said {
  const { shown } = view.auction;
  const level = shown === undefined ? -1 : levelOf(bidLevelsOf(view.rules), shown);
  const plan = bestPlan(good.filter((each) => each.level > level));
  if (!plan) return { call: 'weiter', because: [factOfPass(view, all)] };
  const { contract } = plan.announcement;
  const call: Call = plan.contract.row.goal.kind === 'laidDown' ? 'sie' : `names:${contract}`;
  const over = shown === undefined ? [] : [fact('bid.overcall', { over: shown, with: contract })];
  return { call, because: [...over, ...factsOf(view, plan)] };
}

function callFor(view: SeatView, all: readonly Plan[], good: readonly Plan[]): Said {
  const sie = good.find(({ contract }) => contract.row.goal.kind === 'laidDown');
  if (sie) return { call: 'sie', because: factsOf(view, sie) };
  const { holder, shown, duel } = view.auction;
  if (holder === undefined || shown === undefined) return openingCall(view, all, good);
  const levels = bidLevelsOf(view.rules);
  const level = levelOf(levels, shown);
  if (duel?.speaker === 'holder') return holderCall(view, good, duel.level);
  const plan = bestPlan(good.filter((each) => each.level > level));
  if (plan) return overcall(view, plan, level);
  if (duel) return { call: 'gut', because: [fact('bid.drop', { level: nameOfLevel(levels, level + 1) })] };
  return { call: 'gut', because: [fact('bid.accept', { holder, shown })] };
}

function openingCall(view: SeatView, all: readonly Plan[], good: readonly Plan[]): Said {
  const plan = bestPlan(good);
  if (!plan) return { call: 'weiter', because: [factOfPass(view, all)] };
  return { call: 'spiele', because: factsOf(view, plan) };
}

function holderCall(view: SeatView, good: readonly Plan[], level: number): Said {
  const plan = bestPlan(good.filter((each) => each.level >= level));
  const name = nameOfLevel(bidLevelsOf(view.rules), level);
  if (!plan) return { call: 'gut', because: [fact('bid.drop', { level: name })] };
  const hold = fact('bid.hold', { level: name, with: plan.announcement.contract });
  return { call: 'selbst', because: [hold, ...factsOf(view, plan)] };
}

/** Claims the lowest level above the one that stands, so as to show no more than needed. */
function overcall(view: SeatView, plan: Plan, level: number): Said {
  const levels = bidLevelsOf(view.rules);
  const over = fact('bid.overcall', { over: nameOfLevel(levels, level), with: plan.announcement.contract });
  const lowest = legalCalls(view).find((call) => namedIn(call) !== undefined);
  const plain = level === 0 && !view.auction.duel;
  const call: Call = plain ? 'spiele-auch' : (lowest ?? `has:${nameOfLevel(levels, level + 1)}`);
  return { call, because: [over, ...factsOf(view, plan)] };
}

/** The call if the rules allow it; otherwise the call that promises nothing. */
function allowed(view: SeatView, said: Said): Said {
  const calls = legalCalls(view);
  if (calls.includes(said.call)) return said;
  const modest = PASSING_CALLS.find((call) => calls.includes(call)) ?? calls[0];
  if (modest === undefined) throw new Error('no call is allowed');
  return { call: modest, because: [factOfPass(view, plansOf(view))] };
}

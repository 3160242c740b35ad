// Naming the contract, with the trump suit or the called ace that suits the hand best.
import { type Card, rankOf, type Suit, suitOf, sumPoints } from '../../base/cards.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { isMuss } from '../../table/muss.ts';
import type { SeatView } from '../../round/view.ts';
import type { Choice } from '../player.ts';
import type { Appraise } from './appraisal.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import { bestCall, type CallingPlan, ownOfCalled } from './called-ace.ts';
import { factsOf, trumpsIn } from './plan-facts.ts';
import { bestPlan, mayAnnounce, type Plan } from './plans.ts';
import { allowedOf } from '../../table/readers.ts';

/** The announcement of the declarer. */
export function announce(view: SeatView, appraise: Appraise): Choice {
  const forced = forcedChoice(view);
  if (forced) return forced;
  const { all, good } = appraise(view);
  const allowed = all.filter(({ announcement }) => mayAnnounce(view, announcement));
  const plan = bestPlan(good.filter(({ announcement }) => mayAnnounce(view, announcement))) ?? bestPlan(allowed);
  if (!plan) throw new Error('nothing may be announced');
  const called = plan.contract.called === undefined ? plan : bestCall(view, allowed);
  return {
    decision: { type: 'announce', seat: view.seat, announcement: called.announcement },
    because: [...choiceFacts(view, called, allowed), ...factsOf(view, called)].slice(0, 3),
  };
}

/** In a Muss-Spiel only the called card is to be chosen: of a short suit, of low cards. */
function forcedChoice(view: SeatView): Choice | undefined {
  const plans = forcedPlans(view);
  const [first] = plans;
  if (!first) return undefined;
  const plan = bestCall(view, plans);
  const { called } = plan.contract;
  const usual = called !== undefined && rankOf(called) === 'A' && ownOfCalled(view, plan).length > 0;
  const forced = fact('call.forced', { trumps: trumpsIn(view, plan.contract) });
  const because = [forced, ...(usual ? callFacts(view, plan, called, plans) : [])].slice(0, 3);
  return { decision: { type: 'announce', seat: view.seat, announcement: plan.announcement }, because };
}

function forcedPlans(view: SeatView): readonly CallingPlan[] {
  return allowedOf(view.options, 'announce').flatMap(({ announcement }) =>
    isMuss(announcement.contract) ? [{ announcement, contract: announcedContract(view.rules, announcement) }] : [],
  );
}

/** What speaks for this called card or trump suit rather than another one. */
function choiceFacts(view: SeatView, plan: Plan, allowed: readonly Plan[]): readonly Fact[] {
  const { called, trump } = plan.contract;
  if (called !== undefined) return callFacts(view, plan, called, allowed);
  return trump === undefined ? [] : trumpFacts(view, plan, trump, allowed);
}

function callFacts(view: SeatView, plan: CallingPlan, card: Card, allowed: readonly CallingPlan[]): readonly Fact[] {
  const others = allowed.filter(({ contract }) => contract.called !== undefined && contract.called !== card);
  if (others.length === 0) return [fact('call.onlyAce', { card })];
  const own = ownOfCalled(view, plan);
  const suit = suitOf(card);
  const ten = own.find((each) => rankOf(each) === 'T');
  const shortest = others.every((other) => ownOfCalled(view, other).length >= own.length);
  const points = sumPoints(own);
  return [
    ...(shortest ? [fact('call.shortSuit', { card, suit, own: own.length })] : []),
    ...(points <= 4 ? [fact('call.lowCards', { card, suit, points })] : []),
    ...(ten ? [fact('call.withTen', { card, ten })] : []),
  ];
}

function trumpFacts(view: SeatView, plan: Plan, trump: Suit, allowed: readonly Plan[]): readonly Fact[] {
  const own = trumpsIn(view, plan.contract).length;
  const most = allowed.every(
    ({ contract }) => contract.row.id !== plan.contract.row.id || trumpsIn(view, contract).length <= own,
  );
  return most ? [fact('call.longestTrumps', { trump, own })] : [];
}

// Trainer: what to announce with a hand, judged by what the tutor holds each choice to be worth.
import { ofDecision, saidCall } from '../../table/readers.ts';
import { isPlayable, type Plan, plansOf } from '../../bots/bidding/plans.ts';
import { factOfPass, factsOf, isBelowHalf } from '../../bots/bidding/plan-facts.ts';
import { cardsOfPack, singlePack, type SinglePack } from '../../base/cards.ts';
import type { ContractId } from '../../base/contract.ts';
import { contractsOffered } from '../../options/conflicts.ts';
import { type HouseRules, PURE_2007 } from '../../options/options.ts';
import { type Call, PASSING_CALLS } from '../../auction/auction.ts';
import { type Random, shuffled } from '../../base/random.ts';
import type { Advice } from '../../tutor/advice/advice.ts';
import { adviseBid } from '../../tutor/advice/bid-advice.ts';
import { appraised } from '../../tutor/advice/bid-values.ts';
import { gradeOf, isHeldAgainst } from '../../tutor/advice/grade.ts';
import { recordOf, type Round, startRound } from '../../table/round.ts';
import { type Seat, SEATS } from '../../base/seats.ts';
import { step, turnIn } from '../../round/step.ts';
import { type TableRules, tableRulesOf } from '../../table/table-rules.ts';
import { dutyOf } from '../../tutor/duty.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import { decideLikeBot, pick } from './bot-decisions.ts';
import { randomIn, roundAt, rulesOf, turnedTo } from './bot-rounds.ts';
import { ask, trainerRemark } from './trainer-remarks.ts';
import { pricesAgreed } from './item-rules.ts';
import {
  type Item,
  type ItemRef,
  type ItemRules,
  LEARNER,
  type Stage,
  tell,
  tellFact,
  tellNote,
  type Told,
  type WrongPart,
} from './trainer.ts';

/** Chances within so many per cent of the line between playing and passing may go either way. */
const TOLERANCE = 5;
/** Hands that are looked at for one on which both judgements agree. */
const MOST_TRIES = 16;
/** Games that are won less often are not told of: nobody would think of them. */
const THINKABLE = 0.1;
/** A game worth at least this share of the best one is as good. */
const AS_GOOD = 0.7;
/** Distance from the line, in per cent, that the hands of each stage have at least and at most. */
const DISTANCE: Readonly<Record<Stage, readonly [number, number]>> = {
  1: [20, 100],
  2: [14, 100],
  3: [9, 30],
  4: [TOLERANCE + 1, 18],
  5: [0, 12],
};
const MOST_DEALS = 150;

/** The best plan of each game that the hand may announce, in the order of the table. */
type Plans = ReadonlyMap<ContractId, Plan>;

export function announceOrPass(ref: ItemRef): Item {
  const random = randomIn(ref, 'hand');
  for (let tries = 1; ; tries++) {
    const view = position(ref, random);
    const item = announceItem(view, random);
    if (tries === MOST_TRIES || isAgreed(view, item)) return item;
  }
}

/** Whether what the hand has been worth in many deals says the same as the look at this one: what is not sure is not asked. */
function isAgreed(view: SeatView, { key: { right } }: Item): boolean {
  const distance = distanceOf(view);
  const passes = right.some((answer) => answer.kind === 'choice' && answer.choice === 'weiter');
  if (Math.abs(distance) <= TOLERANCE) return true;
  return distance > 0 ? !passes : passes && right.length === 1;
}

/** The question what to announce, from the view of a player whose turn it is in the auction, all before having passed. */
function announceItem(view: SeatView, random: Random): Item {
  const think = { random, effort: 'quick' } as const;
  const { plans: all, silence } = appraised(view, think);
  const plans = byGame(view, all);
  const right = rightChoices(plans, adviseBid(view, think));
  return {
    question: {
      ask: ask('Q.ANNOUNCE', { forehand: view.forehand }),
      scene: { pack: view.rules.pack, hand: view.hand, forehand: view.forehand },
      form: { kind: 'choice', from: ['weiter', ...gamesOf(view.rules)] },
    },
    key: {
      right: right.map((choice) => ({ kind: 'choice', choice })),
      because: becauseOf(view, plans, right, silence.cents),
      wrong: blockedPart(view, plans),
    },
  };
}

/** Games that are a question of the hand: a Tout is a bolder form of one, and a Sie is none. */
const gamesOf = ({ contracts }: TableRules): readonly ContractId[] =>
  contracts.flatMap(({ id, goal }) => (['points', 'noTrick'].includes(goal.kind) ? [id] : []));

function byGame(view: SeatView, plans: readonly Plan[]): Plans {
  return new Map(
    gamesOf(view.rules).flatMap((game) => {
      const [first, ...others] = plans.filter(({ announcement }) => announcement.contract === game);
      return first ? [[game, others.reduce((a, b) => (a.worth >= b.worth ? a : b), first)] as const] : [];
    }),
  );
}

/** Whether a plan would still be played if it had to promise `margin` per cent more. */
const playableWith = (plan: Plan, pack: SinglePack, margin: number): boolean =>
  isPlayable(plan, pack, { ruferMargin: margin, aloneMargin: margin, doubleMargin: 0 });

/** The choices that are right, the best one first: what the tutor holds against nobody, and of games those that are worth about as much. */
function rightChoices(plans: Plans, advice: Advice): readonly string[] {
  const isRight = (says: (call: Call) => boolean): boolean =>
    ofDecision(advice.ranked, 'call').some(
      ({ decision }) => says(decision.call) && !isHeldAgainst(gradeOf(advice, decision)),
    );
  const passes = (call: Call): boolean => PASSING_CALLS.some((each) => each === call);
  const [pass, play] = [isRight(passes), isRight((call) => !passes(call))];
  const [best] = advice.ranked;
  const worths = [...plans].toSorted(([, a], [, b]) => b.worth - a.worth);
  const most = worths[0]?.[1].worth ?? 0;
  const games = worths.filter(([, { worth }]) => worth >= most - (1 - AS_GOOD) * Math.abs(most)).map(([game]) => game);
  if (!play || games.length === 0) return ['weiter'];
  if (!pass) return games;
  if (games.every((game) => isBelowHalf(plans.get(game)?.chance ?? 0))) return ['weiter'];
  const first = saidCall(best?.decision);
  return first && passes(first) ? ['weiter', ...games] : [...games, 'weiter'];
}

function becauseOf(view: SeatView, plans: Plans, right: readonly string[], silence: number): readonly Told[] {
  const thinkable = [...plans.values()].filter(({ chance }) => chance >= THINKABLE);
  const worths = thinkable.map(({ announcement, chance, worth }) =>
    tell(trainerRemark('X.CHANCE', { announcement, percent: Math.round(100 * chance), cents: worth })),
  );
  const plan = plans.get(right[0] ?? '');
  const facts = plan ? factsOf(view, plan) : [factOfPass(view, plansOf(view))];
  const close = right.includes('weiter') && right.length > 1;
  return [
    ...facts.map(tellFact),
    ...worths,
    tell(trainerRemark('X.PASS_WORTH', { cents: silence })),
    ...(close ? [tell(trainerRemark('X.CLOSE', {}))] : []),
  ];
}

/** Who chooses the Rufspiel with a hand that cannot call an ace is told why. */
function blockedPart(view: SeatView, plans: Plans): readonly WrongPart[] {
  if (plans.has('rufer')) return [];
  const blocked = dutyOf(view).filter(({ id }) => id === 'D.BLOCKED');
  return blocked.length > 0 ? [{ part: 'rufer', told: blocked.map(tellNote) }] : [];
}

/** How far the best plan lies from the line between playing and passing, in per cent; negative below it. */
function distanceOf(view: SeatView): number {
  const reach = [...byGame(view, plansOf(view)).values()].map((plan) => {
    let margin = -100;
    while (margin < 40 && playableWith(plan, singlePack(view.rules.pack), margin + 1)) margin++;
    return margin;
  });
  return Math.max(-100, ...reach);
}

/** Games of an inn that are played often enough to be worth a thought with every hand. */
const AT_THE_INN = ['rufer', 'bettel', 'suit-wenz', 'geier', 'wenz', 'solo'] as const;

function biddingRules(item: ItemRules): TableRules {
  if (item.games === undefined) return rulesOf(item);
  const house: HouseRules = {
    ...PURE_2007,
    'deck.size': singlePack(item.pack),
    tariff: item.tariff,
    ...pricesAgreed(item),
    'contracts.enabled': AT_THE_INN,
    'tout.contracts': [],
  };
  return tableRulesOf({ ...house, 'contracts.ranking': contractsOffered(house).map((id) => [id]) });
}

/** A hand of the wanted distance from the line, at a table where nobody has said that he plays. */
function position({ stage, rules }: ItemRef, random: Random): SeatView {
  const wish = random.below(2) === 0 ? 'play' : 'pass';
  const [least, most] = DISTANCE[stage];
  let last: SeatView | undefined;
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const view = firstCall(biddingRules(rules), random);
    if (!view) continue;
    const distance = distanceOf(view);
    last = view;
    const far = Math.abs(distance);
    if (distance >= 0 === (wish === 'play') && far >= least && far <= most) return view;
  }
  if (!last) throw new Error('nobody was ever asked');
  return last;
}

/** A seat of a fresh deal that is to speak after others have passed; undefined if one of them plays. */
function firstCall(rules: TableRules, random: Random): SeatView | undefined {
  const dealer = pick(random, SEATS);
  const first = step(startRound(rules, { dealer }), {
    type: 'shuffled',
    pack: shuffled(cardsOfPack(rules.pack), random),
  });
  if (!first.ok) throw new Error('a shuffled pack was refused');
  let round: Round = first.round;
  const turns = 1 + random.below(SEATS.length);
  for (let turn = turnIn(round), said = 0; turn !== undefined; turn = turnIn(round)) {
    if (round.phase === 'auction' && ++said === turns) return asLearner(round, turn);
    round = decideLikeBot(round, turn, random);
    if (round.phase === 'auction' && round.auction.holder !== undefined) return undefined;
  }
  return undefined;
}

function asLearner(round: Round, seat: Seat): SeatView {
  const record = turnedTo(recordOf(round), seat);
  return viewFor(roundAt(record, record.entries.length), LEARNER);
}

// Trainer: what to announce with a hand, judged by what the tutor holds each choice to be worth.
import type { Decision } from '../../table/log.ts';
import { isPass } from '../../table/readers.ts';
import { isPlayable, type Plan, plansOf } from '../../bots/bidding/plans.ts';
import { factOfPass, factsOf } from '../../bots/bidding/plan-facts.ts';
import { cardsOfPack, singlePack, type SinglePack } from '../../base/cards.ts';
import type { ContractId } from '../../base/contract.ts';
import { contractsOffered } from '../../options/conflicts.ts';
import { type HouseRules, PURE_2007 } from '../../options/options.ts';
import { type Random, shuffled } from '../../base/random.ts';
import { type Advice, type AdviceThink, EFFORTS, type Grade } from '../../tutor/advice/advice.ts';
import { adviseBid } from '../../tutor/advice/bid-advice.ts';
import { type Appraised, appraised, valueOfBid } from '../../tutor/advice/bid-values.ts';
import { gradeOf } from '../../tutor/advice/grade.ts';
import { stakeOf } from '../../tutor/advice/stake.ts';
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
import { sureIn } from './judged-choices.ts';
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

/** Hands that are looked at for one of which everything is sure. */
const MOST_TRIES = 400;
/** Games that are won less often are not told of: nobody would think of them. */
const THINKABLE = 0.1;
/** Distance, in per cent, that the hands of each stage have at least and at most from the line at which people begin to play. */
const DISTANCE: Readonly<Record<Stage, readonly [number, number]>> = {
  1: [20, 100],
  2: [14, 100],
  3: [9, 30],
  4: [6, 24],
  5: [0, 20],
};
const MOST_DEALS = 150;

/** The best plan of each game that the hand may announce, in the order of the table. */
type Plans = ReadonlyMap<ContractId, Plan>;

export const announceOrPass = (ref: ItemRef): Item => bidOf(ref).item;

/** The item of a reference, with the view of whoever is to speak. */
export function bidOf(ref: ItemRef): { readonly view: SeatView; readonly item: Item } {
  const random = randomIn(ref, 'hand');
  const wish = random.below(2) === 0 ? 'play' : 'pass';
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const view = position(ref, wish, random);
    const item = announceItem(view, wish, random);
    if (item) return { view, item };
  }
  throw new Error('no hand was found of which everything is sure');
}

/**
 * The question what to announce, from the view of a player whose turn it is in the auction, all before having passed; undefined unless the tutor
 * is sure whether to play. A game of which it is not sure is not offered.
 */
function announceItem(view: SeatView, wish: Verdict, random: Random): Item | undefined {
  if (EFFORTS.some((effort) => verdictOn(view, { random, effort }) !== wish)) return undefined;
  const weighed = appraised(view, { random, effort: 'deep' });
  const plans = byGame(view, weighed.plans);
  const { right, unsure } = wish === 'pass' ? { right: ['weiter'], unsure: [] } : gradedGames(view, plans, weighed);
  if (right.length === 0) return undefined;
  return {
    question: {
      ask: ask('Q.ANNOUNCE', { forehand: view.forehand }),
      scene: { pack: view.rules.pack, hand: view.hand, forehand: view.forehand },
      form: { kind: 'choice', from: ['weiter', ...gamesOf(view.rules).filter((game) => !unsure.includes(game))] },
    },
    key: {
      right: right.map((choice) => ({ kind: 'choice', choice })),
      because: becauseOf(view, plans, right, weighed.silence.cents),
      wrong: blockedPart(view, plans),
    },
  };
}

type Verdict = 'play' | 'pass';

/** Whether the tutor surely wants the hand to be played, or surely not; undefined if either may be right. */
function verdictOn(view: SeatView, think: AdviceThink): Verdict | undefined {
  const advice = adviseBid(view, think);
  const { right, wrong } = sureIn(advice);
  if (right.length + wrong.length < advice.ranked.length) return undefined;
  const passes = new Set(right.map(isPass));
  if (passes.size !== 1) return undefined;
  return passes.has(true) ? 'pass' : 'play';
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

/** The games that are right for a hand that is to be played, the best one first, and those of which the tutor cannot say. */
function gradedGames(view: SeatView, plans: Plans, weighed: Appraised) {
  const valued = [...plans].map(([game, { announcement }]) => {
    const decision: Decision = { type: 'announce', seat: view.seat, announcement };
    return { game, decision, ...valueOfBid(view, decision, weighed) };
  });
  const order = valued.toSorted((a, b) => b.cents - a.cents);
  const first = order[0]?.error ?? 0;
  const ranked = order.map(({ decision, cents, error }) => ({ decision, cents, error: Math.hypot(first, error) }));
  const advice: Advice = {
    basis: 'yourView',
    seat: view.seat,
    ranked,
    stake: stakeOf(view),
    worlds: weighed.worlds,
    facts: [],
  };
  const graded = (grade: Grade): readonly string[] =>
    order.flatMap(({ game, decision }) => (gradeOf(advice, decision) === grade ? [game] : []));
  return { right: graded('best'), unsure: graded('unsure') };
}

function becauseOf(view: SeatView, plans: Plans, right: readonly string[], silence: number): readonly Told[] {
  const thinkable = [...plans.values()].filter(({ chance }) => chance >= THINKABLE);
  const worths = thinkable.map(({ announcement, chance, worth }) =>
    tell(trainerRemark('X.CHANCE', { announcement, percent: Math.round(100 * chance), cents: worth })),
  );
  const plan = plans.get(right[0] ?? '');
  const facts = plan ? factsOf(view, plan) : [factOfPass(view, plansOf(view))];
  return [...facts.map(tellFact), ...worths, tell(trainerRemark('X.PASS_WORTH', { cents: silence }))];
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
function position({ stage, rules }: ItemRef, wish: Verdict, random: Random): SeatView {
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

// Advice on Stoss and Retour: what doubling the stakes comes to in deals that fit the announcement.
import { topOf } from '../../bots/bidding/features.ts';
import { plainAcesIn, trumpsIn } from '../../bots/bidding/plan-facts.ts';
import { winChance } from '../../bots/bidding/plans.ts';
import type { Knowledge } from '../../bots/knowledge/knowledge.ts';
import { knowledgeOf } from '../../bots/knowledge/knowledge.ts';
import { doublingOf } from '../../bots/random-player.ts';
import { imagine } from '../../bots/sampling/sample.ts';
import type { Fact } from '../../facts.ts';
import { fact } from '../../facts.ts';
import type { World } from '../../search/worlds.ts';
import type { Seat } from '../../seats.ts';
import type { SeatView } from '../../view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { gameIn } from './card-advice.ts';
import type { Game } from './open-game.ts';
import { dealtIn, openGame } from './open-game.ts';
import type { Outcome } from './outcomes.ts';
import { outcomeIn } from './outcomes.ts';
import { rankedBy } from './ranking.ts';
import { Scores } from './scores.ts';
import { stakeOf } from './stake.ts';

/** How far open cards may mislead about the chance of a whole game, 0 to 1. */
const DOUBT = 0.06;

/** Deals that are drawn, and of those that fit most that are solved. */
const DRAWN = { quick: 160, deep: 600 } as const;
const SOLVED = { quick: 24, deep: 120 } as const;

/** Chance to win by the fitted models of hands that somebody must have seen in his hand to announce the contract. */
const ANNOUNCED = 0.4;

/** Chance to win, by the fitted models of hands, from which a declarer is taken to answer a Stoss with a Retour. */
const RETOUR_CHANCE = 0.92;

/** Advice on the Stoss or Retour that the seat may give now; undefined if it may give none. */
export function adviseDoubling(view: SeatView, think: AdviceThink): Advice | undefined {
  const give = doublingOf(view);
  if (!view.contract || (give?.type !== 'stoss' && give?.type !== 'retour')) return undefined;
  const { seat } = view;
  const stake = stakeOf(view);
  const know = knowledgeOf(view);
  const worlds = worldsFor(know, think);
  const scores = new Scores(2);
  for (const world of worlds) scores.add(withAndWithout(gameIn(know), world, seat), 1);
  const ranked = rankedBy([give, { type: 'leave', seat }], scores, 'drawn', stake).map((each, at) =>
    at === 0 ? each : { ...each, error: Math.hypot(each.error, 2 * DOUBT * stake) },
  );
  const best = ranked[0]?.decision.type;
  const count = { of: 'drawn', count: worlds.length } as const;
  return {
    basis: 'yourView',
    seat,
    ranked,
    stake,
    worlds: count,
    facts: best === give.type ? factsOf(know, best) : [],
  };
}

/** What the hand has that makes a doubling good. */
function factsOf({ view, contract, order }: Knowledge, type: 'stoss' | 'retour'): readonly Fact[] {
  const trumps = trumpsIn(view, contract);
  const aces = plainAcesIn(view, contract);
  if (type === 'retour') return [fact('retour.strong', { trumps, top: topOf(order, trumps) })];
  return [
    fact('stoss.trumps', { trumps, of: order.trumps.length }),
    ...(aces.length > 0 ? [fact('stoss.aces', { aces })] : []),
    ...(view.seat === view.forehand ? [fact('stoss.firstLead', {})] : []),
  ];
}

/** Deals in which the declarer has a hand for the contract; any deals if the seat's own hand leaves no such one. */
function worldsFor(know: Knowledge, { random, effort }: AdviceThink): readonly World[] {
  const { contract, declarer, view, seat } = know;
  const amount = effort === 'deep' ? 'deep' : 'quick';
  const drawn = [...imagine(know, 0, DRAWN[amount], random).worlds].map(({ world }) => world);
  const game = gameIn(know);
  const leads = declarer === view.forehand ? 1 : 0;
  const fitting = drawn.filter(
    (world) =>
      seat === declarer || winChance(contract, view.rules.pack, dealtIn(game, world)[declarer], leads) >= ANNOUNCED,
  );
  return (fitting.length > 0 ? fitting : drawn).slice(0, SOLVED[amount]);
}

/** What a seat gets in a deal if it doubles, and if it does not; a declarer strong enough answers a Stoss with a Retour. */
export function withAndWithout(game: Game, world: World, seat: Seat): readonly [Outcome, Outcome] {
  const left = outcomeIn(openGame(game, world), seat);
  const { stoss } = game.doubling;
  const factor = stoss === undefined && answersWithRetour(game, world) ? 4 : 2;
  return [{ ...left, cents: left.cents * factor }, left];
}

function answersWithRetour(game: Game, world: World): boolean {
  const { contract, rules, declarer } = game;
  const hand = dealtIn(game, world)[declarer];
  const chance = winChance(contract, rules.pack, hand, declarer === game.trick.leader ? 1 : 0);
  return chance >= RETOUR_CHANCE;
}

// Advice on Stoss and Retour, and on doubling a Ramsch: what doubling the stakes comes to in deals that fit the announcement.
import { canImagineDoubling, DOUBLING_BARS, doublingOutlook } from '../../bots/bidding/doubling-by-simulation.ts';
import { deckAt, isFitted } from '../../bots/bidding/decks.ts';
import { doublingFacts } from '../../bots/bidding/doubling.ts';
import { winChance } from '../../bots/bidding/plans.ts';
import { afterDoubling, leadIn, playedContract } from '../../table/announced-contract.ts';
import { declarerIn, type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import { ofRamsch, type OpenRamsch, openRamsch, ramschOutcome } from '../../bots/ramsch/ramsch-payoffs.ts';
import { doublingOf } from '../../bots/random-player.ts';
import type { Weighted } from '../../bots/sampling/weighted.ts';
import { imagine } from '../../bots/sampling/sample.ts';
import type { Contract } from '../../base/contract.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import type { Doublings } from '../../scoring/doublings.ts';
import type { World } from '../../inference/worlds.ts';
import type { Seat } from '../../base/seats.ts';
import { isDoublingStep } from '../../table/log.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink, Considered, Valued } from './advice.ts';
import { gameIn } from '../../bots/sampling/payoffs.ts';
import { dealtIn, type Game, type OpenGame, openGame } from '../../open-game/open-game.ts';
import { type Final, finalIn, type Outcome, outcomeOf } from '../../open-game/outcomes.ts';
import { rankedBy } from './ranking.ts';
import { playedOut } from '../../bots/sampling/played-out.ts';
import { type Scored, Scores } from '../../bots/sampling/scores.ts';
import { stakeOf } from './stake.ts';
import { type Standing, standingIn, standingOf, toldOf } from './standing.ts';

/** Standard error of the chance of a whole game, 0 to 1, however many deals were looked at. */
const DOUBT = 0.06;

/** The same where only few of the deals fit the announcement, even if all of them end alike. */
const doubtAfter = (fitting: number): number => Math.hypot(DOUBT, 1 / (fitting + 2));

/** Deals that are drawn, and of those that fit most that are solved. */
const DRAWN = { quick: 160, deep: 600 } as const;
const SOLVED = { quick: 24, deep: 120 } as const;

/** Deals in which a Ramsch is played to its end: quickly done, and who loses it rarely loses much. */
const PLAYED = { quick: 160, deep: 480 } as const;

/** Chance to win by the fitted models of hands that somebody must have seen in his hand to announce the contract. */
const ANNOUNCED = 0.4;

/** Deals that are looked at although none fits. */
const LEAST_LOOKED_AT = 12;

/** Chance to win, by the fitted models of hands, from which a declarer is taken to answer a Stoss with a Retour. */
const RETOUR_CHANCE = 0.92;

/** Advice on the Stoss, the Retour or the doubling of a Ramsch that the seat may give now; undefined if it may give none. */
export function adviseDoubling(view: SeatView, think: AdviceThink): Advice | undefined {
  const give = doublingOf(view);
  if (!view.contract || !give) return undefined;
  const contract = playedContract(view.rules, view.contract);
  const { seat } = view;
  const stake = stakeOf(view);
  const options: Options = [give, { type: 'leave', seat }];
  const { deals, fitting, ...found } =
    give.type === 'doppler'
      ? inRamsch(knowledgeOf(view), think, options)
      : isFitted(view.rules) && canImagineDoubling(view, contract)
        ? byBoth(knowledgeOf(view), contract, think, options)
        : byOpenCards(knowledgeOf(view), contract, think, options);
  const ranked = isDoublingStep(give) ? onlyIfLikely(found.ranked, give) : found.ranked;
  return {
    basis: 'yourView',
    seat,
    ranked: ranked.map((each, at) =>
      at === 0 ? each : { ...each, error: Math.hypot(each.error, 2 * doubtAfter(fitting) * stake) },
    ),
    stake,
    worlds: { of: 'drawn', count: deals },
    facts: factsOf(view, contract, give, ranked),
  };
}

/** A Stoss with a chance that is told as one half or less is left, whatever else speaks for it: no more than silence is gained by it. */
function onlyIfLikely(ranked: readonly Valued[], give: Considered): readonly Valued[] {
  const [first, other] = ranked;
  if (!first || !other || first.decision !== give || Math.round(100 * (first.chance ?? 0)) > EVEN) return ranked;
  return [other, { ...first, cents: Math.min(first.cents, other.cents) }];
}

/** What speaks for the better of doubling and leaving it: what decides it is how often the own side wins. */
function factsOf(view: SeatView, contract: Contract, give: Doubling, ranked: readonly Valued[]): readonly Fact[] {
  const { chance = 0.5 } = ranked.find(({ decision }) => decision === give) ?? {};
  const gives = ranked[0]?.decision === give;
  const percent = Math.round(100 * chance);
  switch (give.type) {
    case 'doppler':
      return gives ? [fact('doppler.paid', { percent: 100 - percent })] : [];
    case 'stoss':
    case 'retour':
      if (!gives) return percent <= EVEN ? [fact(`${give.type}.leave`, { percent })] : [];
      return [
        ...(percent > EVEN ? [fact(`${give.type}.pays`, { percent })] : []),
        ...doublingFacts(view, contract, give.type).filter(speaksForIt),
      ];
    default:
      return [];
  }
}

/** A few trumps are no reason. */
const speaksForIt = (each: Fact): boolean => each.id !== 'stoss.trumps' || each.params.many === true;

/** The chance, in per cent, from which doubling the stakes may pay. */
const EVEN = 50;

type Doubling = NonNullable<ReturnType<typeof doublingOf>>;

/** The doubling, and leaving it. */
type Options = readonly [give: Considered, leave: Considered];

interface Ranked {
  readonly ranked: readonly Valued[];
  /** Deals that were looked at, and those of them in which the declarer has a hand for the contract. */
  readonly deals: number;
  readonly fitting: number;
}

const doubledOf = ({ rules, trick, tricks }: SeatView, contract: Contract): Contract =>
  afterDoubling(rules, contract, leadIn({ trick, done: tricks }));

/**
 * By what the cards promise and by what such hands win when rule players play them out, each with the same weight: together they foretell better
 * than either. Told is the chance of the cards alone, as it is beside the cards. A doubling is worth a little less than the stake
 * once more, since it tells the declarer something and may be answered.
 */
function byBoth(know: Knowledge, contract: Contract, think: AdviceThink, [give, leave]: Options): Ranked {
  const { view } = know;
  const kind = give.type === 'retour' ? 'retour' : 'stoss';
  const cards = standingOf(know, think);
  const doubled = doubledOf(view, contract);
  const turned = doubled !== contract;
  const after = turned ? standingIn(know, think, { ...gameIn(know), contract: doubled }) : cards;
  const won = (of: Contract, { chance }: Standing): number => evenly(chance, doublingOutlook(view, of, kind).chance);
  const [given, left] = [won(doubled, after), turned ? won(contract, cards) : undefined];
  const stake = stakeOf(view);
  const more = stakeOf({ ...view, doublings: oneMore(view.doublings, 'stoss') }) - stake;
  const bare = (chance: number): number => 2 * stake * (chance - 0.5);
  const both: readonly Valued[] = [
    {
      decision: give,
      cents: bare(given) + 2 * more * (given - DOUBLING_BARS[kind]),
      ...toldOf(view, after),
      error: 0,
    },
    { decision: leave, cents: bare(left ?? given), ...toldOf(view, cards), error: 0 },
  ];
  const gives = (both[0]?.cents ?? 0) > (both[1]?.cents ?? 0);
  return { ranked: gives ? both : both.toReversed(), deals: cards.deals, fitting: cards.deals };
}

/** Chances that are as good as none or sure are not taken at their word. */
const LEAST = 0.01;

/** The chance in the middle of two, by their odds. */
function evenly(a: number, b: number): number {
  const [first, second] = [a, b].map((each) => Math.min(1 - LEAST, Math.max(LEAST, each)));
  const odds = Math.sqrt(oddsOf(first ?? 0.5) * oddsOf(second ?? 0.5));
  return odds / (1 + odds);
}

const oddsOf = (chance: number): number => chance / (1 - chance);

/**
 * In deals that open cards decide, where only every trick counts or the contract is a house rule: as such deals go at the table. The chance that
 * is told is that of the cards, unless the doubling makes the sides change places.
 */
function byOpenCards(know: Knowledge, contract: Contract, think: AdviceThink, options: Options): Ranked {
  const { view, seat } = know;
  const told = doubledOf(view, contract) === contract ? toldOf(view, standingOf(know, think)) : undefined;
  const { worlds, fitting } = worldsFor(know, think);
  const scores = new Scores(options.length);
  for (const { world, weight } of worlds) scores.add(playedWithAndWithout(gameIn(know), world, seat), weight);
  const ranked = rankedBy(options, scores, 'drawn', stakeOf(view));
  const withChance = ({ chance: byDeals, ...each }: Valued): Valued => ({
    ...each,
    ...(told ?? (byDeals !== undefined && { chance: byDeals })),
  });
  return { ranked: ranked.map(withChance), deals: worlds.length, fitting };
}

/** A Ramsch counts double for everybody: it is played to its end in any deals that fit. */
function inRamsch(know: Knowledge, { random, effort }: AdviceThink, options: Options): Ranked {
  const scores = new Scores(options.length);
  const most = PLAYED[effort === 'deep' ? 'deep' : 'quick'];
  for (const { world, weight } of imagine(know, 0, most, random).worlds)
    scores.add(doubledOrNot(openRamsch(know, world), know.seat), weight);
  return { ranked: rankedBy(options, scores, 'drawn', stakeOf(know.view)), deals: scores.deals, fitting: scores.deals };
}

/** What a Ramsch comes to for a seat if it is doubled, and if not. */
export const doubledOrNot = (open: OpenRamsch, seat: Seat): readonly [Outcome, Outcome] => [
  ofRamsch(ramschOutcome({ ...open, doublings: oneMore(open.doublings, 'doppler') }, seat)),
  ofRamsch(ramschOutcome(open, seat)),
];

const oneMore = (doublings: Doublings, kind: 'stoss' | 'doppler'): Doublings => ({
  ...doublings,
  [kind]: (doublings[kind] ?? 0) + 1,
});

interface Fitting {
  readonly worlds: readonly Weighted[];
  readonly fitting: number;
}

/** Deals in which the declarer has a hand for the contract; if the seat's own hand leaves few such ones, those that come nearest. */
function worldsFor(know: Knowledge, { random, effort }: AdviceThink): Fitting {
  const { contract, view, seat } = know;
  const declarer = declarerIn(know);
  const amount = effort === 'deep' ? 'deep' : 'quick';
  const drawn = imagine(know, 0, DRAWN[amount], random).worlds;
  const game = gameIn(know);
  const leads = declarer === view.forehand ? 1 : 0;
  const chanceIn = (world: World): number =>
    seat === declarer || !isFitted(view.rules)
      ? 1
      : winChance(contract, deckAt(view.rules), dealtIn(game, world)[declarer], leads);
  const nearest = drawn
    .map((each) => ({ each, chance: chanceIn(each.world) }))
    .sort((a, b) => nearer(a.chance, b.chance));
  const fitting = Math.min(SOLVED[amount], nearest.filter(({ chance }) => chance >= ANNOUNCED).length);
  return { worlds: nearest.slice(0, Math.max(fitting, LEAST_LOOKED_AT)).map(({ each }) => each), fitting };
}

/** Deals that fit stay as they were drawn; of the others those come first in which the declarer has the better hand. */
const nearer = (a: number, b: number): number => (a >= ANNOUNCED && b >= ANNOUNCED ? 0 : b - a);

/** What a seat gets in a deal if it doubles, and if it does not; a declarer strong enough answers a Stoss with a Retour. */
export function withAndWithout(game: Game, world: World, seat: Seat): readonly [Outcome, Outcome] {
  const [given, left] = endsOf(game, world);
  return [outcomeOf(given.open, seat, given.final), outcomeOf(left.open, seat, left.final)];
}

/** The same as it comes to on average among players who do not see the cards. */
function playedWithAndWithout(game: Game, world: World, seat: Seat): readonly [Scored, Scored] {
  const [given, left] = endsOf(game, world);
  return [playedFrom(given, seat), playedFrom(left, seat)];
}

/** A game with open hands, and how it ends with best play of all. */
interface End {
  readonly open: OpenGame;
  readonly final: Final;
}

/** How a deal ends with the doubling, and without it. */
function endsOf(game: Game, world: World): readonly [given: End, left: End] {
  const open = openGame(game, world);
  const left = finalIn(open);
  const steps = game.doubling.stoss === undefined && answersWithRetour(game, world) ? 2 : 1;
  const doubled = doubledGame(game, steps);
  const after = openGame(doubled, world);
  return [
    { open: after, final: doubled.contract === game.contract ? left : finalIn(after) },
    { open, final: left },
  ];
}

/** What a game comes to for a seat at the table, where many a game is won that open cards lose, and the other way round. */
function playedFrom({ open, final }: End, seat: Seat): Scored {
  if (final.won === 'draw') return outcomeOf(open, seat, final);
  const chance = playedOut(open)(final);
  const endedAs = (won: boolean): Final => (final.won === won ? final : { won, height: 'plain' });
  const centsIf = (won: boolean): number => outcomeOf(open, seat, endedAs(won)).cents;
  const ours = open.side.includes(seat) ? chance : 1 - chance;
  return { cents: chance * centsIf(true) + (1 - chance) * centsIf(false), won: ours, atTable: ours };
}

/** The game after so many more steps of the chain, each of which may make the sides change places in the goal. */
const doubledGame = ({ rules, contract, doublings, ...others }: Game, steps: 1 | 2): Game => ({
  ...others,
  rules,
  contract: steps === 1 ? afterDoubling(rules, contract, leadIn(others)) : contract,
  doublings: steps === 1 ? oneMore(doublings, 'stoss') : oneMore(oneMore(doublings, 'stoss'), 'stoss'),
});

function answersWithRetour(game: Game, world: World): boolean {
  const { contract, rules, declarer } = game;
  if (!isFitted(rules)) return false;
  const hand = dealtIn(game, world)[declarer];
  const chance = winChance(contract, deckAt(rules), hand, declarer === game.trick.leader ? 1 : 0);
  return chance >= RETOUR_CHANCE;
}

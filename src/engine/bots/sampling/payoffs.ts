// What each legal card is worth to the own side in one possible deal, if everybody then plays perfectly.
import type { Card } from '../../cards.ts';
import { partnerOf, sideOf } from '../../parties.ts';
import { runnersOf } from '../../result.ts';
import { factorOf } from '../../scoring/doublings.ts';
import { paymentsOf } from '../../scoring/money.ts';
import { pricesAt } from '../../scoring/round-bill.ts';
import { countFor, positionOf } from '../../search/open-cards.ts';
import { targetsReached } from '../../search/solver.ts';
import type { World } from '../../search/worlds.ts';
import { bySeat, seatAfter } from '../../seats.ts';
import { playersAt } from '../../table-rules.ts';
import type { PlayState } from '../../tricks.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { declarerIn } from '../knowledge/knowledge.ts';

/** Payoff in cents for the own seat, by card. */
export type Payoffs = ReadonlyMap<Card, number>;

/** What does not change from world to world. */
interface Standing {
  /** Points of each seat so far. */
  readonly points: readonly number[];
}

/** The payoff of every legal card in a world. */
export function payoffsIn(knowledge: Knowledge, world: World): Payoffs {
  const { view, contract, seat } = knowledge;
  const declarer = declarerIn(knowledge);
  if (!view.trick) throw new Error('no card is to be played');
  const players = playersAt(view.rules);
  const { pack } = view.rules;
  const play: PlayState = { contract, pack, players, hands: world, trick: view.trick, done: view.tricks };
  const dealt = dealtHands(knowledge, world);
  const partner = view.contract?.revealed?.seat ?? partnerOf(contract, dealt);
  const side = sideOf(declarer, partner);
  const position = positionOf(play, declarer, partner);
  const own = side.includes(seat) ? 1 : -1;
  const shares = paymentsOf(players, side, seat);
  const classes = classesOf(knowledge, side, standing(knowledge));
  const runners = view.rules.runners === 'paid' ? runnersOf(contract, pack, dealt, side).paid : 0;
  const prices = pricesAt(view.rules);
  const factor = factorOf(view.doublings);
  const cents = classes.outcomes.map(({ won, bonus }) => {
    const unit = prices.base[contract.row.price] + bonus * prices.schneider + runners * prices.runner;
    return own * won * unit * factor * shares;
  });
  const reached = targetsReached(position, classes.targets, classes.count);
  const { cardAt } = position.compiled.layout;
  return new Map(reached.map(({ bit, reached: index }) => [cardAt[bit] as Card, cents[index] ?? 0]));
}

const standing = ({ view }: Knowledge): Standing => ({
  points: bySeat((seat) =>
    view.tricks.filter(({ winner }) => winner === seat).reduce((sum, { points }) => sum + points, 0),
  ),
});

/** A result of the declaring side: won (1), lost (-1) or drawn (0), and whether a Schneider is paid. */
interface Class {
  readonly won: number;
  readonly bonus: number;
}
const LOST_HIGH: Class = { won: -1, bonus: 1 };
const LOST: Class = { won: -1, bonus: 0 };
const DRAWN: Class = { won: 0, bonus: 0 };
const WON: Class = { won: 1, bonus: 0 };
const WON_HIGH: Class = { won: 1, bonus: 1 };

/** The classes of results, from the worst for the declaring side to the best, and the targets between them. */
function classesOf(knowledge: Knowledge, side: readonly number[], { points }: Standing) {
  const { goal } = knowledge.contract.row;
  if (goal.kind !== 'points')
    return { count: countFor(goal), targets: [tricksNeeded(knowledge, side)], outcomes: [LOST, WON] };
  const made = side.reduce((sum, seat) => sum + (points[seat] ?? 0), 0);
  const { safeAt, drawAt, atLeast, schneiderAt } = goal;
  const targets = [safeAt, ...(drawAt === undefined ? [] : [drawAt]), atLeast, schneiderAt];
  return {
    count: countFor(goal),
    targets: targets.map((target) => target - made),
    outcomes: [LOST_HIGH, LOST, ...(drawAt === undefined ? [] : [DRAWN]), WON, WON_HIGH],
  };
}

/** What the solver is asked for: every trick left in a Tout, none in a Bettel; more than there is if it is lost already. */
function tricksNeeded({ contract, view, hand }: Knowledge, side: readonly number[]): number {
  const { kind } = contract.row.goal;
  if (kind === 'noTrick') return view.tricks.some(({ winner }) => side.includes(winner)) ? 2 : 1;
  return hand.length + (view.tricks.some(({ winner }) => !side.includes(winner)) ? 1 : 0);
}

/** The hands as they were dealt in this world. */
export function dealtHands({ view }: Knowledge, world: World): World {
  const played: [Card[], Card[], Card[], Card[]] = [[], [], [], []];
  for (const { leader, cards } of [...view.tricks, ...(view.trick ? [view.trick] : [])])
    cards.forEach((card, place) => played[seatAfter(leader, place, playersAt(view.rules))].push(card));
  return bySeat((seat) => [...world[seat], ...played[seat]]);
}

// What each legal card is worth to the own side in one possible deal, if everybody then plays perfectly.
import type { Card } from '../../cards.ts';
import { partnerOf, sideOf } from '../../parties.ts';
import { runnersOf } from '../../result.ts';
import { factorOf } from '../../scoring/doublings.ts';
import { pricesAt } from '../../scoring/round-bill.ts';
import { positionOf } from '../../search/open-cards.ts';
import { targetsReached } from '../../search/solver.ts';
import type { World } from '../../search/worlds.ts';
import { bySeat, seatAfter } from '../../seats.ts';
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
  const play: PlayState = { contract, pack: view.rules.pack, hands: world, trick: view.trick, done: view.tricks };
  const dealt = dealtHands(knowledge, world);
  const partner = view.contract?.revealed?.seat ?? partnerOf(contract, dealt);
  const side = sideOf(declarer, partner);
  const position = positionOf(play, declarer, partner);
  const own = side.includes(seat) ? 1 : -1;
  const shares = side.length === 1 && seat === declarer ? 3 : 1;
  const classes = classesOf(knowledge, side, standing(knowledge));
  const runners = view.rules.runners === 'paid' ? runnersOf(contract, view.rules.pack, dealt, side).paid : 0;
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

/** The classes of results, from the worst for the declaring side to the best, and the targets between them. */
function classesOf(knowledge: Knowledge, side: readonly number[], { points }: Standing) {
  const { goal } = knowledge.contract.row;
  if (goal.kind !== 'points') {
    const lost = knowledge.view.tricks.some(({ winner }) => !side.includes(winner));
    const left = knowledge.hand.length;
    return {
      count: 'tricks' as const,
      targets: [lost ? left + 1 : left],
      outcomes: [
        { won: -1, bonus: 0 },
        { won: 1, bonus: 0 },
      ],
    };
  }
  const made = side.reduce((sum, seat) => sum + (points[seat] ?? 0), 0);
  return {
    count: 'points' as const,
    targets: [goal.safeAt - made, goal.atLeast - made, goal.schneiderAt - made],
    outcomes: [
      { won: -1, bonus: 1 },
      { won: -1, bonus: 0 },
      { won: 1, bonus: 0 },
      { won: 1, bonus: 1 },
    ],
  };
}

/** The hands as they were dealt in this world. */
export function dealtHands({ view }: Knowledge, world: World): World {
  const played: [Card[], Card[], Card[], Card[]] = [[], [], [], []];
  for (const { leader, cards } of [...view.tricks, ...(view.trick ? [view.trick] : [])])
    cards.forEach((card, place) => played[seatAfter(leader, place)].push(card));
  return bySeat((seat) => [...world[seat], ...played[seat]]);
}

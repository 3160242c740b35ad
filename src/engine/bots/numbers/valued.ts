// Making trumps by numbers: what every bid, passing and leaving it to the partner come to in imagined deals that are solved.
import { type Card, cardsOfPack, type Suit, SUITS } from '../../base/cards.ts';
import type { ContractRow } from '../../base/contract.ts';
import { type Random, shuffled } from '../../base/random.ts';
import { bySeat, type Seat, seatsFrom } from '../../base/seats.ts';
import { fitToNumbers } from '../../inference/numbers-told.ts';
import type { World } from '../../inference/worlds.ts';
import type { SeatView } from '../../round/view.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import { makersRow } from '../../table/chalk.ts';
import type { Decision } from '../../table/log.ts';
import { entriesOf } from '../../table/readers.ts';
import { highestNumber, holdingOf } from '../../table/numbers.ts';
import { playersAt } from '../../table/table-rules.ts';
import { type InDeal, outcomeFor, soloIn } from './solos.ts';

/** Deals that are drawn for one that fits what was said; after that any is taken. */
const TRIES = 200;

/** What a decision comes to. */
export interface ValuedNumber {
  readonly decision: Decision;
  /** Who would make trumps; nobody if all have passed. */
  readonly maker?: Seat;
  /** Expected lead of the own side, in points of the sheet, and the chance to win, 0 - 1. */
  readonly cents: number;
  readonly chance: number;
  /** Standard error of what it is behind the best decision, in points of the sheet. */
  readonly error: number;
}

/** A decision with what it comes to in each of the imagined deals; none where nothing would be played. */
interface Sampled extends Omit<ValuedNumber, 'error'> {
  readonly inDeals: readonly number[];
}

/** The contract that numbers are bid for. Throws for a table without one (programming error). */
export function rowOf({ rules: { contracts } }: SeatView): ContractRow {
  const [row] = contracts;
  if (!row) throw new Error('this table has no contract');
  return row;
}

/** Deals before a card has fallen in which everybody could have spoken as he did. */
function imaginedDeals(view: SeatView, count: number, random: Random): readonly World[] {
  const out = cardsOfPack(view.rules.pack).filter((card) => !view.hand.includes(card));
  const fit = fitToNumbers(view, rowOf(view));
  const others = seatsFrom(view.seat, playersAt(view.rules)).slice(1);
  const drawn = (): World => {
    const cards = shuffled(out, random);
    const size = view.hand.length;
    const held = new Map<Seat, readonly Card[]>(
      others.map((seat, at) => [seat, cards.slice(at * size, (at + 1) * size)]),
    );
    return bySeat((seat) => held.get(seat) ?? view.hand);
  };
  return Array.from({ length: count }, () => {
    let world = drawn();
    for (let tries = 1; tries < TRIES && fit(world) < 1; tries++) world = drawn();
    return world;
  });
}

/** The suit in which a hand has so many trumps: the one with most card points, if there are several. */
function suitBehind(row: ContractRow, hand: readonly Card[], count: number): Suit {
  const fitting = SUITS.filter((suit) => {
    const { lords, suited } = holdingOf(row, hand, suit);
    return suited.length > 0 && lords.length + suited.length === count;
  });
  const longest = SUITS.toSorted(
    (a, b) => holdingOf(row, hand, b).suited.length - holdingOf(row, hand, a).suited.length,
  );
  const high = (suit: Suit): number =>
    holdingOf(row, hand, suit).suited.filter((card) => 'AK'.includes(card[1] ?? '')).length;
  return fitting.toSorted((a, b) => high(b) - high(a))[0] ?? longest[0] ?? 'E';
}

interface Plan {
  readonly decision: Decision;
  readonly maker?: Seat;
  /** What would be played in a deal, and the deal as it would be played. */
  readonly played?: (world: World) => InDeal;
}

/** What would be played if this player makes trumps. */
const madeBy = (view: SeatView, maker: Seat, suitIn: (world: World) => Suit): Omit<Plan, 'decision'> => ({
  maker,
  played: (world) => ({
    contract: announcedContract(view.rules, {
      contract: makersRow(view.rules, view.chalk ?? 'first', maker).id,
      trump: suitIn(world),
    }),
    world,
  }),
});

/** Who would make trumps, and with which suit, after each decision. */
function plansIn(view: SeatView): readonly Plan[] {
  const row = rowOf(view);
  const { numbers = [], seat } = view;
  const highest = highestNumber(numbers);
  const [first] = numbers.filter(({ seat: by, count }) => count === highest && by !== seat);
  const others = first && madeBy(view, first.seat, (world) => suitBehind(row, world[first.seat], first.count));
  const own = entriesOf(view.history, 'number').find((told) => told.seat === seat && told.suit)?.suit;
  return view.options.flatMap(({ decision, verdict }): readonly Plan[] => {
    if (!verdict.legal) return [];
    if (decision.type === 'number') return [{ decision, ...madeBy(view, seat, () => decision.suit) }];
    if (decision.type === 'announce')
      return [{ decision, maker: seat, played: (world) => soloIn(view, decision.announcement, world) }];
    if (decision.type === 'tie' && decision.answer === 'keep' && own)
      return [{ decision, ...madeBy(view, seat, () => own) }];
    return [{ decision, ...others }];
  });
}

function valued(view: SeatView, { decision, maker, played }: Plan, worlds: readonly World[]): Sampled {
  if (maker === undefined || !played) return { decision, cents: 0, chance: 0.5, inDeals: worlds.map(() => 0) };
  const inDeals: number[] = [];
  let won = 0;
  for (const world of worlds) {
    const outcome = outcomeFor(view, played(world), maker);
    inDeals.push(outcome.cents);
    won += outcome.won;
  }
  return { decision, maker, cents: mean(inDeals), chance: won / worlds.length, inDeals };
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Standard error of the mean difference in the same deals. */
function errorOf({ inDeals }: Sampled, best: Sampled): number {
  const differences = inDeals.map((cents, deal) => (best.inDeals[deal] ?? 0) - cents);
  const average = mean(differences);
  return Math.sqrt(mean(differences.map((each) => (each - average) ** 2)) / differences.length);
}

/** Everything that the seat may say, the best first. A single thing is not weighed up. */
export function valuedNumbers(view: SeatView, deals: number, random: Random): readonly ValuedNumber[] {
  const plans = plansIn(view);
  const [only, ...more] = plans;
  if (only && more.length === 0) return [{ decision: only.decision, cents: 0, chance: 0.5, error: 0 }];
  const worlds = imaginedDeals(view, deals, random);
  const sampled = plans.map((plan) => valued(view, plan, worlds)).sort((a, b) => b.cents - a.cents);
  const [best] = sampled;
  return sampled.map((each) => {
    const { inDeals: _inDeals, ...told } = each;
    return { ...told, error: best ? errorOf(each, best) : 0 };
  });
}

// The Ramsch: who has lost it, and who pays whom (SPEC 3.7).
import type { Card, PackSize } from './cards.ts';
import { handSizeOf } from './cards.ts';
import type { Contract } from './contract.ts';
import type { Order } from './order.ts';
import { orderOf } from './order.ts';
import type { BySeat, Seat } from './seats.ts';
import { bySeat, SEATS } from './seats.ts';
import type { CompletedTrick } from './tricks.ts';

/** How a table plays the Ramsch. */
export interface RamschRules {
  /** Whether each player without a trick doubles all payments. */
  readonly jungfrau: 'off' | 'double-all';
  /** Whether taking every trick wins. */
  readonly durchmarsch: 'off' | 'all-tricks';
  /** Among equal points: more tricks, more trumps, the highest trump; or all of them pay. */
  readonly tiebreak: 'chain' | 'both-pay';
}

/** Steps that part players with equal points, in their order. */
export const TIE_BREAKS = ['none', 'tricks', 'trumps', 'highestTrump', 'bothPay'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface RamschResult {
  /** Card points and tricks of each seat. */
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
  /** Who pays: one player, or all who could not be parted; nobody after a Durchmarsch. */
  readonly losers: readonly Seat[];
  readonly decidedBy: TieBreak;
  /** Players without a trick. */
  readonly jungfrauen: readonly Seat[];
  /** Who has won by taking every trick. */
  readonly durchmarsch?: Seat;
}

/** What a seat has taken. */
export interface Taken {
  readonly points: number;
  readonly tricks: number;
  /** Trumps among the cards of its tricks. */
  readonly trumps: readonly Card[];
}

/** What each seat has taken in these tricks. */
export function takenIn(contract: Contract, pack: PackSize, done: readonly CompletedTrick[]): BySeat<Taken> {
  const order = orderOf(contract, pack);
  return bySeat((seat) => {
    const own = done.filter(({ winner }) => winner === seat);
    return {
      points: own.reduce((sum, { points }) => sum + points, 0),
      tricks: own.length,
      trumps: own.flatMap(({ cards }) => cards).filter((card) => order.groupOf(card) === 'trump'),
    };
  });
}

/** The result of a Ramsch that is over. */
export function ramschResult(
  contract: Contract,
  pack: PackSize,
  taken: BySeat<Taken>,
  rules: RamschRules,
): RamschResult {
  const marching = SEATS.find((seat) => taken[seat].tricks === handSizeOf(pack));
  const durchmarsch = rules.durchmarsch === 'all-tricks' ? marching : undefined;
  const most = Math.max(...taken.map(({ points }) => points));
  const tied = SEATS.filter((seat) => taken[seat].points === most);
  const found = durchmarsch === undefined ? losersOf(tied, taken, orderOf(contract, pack), rules) : NOBODY;
  return {
    points: bySeat((seat) => taken[seat].points),
    tricks: bySeat((seat) => taken[seat].tricks),
    ...found,
    jungfrauen: SEATS.filter((seat) => taken[seat].tricks === 0),
    ...(durchmarsch !== undefined && { durchmarsch }),
  };
}

type Losers = Pick<RamschResult, 'losers' | 'decidedBy'>;
const NOBODY: Losers = { losers: [], decidedBy: 'none' };

/** Parts players with equal points step by step; whoever has most of what a step counts stays in danger. */
function losersOf(tied: readonly Seat[], taken: BySeat<Taken>, order: Order, { tiebreak }: RamschRules): Losers {
  if (tied.length === 1) return { losers: tied, decidedBy: 'none' };
  if (tiebreak === 'both-pay') return { losers: tied, decidedBy: 'bothPay' };
  const steps: readonly (readonly [TieBreak, (seat: Seat) => number])[] = [
    ['tricks', (seat) => taken[seat].tricks],
    ['trumps', (seat) => taken[seat].trumps.length],
    ['highestTrump', (seat) => Math.max(0, ...taken[seat].trumps.map((card) => order.strengthOf(card)))],
  ];
  let left = tied;
  for (const [decidedBy, count] of steps) {
    const most = Math.max(...left.map(count));
    left = left.filter((seat) => count(seat) === most);
    if (left.length === 1) return { losers: left, decidedBy };
  }
  return { losers: left, decidedBy: 'bothPay' };
}

/** Amounts in cents that a Ramsch costs each loser per opponent, and wins with every trick. */
export interface RamschStakes {
  readonly stake: number;
  readonly durchmarsch: number;
}

export interface RamschBill {
  /** One payment without the doublings of the deal, in cents; those for Jungfrauen are in it. */
  readonly unit: number;
  /** + receives, - pays; sums to zero. */
  readonly balance: BySeat<number>;
}

/** The bill of a Ramsch; `doublings` are those of the deal (Legen, Bock). */
export function ramschBill(
  result: RamschResult,
  { jungfrau }: RamschRules,
  { stake, durchmarsch }: RamschStakes,
  doublings: number,
): RamschBill {
  const winner = result.durchmarsch;
  if (winner !== undefined) {
    const each = durchmarsch * 2 ** doublings;
    return { unit: durchmarsch, balance: bySeat((seat) => (seat === winner ? 3 * each : -each)) };
  }
  const unit = stake * (jungfrau === 'double-all' ? 2 ** result.jungfrauen.length : 1);
  return { unit, balance: paid(result.losers, unit * 2 ** doublings) };
}

/** One loser pays everybody; several pay one stake each to one player of the others, as far as there are any (Q27). */
function paid(losers: readonly Seat[], each: number): BySeat<number> {
  const others = SEATS.filter((seat) => !losers.includes(seat));
  if (losers.length === 1) return bySeat((seat) => (losers.includes(seat) ? -3 * each : each));
  const pairs = Math.min(losers.length, others.length);
  const paying = losers.slice(0, pairs);
  const receiving = others.slice(0, pairs);
  return bySeat((seat) => (paying.includes(seat) ? -each : receiving.includes(seat) ? each : 0));
}

// What contracts and silence are worth in cents, with the tariff of the table.
import type { Contract } from '../../contract.ts';
import type { TableRules } from '../../table-rules.ts';
import { playersAt, rowOf } from '../../table-rules.ts';
import type { Seat } from '../../seats.ts';
import { stepsBetween } from '../../seats.ts';
import { pricesAt } from '../../scoring/round-bill.ts';
import type { SeatView } from '../../view.ts';
import { ACCEPTED_WINS } from './plans.ts';

/** Opponents who pay a declarer, or are paid by one. */
const payersOf = (rules: TableRules, { row }: Contract): number =>
  row.parties.kind === 'alone' ? playersAt(rules) - 1 : 1;

/** What the declarer wins or loses with the bare game, in cents. */
export const stakeOf = (rules: TableRules, contract: Contract): number =>
  pricesAt(rules).base[contract.row.price] * payersOf(rules, contract);

/**
 * A game that is likely lost is likely doubled: share of the stake that a Stoss costs, times the square of the chance to
 * lose. Among rule players Rufers with a chance of 40 % came out about a cent worse than undoubled ones would have.
 */
const STOSS_RISK = 0.25;

/**
 * Expected cents of the declarer, from the chances (0 - 1) to reach the targets of the contract and from the runners that
 * are paid for on average; Stoss left aside. A hand that is laid down wins for sure.
 */
export function expectedCents(
  rules: TableRules,
  contract: Contract,
  chances: readonly number[],
  runners: number,
): number {
  const prices = pricesAt(rules);
  const bare = prices.base[contract.row.price] + runners * prices.runner;
  const [first = 1, won = first, schneider = 0] = chances;
  const lostSchneider = chances.length > 1 ? 1 - first : 0;
  return payersOf(rules, contract) * (bare * (2 * won - 1) + prices.schneider * (schneider - lostSchneider));
}

/** What a Stoss is expected to cost the declarer with a chance (0 - 1) to win, in cents. */
export const stossRisk = (rules: TableRules, contract: Contract, chance: number): number =>
  STOSS_RISK * (1 - chance) ** 2 * stakeOf(rules, contract);

/** Prices of a Rufer that a hand without strength, one of middle strength and the strongest are worth in silence. */
type Silence = readonly [none: number, middle: number, full: number];

/**
 * Measured among rule players, who went on bidding after the seat had passed, or accepted the Rufer of another; by the
 * seats that have not spoken after it (tests/engine/bots/fit-silence.ts). Games that others play alone are left aside.
 */
const PASSED = { last: [0, 0, 0], lastButOne: [-1, -0.1, 0.5], earlier: [-1.3, 0, 0.8] } as const;
const ACCEPTED: Silence = [-1.8, 0.1, 2.8];
/** Prices of a Solo: what it costs when another plays alone, and what it is worth that nobody else can any more. */
const AGAINST_SOLO = -0.6;
const FORESTALLED = 0.1;

/**
 * Expected cents if the seat says no more. `strength` is the fitted chance (0 - 1) of its hand to win a Rufer. Games that
 * others play alone are left aside unless one has claimed to.
 */
export function silenceCents({ rules, auction, seat, forehand }: SeatView, strength: number): number {
  const { base } = pricesAt(rules);
  const { holder, shown, duel, offer } = auction;
  if (offer?.stands) return (offer.acceptor === seat ? 1 : -1) * (2 * ACCEPTED_WINS - 1) * base.hochzeit;
  if (duel || (shown !== undefined && holder !== seat && playsAlone(rules, shown))) return AGAINST_SOLO * base.solo;
  const waiting = speakersAfter(rules, forehand, seat);
  const passed = waiting === 0 ? PASSED.last : waiting === 1 ? PASSED.lastButOne : PASSED.earlier;
  const [none, middle, full] = holder === undefined ? passed : ACCEPTED;
  const share = 2 * Math.abs(strength - 0.5);
  return base.partner * (middle + share * ((strength < 0.5 ? none : full) - middle));
}

/** What it adds to playing alone that no other can do so, in cents: nothing when all others have passed. */
export function forestallingCents({ rules, auction, seat, forehand }: SeatView): number {
  const others =
    auction.holder !== undefined || auction.offer !== undefined || speakersAfter(rules, forehand, seat) > 0;
  return others ? FORESTALLED * pricesAt(rules).base.solo : 0;
}

/** How many players speak after a seat for the first time. */
const speakersAfter = (rules: TableRules, forehand: Seat, seat: Seat): number =>
  playersAt(rules) - 1 - stepsBetween(forehand, seat, playersAt(rules));

const playsAlone = (rules: TableRules, id: string): boolean => rowOf(rules, id)?.parties.kind === 'alone';

// What contracts and silence are worth in cents, with the tariff of the table.
import type { Contract } from '../../base/contract.ts';
import { playersAt, rowOf, type TableRules } from '../../table/table-rules.ts';
import { type Seat, stepsBetween } from '../../base/seats.ts';
import { barePrice, type Billed, payoffTable, stakeIn } from '../../endings/round-bill.ts';
import type { SeatView } from '../../round/view.ts';
import { ACCEPTED_WINS } from './plans.ts';

/** Opponents who pay a declarer, or are paid by one. */
const payersOf = (rules: TableRules, { row }: Contract): number =>
  row.parties.kind === 'alone' ? playersAt(rules) - 1 : 1;

/** What the declarer wins or loses with the bare game, in cents, doubled as now. */
export const stakeOf = (billed: Billed, contract: Contract): number => stakeIn(billed, contract, 'declarer');

/**
 * A game that is likely lost is likely doubled: share of the stake that a Stoss costs, times the square of the chance to
 * lose. Among rule players Rufers with a chance of 40 % came out about a cent worse than undoubled ones would have.
 */
const STOSS_RISK = 0.25;

/**
 * Expected cents of the declarer, from the chances (0 - 1) to reach the targets of the contract and from the runners that
 * are paid for on average; Stoss left aside, what has doubled the deal already counted. A hand that is laid down wins for sure.
 */
export function expectedCents(billed: Billed, contract: Contract, chances: readonly number[], runners: number): number {
  const { declarer: won, defenders: lost } = payoffTable(billed, contract, runners);
  const [first = 1, wins = first, schneider = 0] = chances;
  const safe = chances.length > 1 ? first : 1;
  const { goal } = contract.row;
  // Whoever takes every trick has made the others Schwarz, where that is paid in a Tout.
  const plain = goal.kind === 'everyTrick' && goal.graded ? won.schwarz : won.plain;
  const gain = (wins - schneider) * plain + schneider * won.schneider;
  const loss = (safe - wins) * lost.plain + (1 - safe) * lost.schneider;
  return payersOf(billed.rules, contract) * (gain - loss);
}

/** What a Stoss is expected to cost the declarer with a chance (0 - 1) to win, in cents. */
export const stossRisk = (billed: Billed, contract: Contract, chance: number): number =>
  STOSS_RISK * (1 - chance) ** 2 * stakeOf(billed, contract);

/** Prices of a Rufer that a hand without strength, one of middle strength and the strongest are worth in silence. */
type Silence = readonly [none: number, middle: number, full: number];

/**
 * Measured among rule players, who went on bidding after the seat had passed, or accepted the Rufer of another; by the
 * seats that have not spoken after it (`npm run -s cli -- fit silence`). Games that others play alone are left aside.
 */
const PASSED = { last: [0, 0, 0], lastButOne: [-1, -0.1, 0.5], earlier: [-1.3, 0, 0.8] } as const;
/** The same in prices of a Solo where no ace is called, so that everybody plays alone (`npm run -s cli -- fit silence --players 3`). */
const PASSED_ALONE = { last: [0, 0, 0], lastButOne: [-0.33, -0.1, 0], earlier: [-0.46, -0.04, 0] } as const;
const ACCEPTED: Silence = [-1.8, 0.1, 2.8];
/** Prices of a Solo: what it costs when another plays alone, and what it is worth that nobody else can any more. */
const AGAINST_SOLO = -0.6;
const FORESTALLED = 0.1;

/** What a seat leaves to the others if it says no more: a Hochzeit, a game alone, a game with a partner, or the word, to so many of them. */
export const LEAVES = ['offer', 'alone', 'accepted', 'last', 'lastButOne', 'earlier'] as const;
export type Leaves = (typeof LEAVES)[number];

export function leavesOf({ rules, auction, seat, forehand }: SeatView): Leaves {
  const { holder, shown, duel, offer } = auction;
  if (offer?.stands) return 'offer';
  if (duel || (shown !== undefined && holder !== seat && playsAlone(rules, shown))) return 'alone';
  if (holder !== undefined) return 'accepted';
  const waiting = speakersAfter(rules, forehand, seat);
  return waiting === 0 ? 'last' : waiting === 1 ? 'lastButOne' : 'earlier';
}

/** A value on the line through those of a hand without strength (0), of middle strength and of the strongest (1). */
function onLine([none, middle, full]: Silence, strength: number): number {
  const share = 2 * Math.abs(strength - 0.5);
  return middle + share * ((strength < 0.5 ? none : full) - middle);
}

/**
 * Expected cents if the seat says no more. `strength` is the fitted chance (0 - 1) of its hand to win a Rufer. Games that
 * others play alone are left aside unless one has claimed to.
 */
export function silenceCents(view: SeatView, strength: number): number {
  const { rules, auction, seat } = view;
  const leaves = leavesOf(view);
  if (leaves === 'offer')
    return (auction.offer?.acceptor === seat ? 1 : -1) * (2 * ACCEPTED_WINS - 1) * barePrice(view, 'hochzeit');
  if (leaves === 'alone') return AGAINST_SOLO * barePrice(view, 'solo');
  const passed = callsAces(rules) ? PASSED : PASSED_ALONE;
  return (
    barePrice(view, callsAces(rules) ? 'partner' : 'solo') *
    onLine(leaves === 'accepted' ? ACCEPTED : passed[leaves], strength)
  );
}

/** Shares of the games won, from 0 to 1, by a hand without strength, one of middle strength and the strongest. */
type SharesWon = Readonly<Record<Exclude<Leaves, 'offer'>, Silence>>;

/**
 * What a seat wins that has said no more, in games that somebody plays, also alone (`npm run -s cli -- fit silence --deals 20000`). Who faces a game
 * alone wins as its defenders do (docs/TUTOR.md, "Told against won"), and who speaks last leaves no game to be won.
 */
const WON: SharesWon = {
  alone: [0.25, 0.25, 0.25],
  accepted: [0.24, 0.42, 0.76],
  last: [0.5, 0.5, 0.5],
  lastButOne: [0.19, 0.42, 0.73],
  earlier: [0.21, 0.41, 0.76],
};
/** The same where no ace is called (`npm run -s cli -- fit silence --players 3 --deals 8000`). */
const WON_ALONE: SharesWon = {
  alone: [0.26, 0.37, 0.34],
  accepted: [0.26, 0.37, 0.34],
  last: [0.5, 0.5, 0.5],
  lastButOne: [0.24, 0.34, 0.49],
  earlier: [0.27, 0.41, 0.51],
};

/** Chance (0 - 1) to be on the winning side if the seat says no more and a game is played; `strength` as for `silenceCents`. */
export function silenceChance(view: SeatView, strength: number): number {
  const { auction, rules, seat } = view;
  const leaves = leavesOf(view);
  if (leaves === 'offer') return auction.offer?.acceptor === seat ? ACCEPTED_WINS : 1 - ACCEPTED_WINS;
  return onLine((callsAces(rules) ? WON : WON_ALONE)[leaves], strength);
}

/** What it adds to playing alone that no other can do so, in cents: nothing when all others have passed. */
export function forestallingCents(view: SeatView): number {
  const { rules, auction, seat, forehand } = view;
  const others =
    auction.holder !== undefined || auction.offer !== undefined || speakersAfter(rules, forehand, seat) > 0;
  return others ? FORESTALLED * barePrice(view, 'solo') : 0;
}

/** Whether a table plays games with a partner whose ace is called. */
export const callsAces = ({ contracts }: TableRules): boolean =>
  contracts.some(({ parties }) => parties.kind === 'calledAce');

/** How many players speak after a seat for the first time. */
const speakersAfter = (rules: TableRules, forehand: Seat, seat: Seat): number =>
  playersAt(rules) - 1 - stepsBetween(forehand, seat, playersAt(rules));

const playsAlone = (rules: TableRules, id: string): boolean => rowOf(rules, id)?.parties.kind === 'alone';

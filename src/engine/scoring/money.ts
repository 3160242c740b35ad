// What the round costs: tariff, settlement line by line, and who pays whom (SPEC 2.10, 2.12, 3.1). All amounts in cents.
import type { Card } from '../base/cards.ts';
import type { Contract, ContractRow, Price } from '../base/contract.ts';
import type { ReSide } from '../base/ansage-words.ts';
import type { PointName } from './re-kontra.ts';
import type { Outcome, SidesResult } from './result.ts';
import { sideOf } from '../play/parties.ts';
import { type BySeat, bySeat, type Players, type Seat, seatsOf } from '../base/seats.ts';
import { type DoubledLine, doubledLines, type Doublings, factorOf } from './doublings.ts';
import { type HouseRules, PURE_2007 } from '../options/options.ts';
import type { Tariff } from '../options/tariff.ts';
import {
  type Bonuses,
  bonusesFor,
  type FixedPrices,
  type Prices,
  pricesOf,
  runnersCost,
  SIE_FACTOR,
  TOUT_FACTOR,
} from './prices.ts';

/**
 * What a table has agreed on its bills beside the prices (SPEC 3.1, 4): Schneider and Schwarz in a Tout (Q09), runners there and in
 * a Sie, the most that one player pays to another.
 */
export type BillRules = Pick<
  HouseRules,
  'tout.bonuses' | 'tout.doublesRunners' | 'sie.value' | 'sie.runners' | 'score.cap'
>;

/** One line of the bill, in the order in which it is reckoned up. */
export type SettlementLine =
  | { readonly kind: 'base'; readonly cents: number }
  | { readonly kind: 'schneider' | 'schwarz'; readonly cents: number }
  | { readonly kind: 'carried'; readonly count: number; readonly each: number; readonly cents: number }
  /** `each` is absent where the price of a row is no multiple of its length. */
  | { readonly kind: 'runners'; readonly count: number; readonly each?: number | undefined; readonly cents: number }
  /** What each of the others pays whoever has taken everything in a Ramsch. */
  | { readonly kind: 'durchmarsch'; readonly cents: number }
  /** Players without a trick, each of whom doubles the payments of a Ramsch. */
  | { readonly kind: 'jungfrauen'; readonly count: number; readonly factor: number }
  /** What the loser of a Ramsch pays besides to each of these players: for few card points, or for no trick. */
  | { readonly kind: 'fewPoints' | 'noTrick'; readonly seats: readonly Seat[]; readonly cents: number }
  /** For both copies of a card in one trick, to the players of the side that has played the first of them (SPEC 9.1). */
  | { readonly kind: 'pair'; readonly card: Card; readonly seats: readonly Seat[]; readonly cents: number }
  /** What the deal has come to is not written any more: the game of several deals was over by then. */
  | { readonly kind: 'lapsed'; readonly cents: number }
  /** For fewest card points in a round that nobody plays alone, for none at all, and against whoever has them all. */
  | { readonly kind: 'fewest' | 'nothing' | 'everything'; readonly cents: number }
  /** A point of a deal of Doppelkopf, from which side's view: those of Kontra count against Re. */
  | { readonly kind: 'point'; readonly name: PointName; readonly side: ReSide; readonly cents: number }
  /** A revoke that is paid for by itself, and what comes to it for each of so many levels that the other side had announced. */
  | { readonly kind: 'fine'; readonly cents: number }
  | { readonly kind: 'fineForLevels'; readonly count: number; readonly each: number; readonly cents: number }
  | DoubledLine
  /** One payment is no higher than the table allows. */
  | { readonly kind: 'capped'; readonly limit: number };

export interface Settlement {
  readonly lines: readonly SettlementLine[];
  /** Undoubled amount of one payment; bonuses that a Ramsch pays to single players come besides. */
  readonly unit: number;
  /** 2 to the power of the number of doublings. */
  readonly factor: number;
  /** What each loser pays to one winner. */
  readonly each: number;
  /** + receives, - pays; sums to zero, unless what a declarer scores is nobody else's affair. */
  readonly balance: BySeat<number>;
}

export interface SettlementTerms {
  readonly players: Players;
  readonly tariff: Tariff;
  /** Set if nobody pays another one: only the declarer scores, or each player of the side that has won. */
  readonly settles?: 'declarerAlone' | 'winners' | undefined;
  /** The seat for which nothing is written, where one hand is a blind. */
  readonly blind?: Seat | undefined;
  readonly fixed?: FixedPrices;
  /** The usual bill if it is not said. */
  readonly house?: BillRules;
  /** Undecided deals before this one, each of which adds the price of a Rufer (SPEC 3.16). */
  readonly carried?: number;
  /** What still fails each seat to win the game of several deals, where something is written before the deal is over. */
  readonly missing?: BySeat<number>;
  readonly runnersPaid: boolean;
  /** Whatever doubles the round. */
  readonly doublings: Doublings;
}

/** How a game between two sides may end, as far as the bill goes. */
export interface Ending {
  readonly winner: Outcome;
  readonly schneider: boolean;
  readonly schwarz: boolean;
  /** Runners that are paid for; whoever reckons with chances may take their mean. */
  readonly runners: number;
}

/** What one loser pays to one winner, line by line. */
export type Payoff = Pick<Settlement, 'lines' | 'unit' | 'factor' | 'each'>;

/** The bill of a finished round between two sides; for a Ramsch see ramsch-bill.ts. */
export function settle(contract: Played, result: SidesResult, terms: SettlementTerms): Settlement {
  const { winner, schneider, schwarz, runners } = result;
  const paid = payoff(terms, contract, { winner, schneider, schwarz, runners: runners.paid });
  return withPair({ ...paid, balance: balanceOf(result, paid.each, terms) }, contract, result, terms);
}

/** The line for a pair is written as soon as it falls; where it wins the game of several deals, the rest lapses. */
function withPair(
  settled: Settlement,
  { row: { pairBonus, pairLines = 1 } }: Played,
  result: SidesResult,
  terms: SettlementTerms,
): Settlement {
  const { pair } = result;
  if (!pair || !pairBonus) return settled;
  const cents = pairLines * pricesOf(terms.tariff, terms.fixed).base.partner;
  const declaring = sideOf(result.declarer, result.partner);
  const seats = seatsOf(terms.players).filter(
    (seat) => seat !== terms.blind && declaring.includes(seat) === (pair.side === 'declarer'),
  );
  const isOver = seats.some((seat) => cents >= (terms.missing?.[seat] ?? Infinity));
  const lapsed: readonly SettlementLine[] =
    isOver && settled.each > 0 ? [{ kind: 'lapsed', cents: -settled.each }] : [];
  return {
    ...settled,
    lines: [{ kind: 'pair', card: pairBonus, seats, cents }, ...settled.lines, ...lapsed],
    balance: bySeat((seat) => (seats.includes(seat) ? cents : 0) + (isOver ? 0 : settled.balance[seat])),
  };
}

/** The part of a contract that has a price. */
export type Played = Pick<Contract, 'row'>;

/** What an ending costs: the one reckoning, which the bill, the players and the tutor all ask. */
export function payoff(terms: SettlementTerms, contract: Played, ending: Ending): Payoff {
  const lines = linesOf(contract, ending, terms);
  const unit = lines.reduce((sum, line) => sum + ('cents' in line ? line.cents : 0), 0);
  const factor = factorOf(terms.doublings);
  const limit = limitOf(terms.house ?? PURE_2007);
  const each = Math.min(unit * factor, limit);
  const capped: readonly SettlementLine[] = unit * factor > limit ? [{ kind: 'capped', limit }] : [];
  return { lines: [...lines, ...capped], unit, factor, each };
}

/** Most that one player pays to another, in cents. */
export const limitOf = ({ 'score.cap': cap }: Pick<HouseRules, 'score.cap'>): number =>
  cap === 'none' ? Infinity : cap;

function linesOf({ row }: Played, ending: Ending, terms: SettlementTerms): readonly SettlementLine[] {
  if (ending.winner === 'draw') return [];
  const prices = pricesOf(terms.tariff, terms.fixed);
  const reckoned = reckonedAs(row, terms.house ?? PURE_2007, prices);
  const { carried = 0 } = terms;
  const times = ending.schneider && row.carriedTwice === 'withSchneider' ? 2 : 1;
  const count = terms.runnersPaid && reckoned.runners > 0 ? ending.runners : 0;
  return [
    { kind: 'base', cents: prices.base[reckoned.base] },
    ...(carried > 0 ? [carriedLine(carried, times * prices.base.partner)] : []),
    ...bonusLines(ending, bonusesFor(prices, reckoned.base), reckoned.bonus),
    ...(count > 0 ? [runnersLine(prices, count, reckoned.runners)] : []),
    ...doubledLines(terms.doublings),
  ];
}

/** How the parts of a bill are reckoned: price class, which bonus counts and how often, factor of each runner. */
interface Reckoned {
  readonly base: Price;
  readonly bonus: { readonly of: 'ending' | 'schwarz'; readonly times: number };
  readonly runners: number;
}

/** What the table has agreed on for a Tout or a Sie is meant for games of every trick, whatever their price (SPEC 3.5). */
function reckonedAs({ price, goal }: ContractRow, house: BillRules, { runnerTimes, sieBonus }: Prices): Reckoned {
  const doubled = house['tout.doublesRunners'] ? TOUT_FACTOR : 1;
  if (goal.kind === 'everyTrick') return { base: price, bonus: TOUT_BONUS[house['tout.bonuses']], runners: doubled };
  if (goal.kind !== 'laidDown') return { base: price, bonus: AS_ENDED, runners: runnerTimes?.[price] ?? 1 };
  const asTout = house['sie.value'] === 'as-tout';
  const runners = !house['sie.runners'] ? 0 : asTout ? doubled : 1;
  const own = sieBonus === undefined ? AS_ENDED : ({ of: 'schwarz', times: SIE_FACTOR } as const);
  return { base: asTout ? 'tout' : price, bonus: asTout ? TOUT_BONUS['paid-and-doubled'] : own, runners };
}

const AS_ENDED = { of: 'ending', times: 1 } as const;

/** Not paid; or doubled like the game, the Schwarz whether won or lost (Q09); or what the winners have earned (SPEC 5.8). */
const TOUT_BONUS: Readonly<Record<BillRules['tout.bonuses'], Reckoned['bonus']>> = {
  ignored: AS_ENDED,
  'paid-and-doubled': { of: 'schwarz', times: TOUT_FACTOR },
  earned: { of: 'ending', times: TOUT_FACTOR },
};

const carriedLine = (count: number, each: number): SettlementLine => ({
  kind: 'carried',
  count,
  each,
  cents: count * each,
});

/** Runners in a game that counts them so often. */
function runnersLine(prices: Prices, count: number, times: number): SettlementLine {
  const cents = runnersCost(prices, count) * times;
  return prices.row === 'table'
    ? { kind: 'runners', count, cents }
    : { kind: 'runners', count, each: prices.runner * times, cents };
}

/** Schwarz takes the place of the Schneider; in some games it is paid however they end. */
function bonusLines(
  { schneider, schwarz }: Ending,
  prices: Bonuses,
  { of, times }: Reckoned['bonus'],
): readonly SettlementLine[] {
  if (of === 'schwarz' || schwarz) return [{ kind: 'schwarz', cents: times * prices.schwarz }];
  return schneider ? [{ kind: 'schneider', cents: times * prices.schneider }] : [];
}

/** How many payments a seat makes or gets: of four players two and two settle in pairs, who plays alone settles with all others. */
export const paymentsOf = (players: Players, side: readonly Seat[], seat: Seat): number =>
  side.includes(seat) ? (players - side.length) / side.length : 1;

function balanceOf(
  result: SidesResult,
  each: number,
  { players, settles, blind }: Pick<SettlementTerms, 'players' | 'settles' | 'blind'>,
): BySeat<number> {
  const side = sideOf(result.declarer, result.partner);
  const amount = result.winner === 'declarer' ? each : -each;
  if (settles === 'declarerAlone') return bySeat((seat) => (seat === result.declarer ? amount : 0));
  if (settles === 'winners')
    return bySeat((seat) => (seat !== blind && side.includes(seat) === (result.winner === 'declarer') ? each : 0));
  return bySeat((seat) => {
    if (each === 0 || !seatsOf(players).includes(seat)) return 0;
    return (side.includes(seat) ? amount : -amount) * paymentsOf(players, side, seat);
  });
}

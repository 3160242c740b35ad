// How the bill of a round is reckoned at its table: tariff, fixed prices, Touts, limit of payment, doublings.
import type { ContractRow, Price } from '../base/contract.ts';
import { doublingsIn } from '../doubling/doublings-in.ts';
import type { Side } from '../scoring/result.ts';
import type { PlayingRound } from '../table/round.ts';
import { blindOf, deciderOf } from '../table/blind.ts';
import { gameAt, houseOf, playersAt, type TableRules } from '../table/table-rules.ts';
import { type Doublings, factorOf, timesIn } from '../scoring/doublings.ts';
import { limitOf, paymentsOf, payoff, type Played, type SettlementTerms } from '../scoring/money.ts';
import { LEAST_POINTS } from '../scoring/least-bill.ts';
import { type BySeat, type Players, type Seat, seatsOf } from '../base/seats.ts';
import { type FixedPrices, type Prices, pricesOf } from '../scoring/prices.ts';

/** Prices that do not follow from the tariff (SPEC 3.5 - 3.7, 3.16). */
function fixedPrices(rules: TableRules): FixedPrices {
  const house = houseOf(rules);
  const sie = house['sie.value'];
  const stake = house['ramsch.stake'];
  const units = gameAt(rules).units?.(house);
  const soloUnits = gameAt(rules).soloUnits?.(house);
  return {
    sheet: { partner: house['sheet.P'], solo: house['sheet.S'] },
    ...(house['bettel.value'] !== 'solo' && { bettel: house['bettel.value'] }),
    ...(house['hochzeit.value'] !== 'rufer' && { hochzeit: house['hochzeit.value'] }),
    ...(typeof sie === 'number' && { sie }),
    ...(stake !== 'rufer' && { ramsch: stake }),
    ...(units && { units }),
    ...(soloUnits && { soloUnits }),
  };
}

/** What everything costs at a table, in cents. */
export const pricesAt = (rules: TableRules): Prices => pricesOf(rules.tariff, fixedPrices(rules));

/** What a bill is made from besides the game and its ending; everybody at the table knows it, also in a view. */
export interface Billed {
  readonly rules: TableRules;
  readonly doublings: Doublings;
  /** Who deals; asked only where one hand is a blind. */
  readonly dealer?: Seat | undefined;
  /** Undecided deals of a Bierkopf right before this one. */
  readonly carried?: number | undefined;
  /** What still fails each seat to win the game of several deals. */
  readonly missing?: BySeat<number> | undefined;
}

/** What the bill of a round is made from, apart from its result. */
export const billTermsAt = ({ rules, doublings, dealer, carried, missing }: Billed): SettlementTerms => ({
  players: playersAt(rules),
  tariff: rules.tariff,
  settles: gameAt(rules).settles,
  blind: dealer === undefined ? undefined : blindOf({ rules, terms: { dealer } }),
  fixed: fixedPrices(rules),
  house: houseOf(rules),
  runnersPaid: rules.runners === 'paid',
  ...(carried !== undefined && { carried }),
  ...(missing && { missing }),
  doublings,
});

/** The same, read from the round. */
export const billTermsOf = (round: Pick<PlayingRound, 'rules' | 'terms' | 'entries' | 'doubling'>): SettlementTerms =>
  billTermsAt({
    rules: round.rules,
    doublings: doublingsIn(round),
    dealer: round.terms.dealer,
    carried: round.terms.carried,
    missing: round.terms.missing,
  });

/** How high a game is won; in a Tout, a Bettel or a Sie there is one height only. */
export const HEIGHTS = ['plain', 'schneider', 'schwarz'] as const;
export type Height = (typeof HEIGHTS)[number];

/** What a height includes. */
const GRADES: Readonly<Record<Height, { readonly schneider: boolean; readonly schwarz: boolean }>> = {
  plain: { schneider: false, schwarz: false },
  schneider: { schneider: true, schwarz: false },
  schwarz: { schneider: true, schwarz: true },
};

/** What one loser pays to one winner, in cents, by who wins how high. After a draw nobody pays. */
export type PayoffTable = Readonly<Record<Side, Readonly<Record<Height, number>>>>;

/** Everything that a game can come to with so many runners, which may be a mean. */
export function payoffTable(billed: Billed, contract: Played, runners: number): PayoffTable {
  const terms = billTermsAt(billed);
  const each = (winner: Side, height: Height): number =>
    payoff(terms, contract, { winner, ...GRADES[height], runners }).each;
  const wonBy = (winner: Side): PayoffTable[Side] => ({
    plain: each(winner, 'plain'),
    schneider: each(winner, 'schneider'),
    schwarz: each(winner, 'schwarz'),
  });
  return { declarer: wonBy('declarer'), defenders: wonBy('defenders') };
}

type ByStakes = Map<string, PayoffTable>;
const tables = new WeakMap<TableRules, WeakMap<ContractRow, ByStakes>>();

/** The same for a whole number of runners, reckoned once for each game at a table: players ask it in every imagined deal. */
export function payoffsAt(billed: Billed, contract: Played, runners: number): PayoffTable {
  const rows = tables.get(billed.rules) ?? new WeakMap<ContractRow, ByStakes>();
  tables.set(billed.rules, rows);
  const known: ByStakes = rows.get(contract.row) ?? new Map<string, PayoffTable>();
  rows.set(contract.row, known);
  const key = `${timesIn(billed.doublings)} ${billed.carried ?? 0} ${runners}`;
  const table = known.get(key) ?? payoffTable(billed, contract, runners);
  known.set(key, table);
  return table;
}

/**
 * What one player pays another for the bare game of a price class, in cents, doubled and limited as now: a measure where
 * it is not known yet which game that will be.
 */
export function barePrice({ rules, doublings }: Billed, price: Price): number {
  return Math.min(pricesAt(rules).base[price] * factorOf(doublings), limitOf(houseOf(rules)));
}

/**
 * How many payments lie between a seat and the others: those that it makes or gets, or where nobody pays another one, how far
 * the declarer's score leaves it ahead of them or behind, since the highest total wins.
 */
export const sharesAt = (rules: TableRules, side: readonly Seat[], seat: Seat): number =>
  gameAt(rules).settles !== 'declarerAlone'
    ? paymentsOf(playersAt(rules), side, seat)
    : side.includes(seat)
      ? 1
      : 1 / (playersAt(rules) - 1);

/** How far a seat is ahead of the others on average with these scores, where nobody pays another one; a blind is nobody. */
export function leadWith(balance: BySeat<number>, players: Players, seat: Seat, blind?: Seat): number {
  const others = seatsOf(players).filter((each) => each !== seat && each !== blind);
  return balance[seat] - others.reduce<number>((sum, each) => sum + balance[each], 0) / others.length;
}

/**
 * What a balance is to a seat: the amount itself, or where nobody pays another one, how far it is ahead. What a blind comes to is
 * the affair of its player.
 */
export function gainIn(
  { rules, dealer }: Pick<Billed, 'rules' | 'dealer'>,
  balance: BySeat<number>,
  seat: Seat,
): number {
  if (gameAt(rules).settles === undefined) return balance[seat];
  if (dealer === undefined) return leadWith(balance, playersAt(rules), seat);
  const deal = { rules, terms: { dealer } };
  return leadWith(balance, playersAt(rules), deciderOf(deal, seat), blindOf(deal));
}

/** What a seat wins with the bare game, in cents: all others pay who plays alone, else one pays one. */
export function stakeIn(billed: Billed, { row }: Played, role: 'declarer' | 'other'): number {
  if (row.goal.kind === 'fewestPoints')
    return row.goal.decides === 'fewest' ? LEAST_POINTS : barePrice(billed, 'ramsch');
  if (gameAt(billed.rules).settles === 'declarerAlone')
    return payoffsAt(billed, { row }, 0).declarer.plain * (role === 'declarer' ? 1 : 1 / (playersAt(billed.rules) - 1));
  const payers = row.parties.kind === 'alone' && role === 'declarer' ? playersAt(billed.rules) - 1 : 1;
  return payers * payoffsAt(billed, { row }, 0).declarer.plain;
}

// What a Ramsch costs: stake, Jungfrauen, bonuses, Durchmarsch, and who pays whom (SPEC 3.7, 4.1). All amounts in cents.
import type { HouseRules } from '../options/options.ts';
import type { RamschResult } from './ramsch-result.ts';
import { type BySeat, bySeat, type Seat, SEATS } from '../base/seats.ts';
import { doubledLines, type Doublings, factorOf } from './doublings.ts';
import type { Settlement, SettlementLine } from './money.ts';
import { pricesOf } from './prices.ts';

/** Amounts in cents that a Ramsch costs each loser per opponent. */
export interface RamschPrices {
  readonly stake: number;
  /** What each of the others pays for a Durchmarsch. */
  readonly durchmarsch: number;
  /** Each player without a trick doubles all payments. */
  readonly jungfrau: 'off' | 'double-all';
  /** What a loser pays besides to a player with few points, or to one without a trick (SPEC 4.1). */
  readonly bonuses?: { readonly fewPoints: number; readonly noTrick: number };
  /** Most that one player pays to another, in cents. */
  readonly cap?: number;
}

/** With fewer card points a player is paid the smaller bonus (SPEC 4.1). */
const FEW_POINTS = 31;

/** The prices of a table: a Ramsch costs a Rufer and a Durchmarsch wins a solo, unless it has agreed on amounts. */
export function ramschPricesOf(house: HouseRules): RamschPrices {
  const { base, schneider, schwarz } = pricesOf(house.tariff, {
    sheet: { partner: house['sheet.P'], solo: house['sheet.S'] },
  });
  const { 'ramsch.stake': agreed, 'ramsch.durchmarschValue': value, 'score.cap': cap } = house;
  const stake = agreed === 'rufer' ? base.partner : agreed;
  const alone = house['ramsch.mode'] === 'individual';
  return {
    stake,
    durchmarsch: house['ramsch.durchmarsch'] === 'langendorf' ? stake : value === 'solo' ? base.solo : value,
    jungfrau: alone && !house['ramsch.bonuses'] ? house['ramsch.jungfrau'] : 'off',
    ...(alone && house['ramsch.bonuses'] && { bonuses: { fewPoints: schneider, noTrick: schwarz } }),
    ...(cap !== 'none' && { cap }),
  };
}

/** The bill of a Ramsch; `doublings` are those of the deal, like Legen and Bock. */
export function settleRamsch(result: RamschResult, prices: RamschPrices, doublings: Doublings): Settlement {
  const factor = factorOf(doublings);
  const doubled = doubledLines(doublings);
  const capped = (cents: number): number => Math.min(cents, prices.cap ?? Infinity);
  const { durchmarsch: winner } = result;
  if (winner !== undefined) {
    const unit = prices.durchmarsch;
    const each = capped(unit * factor);
    const balance = bySeat((seat) => (seat === winner ? 3 * each : -each));
    return { lines: [{ kind: 'durchmarsch', cents: unit }, ...doubled], unit, factor, each, balance };
  }
  if (result.losers.length === 0) return { lines: [], unit: 0, factor, each: 0, balance: [0, 0, 0, 0] };
  const jungfrauen = prices.jungfrau === 'double-all' ? result.jungfrauen.length : 0;
  const unit = prices.stake * 2 ** jungfrauen;
  const bonuses = bonusesIn(result, prices);
  const each = capped(unit * factor);
  const bonusOf = (seat: Seat): number =>
    bonuses.reduce((sum, { seats, cents }) => sum + (seats.includes(seat) ? cents : 0), 0);
  return {
    lines: [
      { kind: 'base', cents: prices.stake },
      ...(jungfrauen > 0 ? [{ kind: 'jungfrauen', count: jungfrauen, factor: 2 ** jungfrauen } as const] : []),
      ...bonuses,
      ...doubled,
    ],
    unit,
    factor,
    each,
    balance: paid(result.losers, (seat) => capped((unit + bonusOf(seat)) * factor)),
  };
}

type Bonus = Extract<SettlementLine, { kind: 'fewPoints' | 'noTrick' }>;

/** What single players are paid besides; without a trick the greater bonus takes the place of the smaller. */
function bonusesIn({ points, losers, jungfrauen, revoke }: RamschResult, { bonuses }: RamschPrices): readonly Bonus[] {
  if (!bonuses || revoke || losers.length !== 1) return [];
  const few = SEATS.filter((seat) => points[seat] < FEW_POINTS && !jungfrauen.includes(seat) && !losers.includes(seat));
  return [
    ...(few.length > 0 ? [{ kind: 'fewPoints', seats: few, cents: bonuses.fewPoints } as const] : []),
    ...(jungfrauen.length > 0 ? [{ kind: 'noTrick', seats: jungfrauen, cents: bonuses.noTrick } as const] : []),
  ];
}

/**
 * One loser pays everybody. Two who could not be parted pay one stake each to one player of the others; three pay the only
 * one who is left (Q27).
 */
function paid(losers: readonly Seat[], amountFor: (receiver: Seat) => number): BySeat<number> {
  const others = SEATS.filter((seat) => !losers.includes(seat));
  if (losers.length === 1) {
    const all = others.reduce<number>((sum, seat) => sum + amountFor(seat), 0);
    return bySeat((seat) => (losers.includes(seat) ? -all : amountFor(seat)));
  }
  const amount = amountFor(others[0] ?? 0);
  const share = (losers.length * amount) / others.length;
  return bySeat((seat) => (losers.includes(seat) ? -amount : share));
}

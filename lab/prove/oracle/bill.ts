// What one opponent pays, and everybody's balance (SPEC 2.10, 2.12, 3.1, 3.5, 3.6, 3.16, 4.2; OPTIONS tariff, tout.*, sie.*, score.cap).
import type { Seat } from '../../../src/engine/base/seats.ts';
import type { Outcome } from './outcome.ts';
import type { Table } from './table.ts';
import { isAlone, isForTwo, isTout } from './contracts.ts';

/** Prices of a tariff in cents: partner game, solo game, Schneider, Schwarz (the whole bonus), one runner. */
export interface Prices {
  readonly rufer: number;
  readonly solo: number;
  readonly schneider: number;
  readonly schwarz: number;
  readonly runner: number;
}

/** What the lists of 1876 ask for a game, one with Schneider and one with all tricks, whole (SPEC 9.5). */
const LISTS = { 1: '3 5 7', 2: '5 8 10', 3: '10 15 20' } as const;
/** What their rows of matadors cost: 3, 5, 7 ... from three on; shorter ones are paid by other tables only. */
const ROW = [0, 1, 2, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25];

export function pricesOf({ house }: Table): Prices {
  const { tariff } = house;
  if (tariff.type === 'triple') {
    const [small, partner, solo] = tariff.values;
    return { rufer: partner, solo, schneider: small, schwarz: partner, runner: small };
  }
  if (tariff.type === 'historic') {
    const [game = 0, schneider = 0, march = 0] = LISTS[tariff.values[0]].split(' ').map(Number);
    return { rufer: game, solo: 2 * game, schneider: schneider - game, schwarz: march - game, runner: 1 };
  }
  if (tariff.type === 'ground') {
    const [unit] = tariff.values;
    return {
      rufer: house['sheet.P'] * unit,
      solo: house['sheet.S'] * unit,
      schneider: unit,
      schwarz: 2 * unit,
      runner: unit,
    };
  }
  const [small, solo] = tariff.values;
  return { rufer: small, solo, schneider: small, schwarz: 2 * small, runner: small };
}

/** A row of runners: so much for each, or by the list of 1876. */
const rowValue = ({ house }: Table, { runner }: Prices, runners: number): number =>
  house.tariff.type === 'historic' ? (ROW[runners] ?? NaN) : runners * runner;

/** What Schneider or Schwarz adds; the lists of 1876 ask for the whole rate twice of who plays alone. */
const bonusValue = (id: string, { house }: Table, prices: Prices, bonus: Outcome['bonus']): number =>
  bonus === 'none' ? 0 : prices[bonus] * (house.tariff.type === 'historic' && isAlone(id) ? 2 : 1);

/** A Tout with its runners; the Schwarz that it is can be paid, and doubled with it (SPEC 4.2). */
const toutValue = (table: Table, prices: Prices, runners: number, schwarz: 'paid' | 'ignored'): number =>
  2 * (prices.solo + (schwarz === 'paid' ? bonusValue('solo-tout', table, prices, 'schwarz') : 0)) +
  rowValue(table, prices, runners) * (table.house['tout.doublesRunners'] ? 2 : 1);

/** Where it costs as much as a Tout, the Schwarz belongs to it whatever is agreed on Touts that are played (PAY-28). */
function sieValue(table: Table, prices: Prices, runners: number): number {
  const value = table.house['sie.value'];
  if (value === 'as-tout') return toutValue(table, prices, runners, 'paid');
  // The formula of the sheet counts every trick into a Sie before it multiplies (SPEC 5.8).
  const whole = table.house.tariff.type === 'ground' ? prices.solo + prices.schwarz : prices.solo;
  return (value === 'x4' ? 4 * whole : value) + rowValue(table, prices, runners);
}

function baseOf(id: string, { house }: Table, { rufer, solo }: Prices): number {
  const [bettel, hochzeit] = [house['bettel.value'], house['hochzeit.value']];
  if (id === 'bettel') return bettel === 'solo' ? solo : bettel === 'tout' ? 2 * solo : bettel;
  if (id === 'open-bettel') return 2 * solo;
  if (id === 'hochzeit') return hochzeit === 'rufer' ? rufer : hochzeit === '2xrufer' ? 2 * rufer : hochzeit;
  return isForTwo(id) ? rufer : solo;
}

/** The undoubled amount of one payment, in cents. */
export function unitOf(id: string, table: Table, { winner, bonus }: Outcome, runners: number, carried: number): number {
  const prices = pricesOf(table);
  if (winner === 'draw') return 0;
  if (id === 'bierkopf') {
    const [game, schneider, schwarz] = table.house['bierkopf.units'];
    return ({ none: game, schneider, schwarz }[bonus] + carried * game) * prices.rufer;
  }
  if (id === 'sie') return sieValue(table, prices, runners);
  if (isTout(id) && table.house['tout.bonuses'] === 'earned')
    return toutValue(table, prices, runners, 'ignored') + 2 * bonusValue(id, table, prices, bonus);
  if (isTout(id))
    return toutValue(table, prices, runners, table.house['tout.bonuses'] === 'ignored' ? 'ignored' : 'paid');
  // On the sheet a Hochzeit that counts double does so as a whole.
  const double =
    id === 'hochzeit' && table.house.tariff.type === 'ground' && table.house['hochzeit.value'] === '2xrufer';
  if (double) return 2 * (prices.rufer + bonusValue(id, table, prices, bonus) + rowValue(table, prices, runners));
  return baseOf(id, table, prices) + bonusValue(id, table, prices, bonus) + rowValue(table, prices, runners);
}

/** One payment: doubled, then cut off at the most that one opponent pays. */
export function paymentOf({ house }: Table, unit: number, doublings: number): number {
  const amount = unit * 2 ** doublings;
  return house['score.cap'] === 'none' ? amount : Math.min(amount, house['score.cap']);
}

/** Everybody's balance: in pairs one payment each, and between one and many one payment with each of them. */
export function balanceOf(each: number, winners: readonly Seat[], losers: readonly Seat[]): readonly number[] {
  const paired = winners.length === losers.length;
  const balance = [0, 0, 0, 0];
  for (const seat of winners) balance[seat] = each * (paired ? 1 : losers.length);
  for (const seat of losers) balance[seat] = -each * (paired ? 1 : winners.length);
  return balance;
}

// What one opponent pays, and everybody's balance (SPEC 2.10, 2.12, 3.1, 3.5, 3.6, 3.16, 4.2; OPTIONS tariff, tout.*, sie.*, score.cap).
import type { Seat } from '../../../engine/base/seats.ts';
import type { Outcome } from './outcome.ts';
import type { Table } from './table.ts';
import { isForTwo, isTout } from './table.ts';

/** Prices of a tariff in cents: partner game, solo game, Schneider, Schwarz (the whole bonus), one runner. */
export interface Prices {
  readonly rufer: number;
  readonly solo: number;
  readonly schneider: number;
  readonly schwarz: number;
  readonly runner: number;
}

export function pricesOf({ house: { tariff } }: Table): Prices {
  if (tariff.type === 'triple') {
    const [small, partner, solo] = tariff.values;
    return { rufer: partner, solo, schneider: small, schwarz: partner, runner: small };
  }
  const [small, solo] = tariff.values;
  return { rufer: small, solo, schneider: small, schwarz: 2 * small, runner: small };
}

/** A Tout with its runners; the Schwarz that it is can be paid, and doubled with it (SPEC 4.2). */
const toutValue = ({ house }: Table, prices: Prices, runners: number, schwarz: 'paid' | 'ignored'): number =>
  2 * (prices.solo + (schwarz === 'paid' ? prices.schwarz : 0)) +
  runners * prices.runner * (house['tout.doublesRunners'] ? 2 : 1);

/** Where it costs as much as a Tout, the Schwarz belongs to it whatever is agreed on Touts that are played (PAY-28). */
function sieValue(table: Table, prices: Prices, runners: number): number {
  const value = table.house['sie.value'];
  if (value === 'as-tout') return toutValue(table, prices, runners, 'paid');
  return (value === 'x4' ? 4 * prices.solo : value) + runners * prices.runner;
}

function baseOf(id: string, { house }: Table, { rufer, solo }: Prices): number {
  const [bettel, hochzeit] = [house['bettel.value'], house['hochzeit.value']];
  if (id === 'bettel') return bettel === 'solo' ? solo : bettel;
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
  if (isTout(id))
    return toutValue(table, prices, runners, table.house['tout.bonuses'] === 'ignored' ? 'ignored' : 'paid');
  return baseOf(id, table, prices) + { none: 0, ...prices }[bonus] + runners * prices.runner;
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

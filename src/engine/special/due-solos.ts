// Compulsory solos of Doppelkopf: everybody owes one in a session, and the same dealer deals again after it (SPEC 8, DK1).
import type { Seat } from '../base/seats.ts';
import { SEATS, seatsFrom } from '../base/seats.ts';
import type { SoloDebts } from '../table/reservations.ts';
import type { SheetLine } from '../table/sheet.ts';

/** Deals of a session in which everybody owes a solo; those in which one was paid come besides. */
export const DEALS_WITH_DUE_SOLOS = 24;

/** Who has played the solo that he owed in a deal. */
const payerIn = (line: SheetLine): Seat | undefined =>
  line.kind === 'played' && line.result.kind === 'reKontra' && line.result.due ? line.result.alone : undefined;

/** How many deals of a sheet do not count, because the same dealer dealt again after them. */
export const repeatedIn = (sheet: readonly SheetLine[]): number =>
  sheet.filter((line) => payerIn(line) !== undefined).length;

/**
 * Who still owes a solo before the next deal; if as many deals are left as solos, the next debtor from forehand on must name his.
 */
export function soloDebts(sheet: readonly SheetLine[], forehand: Seat): SoloDebts {
  const due = SEATS.filter((seat) => !sheet.some((line) => payerIn(line) === seat));
  const left = DEALS_WITH_DUE_SOLOS - (sheet.length - repeatedIn(sheet));
  const forced = left <= due.length ? seatsFrom(forehand, 4).find((seat) => due.includes(seat)) : undefined;
  return { due, ...(forced !== undefined && { forced }) };
}

// Compulsory solos of Doppelkopf: everybody owes one in a session; who has named none by the end is presented (SPEC 8, DK1).
import { type Seat, SEATS, seatsFrom } from '../base/seats.ts';
import type { HouseRules } from '../options/options.ts';
import type { SoloDebts } from '../table/reservations.ts';
import type { SheetLine } from '../table/sheet.ts';

/** Deals of a session in which everybody owes a solo; solos are among them, or come besides. */
const DEALS = 24;

/** Whether deals in which a solo was paid are among the deals of a session or come besides. */
export type SoloDeals = HouseRules['dok.soloDeals'];

/** Deals of a session in all. */
export const dealsWithDueSolos = (counting: SoloDeals): number => (counting === 'among' ? DEALS : DEALS + SEATS.length);

/** Who has played the solo that he owed in a deal. */
const payerIn = (line: SheetLine): Seat | undefined =>
  line.kind === 'played' && line.result.kind === 'reKontra' && line.result.due ? line.result.alone : undefined;

/** Who still owes a solo after the deals of a sheet. */
export const owingAfter = (sheet: readonly SheetLine[]): readonly Seat[] =>
  SEATS.filter((seat) => !sheet.some((line) => payerIn(line) === seat));

/** Whether no more deals are left than solos are owed: the next deal is one in which a solo must be named. */
function isLast(sheet: readonly SheetLine[], counting: SoloDeals): boolean {
  const owing = owingAfter(sheet).length;
  const besides = counting === 'among' ? 0 : SEATS.length - owing;
  return owing > 0 && DEALS - (sheet.length - besides) <= owing;
}

/** After how many deals of a sheet the same dealer dealt again: one in which a solo was paid, unless its player was presented. */
export const repeatedIn = (sheet: readonly SheetLine[], counting: SoloDeals): number =>
  sheet.filter(
    (line, at) => payerIn(line) !== undefined && (counting === 'besides' || !isLast(sheet.slice(0, at), counting)),
  ).length;

/** Who still owes a solo before the next deal; in one of the last, the next debtor from forehand on must name his. */
export function soloDebts(sheet: readonly SheetLine[], forehand: Seat, counting: SoloDeals): SoloDebts {
  const due = owingAfter(sheet);
  const forced = isLast(sheet, counting) ? seatsFrom(forehand, 4).find((seat) => due.includes(seat)) : undefined;
  return { due, ...(forced !== undefined && { forced }) };
}

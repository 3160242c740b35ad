// Figures of the score sheet: signs, running totals.
import { bySeat, type BySeat, type Seat } from '../../engine/base/seats.ts';
import type { TableView } from '../../shared/table/board.ts';
import type { Naming } from '../../words/types/naming.ts';

export type SheetLine = TableView['sheet'][number];

/** What a column of changes shows: "+0,20", "−0,20" in euros, "+2" in points. */
export const signed = (amount: number, name: Naming): string => `${amount > 0 ? '+' : ''}${name.entry(amount)}`;

/** What a line brings a seat, with what it has moved into the Stock and out of it. */
export const changeIn = (line: SheetLine, seat: Seat): number =>
  (line.kind === 'played' ? line.settlement.balance[seat] : 0) + (line.stock?.moved[seat] ?? 0);

/** Totals after each line; practice is not counted. */
export function runningTotals(sheet: readonly SheetLine[]): readonly BySeat<number>[] {
  let sum: BySeat<number> = [0, 0, 0, 0];
  return sheet.map((line) => {
    const before = sum;
    if (!line.practice) sum = bySeat((seat) => before[seat] + changeIn(line, seat));
    return sum;
  });
}

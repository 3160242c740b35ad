// Figures of the score sheet: signs, running totals.
import { bySeat, type BySeat } from '../../engine/seats.ts';
import type { TableView } from '../../shared/board.ts';

export type SheetLine = TableView['sheet'][number];

/** "+20", "−20" with a true minus, "0". */
export const signed = (cents: number): string =>
  cents > 0 ? `+${cents}` : cents < 0 ? `\u2212${Math.abs(cents)}` : '0';

/** Totals after each line; practice is not counted. */
export function runningTotals(sheet: readonly SheetLine[]): readonly BySeat<number>[] {
  let sum: BySeat<number> = [0, 0, 0, 0];
  return sheet.map((line) => {
    if (line.kind === 'played' && !line.practice) {
      const before = sum;
      sum = bySeat((seat) => before[seat] + line.settlement.balance[seat]);
    }
    return sum;
  });
}

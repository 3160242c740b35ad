// Games of several deals: whoever has so many points first wins one, and the next deal begins another at nothing (SPEC 7.1).
import { type BySeat, bySeat, type Seat, SEATS } from '../base/seats.ts';
import { type SheetLine, totalsOf } from './sheet.ts';

/** One game, of the deals that stand on the sheet. */
export interface TargetGame {
  readonly lines: readonly SheetLine[];
  readonly totals: BySeat<number>;
  /** Who has as many points as win it; nobody while it goes on. */
  readonly wonBy: readonly Seat[];
}

const gameOf = (lines: readonly SheetLine[], target: number): TargetGame => {
  const totals = totalsOf(lines);
  return { lines, totals, wonBy: SEATS.filter((seat) => totals[seat] >= target) };
};

/** The games on a sheet, oldest first; only the last one may be going on. None before the first deal is over. */
export function gamesOn(sheet: readonly SheetLine[], target: number): readonly TargetGame[] {
  const games: TargetGame[] = [];
  for (const line of sheet) {
    const last = games.at(-1);
    const goesOn = last && last.wonBy.length === 0;
    if (goesOn) games.pop();
    games.push(gameOf([...(goesOn ? last.lines : []), line], target));
  }
  return games;
}

/** The lines of the game to which the next deal belongs: none if it is the first of a new one. */
export function linesGoingOn(sheet: readonly SheetLine[], target: number): readonly SheetLine[] {
  const last = gamesOn(sheet, target).at(-1);
  return last && last.wonBy.length === 0 ? last.lines : [];
}

/** What still fails each seat to win the game to which the next deal belongs. */
export function missingOn(sheet: readonly SheetLine[], target: number): BySeat<number> {
  const totals = totalsOf(linesGoingOn(sheet, target));
  return bySeat((seat) => target - totals[seat]);
}

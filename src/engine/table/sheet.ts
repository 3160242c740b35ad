// The score sheet of a session, line by line.
import type { Announcement } from '../base/contract.ts';
import type { RoundResult } from '../scoring/result.ts';
import type { ThrownInReason } from './round.ts';
import type { Settlement } from '../scoring/money.ts';
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import type { SpecialRound } from './terms.ts';

/** What a deal has moved into the Stock or out of it. */
export interface StockMove {
  /** Content before the deal. */
  readonly before: number;
  /** + receives, - pays; the content changes by the negative sum. */
  readonly moved: BySeat<number>;
  readonly after: number;
}

/** One line of the score sheet. */
export type SheetLine =
  | {
      readonly kind: 'thrownIn';
      readonly number: number;
      readonly dealer: Seat;
      readonly practice?: true;
      /** Absent if everybody passed. */
      readonly why?: Exclude<ThrownInReason, 'allPass'>;
      readonly stock?: StockMove;
    }
  | {
      readonly kind: 'played';
      readonly number: number;
      readonly dealer: Seat;
      /** Decisions were taken back: the line stands on the sheet, but is not counted. */
      readonly practice?: true;
      readonly announcement: Announcement;
      readonly result: RoundResult;
      readonly settlement: Settlement;
      /** What the round has moved into the Stock or out of it. */
      readonly stock?: StockMove;
      readonly special?: SpecialRound;
      /** Who laid last, where that tells who leads in a Kreuz deal after this one. */
      readonly layer?: Seat;
    };

/** What a line adds to the total of a seat, in cents, with what goes into the Stock and out of it: nothing for practice. */
const countedIn = (line: SheetLine, seat: Seat): number =>
  line.practice ? 0 : (line.kind === 'played' ? line.settlement.balance[seat] : 0) + (line.stock?.moved[seat] ?? 0);

/** Running totals in cents, one per seat. */
export const totalsOf = (sheet: readonly SheetLine[]): BySeat<number> =>
  bySeat((seat) => sheet.reduce((sum, line) => sum + countedIn(line, seat), 0));

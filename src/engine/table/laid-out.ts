// Dealing onto the table: rows of covered cards with open ones on them, and the second half there or into the hands (SPEC 3.18).
import type { Card } from '../base/cards.ts';
import { type BySeat, bySeat, type Seat, seatsFrom } from '../base/seats.ts';
import type { TablePile } from '../play/tricks.ts';
import type { RoundTerms } from './log.ts';
import { forehandOf } from './round.ts';
import { houseOf, playersAt, type TableRules } from './table-rules.ts';

/** Cards in each row, and in each packet. */
const ROW = 4;

/** How far the deal has gone: forehand's open cards, the dealer's too, or everything. */
export type LaidUpTo = 'firstRow' | 'bothRows' | 'all';

const OPEN_ROWS: Readonly<Record<LaidUpTo, number>> = { firstRow: 1, bothRows: 2, all: 2 };

/** What lies where. */
export interface LaidOut {
  readonly table: BySeat<readonly TablePile[]>;
  /** What each player may use: open cards and, where the second half is dealt there, the hand. */
  readonly held: BySeat<readonly Card[]>;
}

/** The cards of a pack in dealing order, dealt so far: to forehand first, four by four. */
export function laidOut(rules: TableRules, terms: RoundTerms, cut: readonly Card[], upTo: LaidUpTo): LaidOut {
  const order = seatsFrom(forehandOf({ rules, terms }), playersAt(rules));
  const packet = (number: number): readonly Card[] => cut.slice(number * ROW, (number + 1) * ROW);
  const rows = (seat: Seat, first: number, open: number): readonly TablePile[] => {
    const place = order.indexOf(seat);
    if (place < 0) return [];
    const upper = place < open ? packet(first + order.length + place) : [];
    return packet(first + place).map((covered, at) => ({ covered, ...(upper[at] && { open: upper[at] }) }));
  };
  const second = 2 * order.length;
  const into = upTo === 'all' ? houseOf(rules)['officers.secondHalf'] : 'nowhere';
  const table = bySeat((seat) => [
    ...rows(seat, 0, OPEN_ROWS[upTo]),
    ...(into === 'table' ? rows(seat, second, order.length) : []),
  ]);
  const inHand = (seat: Seat): readonly Card[] => {
    const place = order.indexOf(seat);
    return into === 'hand' && place >= 0 ? [...packet(second + place), ...packet(second + order.length + place)] : [];
  };
  return { table, held: bySeat((seat) => [...table[seat].flatMap(({ open }) => open ?? []), ...inHand(seat)]) };
}

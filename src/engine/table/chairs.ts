// Seats of a round and chairs of the table: they part where a cutter's knock has sent the deal round the other way (SPEC 3.15), and
// where the hand opposite the dealer is a blind (SPEC 9.2).
import type { Entry, RoundTerms } from './log.ts';
import { type ByKind, byKind } from '../scoring/by-kind.ts';
import type { LeastResult } from '../scoring/least.ts';
import type { ReKontraResult } from '../scoring/re-kontra.ts';
import type { RamschResult } from '../scoring/ramsch-result.ts';
import type { RoundResult, SidesResult } from '../scoring/result.ts';
import type { Settlement, SettlementLine } from '../scoring/money.ts';
import { type BySeat, bySeat, mirrored, type Seat, swapped } from '../base/seats.ts';
import { blindOf } from './blind.ts';
import type { SheetLine, StockMove } from './sheet.ts';
import { peopleAt, playersAt, type TableRules } from './table-rules.ts';
import { entriesOf } from './readers.ts';

/**
 * A deal whose direction is known or still open. Seats run in playing direction (SPEC 0), so that whatever goes round the table
 * counts on. Chairs are where the players of a session sit for good. In a deal that was turned the dealer's seat has the number of
 * his chair, and the others are mirrored about him. Where one hand is a blind, its chair is the last one, after those of the
 * people, and changes places with the seat opposite the dealer. In any other deal seats and chairs are the same.
 */
export interface Deal {
  readonly rules: TableRules;
  readonly terms: RoundTerms;
  readonly entries: readonly Turnable[];
}

type Turnable = { readonly type: Exclude<Entry['type'], 'knock'> } | { readonly type: 'knock'; readonly turned?: true };

/** Whether the deal goes round against the direction of its table. */
export const isTurned = (entries: readonly Turnable[]): boolean =>
  entriesOf(entries, 'knock').some(({ turned }) => turned);

/** Where the seats of a deal are at its table; its own inverse. Undefined where seats and chairs are the same. */
function placing({ rules, terms, entries }: Deal): Mirror | undefined {
  const blind = blindOf({ rules, terms });
  if (blind !== undefined) return (seat) => swapped(seat, blind, peopleAt(rules) as Seat);
  return isTurned(entries) ? (seat) => mirrored(seat, terms.dealer, playersAt(rules)) : undefined;
}

/** The chair of a seat. */
export const chairOf = (deal: Deal, seat: Seat): Seat => placing(deal)?.(seat) ?? seat;

/** The seat that the player in a chair has in this round. */
export const seatOf = chairOf;

type Mirror = (seat: Seat) => Seat;

/** What is kept by chair, under the seats of a deal. */
export function bySeatOf<T>(deal: Deal, byChair: BySeat<T>): BySeat<T> {
  const mirror = placing(deal);
  return mirror ? inTurn(byChair, mirror) : byChair;
}

const inTurn = <T>(data: BySeat<T>, mirror: Mirror): BySeat<T> => bySeat((chair) => data[mirror(chair)]);

/** The line of a round on the sheet of its session, where everything stands under the chair of the player. */
export function inChairs(line: SheetLine, round: Deal): SheetLine {
  const mirror = placing(round);
  if (!mirror) return line;
  const stock = line.stock && { stock: stockIn(line.stock, mirror) };
  if (line.kind === 'thrownIn') return { ...line, ...stock };
  return {
    ...line,
    result: byKind(MIRRORED, line.result, mirror),
    settlement: settlementIn(line.settlement, mirror),
    ...(line.layer !== undefined && { layer: mirror(line.layer) }),
    ...stock,
  };
}

const stockIn = (move: StockMove, mirror: Mirror): StockMove => ({ ...move, moved: inTurn(move.moved, mirror) });

const sidesIn = (result: SidesResult, mirror: Mirror): SidesResult => ({
  ...result,
  declarer: mirror(result.declarer),
  ...(result.partner !== undefined && { partner: mirror(result.partner) }),
  points: inTurn(result.points, mirror),
  tricks: inTurn(result.tricks, mirror),
  ...(result.revoke && { revoke: { ...result.revoke, seat: mirror(result.revoke.seat) } }),
});

const ramschIn = (result: RamschResult, mirror: Mirror): RamschResult => ({
  ...result,
  points: inTurn(result.points, mirror),
  tricks: inTurn(result.tricks, mirror),
  losers: result.losers.map(mirror),
  jungfrauen: result.jungfrauen.map(mirror),
  ...(result.durchmarsch !== undefined && { durchmarsch: mirror(result.durchmarsch) }),
  ...(result.revoke && { revoke: { ...result.revoke, seat: mirror(result.revoke.seat) } }),
});

const leastIn = (result: LeastResult, mirror: Mirror): LeastResult => ({
  ...result,
  points: inTurn(result.points, mirror),
  tricks: inTurn(result.tricks, mirror),
  widow: { ...result.widow, ...(result.widow.to !== undefined && { to: mirror(result.widow.to) }) },
  ...(result.winner !== undefined && { winner: mirror(result.winner) }),
  ...(result.loser !== undefined && { loser: mirror(result.loser) }),
  ...(result.revoke && { revoke: { ...result.revoke, seat: mirror(result.revoke.seat) } }),
});

const reKontraIn = (result: ReKontraResult, mirror: Mirror): ReKontraResult => ({
  ...result,
  re: result.re.map(mirror),
  ...(result.alone !== undefined && { alone: mirror(result.alone) }),
  points: inTurn(result.points, mirror),
  tricks: inTurn(result.tricks, mirror),
  ...(result.revoke && { revoke: { ...result.revoke, seat: mirror(result.revoke.seat) } }),
  ...(result.fine && { fine: { ...result.fine, scores: inTurn(result.fine.scores, mirror) } }),
});

const MIRRORED: ByKind<RoundResult, [Mirror]> = {
  sides: sidesIn,
  ramsch: ramschIn,
  least: leastIn,
  reKontra: reKontraIn,
};

const settlementIn = (settlement: Settlement, mirror: Mirror): Settlement => ({
  ...settlement,
  lines: settlement.lines.map((line): SettlementLine =>
    'seats' in line ? { ...line, seats: line.seats.map(mirror) } : line,
  ),
  balance: inTurn(settlement.balance, mirror),
});

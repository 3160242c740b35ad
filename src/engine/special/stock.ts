// The Stock: a pot that grows when everybody passes, and for which the next Rufer is played (SPEC 3.8). All amounts in cents.
import type { ContractRow } from '../base/contract.ts';
import type { HouseRules } from '../options/options.ts';
import { sidesOf } from '../scoring/by-kind.ts';
import type { RoundResult, SidesResult } from '../scoring/result.ts';
import { sideOf } from '../play/parties.ts';
import type { Round } from '../table/round.ts';
import type { StockMove } from '../table/sheet.ts';
import { houseOf } from '../table/table-rules.ts';
import { type BySeat, bySeat, type Seat, seatsFrom } from '../base/seats.ts';
import { isScored, isThrownIn } from '../table/readers.ts';

/** A Stock is for the next Rufer, which takes four players. */
const PLAYERS = 4;

type Rules = Pick<HouseRules, 'stock.ante' | 'stock.cap'>;

const move = (before: number, moved: BySeat<number>): StockMove => ({
  before,
  moved,
  after: before - moved.reduce((sum, cents) => sum + cents, 0),
});

/** Everybody has passed: each player pays in. */
export const stockPaidIn = (rules: Rules, before: number): StockMove =>
  move(
    before,
    bySeat(() => -rules['stock.ante']),
  );

/** A Rufer was played: its winners share the content, or its losers double it, each by half of it and the cap at most; a draw leaves it. */
export function stockPlayedFor(
  rules: Rules,
  before: number,
  result: Pick<SidesResult, 'winner'> & StockSide,
): StockMove {
  const { declarer, partner, winner } = result;
  const side = declarer === undefined || winner === 'draw' ? [] : sideOf(declarer, partner);
  const cap = rules['stock.cap'];
  const share = Math.min(Math.floor(before / 2), cap === 'none' ? Infinity : cap);
  const each = winner === 'declarer' ? share : -share;
  return move(
    before,
    bySeat((seat) => (side.includes(seat) && share > 0 ? each : 0)),
  );
}

interface StockSide {
  readonly declarer?: Seat;
  readonly partner?: Seat;
}

/** Whether a game is played for the Stock: a Rufer, and where the table says so a Hochzeit (OPTIONS stock.countsHochzeit). */
const decides = ({ id, parties }: ContractRow, house: HouseRules): boolean =>
  id === 'rufer' || (parties.kind === 'offered' && house['stock.countsHochzeit']);

/** What a round that is over has moved; undefined at a table without Stock, and for a round that leaves it alone. */
export function stockMoveIn(round: Round): StockMove | undefined {
  const before = round.terms.stock;
  if (before === undefined) return undefined;
  const house = houseOf(round.rules);
  if (isThrownIn(round)) return round.why === 'allPass' ? stockPaidIn(house, before) : undefined;
  if (!isScored(round)) return undefined;
  return stockAfterGame(house, before, round.play.contract.row, round.result);
}

/** What a game with this result moves; undefined if it is not played for the Stock. */
export function stockAfterGame(
  house: HouseRules,
  before: number,
  row: ContractRow,
  result: RoundResult,
): StockMove | undefined {
  const sides = sidesOf(result);
  return before > 0 && decides(row, house) && sides ? stockPlayedFor(house, before, sides) : undefined;
}

/** Equal shares of so many, in their order; what cannot be shared goes a cent each to the first of them. */
export function equalShares(content: number, count: number): readonly number[] {
  const share = Math.floor(content / count);
  return Array.from({ length: count }, (_, at) => share + (at < content - share * count ? 1 : 0));
}

/** What each player gets if the session ends now: equal shares, and what cannot be shared a cent each from `first` on. */
export function sharesOfStock(content: number, first: Seat): BySeat<number> {
  const [shares, order] = [equalShares(content, PLAYERS), seatsFrom(first, PLAYERS)];
  return bySeat((seat) => shares[order.indexOf(seat)] ?? 0);
}

// The chalk: which contract the makers of trumps play with it or without it, and who has it after some deals (SPEC 7.1, 7.2).
import type { ContractRow } from '../base/contract.ts';
import type { Seat } from '../base/seats.ts';
import type { RoundTerms } from './log.ts';
import type { SheetLine } from './sheet.ts';
import { betweenSides } from '../scoring/by-kind.ts';
import { numberTermsAt, rowOf, type TableRules } from './table-rules.ts';
import { linesGoingOn } from './target-games.ts';
import type { Chalk } from './terms.ts';

/** The side of a seat: its players sit opposite each other. */
export const sideNumber = (seat: Seat): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

/** Who has the chalk before a deal. */
export const chalkIn = ({ chalk = 'first' }: Pick<RoundTerms, 'chalk'>): Chalk => chalk;

/** The contract that a maker of trumps plays, chalk or not. Throws for a table without one (programming error). */
export function makersRow(rules: TableRules, chalk: Chalk, maker: Seat): ContractRow {
  const { chalk: rows } = numberTermsAt(rules);
  const [usual] = rules.contracts;
  const row = rows && chalk === 'first' ? rows.first : rows && chalk === sideNumber(maker) ? rows.held : usual;
  const found = row && rowOf(rules, row.id);
  if (!found) throw new Error('this table has no contract');
  return found;
}

/**
 * Who has the chalk after these lines: the side that won the last deal that was played and counted in the game going on; nobody before
 * the first one, which begins when a side has as many marks as win a game.
 */
export function chalkAfter(sheet: readonly SheetLine[], target: number): Chalk {
  const last = linesGoingOn(sheet, target).findLast((line) => line.kind === 'played' && !line.practice);
  if (last?.kind !== 'played') return 'first';
  const { declarer, winner } = betweenSides(last.result);
  const makers = sideNumber(declarer);
  return winner === 'declarer' ? makers : makers === 0 ? 1 : 0;
}

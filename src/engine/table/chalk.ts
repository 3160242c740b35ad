// The chalk: which contract the makers of trumps play with it or without it, and who has it after some deals (SPEC 7.1, 7.2).
import type { ContractRow } from '../base/contract.ts';
import type { Seat } from '../base/seats.ts';
import type { RoundTerms } from './log.ts';
import type { SheetLine } from './sheet.ts';
import type { TableRules } from './table-rules.ts';
import { numberTermsAt, rowOf } from './table-rules.ts';
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
 * Who has the chalk after these lines: the side that won the last deal that was played and counted, and nobody once a side has as many
 * marks as win a game, for the next deal is the first of another one.
 */
export function chalkAfter(sheet: readonly SheetLine[], target: number): Chalk {
  let chalk: Chalk = 'first';
  let marks: readonly [number, number] = [0, 0];
  for (const line of sheet) {
    if (line.kind !== 'played' || line.practice || line.result.kind === 'ramsch' || line.result.kind === 'least')
      continue;
    const { declarer, winner } = line.result;
    const makers = sideNumber(declarer);
    const { balance } = line.settlement;
    marks = [marks[0] + balance[0], marks[1] + balance[1]];
    const over = marks.some((each) => each >= target);
    chalk = over ? 'first' : winner === 'declarer' ? makers : makers === 0 ? 1 : 0;
    if (over) marks = [0, 0];
  }
  return chalk;
}

// What contracts are worth in cents, with the tariff of the table.
import type { Contract } from '../../base/contract.ts';
import { playersAt, type TableRules } from '../../table/table-rules.ts';
import { type Billed, type PayoffTable, payoffTable, stakeIn } from '../../endings/round-bill.ts';

/** Opponents who pay a declarer, or are paid by one. */
const payersOf = (rules: TableRules, { row }: Contract): number =>
  row.parties.kind === 'alone' ? playersAt(rules) - 1 : 1;

/** What the declarer wins or loses with the bare game, in cents, doubled as now. */
export const stakeOf = (billed: Billed, contract: Contract): number => stakeIn(billed, contract, 'declarer');

/**
 * A game that is likely lost is likely doubled: share of the stake that a Stoss costs, times the square of the chance to
 * lose. Among rule players Rufers with a chance of 40 % came out about a cent worse than undoubled ones would have.
 */
const STOSS_RISK = 0.25;

/**
 * Cents that each payer pays the declarer on average, from the chances (0 - 1) to reach the targets of the contract; a hand that is laid
 * down wins for sure.
 */
export function centsEach(
  { declarer: won, defenders: lost }: PayoffTable,
  { row: { goal } }: Contract,
  chances: readonly number[],
): number {
  const [first = 1, wins = first, schneider = 0] = chances;
  const safe = chances.length > 1 ? first : 1;
  // Whoever takes every trick has made the others Schwarz, where that is paid in a Tout.
  const plain = goal.kind === 'everyTrick' && goal.graded ? won.schwarz : won.plain;
  const gain = (wins - schneider) * plain + schneider * won.schneider;
  return gain - (safe - wins) * lost.plain - (1 - safe) * lost.schneider;
}

/** Expected cents of the declarer, also from the runners that are paid for on average; Stoss left aside, what has doubled the deal already counted. */
export const expectedCents = (
  billed: Billed,
  contract: Contract,
  chances: readonly number[],
  runners: number,
): number => payersOf(billed.rules, contract) * centsEach(payoffTable(billed, contract, runners), contract, chances);

/** What a Stoss is expected to cost the declarer with a chance (0 - 1) to win, in cents. */
export const stossRisk = (billed: Billed, contract: Contract, chance: number): number =>
  STOSS_RISK * (1 - chance) ** 2 * stakeOf(billed, contract);

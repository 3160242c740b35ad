// Tables for measuring one contract: with its row in the form that the house rules give it.
import type { ContractRow } from '../../../src/engine/base/contract.ts';
import { ALL_CONTRACTS, builtIn, type BuiltInContractId } from '../../../src/engine/contracts/registry.ts';
import { rowOf, type TableRules } from '../../../src/engine/table/table-rules.ts';

/** Contracts in which cards are played between two sides. */
export const MEASURED: readonly BuiltInContractId[] = ALL_CONTRACTS.filter(
  ({ goal, id }) => goal.kind !== 'laidDown' && goal.kind !== 'fewestPoints' && id !== 'muss',
).map(({ id }) => id);

/** The row of a contract at this table, or its usual form if the table does not play it. */
export const measuredRow = (rules: TableRules, id: BuiltInContractId): ContractRow => rowOf(rules, id) ?? builtIn(id);

/** The table with a contract that no bid need lead to. */
export const tableWith = (rules: TableRules, row: ContractRow): TableRules =>
  rowOf(rules, row.id) ? rules : { ...rules, imposed: [...(rules.imposed ?? []), row] };

// The house rules under which a kind of contract comes up at a table.
import type { ContractId } from '../../../src/engine/base/contract.ts';
import {
  ALL_CONTRACTS,
  OFFERED,
  type OfferedId,
  RAISED,
  type RaisedId,
} from '../../../src/engine/contracts/registry.ts';
import { withOption } from '../../../src/engine/options/changing.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { hasDoublePack, rowOf, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { oneOf, UsageError } from '../../../src/cli/command.ts';
import { houseIn, tableAt, type TableOptions } from '../../base/table-option.ts';

/** Contracts that nobody can lose by the cards, because none are played. */
const KINDS = ALL_CONTRACTS.filter(({ goal }) => goal.kind !== 'laidDown').map(({ id }) => id);
export type OwnKind = (typeof KINDS)[number];

/** Throws UsageError for what is no contract in which cards are played. */
export const ownKind = (text: string): OwnKind => oneOf('own', text, KINDS);

/** The table of the options, at which the contract may come up besides. Throws UsageError where it cannot. */
export function ownTable(kind: OwnKind, options: TableOptions): TableRules {
  const game = options.game === '' && kind === 'bierkopf' ? 'bierkopf' : options.game;
  const rules = tableAt(game, offering(kind, houseIn(options)));
  if (!rowOf(rules, kind)) throw new UsageError(`--own ${kind}: nobody plays it at this table`);
  if (hasDoublePack(rules)) throw new UsageError(`--own ${kind}: no chances are told with two copies of each card`);
  return rules;
}

/** House rules with a contract among them. */
function offering(contract: ContractId, house: HouseRules): HouseRules {
  const offered = OFFERED.find((id) => id === contract);
  if (offered) return withOffered(house, offered);
  const raised = RAISED.find((id) => `${id}-tout` === contract);
  if (raised) return withRaised(withOffered(house, raised), raised);
  if (contract === 'ramsch') return withOption(house, { option: 'passout.rule', value: 'ramsch' });
  return contract === 'muss' || contract === 'muss-normal'
    ? withOption(house, { option: 'passout.rule', value: 'muss' })
    : house;
}

const withOffered = (house: HouseRules, id: OfferedId): HouseRules =>
  house['contracts.enabled'].includes(id)
    ? house
    : withOption(house, { option: 'contracts.enabled', value: [...house['contracts.enabled'], id] });

const withRaised = (house: HouseRules, id: RaisedId): HouseRules =>
  house['tout.contracts'].includes(id)
    ? house
    : withOption(house, { option: 'tout.contracts', value: [...house['tout.contracts'], id] });

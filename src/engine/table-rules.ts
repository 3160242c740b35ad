// What a table has agreed on: pack, contracts, auction order, tariff. Plain data, saved whole with every round.
import type { PackSize } from './cards.ts';
import type { Ranking } from './auction.ts';
import type { Contract, ContractRow } from './contract.ts';
import { announcementsOf, contractOf } from './contract.ts';
import { PURE_CONTRACTS } from './contracts/pure.ts';
import type { Tariff } from './scoring/money.ts';

export interface TableRules {
  readonly pack: PackSize;
  /** Fewest cards in each packet of the cut (SPEC 2.2). */
  readonly cutMin: number;
  /** Sizes of the packets dealt to each player, in order (SPEC 2.2, 3.3). */
  readonly packets: readonly number[];
  readonly contracts: readonly ContractRow[];
  readonly ranking: Ranking;
  /** What happens when everybody passes. */
  readonly allPass: 'throwIn';
  readonly runners: 'paid' | 'off';
  readonly tariff: Tariff;
}

const PACKETS: Readonly<Record<PackSize, readonly number[]>> = { 32: [4, 4], 24: [3, 3], 20: [3, 2] };

/** The tariffs that the tables offer by name (SPEC 3.1). */
export const USUAL_TARIFFS = [
  { type: 'pair', values: [10, 50] },
  { type: 'pair', values: [5, 10] },
  { type: 'triple', values: [10, 20, 50] },
] as const satisfies readonly Tariff[];

/** The pure game of SPEC section 2 with a pack and a tariff. */
export const pureRules = (pack: PackSize = 32, tariff: Tariff = USUAL_TARIFFS[0]): TableRules => ({
  pack,
  cutMin: 3,
  packets: PACKETS[pack],
  contracts: PURE_CONTRACTS,
  ranking: PURE_CONTRACTS.map(({ id }) => [id]),
  allPass: 'throwIn',
  runners: 'paid',
  tariff,
});

export const rowOf = (rules: TableRules, id: string): ContractRow | undefined =>
  rules.contracts.find((row) => row.id === id);

const handOrders = new WeakMap<TableRules, Contract>();

/** The contract by whose order a hand is sorted before the real one is known: the lowest of the table. */
export function handOrderContract(rules: TableRules): Contract {
  const known = handOrders.get(rules);
  if (known) return known;
  const row = rules.contracts[0];
  const announcement = row && announcementsOf(row)[0];
  if (!row || !announcement) throw new Error('a table needs at least one contract');
  const contract = contractOf(row, announcement);
  handOrders.set(rules, contract);
  return contract;
}

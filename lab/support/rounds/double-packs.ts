// Tables with packs in which every card is there twice, played without an auction by two against two.
import { SIXTY_ONE } from '../../../src/engine/contracts/pure.ts';
import type { PackSize, Rank } from '../../../src/engine/base/cards.ts';
import type { ContractRow } from '../../../src/engine/base/contract.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { gameRulesOf, type TableRules } from '../../../src/engine/table/table-rules.ts';

const row = {
  parties: { kind: 'opposite' },
  goal: { ...SIXTY_ONE, atLeast: 121, schneiderAt: 180, safeAt: 61, drawAt: 120 },
  playRules: ['follow'],
  announceRules: [],
  price: 'partner',
  runnersFrom: 'never',
  stoss: 'never',
} as const satisfies Partial<ContractRow>;

const LOW_TEN: readonly Rank[] = ['A', 'K', 'O', 'T', 'U', '9'];
const HIGH_TEN: readonly Rank[] = ['A', 'T', 'K', 'O', 'U', '9'];

/** RELATIVES 9.1: two Obers, all Unters and the Bells are trumps. */
export const OF_1879: ContractRow = {
  ...row,
  id: 'of-1879',
  trumps: [{ card: 'EO' }, { card: 'GO' }, { rank: 'U' }, { suit: 'S' }],
  plain: LOW_TEN,
};

/** The orders of RELATIVES 8, by the names that the worked examples give them. */
const TRUMPS_OF_8: Readonly<Record<string, ContractRow['trumps']>> = {
  normal: [{ card: 'HT' }, { rank: 'O' }, { rank: 'U' }, { suit: 'S' }],
  'solo E': [{ card: 'HT' }, { rank: 'O' }, { rank: 'U' }, { suit: 'E' }],
  'solo H': [{ card: 'HT' }, { rank: 'O' }, { rank: 'U' }, { suit: 'H' }],
  'solo queens': [{ rank: 'O' }],
  'solo jacks': [{ rank: 'U' }],
  'solo aces': [],
};

export const of8 = (name: string, second: 'first' | 'second' = 'first'): ContractRow => ({
  ...row,
  id: 'of-8',
  trumps: TRUMPS_OF_8[name] ?? [],
  plain: HIGH_TEN,
  ...(second === 'second' && { laterBeats: 'HT' as const }),
});

const PACKETS: Readonly<Partial<Record<PackSize, readonly number[]>>> = { 48: [3, 3, 3, 3], 40: [3, 4, 3] };

/** A table that plays such a contract with a pack. */
export const doubleTable = (pack: 48 | 40, contract: ContractRow = OF_1879): TableRules => ({
  ...gameRulesOf('bierkopf', PURE_2007),
  pack,
  packets: PACKETS[pack] ?? [],
  contracts: [contract],
  ranking: [[contract.id]],
});

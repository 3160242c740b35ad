// Contracts of the games with fixed partners and trumps made by numbers (SPEC 7).
import type { ContractRow } from '../base/contract.ts';
import { TEN_LOW } from './pure.ts';

/** Deutscher Schafkopf: four Unters above the suit of the maker, Tens low, and the other side needs no more than 60. */
export const DEUTSCHER_GAME = {
  id: 'deutscher',
  trumps: [{ rank: 'U' }, { suit: 'chosen' }],
  plain: TEN_LOW,
  parties: { kind: 'opposite' },
  goal: { kind: 'points', atLeast: 61, schneiderAt: 91, safeAt: 30 },
  playRules: ['follow', 'mustTrump'],
  announceRules: [],
  price: 'partner',
  runnersFrom: 'never',
  stoss: 'never',
} as const satisfies ContractRow;

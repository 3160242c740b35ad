// The contract of Doppelschafkopf: Obers of Acorns and Leaves, Unters and Bells above Tens that are low (SPEC 9.1).
import type { ContractRow } from '../base/contract.ts';
import { TEN_LOW } from './pure.ts';

/** Of 240 card points 121 win; with 60 or fewer the others are Schneider, and no more can be won. */
export const DOPPELSCHAFKOPF_GAME = {
  id: 'doppelschafkopf',
  trumps: [{ card: 'EO' }, { card: 'GO' }, { rank: 'U' }, { suit: 'S' }],
  plain: TEN_LOW,
  parties: { kind: 'opposite' },
  goal: { kind: 'points', atLeast: 121, schneiderAt: 180, safeAt: 61, drawAt: 120, schwarzBy: 'never' },
  pairBonus: 'EO',
  playRules: ['follow'],
  announceRules: [],
  price: 'partner',
  runnersFrom: 'never',
  stoss: 'never',
} as const satisfies ContractRow;

// The contracts of the pure game, one row each (SPEC 1.4 and 2.5).
import type { Rank } from '../base/cards.ts';
import type { ContractRow, Goal } from '../base/contract.ts';

export const TEN_HIGH: readonly Rank[] = ['A', 'T', 'K', 'O', 'U', '9', '8', '7'];
/** Ten directly above the Nine: a house rule (SPEC 1.4, `rank.ten`). */
export const TEN_LOW: readonly Rank[] = ['A', 'K', 'O', 'U', 'T', '9', '8', '7'];
export const SIXTY_ONE = { kind: 'points', atLeast: 61, schneiderAt: 91, safeAt: 31 } as const satisfies Goal;

const rufer = {
  id: 'rufer',
  trumps: [{ rank: 'O' }, { rank: 'U' }, { suit: 'H' }],
  plain: TEN_HIGH,
  parties: { kind: 'calledAce', suits: ['E', 'G', 'S'] },
  goal: SIXTY_ONE,
  playRules: ['calledCard', 'follow'],
  announceRules: ['calledAceNotHeld', 'holdsCalledSuit'],
  price: 'partner',
  runnersFrom: 3,
  stoss: 'allowed',
} as const satisfies ContractRow;

const wenz = {
  id: 'wenz',
  trumps: [{ rank: 'U' }],
  plain: TEN_HIGH,
  parties: { kind: 'alone' },
  goal: SIXTY_ONE,
  playRules: ['follow'],
  announceRules: [],
  price: 'solo',
  runnersFrom: 2,
  stoss: 'allowed',
} as const satisfies ContractRow;

const solo = {
  id: 'solo',
  trumps: [{ rank: 'O' }, { rank: 'U' }, { suit: 'chosen' }],
  plain: TEN_HIGH,
  parties: { kind: 'alone' },
  goal: SIXTY_ONE,
  playRules: ['follow'],
  announceRules: ['holdsTrumpSuit'],
  price: 'solo',
  runnersFrom: 3,
  stoss: 'allowed',
} as const satisfies ContractRow;

const wenzTout = {
  ...wenz,
  id: 'wenz-tout',
  goal: { kind: 'everyTrick' },
  price: 'tout',
} as const satisfies ContractRow;

const soloTout = {
  ...solo,
  id: 'solo-tout',
  goal: { kind: 'everyTrick' },
  price: 'tout',
} as const satisfies ContractRow;

const sie = {
  id: 'sie',
  trumps: [{ rank: 'O' }, { rank: 'U' }],
  plain: TEN_HIGH,
  parties: { kind: 'alone' },
  goal: { kind: 'laidDown' },
  playRules: [],
  announceRules: ['holdsAllTopTrumps'],
  price: 'sie',
  runnersFrom: 3,
  stoss: 'never',
} as const satisfies ContractRow;

/** The rows of the pure game, in auction order from low to high. */
export const PURE_CONTRACTS = [rufer, wenz, solo, wenzTout, soloTout, sie] as const;

// Contracts of Schafkopf for three with a widow: the taker against the others, and "least" if nobody takes it (SPEC 6).
import type { ContractRow } from '../base/contract.ts';
import { PURE_CONTRACTS, SIXTY_ONE } from './pure.ts';

const [, , solo] = PURE_CONTRACTS;

/** Whoever has taken the widow plays alone, with Bells as trumps whatever the hand. */
export const WIDOW_GAME = {
  ...solo,
  id: 'widow-game',
  trumps: [{ rank: 'O' }, { rank: 'U' }, { suit: 'S' }],
  goal: { ...SIXTY_ONE, schwarzBy: 'points' },
  announceRules: [],
  runnersFrom: 'never',
  stoss: 'never',
} as const satisfies ContractRow;

/** Everyone for himself: whoever has fewest card points wins. */
export const LEAST = {
  ...WIDOW_GAME,
  id: 'least',
  parties: { kind: 'everyone' },
  goal: { kind: 'fewestPoints', decides: 'fewest' },
  price: 'ramsch',
} as const satisfies ContractRow;

// Contracts with the trumps of a Rufer and other sides: Hochzeit, Muss-Spiel, Kreuz, Bierkopf, Ramsch (SPEC 3.6 - 3.11, 3.16).
import type { ContractRow } from '../base/contract.ts';
import { PURE_CONTRACTS, SIXTY_ONE } from './pure.ts';

const [rufer] = PURE_CONTRACTS;

/** Hochzeit: the declarer is the player who took the offered trump, the partner who offered it and whose hand is judged. */
export const HOCHZEIT = {
  ...rufer,
  id: 'hochzeit',
  parties: { kind: 'offered' },
  playRules: ['follow'],
  announceRules: ['holdsOneTrump'],
  price: 'hochzeit',
} as const satisfies ContractRow;

/** Muss-Spiel: the holder of the Eichel-Ober must play; a Ten or King may have to be called, and 60 points are enough. */
export const MUSS = {
  ...rufer,
  id: 'muss',
  parties: { kind: 'calledAce', suits: ['E', 'G', 'S'], ranks: ['A', 'T', 'K'] },
  goal: { kind: 'points', atLeast: 60, schneiderAt: 90, safeAt: 30 },
  announceRules: ['calledAceNotHeld', 'callsWhatItMust'],
  stoss: 'never',
} as const satisfies ContractRow;

/** Muss-Spiel with the normal lines: of a hand with more trumps than the table allows (`muss.maxTrumps`). */
export const MUSS_NORMAL = { ...MUSS, id: 'muss-rufer', goal: SIXTY_ONE } as const satisfies ContractRow;

/** Kreuz: no auction; the declarer is one of the declaring team. */
export const KREUZ = {
  ...rufer,
  id: 'kreuz',
  parties: { kind: 'opposite' },
  playRules: ['follow'],
  announceRules: [],
} as const satisfies ContractRow;

/** Bierkopf: fixed partners; 60 points each leave it undecided, and both teams need 91 for Schneider. Nobody declares, so nobody can be doubled. */
export const BIERKOPF = {
  ...KREUZ,
  id: 'bierkopf',
  goal: { ...SIXTY_ONE, safeAt: 30, drawAt: 60 },
  stoss: 'never',
} as const satisfies ContractRow;

/** Ramsch: everyone for himself, who has most points pays. */
export const RAMSCH = {
  ...KREUZ,
  id: 'ramsch',
  parties: { kind: 'everyone' },
  goal: { kind: 'fewestPoints' },
  runnersFrom: 'never',
  stoss: 'never',
} as const satisfies ContractRow;

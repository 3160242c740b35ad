// Contracts of Doppelkopf: the normal game, the Hochzeit and the solos (SPEC 8).
import type { ContractRow, Goal, TrumpStep } from '../base/contract.ts';
import { TEN_HIGH } from './pure.ts';

/** The Ten of Hearts above all Obers and Unters. */
const LORDS = [{ card: 'HT' }, { rank: 'O' }, { rank: 'U' }] as const satisfies readonly TrumpStep[];

const GOAL = { kind: 'reKontra' } as const satisfies Goal;

/** What is the same in all of them. */
const COMMON = {
  plain: TEN_HIGH,
  goal: GOAL,
  playRules: ['follow'],
  announceRules: [],
  runnersFrom: 'never',
  stoss: 'never',
} as const;

/** Nobody has a reservation: the holders of the Old Ones play together, or one of them alone without a word. */
const normal = {
  ...COMMON,
  id: 'dok-normal',
  trumps: [...LORDS, { suit: 'S' }],
  parties: { kind: 'oldOnes' },
  price: 'partner',
} as const satisfies ContractRow;

/** Who holds both Old Ones plays with whoever takes the first trick besides him, of the first three. */
const wedding = {
  ...normal,
  id: 'dok-hochzeit',
  parties: { kind: 'firstForeignTrick', within: 3 },
} as const satisfies ContractRow;

const alone = { ...COMMON, parties: { kind: 'alone' }, price: 'solo' } as const;

const suitSolo = {
  ...alone,
  id: 'dok-solo',
  trumps: [...LORDS, { suit: 'chosen' }],
} as const satisfies ContractRow;

const queens = { ...alone, id: 'dok-queens', trumps: [{ rank: 'O' }] } as const satisfies ContractRow;
const jacks = { ...alone, id: 'dok-jacks', trumps: [{ rank: 'U' }] } as const satisfies ContractRow;
const aces = { ...alone, id: 'dok-aces', trumps: [] } as const satisfies ContractRow;

/** What is played if nobody has a reservation, the Hochzeit, and the solos that may be named besides it, all of them equal. */
export const DOPPELKOPF_CONTRACTS = [normal, wedding, suitSolo, queens, jacks, aces] as const;

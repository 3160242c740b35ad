// Contracts of the games with fixed partners and trumps made by numbers (SPEC 7).
import type { ContractRow } from '../base/contract.ts';
import { TEN_HIGH, TEN_LOW } from './pure.ts';

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

/** Card points that are enough for the side with the chalk, and that take it from the other side. */
const WITH_CHALK = 42;
const FOR_CHALK = 79;

const LORDS_THEN_SUIT = {
  trumps: [{ rank: 'U' }, { suit: 'chosen' }],
  plain: TEN_HIGH,
  parties: { kind: 'opposite' },
  announceRules: [],
  price: 'partner',
  runnersFrom: 'never',
  stoss: 'never',
} as const;

/** A Solo of every trick, in which the partner of the soloist lays the hand down; it ends with the first trick lost. */
const SOLO = {
  goal: { kind: 'everyTrick' },
  sitsOut: 'partner',
} as const;

const BAUERNSTOSS_FORM = { ...LORDS_THEN_SUIT, playRules: ['follow', 'mustTrump', 'overtakeLords'] } as const;

/** Bauernstoss: the makers of trumps have not got the chalk; or they have it; or the side has it that was dealt the highest trump. */
export const BAUERNSTOSS_GAME = {
  ...BAUERNSTOSS_FORM,
  id: 'bauernstoss',
  goal: { kind: 'points', atLeast: FOR_CHALK, schneiderAt: 91, safeAt: 30 },
} as const satisfies ContractRow;
export const BAUERNSTOSS_CHALK = {
  ...BAUERNSTOSS_FORM,
  id: 'bauernstoss-chalk',
  goal: { kind: 'points', atLeast: WITH_CHALK, schneiderAt: 91, safeAt: 30 },
} as const satisfies ContractRow;
export const BAUERNSTOSS_FIRST = {
  ...BAUERNSTOSS_FORM,
  id: 'bauernstoss-first',
  goal: {
    kind: 'points',
    atLeast: FOR_CHALK,
    fewerWith: { card: 'EU', atLeast: WITH_CHALK },
    schneiderAt: 91,
    safeAt: 30,
  },
} as const satisfies ContractRow;

/** "Give me one": the soloist exchanges a card with the partner. */
export const SMALL_SOLO = {
  ...BAUERNSTOSS_FORM,
  ...SOLO,
  id: 'small-solo',
  announceRules: ['holdsHighestTrump', 'holdsNotAllLords'],
  price: 'solo',
  exchange: 'withPartner',
} as const satisfies ContractRow;
/** "Lay them down". */
export const BIG_SOLO = {
  ...BAUERNSTOSS_FORM,
  ...SOLO,
  id: 'big-solo',
  announceRules: ['holdsHighestTrump'],
  price: 'tout',
} as const satisfies ContractRow;

const SCHOOFKOPP_FORM = { ...LORDS_THEN_SUIT, playRules: ['follow', 'mustTrump', 'overtakeTrumps'] } as const;

/** Alter Schoofkopp: without the chalk, with it, and in the first deal of a game, which wins it. */
export const SCHOOFKOPP_GAME = {
  ...SCHOOFKOPP_FORM,
  id: 'schoofkopp',
  goal: { kind: 'points', atLeast: FOR_CHALK, schneiderAt: 89, safeAt: 32 },
} as const satisfies ContractRow;
export const SCHOOFKOPP_CHALK = {
  ...SCHOOFKOPP_FORM,
  id: 'schoofkopp-chalk',
  goal: { kind: 'points', atLeast: WITH_CHALK, schneiderAt: 89, safeAt: 32 },
} as const satisfies ContractRow;
export const SCHOOFKOPP_FIRST = {
  ...SCHOOFKOPP_FORM,
  id: 'schoofkopp-first',
  goal: { kind: 'points', atLeast: 61, schneiderAt: 89, safeAt: 32 },
} as const satisfies ContractRow;
/** "Lech Dich": wins or loses the whole game. */
export const SCHOOFKOPP_SOLO = {
  ...SCHOOFKOPP_FORM,
  ...SOLO,
  id: 'schoofkopp-solo',
  announceRules: ['holdsHighestTrump'],
  price: 'tout',
} as const satisfies ContractRow;

/** All of them, from the lowest up. */
export const NUMBER_CONTRACTS = [
  DEUTSCHER_GAME,
  BAUERNSTOSS_FIRST,
  BAUERNSTOSS_CHALK,
  BAUERNSTOSS_GAME,
  SMALL_SOLO,
  BIG_SOLO,
  SCHOOFKOPP_FIRST,
  SCHOOFKOPP_CHALK,
  SCHOOFKOPP_GAME,
  SCHOOFKOPP_SOLO,
] as const;

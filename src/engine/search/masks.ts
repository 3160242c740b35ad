// The rules of play as bit arithmetic: the one deliberate second statement of them, kept equal to the first by tests.
import type { Card, PackSize } from '../base/cards.ts';
import { calledRulesOf, type Contract, discardsFrom } from '../base/contract.ts';
import type { PlayRuleId } from '../base/rule-ids.ts';
import { type Layout, layoutOf } from './layout.ts';

/** A contract in bits. Sets of cards are 32-bit masks, single cards are bit numbers of the layout. */
export interface CompiledContract {
  readonly layout: Layout;
  /** Every bit if the suit led must be followed, no bit if not. */
  readonly followDuty: number;
  /** The trumps that whoever is void in the suit led must play; no bits where anything may be thrown away. */
  readonly ruffDuty: number;
  /** The called card, and all cards of its effective suit; no bits in contracts without one. */
  readonly called: number;
  readonly calledSuit: number;
  /** Cards of its suit with which its holder may run away; whether he may then keep it back; and most cards of a hand that throws it. */
  readonly runAwayMin: number;
  readonly ducks: boolean;
  readonly discardsFrom: number;
  /**
   * Who must beat the trick if he can: nobody, who follows suit, everybody, everybody where trumps were led, or everybody where a
   * lord wins.
   */
  readonly overtaking: 'never' | 'following' | 'always' | 'trumpLed' | 'lordWins';
}

type MaskForm = (contract: Contract, layout: Layout) => Partial<CompiledContract>;

/** What each rule of play becomes in bits: a new rule does not compile without its mask form. */
const MASK_FORMS: Readonly<Record<PlayRuleId, MaskForm>> = {
  follow: () => ({ followDuty: -1 }),
  mustTrump: (_contract, { trumpMask }) => ({ ruffDuty: trumpMask }),
  overtakeFollowing: () => ({ overtaking: 'following' }),
  overtake: () => ({ overtaking: 'always' }),
  overtakeTrumps: () => ({ overtaking: 'trumpLed' }),
  overtakeLords: () => ({ overtaking: 'lordWins' }),
  calledCard: ({ called, row }, layout) => {
    const bit = called && layout.bitOf[called];
    if (bit === undefined) return {};
    const rules = calledRulesOf(row);
    return {
      called: 1 << bit,
      calledSuit: layout.groupMask[bit] as number,
      runAwayMin: rules.runAwayMin,
      ducks: rules.ducks,
      discardsFrom: discardsFrom(rules),
    };
  },
};

const compiled = new WeakMap<Contract, Map<PackSize, CompiledContract>>();

/** The contract of a row in bits; works for every row and pack. Computed once for each contract object. */
export function compile(contract: Contract, pack: PackSize): CompiledContract {
  const known = compiled.get(contract) ?? new Map<PackSize, CompiledContract>();
  compiled.set(contract, known);
  const found = known.get(pack) ?? compileRow(contract, pack);
  known.set(pack, found);
  return found;
}

const UNCALLED = { runAwayMin: 0, ducks: false, discardsFrom: 0 } as const;

/** More cards than any hand has. */
const NEVER = 32;
const byDeal = new WeakMap<CompiledContract, readonly [may: CompiledContract, mayNot: CompiledContract]>();

/**
 * The same contract for one deal, `hands` in bits as they were dealt: where it matters how many cards of the called suit
 * its holder was dealt, he may run away at any time or never.
 */
export function forDeal(compiled: CompiledContract, { row }: Contract, hands: readonly number[]): CompiledContract {
  if (compiled.called === 0 || calledRulesOf(row).counted === 'current-hand') return compiled;
  const variants = byDeal.get(compiled) ?? [
    { ...compiled, runAwayMin: 0 },
    { ...compiled, runAwayMin: NEVER },
  ];
  byDeal.set(compiled, variants);
  const held = hands.find((hand) => (hand & compiled.called) !== 0) ?? 0;
  return variants[countOf(held & compiled.calledSuit) >= compiled.runAwayMin ? 0 : 1];
}

function compileRow(contract: Contract, pack: PackSize): CompiledContract {
  const layout = layoutOf(contract, pack);
  const none: CompiledContract = {
    layout,
    followDuty: 0,
    ruffDuty: 0,
    called: 0,
    calledSuit: 0,
    overtaking: 'never',
    ...UNCALLED,
  };
  return contract.row.playRules.reduce((bits, id) => ({ ...bits, ...MASK_FORMS[id](contract, layout) }), none);
}

/** Whether the holder of a called card is bound by it: 1 until its suit has been led in a completed trick, else 0. */
export type Lock = number;

export const lockAtStart = ({ called }: CompiledContract): Lock => (called === 0 ? 0 : 1);

/** The lock after a trick to which this card was led. */
export const lockAfter = ({ calledSuit }: CompiledContract, led: number, lock: Lock): Lock =>
  lock & ~(calledSuit >>> led) & 1;

/** Cards that the leader of a trick may play. */
export function legalLeads({ called, calledSuit, runAwayMin }: CompiledContract, hand: number, lock: Lock): number {
  if (lock === 0 || (hand & called) === 0 || countOf(hand & calledSuit) >= runAwayMin) return hand;
  return hand & ~(calledSuit ^ called);
}

/** Cards that may follow the card led. */
export function legalFollows(compiled: CompiledContract, hand: number, led: number, lock: Lock): number {
  const { called, calledSuit, followDuty, ruffDuty, layout } = compiled;
  const group = layout.groupMask[led] as number;
  const inSuit = hand & group;
  const allowed = (inSuit & followDuty) === 0 ? hand & ruffDuty || hand : inSuit;
  if (lock === 0 || (hand & called) === 0) return allowed;
  if (group === calledSuit) {
    const keepsBack = compiled.ducks && countOf(hand & calledSuit) >= compiled.runAwayMin;
    return keepsBack ? allowed : allowed & ~(calledSuit ^ called);
  }
  return inSuit === 0 && countOf(hand) > compiled.discardsFrom ? allowed & ~called : allowed;
}

/** Of the cards that may follow the card led, those that the duty to beat the `winning` card leaves. */
export const overtakingOf = (compiled: CompiledContract, allowed: number, led: number, winning: number): number =>
  compiled.overtaking === 'never' ? allowed : beatingOf(compiled, allowed, led, winning);

function beatingOf({ layout, overtaking }: CompiledContract, allowed: number, led: number, winning: number): number {
  const follows = (allowed & (layout.groupMask[led] as number)) !== 0;
  if (overtaking === 'following' && !follows) return allowed;
  if (overtaking === 'trumpLed' && ((layout.trumpMask >>> led) & 1) === 0) return allowed;
  if (overtaking === 'lordWins' && ((layout.lordMask >>> winning) & 1) === 0) return allowed;
  return allowed & (layout.beatenBy[winning] as number) || allowed;
}

/** Cards that a player may play; the card `led` and the one that is `winning` are undefined for the leader. */
export const legalMask = (
  compiled: CompiledContract,
  hand: number,
  led: number | undefined,
  winning: number | undefined,
  lock: Lock,
): number =>
  led === undefined || winning === undefined
    ? legalLeads(compiled, hand, lock)
    : overtakingOf(compiled, legalFollows(compiled, hand, led, lock), led, winning);

/** The cards that, played later, take the trick from the winning one. */
export const takersOf = ({ layout }: CompiledContract, winning: number): number => layout.beatenBy[winning] as number;

/** Whether a card, played later, takes the trick from the winning one. */
export const takes = (compiled: CompiledContract, card: number, winning: number): boolean =>
  ((takersOf(compiled, winning) >>> card) & 1) === 1;

/** Place (0 - 3, in order of play) of the card that wins a trick. */
export function winningPlace(compiled: CompiledContract, cards: ArrayLike<number>): number {
  let best = 0;
  for (let place = 1; place < cards.length; place++)
    if (takes(compiled, cards[place] as number, cards[best] as number)) best = place;
  return best;
}

/** Number of cards in a set. */
export function countOf(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest card of a set that is not empty. */
export const lowestOf = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The faces in a set, lowest bit first. */
export function cardsIn({ cardAt }: Layout, mask: number): readonly Card[] {
  return cardAt.filter((_, bit) => ((mask >>> bit) & 1) === 1);
}

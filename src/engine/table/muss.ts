// The Muss-Spiel: which lines the forced game is played for, and when the called suit is missing in the caller's hand (SPEC 3.9).
import { type Card, cardOf, type PackSize, type Rank, rankOf, type Suit, suitOf } from '../base/cards.ts';
import { type Contract, contractOf } from '../base/contract.ts';
import { MUSS, MUSS_NORMAL } from '../contracts/partnerships.ts';
import type { HouseRules } from '../options/options.ts';
import { orderOf } from '../play/order.ts';

/** Ids of the forced games: with the easier lines, or with the normal ones for a hand with many trumps. */
const MUSS_IDS = [MUSS.id, MUSS_NORMAL.id] as const;

export const isMuss = (contract: string): boolean => MUSS_IDS.some((id) => id === contract);

/** The forced game of a hand: with more trumps than the table allows it counts as a normal Rufer. */
export function mussRowFor(house: HouseRules, pack: PackSize, hand: readonly Card[]): (typeof MUSS_IDS)[number] {
  const most = house['muss.maxTrumps'];
  if (most === 'none') return MUSS.id;
  const { trumps } = orderOf(contractOf(MUSS, { contract: MUSS.id, called: 'EA' }), pack);
  return hand.filter((card) => trumps.includes(card)).length > most ? MUSS_NORMAL.id : MUSS.id;
}

/**
 * Whether the announcement shows that the caller holds a card of the called suit: always in a Rufer, and in a Muss-Spiel
 * for an ace, unless he has said that he lacks the suit.
 */
export function showsCalledSuit({ called, row }: Contract, renonce: true | undefined): boolean {
  if (called === undefined) return false;
  return row.announceRules.includes('holdsCalledSuit') || (isMuss(row.id) && rankOf(called) === 'A' && !renonce);
}

/** Cards that the hand as dealt must have held, and suits of which it had the ace or nothing, for the call to be allowed. */
export interface MussCall {
  readonly held: readonly Card[];
  readonly aceOrVoid: readonly Suit[];
}

/** Ranks that are called only by a hand that holds every callable card of the rank before. */
const CALLED_AFTER: Readonly<Partial<Record<Rank, readonly Rank[]>>> = { T: ['A'], K: ['A', 'T'] };

/** What the call of a Muss-Spiel tells of the caller's hand besides that it lacks the called card (SPEC 3.9). */
export function shownByMussCall({ called, row }: Contract, renonce: true | undefined): MussCall {
  if (called === undefined || !isMuss(row.id) || row.parties.kind !== 'calledAce') return { held: [], aceOrVoid: [] };
  const { suits } = row.parties;
  const ranks = CALLED_AFTER[rankOf(called)] ?? [];
  return {
    held: ranks.flatMap((rank) => suits.map((suit) => cardOf(suit, rank))),
    aceOrVoid: renonce ? suits.filter((suit) => suit !== suitOf(called)) : [],
  };
}

/** Whether the caller has no card of the suit of the ace that he calls, which he must say. */
export function isRenonce(contract: Contract, pack: PackSize, hand: readonly Card[]): boolean {
  const { called, row } = contract;
  if (called === undefined || !isMuss(row.id) || rankOf(called) !== 'A') return false;
  const order = orderOf(contract, pack);
  return !hand.some((card) => order.groupOf(card) === suitOf(called));
}

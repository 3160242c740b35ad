// What a search looks up all the time: the tables of its contract, and the position it has come to. Everything lies in
// typed arrays that are filled anew and never replaced, so that masks are neither boxed nor looked for.
import type { Sitting } from './exact-search.ts';
import type { Layout } from './layout.ts';

/** By bit: what a card counts, the cards of its group, and the cards that take the trick from it. */
export const value = new Int32Array(32);
export const groupMask = new Int32Array(32);
/** By bit: the cards of its group that are like it but for strength and points. */
export const alikeMask = new Int32Array(32);
export const beatenBy = new Int32Array(32);

/** Single numbers of the contract, at the places below. */
export const facts = new Int32Array(4);
/** The set of all trumps. */
export const TRUMPS = 0;
/** The bit of the lowest trump. */
export const LOWEST_TRUMP = 1;
/** What a trick is worth besides the cards in it. */
export const PER_TRICK = 2;
/** Place of the last player of a trick, 0 for its leader. */
export const LAST_PLACE = 3;

/** Stands for the seat of a player that there is not: nobody's hand is empty. */
export const NOBODY = 4;
/** By seat: the cards held, 1 for the declaring side and 0 for the other, and who plays next. */
export const hands = new Int32Array(NOBODY + 1);
export const side = new Int32Array(NOBODY + 1);
export const nextSeat = new Int32Array(NOBODY + 1);

/** Loads a contract in which cards count `values` (by bit) and each trick `trickValue` besides. */
export function loadContract(layout: Layout, values: ArrayLike<number>, trickValue: number): void {
  const trumps = layout.trumpMask;
  value.set(values);
  groupMask.set(layout.groupMask);
  alikeMask.set(layout.alikeMask);
  beatenBy.set(layout.beatenBy);
  facts[TRUMPS] = trumps;
  facts[LOWEST_TRUMP] = trumps === 0 ? 0 : 31 - Math.clz32(trumps & -trumps);
  facts[PER_TRICK] = trickValue;
}

/** Loads who plays with whom, and after whom. */
export function loadSides({ players, idle }: Sitting, sides: readonly number[]): void {
  facts[LAST_PLACE] = players - (idle === undefined ? 1 : 2);
  side.set(sides);
  for (let seat = 0; seat < NOBODY; seat++) {
    const next = (seat + 1) % players;
    nextSeat[seat] = next === idle ? (next + 1) % players : next;
  }
  nextSeat[NOBODY] = NOBODY;
}

/** Loads what everybody holds, by seat. */
export function loadHands(held: readonly number[]): void {
  hands.set(held);
}

/** All cards that are in hands. */
export const cardsLeft = (): number =>
  (hands[0] as number) | (hands[1] as number) | (hands[2] as number) | (hands[3] as number);

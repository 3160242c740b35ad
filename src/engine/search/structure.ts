// The common form of positions of one deal that differ only in which of several equivalent cards are left.
import type { Layout } from './layout.ts';

/** Most parts that a contract has: four plain suits and two runs of trumps. */
const MAX_PARTS = 6;
const SUBSETS = 256;
const PART_SIZE = 8;

/** For each part and subset: the subset with the same owners from top to bottom that lies highest, at its place in the word. */
const canonical = new Int32Array(MAX_PARTS * SUBSETS);
let loadedLayout: Layout | undefined;
const shifts = new Int32Array(MAX_PARTS);
const sizes = new Int32Array(MAX_PARTS);
let partCount = 0;

/** Prepares the tables that hold for every deal of a contract. */
export function prepareParts(layout: Layout): void {
  if (layout === loadedLayout) return;
  loadedLayout = layout;
  partCount = layout.parts.length;
  layout.parts.forEach(({ shift, cards }, index) => {
    shifts[index] = shift;
    sizes[index] = (1 << cards) - 1;
  });
}

/** Prepares the tables for one deal: who owns which card decides which subsets have a common form. */
export function prepareOwners(hands: readonly number[]): void {
  const all = hands.reduce((mask, hand) => mask | hand, 0);
  for (let index = 0; index < partCount; index++) {
    const shift = shifts[index] as number;
    for (let bit = 0; bit < PART_SIZE; bit++) {
      let seat = 0;
      while (seat < hands.length && !(((hands[seat] as number) >>> (shift + bit)) & 1)) seat++;
      owners[bit] = seat;
    }
    fillCanonical(index, (all >>> shift) & (sizes[index] as number));
  }
}

/** Owner of each card of the part being prepared, by bit from the part's lowest; 4 if nobody holds it any more. */
const owners = new Int8Array(PART_SIZE);

/** Fills in the form of every subset of the cards of a part that are still held. */
function fillCanonical(index: number, held: number): void {
  const shift = shifts[index] as number;
  const highest = 31 - Math.clz32(sizes[index] as number);
  for (let subset = held; ; subset = (subset - 1) & held) {
    let form = 0;
    let next = highest;
    for (let rest = subset; rest !== 0; next--) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      while (next > bit && owners[next] !== owners[bit]) next--;
      form |= 1 << next;
    }
    canonical[index * SUBSETS + subset] = form << shift;
    if (subset === 0) return;
  }
}

/** The common form of all positions with these cards left that are the same game but for the points on the cards. */
export function canonicalForm(left: number): number {
  let form = 0;
  for (let index = 0; index < partCount; index++)
    form |= canonical[index * SUBSETS + ((left >>> (shifts[index] as number)) & (sizes[index] as number))] as number;
  return form;
}

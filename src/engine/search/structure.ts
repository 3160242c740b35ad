// Positions of one deal that differ only in the points printed on equivalent cards: their common form, and how far
// their values can lie apart.
import type { Layout, Part } from './layout.ts';

/** Most parts that a contract has: four plain suits and two runs of trumps. */
const MAX_PARTS = 6;
const SUBSETS = 256;
const PART_SIZE = 8;

/** For each part and subset: the subset with the same owners from top to bottom that lies highest, at its place in the word. */
const canonical = new Int32Array(MAX_PARTS * SUBSETS);
/** For two subsets of equal size: how much the first has more (low byte) and less (high byte) than the second, card by card. */
const pointGaps: Int32Array[] = [];
/** For each subset of eight bits and n: the n-th highest bit. */
const nthHighest = new Int8Array(SUBSETS * PART_SIZE).fill(-1);
/** For each subset of eight bits and each bit in it: how many bits lie above. */
const countAbove = new Int8Array(SUBSETS * PART_SIZE);

let parts: readonly Part[] = [];
let loadedLayout: Layout | undefined;
let loadedPoints: readonly number[] = [];
const shifts = new Int32Array(MAX_PARTS);
const sizes = new Int32Array(MAX_PARTS);
let partCount = 0;
const partOfBit = new Int32Array(32);

for (let subset = 0; subset < SUBSETS; subset++) {
  let found = 0;
  for (let bit = PART_SIZE - 1; bit >= 0; bit--) {
    if (!((subset >>> bit) & 1)) continue;
    countAbove[subset * PART_SIZE + bit] = found;
    nthHighest[subset * PART_SIZE + found++] = bit;
  }
}

const gapsByPoints = new Map<string, Int32Array>();

function gapsOf(points: readonly number[]): Int32Array {
  const key = points.join();
  const known = gapsByPoints.get(key);
  if (known) return known;
  const size = 1 << points.length;
  const gaps = new Int32Array(size * size);
  for (let here = 0; here < size; here++)
    for (let there = 0; there < size; there++) gaps[here * size + there] = gapBetween(points, here, there);
  gapsByPoints.set(key, gaps);
  return gaps;
}

function gapBetween(points: readonly number[], here: number, there: number): number {
  let more = 0;
  let less = 0;
  for (let n = 0; n < points.length; n++) {
    const a = nthHighest[here * PART_SIZE + n] ?? -1;
    const b = nthHighest[there * PART_SIZE + n] ?? -1;
    if (a < 0 || b < 0) break;
    const gap = (points[a] ?? 0) - (points[b] ?? 0);
    if (gap > 0) more += gap;
    else less -= gap;
  }
  return more | (less << 8);
}

/** Prepares the tables that hold for every deal of a contract; `points` by bit. */
export function prepareParts(layout: Layout, points: Int32Array): void {
  if (layout === loadedLayout && loadedPoints.every((each, bit) => each === points[bit])) return;
  loadedLayout = layout;
  loadedPoints = [...points];
  parts = layout.parts;
  partCount = parts.length;
  parts.forEach(({ shift, cards }, index) => {
    shifts[index] = shift;
    sizes[index] = (1 << cards) - 1;
    for (let bit = shift; bit < shift + cards; bit++) partOfBit[bit] = index;
    pointGaps[index] = gapsOf(Array.from(points.subarray(shift, shift + cards)));
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

/** Points that `here` may be worth more (low 16 bits) and less (high 16 bits) than `there`, a position of the same form. */
export function gapsBetween(here: number, there: number): number {
  let more = 0;
  let less = 0;
  for (let index = 0; index < partCount; index++) {
    const shift = shifts[index] as number;
    const size = sizes[index] as number;
    const gap = (pointGaps[index] as Int32Array)[
      ((here >>> shift) & size) * (size + 1) + ((there >>> shift) & size)
    ] as number;
    more += gap & 0xff;
    less += gap >> 8;
  }
  return more | (less << 16);
}

/** A card by its place in the structure: part and number of cards left above it. */
export function placeOf(bit: number, left: number): number {
  const index = partOfBit[bit] as number;
  const shift = shifts[index] as number;
  const subset = (left >>> shift) & (sizes[index] as number);
  return index * PART_SIZE + (countAbove[subset * PART_SIZE + (bit - shift)] as number);
}

/** The card at a place, or -1. */
export function bitAtPlace(place: number, left: number): number {
  const index = place >> 3;
  const shift = shifts[index] as number;
  const subset = (left >>> shift) & (sizes[index] as number);
  const bit = nthHighest[subset * PART_SIZE + (place & 7)] as number;
  return bit < 0 ? -1 : bit + shift;
}

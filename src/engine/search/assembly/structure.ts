// Positions of one deal that differ only in the points printed on equivalent cards: their common form, and how far
// their values can lie apart. Says of structure.ts beside this folder what the module needs.
import {
  CANONICAL,
  fact,
  handOf,
  highestOf,
  MAX_PARTS,
  NTH_HIGHEST,
  OWNERS,
  PART_COUNT,
  PART_OF_BIT,
  PART_SHIFT,
  PART_SIZE,
  PARTS,
  PER_TRICK,
  setFact,
  valueOf,
  word,
} from './memory';

/** Subsets of a part, and bits of one. */
const SUBSETS: i32 = 256;
const BITS: i32 = 8;
const NONE: i32 = 0xff;
const SEATS: i32 = 4;

function shiftOf(part: i32): i32 {
  return load<i32>(word(part), PART_SHIFT);
}

function sizeOf(part: i32): i32 {
  return load<i32>(word(part), PART_SIZE);
}

/** Fills the table of n-th highest bits, which holds for every contract. */
export function prepareSubsets(): void {
  memory.fill(NTH_HIGHEST, <u8>NONE, SUBSETS * BITS);
  for (let subset = 0; subset < SUBSETS; subset++) {
    let found = 0;
    for (let rest = subset; rest !== 0; found++) {
      const bit = highestOf(rest);
      rest &= ~(1 << bit);
      store<u8>(<usize>(subset * BITS + found), <u8>bit, NTH_HIGHEST);
    }
  }
}

/** Prepares what holds for every deal of the contract. */
export function prepareParts(parts: i32): void {
  setFact(PART_COUNT, parts);
  memory.fill(PART_SIZE, 0, word(MAX_PARTS));
  memory.fill(CANONICAL, 0, word(MAX_PARTS * SUBSETS));
  for (let part = 0; part < parts; part++) {
    const shift = load<i32>((<usize>part) << 3, PARTS);
    const cards = load<i32>((<usize>part) << 3, PARTS + 4);
    store<i32>(word(part), shift, PART_SHIFT);
    store<i32>(word(part), (1 << cards) - 1, PART_SIZE);
    for (let bit = shift; bit < shift + cards; bit++) store<i32>(word(bit), part, PART_OF_BIT);
  }
}

/** Prepares the tables for the deal that is loaded: who owns which card decides which subsets have a common form. */
export function prepareOwners(): void {
  const all = handOf(0) | handOf(1) | handOf(2) | handOf(3);
  for (let part = 0; part < fact(PART_COUNT); part++) {
    const shift = shiftOf(part);
    for (let bit = 0; bit < BITS; bit++) {
      let seat = 0;
      while (seat < SEATS && ((handOf(seat) >>> (shift + bit)) & 1) === 0) seat++;
      store<u8>(<usize>bit, <u8>seat, OWNERS);
    }
    fillCanonical(part, (all >>> shift) & sizeOf(part));
  }
}

/** Fills in the form of every subset of the cards of a part that are still held. */
function fillCanonical(part: i32, held: i32): void {
  const shift = shiftOf(part);
  const highest = highestOf(sizeOf(part));
  for (let subset = held; ; subset = (subset - 1) & held) {
    let form = 0;
    let next = highest;
    for (let rest = subset; rest !== 0; next--) {
      const bit = highestOf(rest);
      rest &= ~(1 << bit);
      const owner = load<u8>(<usize>bit, OWNERS);
      while (next > bit && load<u8>(<usize>next, OWNERS) !== owner) next--;
      form |= 1 << next;
    }
    store<i32>(word(part * SUBSETS + subset), form << shift, CANONICAL);
    if (subset === 0) return;
  }
}

/** The common form of the cards left of one part; a part that there is not has no cards. */
function formIn(part: i32, left: i32): i32 {
  const subset = (left >>> shiftOf(part)) & sizeOf(part);
  return load<i32>(word(part * SUBSETS + subset), CANONICAL);
}

/** The common form of all positions with these cards left that are the same game but for the points on the cards. */
export function canonicalForm(left: i32): i32 {
  return formIn(0, left) | formIn(1, left) | formIn(2, left) | formIn(3, left) | formIn(4, left) | formIn(5, left);
}

/** Points that `here` may be worth more (low 16 bits) and less (high 16 bits) than `there`, a position of the same form. */
export function gapsBetween(here: i32, there: i32): i32 {
  if (fact(PER_TRICK) !== 0) return 0;
  let more: i32 = 0;
  let less: i32 = 0;
  // Both have as many cards in each part; cards of the same place that are the same card make no difference.
  for (let differing = here ^ there; differing !== 0;) {
    const part = load<i32>(word(highestOf(differing)), PART_OF_BIT);
    const set = sizeOf(part) << shiftOf(part);
    differing &= ~set;
    let mine = here & set;
    let theirs = there & set;
    while (mine !== theirs) {
      const a = highestOf(mine);
      const b = highestOf(theirs);
      mine &= ~(1 << a);
      theirs &= ~(1 << b);
      const gap = valueOf(a) - valueOf(b);
      more += max(gap, 0);
      less += max(-gap, 0);
    }
  }
  return more | (less << 16);
}

/** A card by its place in the structure: part and number of cards left above it. */
export function placeOf(bit: i32, left: i32): i32 {
  const part = load<i32>(word(bit), PART_OF_BIT);
  const set = sizeOf(part) << shiftOf(part);
  return part * BITS + popcnt(left & set & ~((2 << bit) - 1));
}

/** The card at a place, or -1. */
export function bitAtPlace(place: i32, left: i32): i32 {
  const part = place >> 3;
  const shift = shiftOf(part);
  const subset = (left >>> shift) & sizeOf(part);
  const bit = <i32>load<u8>(<usize>(subset * BITS + (place & 7)), NTH_HIGHEST);
  return bit === NONE ? -1 : bit + shift;
}

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
  VALUES_DOWN,
  word,
} from './memory';

/** Subsets of a part, and bits of one. */
const SUBSETS: i32 = 256;
const BITS: i32 = 8;
const NONE: i32 = 0xff;
const SEATS: i32 = 4;
/** Eight bytes: the highest bit of each, and 1 in each. */
const TOP_BITS: u64 = ((<u64>0x80808080) << 32) | 0x80808080;
const EACH_BYTE: u64 = ((<u64>0x01010101) << 32) | 0x01010101;

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
    for (let subset = 1; subset < 1 << cards; subset++)
      store<u64>(placeIn(part, subset), valuesDown(part, subset), VALUES_DOWN);
  }
}

/** Where the values of a subset lie in their table. */
function placeIn(part: i32, subset: i32): usize {
  return (<usize>(part * SUBSETS + subset)) << 3;
}

/** The values of a subset, from those without its highest card. */
function valuesDown(part: i32, subset: i32): u64 {
  const bit = highestOf(subset);
  const others = load<u64>(placeIn(part, subset & ~(1 << bit)), VALUES_DOWN);
  return (others << BITS) | (<u64>valueOf(bit + shiftOf(part)));
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

/** Fills in the form of every subset of the cards of a part that are still held: that without its lowest card, and the place of that one. */
function fillCanonical(part: i32, held: i32): void {
  const shift = shiftOf(part);
  const highest = highestOf(sizeOf(part));
  store<i32>(word(part * SUBSETS), 0, CANONICAL);
  for (let subset = held & -held; subset !== 0; subset = (subset - held) & held) {
    const above = load<i32>(word(part * SUBSETS + (subset & (subset - 1))), CANONICAL) >>> shift;
    const bit = ctz(subset);
    const owner = load<u8>(<usize>bit, OWNERS);
    let place = above === 0 ? highest : ctz(above) - 1;
    while (place > bit && load<u8>(<usize>place, OWNERS) !== owner) place--;
    store<i32>(word(part * SUBSETS + subset), (above | (1 << place)) << shift, CANONICAL);
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

/** The values of the cards of one part, from the highest bit down. */
function valuesIn(part: i32, left: i32): u64 {
  const subset = (left >>> shiftOf(part)) & sizeOf(part);
  return load<u64>(placeIn(part, subset), VALUES_DOWN);
}

/** What the bytes of a number that are at least as great as those of another one are greater, in sum; bytes below 128. */
function greaterBy(bytes: u64, than: u64): i32 {
  const apart = (bytes | TOP_BITS) - than;
  const greater = apart & TOP_BITS;
  return <i32>((((apart ^ greater) & (greater - (greater >>> 7))) * EACH_BYTE) >>> 56);
}

/** Points that `here` may be worth more (low 16 bits) and less (high 16 bits) than `there`, a position of the same form. */
export function gapsBetween(here: i32, there: i32): i32 {
  if (fact(PER_TRICK) !== 0) return 0;
  let more: i32 = 0;
  let less: i32 = 0;
  // Both have as many cards in each part; cards of the same place that are the same card make no difference.
  for (let differing = here ^ there; differing !== 0;) {
    const part = load<i32>(word(highestOf(differing)), PART_OF_BIT);
    differing &= ~(sizeOf(part) << shiftOf(part));
    const mine = valuesIn(part, here);
    const theirs = valuesIn(part, there);
    more += greaterBy(mine, theirs);
    less += greaterBy(theirs, mine);
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

// The table of positions already searched: bounds on the points still to come, kept by structure.
import { countOf } from './masks.ts';
import { bitAtPlace, canonicalForm, gapsBetween, placeOf } from './structure.ts';
import { cardsLeft } from './tables.ts';

const BUCKET_BITS = 17;
const BUCKETS = 1 << BUCKET_BITS;
/** Numbers in an entry: form, tag, cards left, bounds and best card. */
const ENTRY = 4;
const ENTRIES = 2;
const BUCKET = ENTRY * ENTRIES;
const GENERATIONS = 1 << 20;
/** No card, any upper bound, lower bound 0. */
const NOTHING_KNOWN = (0xff << 16) | (0xff << 8);

const table = new Int32Array(BUCKETS * BUCKET);
let generation = 1;

/** Forgets everything: the next search is about another deal. */
export function forgetPositions(): void {
  generation = (generation + 1) % GENERATIONS;
  if (generation !== 0) return;
  table.fill(0);
  generation = 1;
}

/** Leader (2 bits), lock of the called card (1 bit) and generation in one number. */
const tagOf = (leader: number, lock: number): number => (generation << 3) | (lock << 2) | leader;

function slotOf(form: number, tag: number): number {
  const mixed = Math.imul(form ^ Math.imul(tag & 7, 0x2c1b3c6d), 0x9e3779b1);
  return (mixed >>> (32 - BUCKET_BITS)) * BUCKET;
}

/** What a look-up found, in one number: bounds on the points still to come, and the best card or -1. */
export const lowerOf = (found: number): number => found & 0xff;
export const upperOf = (found: number): number => (found >>> 8) & 0xff;
export const bestOf = (found: number): number => (found >>> 16) - 1;

/** Looks a position up; the bounds are 0 and `rest` if nothing is known. */
export function lookUp(leader: number, lock: number, rest: number): number {
  const left = cardsLeft();
  const form = canonicalForm(left);
  const tag = tagOf(leader, lock);
  const slot = slotOf(form, tag);
  let lower = 0;
  let upper = rest;
  let best = -1;
  for (let at = slot; at < slot + BUCKET; at += ENTRY) {
    if (table[at] !== form || table[at + 1] !== tag) continue;
    const there = table[at + 2] as number;
    const packed = table[at + 3] as number;
    let low = packed & 0xff;
    let high = (packed >>> 8) & 0xff;
    if (there !== left) {
      const gaps = gapsBetween(left, there);
      low -= gaps >> 16;
      high += gaps & 0xffff;
    }
    if (low > lower) lower = low;
    if (high < upper) upper = high;
    const place = packed >>> 16;
    if (best < 0 && place !== 0xff) best = bitAtPlace(place, left);
  }
  return lower | (upper << 8) | ((best + 1) << 16);
}

/** Where a position is noted, or is to be noted now, in the bucket that begins at `slot`. */
function entryFor(slot: number, form: number, tag: number, left: number): number {
  const second = slot + ENTRY;
  if (table[slot] === form && table[slot + 1] === tag && table[slot + 2] === left) return slot;
  if (table[second] === form && table[second + 1] === tag && table[second + 2] === left) return second;
  // The first place is for the position with more cards left, which cost more; the second for the newest of the others.
  const isOfThisDeal = (table[slot + 1] as number) >>> 3 === generation;
  const at = isOfThisDeal && countOf(table[slot + 2] as number) > countOf(left) ? second : slot;
  if (at === slot) for (let word = 0; word < ENTRY; word++) table[second + word] = table[slot + word] as number;
  table[at] = form;
  table[at + 1] = tag;
  table[at + 2] = left;
  table[at + 3] = NOTHING_KNOWN;
  return at;
}

/** Notes new bounds of a position. */
export function remember(leader: number, lock: number, lower: number, upper: number, best: number): void {
  const left = cardsLeft();
  const form = canonicalForm(left);
  const tag = tagOf(leader, lock);
  const at = entryFor(slotOf(form, tag), form, tag, left);
  const packed = table[at + 3] as number;
  const low = Math.max(lower, packed & 0xff);
  const high = Math.min(upper, (packed >>> 8) & 0xff);
  const place = best >= 0 ? placeOf(best, left) : packed >>> 16;
  table[at + 3] = low | (high << 8) | (place << 16);
}

// The table of positions already searched: bounds on the points still to come, kept by structure. It keeps and replaces what
// transposition.ts beside this folder keeps and replaces, so that both search the same nodes, in half the memory.
import { POSITIONS } from './memory';
import { bitAtPlace, canonicalForm, gapsBetween, placeOf } from './structure';

const BUCKET_BITS: i32 = 17;
/** Bytes of an entry (cards left, then what is known of them) and, as a shift, of a bucket of two. */
const ENTRY: usize = 8;
const KNOWN: usize = 4;
const BUCKET_SHIFT: usize = 4;

/** What is known: lower bound (7 bits), upper bound (7), place of the best card (6), then the tag. */
const BOUND: i32 = 0x7f;
const UPPER_SHIFT: i32 = 7;
const PLACE_SHIFT: i32 = 14;
const PLACE: i32 = 0x3f;
const TAG_SHIFT: i32 = 20;
/** The tag: leader (2 bits), lock of the called card (1) and generation, that is deal (9); no deal is the zeroth. */
const LOCK_SHIFT: i32 = 2;
const GENERATION_SHIFT: i32 = 3;
const GENERATIONS: i32 = 1 << 9;
/** No card, any upper bound, lower bound 0. */
const NOTHING: i32 = (PLACE << PLACE_SHIFT) | (BOUND << UPPER_SHIFT);

let generation: i32 = 0;

/** Forgets everything: the next search is about another deal. */
export function forgetPositions(): void {
  generation = (generation + 1) % GENERATIONS;
  if (generation !== 0) return;
  memory.fill(POSITIONS, 0, (<usize>1) << (<usize>BUCKET_BITS + BUCKET_SHIFT));
  generation = 1;
}

function tagOf(leader: i32, lock: i32): i32 {
  return (generation << GENERATION_SHIFT) | (lock << LOCK_SHIFT) | leader;
}

function slotOf(form: i32, tag: i32): usize {
  const mixed = (form ^ ((tag & 7) * 0x2c1b3c6d)) * <i32>0x9e3779b1;
  return ((<usize>(mixed >>> (32 - BUCKET_BITS))) << BUCKET_SHIFT) + POSITIONS;
}

/** What a look-up found, in one number: bounds on the points still to come, and the best card or -1. */
export function lowerOf(found: i32): i32 {
  return found & 0xff;
}

export function upperOf(found: i32): i32 {
  return (found >>> 8) & 0xff;
}

export function bestOf(found: i32): i32 {
  return (found >>> 16) - 1;
}

/** Looks a position up, given by its cards and their common form; the bounds are 0 and `rest` if nothing is known. */
export function lookUp(left: i32, form: i32, leader: i32, lock: i32, rest: i32): i32 {
  const tag = tagOf(leader, lock);
  const slot = slotOf(form, tag);
  let lower: i32 = 0;
  let upper = rest;
  let best: i32 = -1;
  for (let at = slot; at <= slot + ENTRY; at += ENTRY) {
    const known = load<i32>(at, KNOWN);
    if (known >>> TAG_SHIFT !== tag) continue;
    const there = load<i32>(at);
    let low = known & BOUND;
    let high = (known >>> UPPER_SHIFT) & BOUND;
    if (there !== left) {
      if (canonicalForm(there) !== form) continue;
      if (low > lower || high < upper) {
        const gaps = gapsBetween(left, there);
        low -= gaps >> 16;
        high += gaps & 0xffff;
      }
    }
    if (low > lower) lower = low;
    if (high < upper) upper = high;
    const place = (known >>> PLACE_SHIFT) & PLACE;
    if (best < 0 && place !== PLACE) best = bitAtPlace(place, left);
  }
  return lower | (upper << 8) | ((best + 1) << 16);
}

/** Where a position is noted, or is to be noted now, in the bucket that begins at `slot`. */
function entryFor(slot: usize, tag: i32, left: i32): usize {
  const second = slot + ENTRY;
  const first = load<i32>(slot, KNOWN) >>> TAG_SHIFT;
  if (first === tag && load<i32>(slot) === left) return slot;
  if (load<i32>(second, KNOWN) >>> TAG_SHIFT === tag && load<i32>(second) === left) return second;
  // The first place is for the position with more cards left, which cost more; the second for the newest of the others.
  const isOfThisDeal = first >>> GENERATION_SHIFT === generation;
  const keeps = isOfThisDeal && popcnt(load<i32>(slot)) > popcnt(left);
  const at = keeps ? second : slot;
  if (!keeps) store<i64>(second, load<i64>(slot));
  store<i32>(at, left);
  store<i32>(at, NOTHING | (tag << TAG_SHIFT), KNOWN);
  return at;
}

/** Notes new bounds of a position. */
export function remember(left: i32, form: i32, leader: i32, lock: i32, lower: i32, upper: i32, best: i32): void {
  const tag = tagOf(leader, lock);
  const at = entryFor(slotOf(form, tag), tag, left);
  const known = load<i32>(at, KNOWN);
  const low = max(lower, known & BOUND);
  const high = min(upper, (known >>> UPPER_SHIFT) & BOUND);
  const place = best >= 0 ? placeOf(best, left) : (known >>> PLACE_SHIFT) & PLACE;
  store<i32>(at, low | (high << UPPER_SHIFT) | (place << PLACE_SHIFT) | (tag << TAG_SHIFT), KNOWN);
}

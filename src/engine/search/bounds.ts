// What a side gets for certain at a trick boundary, without a search: tricks that nobody can take from it.
import type { Layout } from './layout.ts';
import { countOf } from './masks.ts';

/** Cards by points, from the cheapest class up. */
const classPoints = new Int32Array(8);
const classMask = new Int32Array(8);
let classes = 0;
const plainSuits = new Int32Array(4);
let suits = 0;
let trumps = 0;
let perTrick = 0;

export function prepareBounds(layout: Layout, values: Int32Array, trickValue: number): void {
  trumps = layout.trumpMask;
  perTrick = trickValue;
  const all = layout.cardAt.map((_, bit) => bit);
  const kinds = [...new Set(all.map((bit) => values[bit] as number))].sort((a, b) => a - b);
  classes = kinds.length;
  kinds.forEach((points, index) => {
    classPoints[index] = points;
    classMask[index] = all.reduce((mask, bit) => (values[bit] === points ? mask | (1 << bit) : mask), 0);
  });
  const groups = [...new Set(all.map((bit) => layout.groupMask[bit] as number))].filter((mask) => mask !== trumps);
  suits = groups.length;
  plainSuits.set(groups);
}

/** Points of all cards in a set. */
function pointsIn(mask: number): number {
  let sum = 0;
  for (let index = 0; index < classes; index++)
    sum += countOf(mask & (classMask[index] as number)) * (classPoints[index] as number);
  return sum;
}

/** Points of the `count` cheapest cards of a hand. */
function cheapest(hand: number, count: number): number {
  let sum = 0;
  let left = count;
  for (let index = 0; index < classes && left > 0; index++) {
    const some = Math.min(left, countOf(hand & (classMask[index] as number)));
    sum += some * (classPoints[index] as number);
    left -= some;
  }
  return sum;
}

/** The cards of `own` that lie above all cards of `others` in a suit given by its mask. */
function topRun(own: number, others: number, suit: number): number {
  const against = others & suit;
  if (against === 0) return own & suit;
  const below = 31 - Math.clz32(against);
  return below === 31 ? 0 : own & suit & (-1 << (below + 1));
}

/**
 * Points that the side of the leader (hand `h0`) is certain of: it draws its highest trumps and then cashes the top of
 * each plain suit as long as nobody can ruff.
 */
export function certainForLeader(h0: number, h1: number, h2: number, h3: number, rest: number): number {
  const others = h1 | h2 | h3;
  const drawn = topRun(h0, others, trumps);
  const rounds = countOf(drawn);
  let cashed = drawn;
  for (let index = 0; index < suits; index++) {
    const suit = plainSuits[index] as number;
    const run = topRun(h0, others, suit);
    if (run === 0) continue;
    const safe = Math.min(
      roundsBeforeRuff(h1, suit, rounds),
      roundsBeforeRuff(h2, suit, rounds),
      roundsBeforeRuff(h3, suit, rounds),
      countOf(run),
    );
    cashed |= highest(run, safe);
  }
  const tricks = countOf(cashed);
  if (tricks === 0) return 0;
  if (tricks === countOf(h0)) return rest;
  return pointsIn(cashed) + cheapest(h1, tricks) + cheapest(h2, tricks) + cheapest(h3, tricks) + tricks * perTrick;
}

const NEVER = 32;

/** Rounds of a plain suit before this player, friend or foe, might put a trump on it, after `drawn` rounds of trumps. */
function roundsBeforeRuff(hand: number, suit: number, drawn: number): number {
  if (countOf(hand & trumps) <= drawn) return NEVER;
  return countOf(hand & suit);
}

/** The `count` highest cards of a set. */
function highest(mask: number, count: number): number {
  let chosen = 0;
  let left = mask;
  for (let n = 0; n < count && left !== 0; n++) {
    const bit = 1 << (31 - Math.clz32(left));
    chosen |= bit;
    left &= ~bit;
  }
  return chosen;
}

/** Points that the player holding the highest trump left is certain of, wherever he sits. */
export function certainForTopTrumps(hand: number, a: number, b: number, c: number, rest: number): number {
  const top = topRun(hand, a | b | c, trumps);
  const tricks = countOf(top);
  if (tricks === 0) return 0;
  if (tricks === countOf(hand)) return rest;
  return pointsIn(top) + cheapest(a, tricks) + cheapest(b, tricks) + cheapest(c, tricks) + tricks * perTrick;
}

// What a side gets for certain at a trick boundary, without a search: tricks that nobody can take from it.
import type { Layout } from './layout.ts';
import { countOf } from './masks.ts';
import { cheapest, pointsIn } from './point-classes.ts';

const plainSuits = new Int32Array(4);
let suits = 0;
let trumps = 0;
let perTrick = 0;

/** Loads the suits of a contract and what a trick is worth besides the cards in it; point classes must be prepared. */
export function prepareBounds(layout: Layout, trickValue: number): void {
  trumps = layout.trumpMask;
  perTrick = trickValue;
  const groups = new Set(layout.cardAt.map((_, bit) => layout.groupMask[bit] as number));
  groups.delete(trumps);
  suits = groups.size;
  plainSuits.set([...groups]);
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
  const given = contribution(h1, rounds, tricks) + contribution(h2, rounds, tricks) + contribution(h3, rounds, tricks);
  return pointsIn(cashed) + given + tricks * perTrick;
}

/** The least that a player puts into `tricks` tricks of which the first `rounds` are led with trumps. */
function contribution(hand: number, rounds: number, tricks: number): number {
  const followed = hand & trumps;
  if (rounds === 0 || followed === 0) return cheapest(hand, tricks);
  return Math.max(cheapest(followed, rounds), cheapest(hand, tricks));
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

// What a side gets for certain at a trick boundary, without a search: tricks that nobody can take from it.
import type { Layout } from './layout.ts';
import { countOf } from './masks.ts';
import { cheapest, pointsIn } from './point-classes.ts';
import { facts, hands, nextSeat, NOBODY, PER_TRICK, TRUMPS } from './tables.ts';

const plainSuits = new Int32Array(4);
let suits = 0;

/** Loads the suits of a contract; point classes must be prepared. */
export function prepareBounds(layout: Layout): void {
  const groups = new Set(layout.cardAt.map((_, bit) => layout.groupMask[bit] as number));
  groups.delete(layout.trumpMask);
  suits = groups.size;
  plainSuits.set([...groups]);
}

/** The cards of a set above a bit. */
const above = (mask: number, bit: number): number => mask & ~((2 << bit) - 1);

/** The cards of `own` that lie above all cards of `others` in a suit given by its mask. */
function topRun(own: number, others: number, suit: number): number {
  const against = others & suit;
  return against === 0 ? own & suit : above(own & suit, 31 - Math.clz32(against));
}

/**
 * Points that the side of the leader is certain of: he draws his highest trumps and then cashes the top of each plain suit
 * as long as nobody can ruff.
 */
export function certainForLeader(leader: number, rest: number): number {
  const trumps = facts[TRUMPS] as number;
  const own = hands[leader] as number;
  const a = nextSeat[leader] as number;
  const b = otherAfter(leader, a);
  const c = otherAfter(leader, b);
  const handA = hands[a] as number;
  const handB = hands[b] as number;
  const handC = hands[c] as number;
  const others = handA | handB | handC;
  const drawn = topRun(own, others, trumps);
  const rounds = countOf(drawn);
  const ruffsA = countOf(handA & trumps) > rounds;
  const ruffsB = countOf(handB & trumps) > rounds;
  const ruffsC = countOf(handC & trumps) > rounds;
  let cashed = drawn;
  for (let index = 0; index < suits; index++) {
    const suit = plainSuits[index] as number;
    if ((own & suit) === 0) continue;
    const run = topRun(own, others, suit);
    if (run === 0) continue;
    let safe = countOf(run);
    if (ruffsA) safe = Math.min(safe, countOf(handA & suit));
    if (ruffsB) safe = Math.min(safe, countOf(handB & suit));
    if (ruffsC) safe = Math.min(safe, countOf(handC & suit));
    cashed |= highest(run, safe);
  }
  if (cashed === 0) return 0;
  if (cashed === own) return rest;
  const tricks = countOf(cashed);
  const given =
    contribution(handA, rounds, tricks) + contribution(handB, rounds, tricks) + contribution(handC, rounds, tricks);
  return pointsIn(cashed) + given + tricks * (facts[PER_TRICK] as number);
}

/** The player after another one, or nobody if that is the seat itself or there was nobody any more: two or three play as well. */
function otherAfter(seat: number, before: number): number {
  if (before === NOBODY) return NOBODY;
  const next = nextSeat[before] as number;
  return next === seat ? NOBODY : next;
}

/** The least that a player puts into `tricks` tricks of which the first `rounds` are led with trumps. */
function contribution(hand: number, rounds: number, tricks: number): number {
  const followed = hand & (facts[TRUMPS] as number);
  if (rounds === 0 || followed === 0) return cheapest(hand, tricks);
  return Math.max(cheapest(followed, rounds), cheapest(hand, tricks));
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

/**
 * Points that a player's side is certain of for his trumps, whoever leads: each of them falls into another trick, and the
 * other side, which holds `foes`, takes such a trick only with a higher trump of its own.
 */
export function certainForTrumps(seat: number, foes: number, rest: number): number {
  const trumps = facts[TRUMPS] as number;
  const own = hands[seat] as number;
  const mine = own & trumps;
  let higher = foes & trumps;
  const most = countOf(mine);
  let tricks = 0;
  let from = 0;
  for (let lost = 0; most - lost > tricks; lost++) {
    const high = higher === 0 ? mine : above(mine, 31 - Math.clz32(higher));
    const won = countOf(high) - lost;
    if (won > tricks) {
      tricks = won;
      from = high;
    }
    if (higher === 0) break;
    higher &= ~(1 << (31 - Math.clz32(higher)));
  }
  if (tricks === 0) return 0;
  if (tricks === countOf(own)) return rest;
  const a = nextSeat[seat] as number;
  const b = otherAfter(seat, a);
  const c = otherAfter(seat, b);
  const given =
    cheapest(hands[a] as number, tricks) + cheapest(hands[b] as number, tricks) + cheapest(hands[c] as number, tricks);
  return cheapest(from, tricks) + given + tricks * (facts[PER_TRICK] as number);
}

// The search itself: can the declaring side get at least so much? Null-window alpha-beta on bit masks, trick by trick.
import { certainForLeader, certainForTopTrumps, prepareBounds } from './bounds.ts';
import type { Players } from '../seats.ts';
import type { Layout } from './layout.ts';
import type { CompiledContract } from './masks.ts';
import { legalFollows, legalLeads, lockAfter, lowestOf, overtakingOf } from './masks.ts';
import * as moves from './moves.ts';
import { bestFirst, moveCard } from './moves.ts';
import { FOLLOW, LEAD, prepareOrdering } from './ordering.ts';
import { preparePointClasses } from './point-classes.ts';
import { prepareOwners, prepareParts } from './structure.ts';
import { forgetPositions, found, lookUp, remember } from './transposition.ts';

/** The contract being searched; set before every search. */
let compiled = {} as CompiledContract;
let loadedLayout: Layout | undefined;
let beatenBy: Int32Array = new Int32Array(32);
let trumps = 0;
const value = new Int32Array(32);
/** Whoever sits so many places after the first seat, once round the table and on: the seat, and whether it is declaring. */
const seatAt = new Int32Array(8);
const isDeclaring = new Int32Array(8);
/** Place of the last player of a trick, and number of players. */
let lastPlace = 3;
/** What a trick is worth besides the cards in it. */
let perTrick = 0;
let nodes = 0;

/** Nodes of this search since the module was loaded. */
export const searchNodes = (): number => nodes;

/**
 * Loads the tables for a deal; every search of the same deal may follow. What is counted is either the points of the cards
 * (`values`, by bit, with no `trickValue`) or tricks (a `trickValue` alone). `side` has 1 for each seat of the declaring side.
 */
export function prepareSearch(
  contract: CompiledContract,
  players: Players,
  hands: readonly number[],
  side: readonly number[],
  values: ArrayLike<number>,
  trickValue: number,
): void {
  const { layout } = contract;
  if (layout !== loadedLayout || trickValue !== perTrick) loadTables(layout, values, trickValue);
  prepareParts(layout, value);
  compiled = contract;
  lastPlace = players - 1;
  for (let place = 0; place < seatAt.length; place++) {
    seatAt[place] = place % players;
    isDeclaring[place] = side[place % players] as number;
  }
  moves.release(0);
  forgetPositions();
  prepareOwners(hands);
}

/** What the contract decides, whatever the deal. */
function loadTables(layout: Layout, values: ArrayLike<number>, trickValue: number): void {
  loadedLayout = layout;
  beatenBy = layout.beatenBy;
  trumps = layout.trumpMask;
  perTrick = trickValue;
  value.set(values);
  preparePointClasses(layout, value);
  prepareOrdering(layout);
  moves.prepareMoves(layout, value);
  prepareBounds(layout, trickValue);
}

/** Below and above everything that a search can answer. */
const LEAST = -1;
const MOST = 1000;

/**
 * Value still to come for the declaring side from a trick boundary; hands in order of play from the leader on, the fourth
 * one empty if three play.
 * Fail-soft: a result of at least `target` is a lower bound, one below it an upper bound.
 */
export function boundary(
  h0: number,
  h1: number,
  h2: number,
  h3: number,
  leader: number,
  lock: number,
  rest: number,
  target: number,
): number {
  if (target <= 0) return 0;
  if (rest < target) return rest;
  nodes++;
  if ((h0 & (h0 - 1)) === 0) return lastTrick(h0, h1, h2, h3, leader, rest);
  const left = h0 | h1 | h2 | h3;
  const locked = (left & compiled.called) !== 0 ? lock : 0;
  lookUp(left, leader, locked, rest);
  if (found.lower >= target) return found.lower;
  if (found.upper < target) return found.upper;
  const { lower, upper, best, form } = found;
  const certain = certainTricks(h0, h1, h2, h3, leader, rest, target);
  if (certain >= 0) return certain;

  const maximising = isDeclaring[leader] !== 0;
  const from = moves.top;
  const end = leadingMoves(h0, h1, h2, h3, leader, locked, best);
  let result = maximising ? LEAST : MOST;
  let chosen = -1;
  for (let at = from; at < end; at++) {
    if (at + 1 < end) bestFirst(at, end);
    const bound =
      at === from ? moves.NO_SKIP : maximising ? moves.skipAbove(from, at, target) : moves.skipBelow(from, at, target);
    if (bound !== moves.NO_SKIP) {
      if (maximising ? bound > result : bound < result) result = bound;
      continue;
    }
    const card = moveCard(at);
    const points = value[card] as number;
    const v = follow(h0 & ~(1 << card), h1, h2, h3, leader, locked, rest, target, card, card, 0, points, 1);
    moves.results[at] = v;
    if (maximising ? v > result : v < result) {
      result = v;
      chosen = card;
    }
    if (maximising ? v >= target : v < target) break;
  }
  moves.release(from);
  if (result >= target) remember(form, left, leader, locked, Math.max(result, lower), upper, chosen);
  else remember(form, left, leader, locked, lower, Math.min(result, upper), chosen);
  return result;
}

/** Puts the leads on the stack of moves; returns their end. */
function leadingMoves(
  h0: number,
  h1: number,
  h2: number,
  h3: number,
  leader: number,
  lock: number,
  best: number,
): number {
  const own = isDeclaring[leader] as number;
  const partners =
    (isDeclaring[leader + 1] === own ? h1 : 0) |
    (isDeclaring[leader + 2] === own ? h2 : 0) |
    (isDeclaring[leader + 3] === own ? h3 : 0);
  LEAD.partners = partners;
  LEAD.opponents = (h1 | h2 | h3) & ~partners;
  LEAD.h1 = h1;
  LEAD.h2 = h2;
  LEAD.h3 = h3;
  return moves.generateLeads(legalLeads(compiled, h0, lock), h0 | h1 | h2 | h3, best);
}

/** Each player has one card. */
function lastTrick(h0: number, h1: number, h2: number, h3: number, leader: number, rest: number): number {
  let winning = lowestOf(h0);
  let by = 0;
  if (h1 & (beatenBy[winning] as number)) {
    winning = lowestOf(h1);
    by = 1;
  }
  if (h2 & (beatenBy[winning] as number)) {
    winning = lowestOf(h2);
    by = 2;
  }
  if (h3 & (beatenBy[winning] as number)) by = 3;
  return isDeclaring[leader + by] !== 0 ? rest : 0;
}

/**
 * The value within a trick, for the player `place` (1 - 3) places after the leader. `led` and `winning` are cards, the
 * latter played by the player `by` places after the leader; `points` lie on the table. Fail-soft like `boundary`.
 */
export function follow(
  h0: number,
  h1: number,
  h2: number,
  h3: number,
  leader: number,
  lock: number,
  rest: number,
  target: number,
  led: number,
  winning: number,
  by: number,
  points: number,
  place: number,
): number {
  nodes++;
  const own = isDeclaring[leader + place] as number;
  const maximising = own !== 0;
  const from = moves.top;
  const end = followingMoves(h0, h1, h2, h3, leader, lock, led, winning, by, place, own);
  let result = maximising ? LEAST : MOST;
  for (let at = from; at < end; at++) {
    if (at + 1 < end) bestFirst(at, end);
    const bound =
      at === from ? moves.NO_SKIP : maximising ? moves.skipAbove(from, at, target) : moves.skipBelow(from, at, target);
    if (bound !== moves.NO_SKIP) {
      if (maximising ? bound > result : bound < result) result = bound;
      continue;
    }
    const card = moveCard(at);
    const others = ~(1 << card);
    const takes = ((beatenBy[winning] as number) & ~others) !== 0;
    const by2 = takes ? place : by;
    const points2 = points + (value[card] as number);
    let v: number;
    if (place === lastPlace) {
      const unlocked = lockAfter(compiled, led, lock);
      v = trickTaken(h0, h1, h2 & others, h3 & others, leader, unlocked, rest, target, by2, points2 + perTrick);
    } else {
      const winning2 = takes ? card : winning;
      const h1Left = place === 1 ? h1 & others : h1;
      const h2Left = place === 2 ? h2 & others : h2;
      v = follow(h0, h1Left, h2Left, h3, leader, lock, rest, target, led, winning2, by2, points2, place + 1);
    }
    moves.results[at] = v;
    if (maximising ? v > result : v < result) result = v;
    if (maximising ? v >= target : v < target) break;
  }
  moves.release(from);
  return result;
}

/** Puts the moves of a later player, whose side is `own`, on the stack of moves; returns their end. */
function followingMoves(
  h0: number,
  h1: number,
  h2: number,
  h3: number,
  leader: number,
  lock: number,
  led: number,
  winning: number,
  by: number,
  place: number,
  own: number,
): number {
  const hand = place === 1 ? h1 : place === 2 ? h2 : h3;
  const third = place === 1 ? h2 : 0;
  const last = place === 3 ? 0 : h3;
  const thirdIsFriend = isDeclaring[leader + 2] === own;
  const lastIsFriend = isDeclaring[leader + 3] === own;
  FOLLOW.group = compiled.layout.groupMask[led] as number;
  FOLLOW.winning = winning;
  FOLLOW.winnerIsFriend = isDeclaring[leader + by] === own ? 1 : 0;
  FOLLOW.friendA = thirdIsFriend ? third : 0;
  FOLLOW.friendB = lastIsFriend ? last : 0;
  FOLLOW.foeA = thirdIsFriend ? 0 : third;
  FOLLOW.foeB = lastIsFriend ? 0 : last;
  const legal = overtakingOf(compiled, legalFollows(compiled, hand, led, lock), led, winning);
  return moves.generateFollows(legal, h0 | h1 | h2 | h3 | (1 << winning));
}

/** The value once a trick worth `points` has gone to the player `winner` places after the leader. */
export function trickTaken(
  h0: number,
  h1: number,
  h2: number,
  h3: number,
  leader: number,
  lock: number,
  rest: number,
  target: number,
  winner: number,
  points: number,
): number {
  const next = seatAt[leader + winner] as number;
  const gain = isDeclaring[next] !== 0 ? points : 0;
  const togo = rest - points;
  const need = target - gain;
  if (winner === 0) return gain + boundary(h0, h1, h2, h3, next, lock, togo, need);
  if (lastPlace === 2) {
    if (winner === 1) return gain + boundary(h1, h2, h0, 0, next, lock, togo, need);
    return gain + boundary(h2, h0, h1, 0, next, lock, togo, need);
  }
  if (winner === 1) return gain + boundary(h1, h2, h3, h0, next, lock, togo, need);
  if (winner === 2) return gain + boundary(h2, h3, h0, h1, next, lock, togo, need);
  return gain + boundary(h3, h0, h1, h2, next, lock, togo, need);
}

/** A bound that needs no search, or -1 if it decides nothing. */
function certainTricks(
  h0: number,
  h1: number,
  h2: number,
  h3: number,
  leader: number,
  rest: number,
  target: number,
): number {
  const decided = decidedBy(certainForLeader(h0, h1, h2, h3, rest), leader, rest, target);
  if (decided >= 0) return decided;
  const live = (h0 | h1 | h2 | h3) & trumps;
  if (live === 0) return -1;
  const highest = 1 << (31 - Math.clz32(live));
  if (highest & h0) return -1;
  if (highest & h1) return decidedBy(certainForTopTrumps(h1, h0, h2, h3, rest), leader + 1, rest, target);
  if (highest & h2) return decidedBy(certainForTopTrumps(h2, h0, h1, h3, rest), leader + 2, rest, target);
  return decidedBy(certainForTopTrumps(h3, h0, h1, h2, rest), leader + 3, rest, target);
}

/** The bound that follows if a seat's side is certain of some points, or -1 if it leaves the target open. */
function decidedBy(points: number, seat: number, rest: number, target: number): number {
  if (isDeclaring[seat] !== 0) return points >= target ? points : -1;
  return rest - points < target ? rest - points : -1;
}

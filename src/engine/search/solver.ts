// Exact play with open cards: the value of a position and of every legal card, by null-window search on bit masks.
import { certainForLeader, certainForTopTrumps, prepareBounds } from './bounds.ts';
import type { CompiledContract, Lock } from './masks.ts';
import { countOf, legalFollows, legalLeads, legalMask, lockAfter, lowestOf } from './masks.ts';
import { bestFirst, FOLLOW, LEAD, moveCard } from './moves.ts';
import * as moves from './moves.ts';
import { prepareStructure } from './structure.ts';
import { forgetPositions, found, lookUp, remember } from './transposition.ts';

/** What is counted: card points of the declaring side, or its tricks. */
export type Count = 'points' | 'tricks';

/** A position in bits; hands by seat. */
export interface Position {
  readonly compiled: CompiledContract;
  readonly hands: readonly [number, number, number, number];
  /** 1 for each seat of the declaring side. */
  readonly side: readonly [number, number, number, number];
  readonly leader: number;
  /** Bits of the cards on the table, in order of play. */
  readonly table: readonly number[];
  /** 1 while the holder of the called card is bound by it: its suit has not been led in a completed trick. */
  readonly lock: Lock;
}

/** The contract being searched; set before every search. */
let compiled = {} as CompiledContract;
let beatenBy: Int32Array = new Int32Array(32);
const value = new Int32Array(32);
const isDeclaring = new Int32Array(4);
/** What a trick is worth besides the cards in it. */
let perTrick = 0;
let nodes = 0;

/** Nodes searched since the module was loaded. */
export const nodesSearched = (): number => nodes;

/**
 * Value still to come for the declaring side from a trick boundary; hands in order of play from the leader on.
 * Fail-soft: a result of at least `target` is a lower bound, one below it an upper bound.
 */
function boundary(
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
  const partners =
    (isDeclaring[(leader + 1) & 3] === isDeclaring[leader] ? h1 : 0) |
    (isDeclaring[(leader + 2) & 3] === isDeclaring[leader] ? h2 : 0) |
    (isDeclaring[(leader + 3) & 3] === isDeclaring[leader] ? h3 : 0);
  LEAD.partners = partners;
  LEAD.opponents = (h1 | h2 | h3) & ~partners;
  LEAD.h1 = h1;
  LEAD.h2 = h2;
  LEAD.h3 = h3;
  const end = moves.generateLeads(legalLeads(compiled, h0, locked), left, best);
  let result = maximising ? -1 : 1000;
  let chosen = -1;
  for (let at = from; at < end; at++) {
    bestFirst(at, end);
    const card = moveCard(at);
    const gap = maximising ? moves.skipAbove(from, at, target) : moves.skipBelow(from, at, target);
    if (gap !== moves.NO_SKIP) {
      if (maximising ? gap > result : gap < result) result = gap;
      continue;
    }
    const bit = 1 << card;
    const v = second(h0 & ~bit, h1, h2, h3, leader, locked, rest, target, card);
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

/** Each player has one card. */
function lastTrick(h0: number, h1: number, h2: number, h3: number, leader: number, rest: number): number {
  const first = lowestOf(h0);
  let winning = first;
  let by = 0;
  const b1 = lowestOf(h1);
  if ((1 << b1) & (beatenBy[winning] as number)) {
    winning = b1;
    by = 1;
  }
  const b2 = lowestOf(h2);
  if ((1 << b2) & (beatenBy[winning] as number)) {
    winning = b2;
    by = 2;
  }
  if (h3 & (beatenBy[winning] as number)) by = 3;
  return isDeclaring[(leader + by) & 3] !== 0 ? rest : 0;
}

function second(
  h0: number,
  h1: number,
  h2: number,
  h3: number,
  leader: number,
  lock: number,
  rest: number,
  target: number,
  led: number,
): number {
  nodes++;
  const seat = (leader + 1) & 3;
  const maximising = isDeclaring[seat] !== 0;
  const from = moves.top;
  const live = h0 | h1 | h2 | h3 | (1 << led);
  FOLLOW.group = compiled.layout.groupMask[led] as number;
  FOLLOW.winning = led;
  FOLLOW.winnerIsFriend = isDeclaring[leader] === isDeclaring[seat] ? 1 : 0;
  FOLLOW.points = value[led] as number;
  FOLLOW.friendA = isDeclaring[(leader + 2) & 3] === isDeclaring[seat] ? h2 : 0;
  FOLLOW.friendB = isDeclaring[(leader + 3) & 3] === isDeclaring[seat] ? h3 : 0;
  FOLLOW.foeA = FOLLOW.friendA === 0 ? h2 : 0;
  FOLLOW.foeB = FOLLOW.friendB === 0 ? h3 : 0;
  const end = moves.generateFollows(legalFollows(compiled, h1, led, lock), live);
  let result = maximising ? -1 : 1000;
  for (let at = from; at < end; at++) {
    bestFirst(at, end);
    const gap = maximising ? moves.skipAbove(from, at, target) : moves.skipBelow(from, at, target);
    if (gap !== moves.NO_SKIP) {
      if (maximising ? gap > result : gap < result) result = gap;
      continue;
    }
    const card = moveCard(at);
    const bit = 1 << card;
    const takes = (bit & (beatenBy[led] as number)) !== 0;
    const v = third(
      h0,
      h1 & ~bit,
      h2,
      h3,
      leader,
      lock,
      rest,
      target,
      led,
      takes ? card : led,
      takes ? 1 : 0,
      (value[led] as number) + (value[card] as number),
    );
    moves.results[at] = v;
    if (maximising ? v > result : v < result) result = v;
    if (maximising ? v >= target : v < target) break;
  }
  moves.release(from);
  return result;
}

function third(
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
): number {
  nodes++;
  const seat = (leader + 2) & 3;
  const maximising = isDeclaring[seat] !== 0;
  const from = moves.top;
  const live = h0 | h1 | h2 | h3 | (1 << winning);
  FOLLOW.group = compiled.layout.groupMask[led] as number;
  FOLLOW.winning = winning;
  FOLLOW.winnerIsFriend = isDeclaring[(leader + by) & 3] === isDeclaring[seat] ? 1 : 0;
  FOLLOW.points = points;
  FOLLOW.friendA = 0;
  FOLLOW.foeA = 0;
  FOLLOW.friendB = isDeclaring[(leader + 3) & 3] === isDeclaring[seat] ? h3 : 0;
  FOLLOW.foeB = FOLLOW.friendB === 0 ? h3 : 0;
  const end = moves.generateFollows(legalFollows(compiled, h2, led, lock), live);
  let result = maximising ? -1 : 1000;
  for (let at = from; at < end; at++) {
    bestFirst(at, end);
    const gap = maximising ? moves.skipAbove(from, at, target) : moves.skipBelow(from, at, target);
    if (gap !== moves.NO_SKIP) {
      if (maximising ? gap > result : gap < result) result = gap;
      continue;
    }
    const card = moveCard(at);
    const bit = 1 << card;
    const takes = (bit & (beatenBy[winning] as number)) !== 0;
    const v = fourth(
      h0,
      h1,
      h2 & ~bit,
      h3,
      leader,
      lock,
      rest,
      target,
      led,
      takes ? card : winning,
      takes ? 2 : by,
      points + (value[card] as number),
    );
    moves.results[at] = v;
    if (maximising ? v > result : v < result) result = v;
    if (maximising ? v >= target : v < target) break;
  }
  moves.release(from);
  return result;
}

function fourth(
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
): number {
  nodes++;
  const seat = (leader + 3) & 3;
  const maximising = isDeclaring[seat] !== 0;
  const from = moves.top;
  const live = h0 | h1 | h2 | h3 | (1 << winning);
  FOLLOW.group = compiled.layout.groupMask[led] as number;
  FOLLOW.winning = winning;
  FOLLOW.winnerIsFriend = isDeclaring[(leader + by) & 3] === isDeclaring[seat] ? 1 : 0;
  FOLLOW.points = points;
  FOLLOW.friendA = 0;
  FOLLOW.foeA = 0;
  FOLLOW.friendB = 0;
  FOLLOW.foeB = 0;
  const end = moves.generateFollows(legalFollows(compiled, h3, led, lock), live);
  const unlocked = lockAfter(compiled, led, lock);
  let result = maximising ? -1 : 1000;
  for (let at = from; at < end; at++) {
    bestFirst(at, end);
    const gap = maximising ? moves.skipAbove(from, at, target) : moves.skipBelow(from, at, target);
    if (gap !== moves.NO_SKIP) {
      if (maximising ? gap > result : gap < result) result = gap;
      continue;
    }
    const card = moveCard(at);
    const bit = 1 << card;
    const winner = (bit & (beatenBy[winning] as number)) !== 0 ? 3 : by;
    const v = trickTaken(
      h0,
      h1,
      h2,
      h3 & ~bit,
      leader,
      unlocked,
      rest,
      target,
      winner,
      points + (value[card] as number) + perTrick,
    );
    moves.results[at] = v;
    if (maximising ? v > result : v < result) result = v;
    if (maximising ? v >= target : v < target) break;
  }
  moves.release(from);
  return result;
}

/** The value once a trick worth `points` has gone to the player `winner` places after the leader. */
function trickTaken(
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
  const next = (leader + winner) & 3;
  const gain = isDeclaring[next] !== 0 ? points : 0;
  const togo = rest - points;
  const need = target - gain;
  if (winner === 0) return gain + boundary(h0, h1, h2, h3, next, lock, togo, need);
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
  const mine = certainForLeader(h0, h1, h2, h3, rest);
  const decided = decidedBy(mine, leader, rest, target);
  if (decided >= 0) return decided;
  const live = (h0 | h1 | h2 | h3) & moves.trumps;
  if (live === 0) return -1;
  const highest = 1 << (31 - Math.clz32(live));
  if (highest & h0) return -1;
  if (highest & h1) return decidedBy(certainForTopTrumps(h1, h0, h2, h3, rest), leader + 1, rest, target);
  if (highest & h2) return decidedBy(certainForTopTrumps(h2, h0, h1, h3, rest), leader + 2, rest, target);
  return decidedBy(certainForTopTrumps(h3, h0, h1, h2, rest), leader + 3, rest, target);
}

/** The bound that follows if a seat's side is certain of some points, or -1 if it leaves the target open. */
function decidedBy(points: number, seat: number, rest: number, target: number): number {
  if (isDeclaring[seat & 3] !== 0) return points >= target ? points : -1;
  return rest - points < target ? rest - points : -1;
}

/** Loads the tables for a position; every search of the same deal may follow. */
function prepare(position: Position, count: Count): void {
  compiled = position.compiled;
  const { layout } = compiled;
  beatenBy = layout.beatenBy;
  perTrick = count === 'tricks' ? 1 : 0;
  if (count === 'points') value.set(layout.points);
  else value.fill(0);
  isDeclaring.set(position.side);
  moves.prepareMoves(layout, value);
  prepareBounds(layout, value, perTrick);
  forgetPositions();
  prepareStructure(layout, value, position.hands);
}

export interface CardValue {
  /** Bit of the card in the layout. */
  readonly bit: number;
  /** What the declaring side gets from now on, cards on the table included, if this card is played. */
  readonly value: number;
}

/** Whether the declaring side can still get at least `target` of `rest` if the given card is played. */
function afterRoot(position: Position, card: number, rest: number, target: number): number {
  const turn = (position.leader + position.table.length) & 3;
  const [a, b, c, d] = position.hands.map((hand, seat) => (seat === turn ? hand & ~(1 << card) : hand));
  const hands = [a ?? 0, b ?? 0, c ?? 0, d ?? 0] as const;
  return fromRoot({ ...position, hands, table: [...position.table, card] }, rest, target);
}

/** Whether the declaring side can still get at least `target` of `rest`; the deal must be prepared. Up to four cards may lie on the table. */
function fromRoot(position: Position, rest: number, target: number): number {
  if (target <= 0) return 0;
  if (rest < target) return rest;
  const { leader, table: played, lock } = position;
  const [h0 = 0, h1 = 0, h2 = 0, h3 = 0] = position.hands.map((_, k) => position.hands[(leader + k) & 3] as number);
  const led = played[0];
  if (led === undefined) return boundary(h0, h1, h2, h3, leader, lock, rest, target);
  if (played.length === 1) return second(h0, h1, h2, h3, leader, lock, rest, target, led);
  let winning = led;
  let by = 0;
  let points = value[led] as number;
  for (let k = 1; k < played.length; k++) {
    const bit = played[k] as number;
    points += value[bit] as number;
    if ((1 << bit) & (beatenBy[winning] as number)) {
      winning = bit;
      by = k;
    }
  }
  if (played.length === 2) return third(h0, h1, h2, h3, leader, lock, rest, target, led, winning, by, points);
  if (played.length === 3) return fourth(h0, h1, h2, h3, leader, lock, rest, target, led, winning, by, points);
  const unlocked = lockAfter(compiled, led, lock);
  return trickTaken(h0, h1, h2, h3, leader, unlocked, rest, target, by, points + perTrick);
}

function sumOf(mask: number): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum += value[lowestOf(rest)] as number;
  return sum;
}

/** The exact value behind a question of the form "at least `target`?", found by null windows around a guess. */
function exactValue(ask: (target: number) => number, guess: number, rest: number): number {
  let low = 0;
  let high = rest;
  let target = Math.min(Math.max(guess, 1), rest);
  let stride = 2;
  while (low < high) {
    const v = ask(target);
    if (v >= target) {
      low = v;
      target = Math.min(low + stride, high);
      if (target > low + 1 && high - low <= 2 * stride) target = (low + high + 1) >> 1;
    } else {
      high = v;
      target = Math.max(high - stride + 1, low + 1);
      if (high - low <= 2 * stride) target = (low + high + 1) >> 1;
    }
    stride *= 2;
  }
  return low;
}

/** Cards that the seat to play may play. */
const legalAtRoot = ({ compiled: contract, leader, table, hands, lock }: Position): number =>
  legalMask(contract, hands[(leader + table.length) & 3] as number, table[0], lock);

/** What can still be had in a position: everything in hands and on the table. */
const restOf = ({ hands, leader, table }: Position, count: Count): number =>
  count === 'points'
    ? sumOf([...table.map((bit) => 1 << bit), ...hands].reduce((mask, some) => mask | some, 0))
    : countOf(hands[(leader + table.length) & 3] as number);

/** The exact value of a position, cards on the table included: what `solve` says of the best card, for less work. */
export function solveValue(position: Position, count: Count = 'points'): number {
  prepare(position, count);
  const rest = restOf(position, count);
  return exactValue((target) => fromRoot(position, rest, target), rest >> 1, rest);
}

/** The exact value of every legal card of the seat to play, in bit order from the highest card down. */
export function solve(position: Position, count: Count = 'points'): readonly CardValue[] {
  prepare(position, count);
  const rest = restOf(position, count);
  const values: CardValue[] = [];
  let guess = rest >> 1;
  for (let legal = legalAtRoot(position); legal !== 0;) {
    const bit = 31 - Math.clz32(legal);
    legal &= ~(1 << bit);
    guess = exactValue((target) => afterRoot(position, bit, rest, target), guess, rest);
    values.push({ bit, value: guess });
  }
  return values;
}

/**
 * For every legal card: how many of the targets (ascending, what the declaring side is to get from now on) it reaches if
 * the card is played. Several times cheaper than exact values.
 */
export function targetsReached(
  position: Position,
  targets: readonly number[],
  count: Count = 'points',
): readonly { readonly bit: number; readonly reached: number }[] {
  prepare(position, count);
  const rest = restOf(position, count);
  const answers: { bit: number; reached: number }[] = [];
  for (let legal = legalAtRoot(position); legal !== 0;) {
    const bit = 31 - Math.clz32(legal);
    legal &= ~(1 << bit);
    answers.push({ bit, reached: reachedBy((target) => afterRoot(position, bit, rest, target), targets) });
  }
  return answers;
}

function reachedBy(ask: (target: number) => number, targets: readonly number[]): number {
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const target = targets[middle] as number;
    const value = ask(target);
    if (value >= target) low = middle + 1;
    else high = middle;
    while (low < high && (targets[low] as number) <= value && value >= target) low++;
    while (low < high && (targets[high - 1] as number) > value && value < target) high--;
  }
  return low;
}

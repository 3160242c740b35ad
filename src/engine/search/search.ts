// The exact search in TypeScript: can the declaring side get at least so much? Null-window alpha-beta on bit masks, trick by
// trick. Its twin for WebAssembly (assembly/search.ts) searches the same nodes: a change here is a change there.
import { certainForLeader, certainForTrumps, prepareBounds } from './bounds.ts';
import type { ExactSearch, SearchedDeal } from './exact-search.ts';
import type { Layout } from './layout.ts';
import type { CompiledContract } from './masks.ts';
import { countOf, legalFollows, legalLeads, lockAfter, lowestOf, overtakingOf } from './masks.ts';
import * as moves from './moves.ts';
import { bestFirst, moveCard } from './moves.ts';
import { prepareOrdering } from './ordering.ts';
import { preparePointClasses } from './point-classes.ts';
import { prepareOwners, prepareParts } from './structure.ts';
import {
  beatenBy,
  cardsLeft,
  facts,
  hands,
  LAST_PLACE,
  loadContract,
  loadHands,
  loadSides,
  nextSeat,
  NOBODY,
  PER_TRICK,
  side,
  value,
} from './tables.ts';
import { bestOf, forgetPositions, lookUp, lowerOf, remember, upperOf } from './transposition.ts';

/** The contract being searched; set before every search. */
let compiled = {} as CompiledContract;
let loadedLayout: Layout | undefined;
const nodes = new Float64Array(1);

const NO_POINTS = new Int32Array(32);

function prepare({ contract, table, hands: held, sides, counted }: SearchedDeal): void {
  const { layout } = contract;
  const trickValue = counted === 'points' ? 0 : 1;
  if (layout !== loadedLayout || trickValue !== facts[PER_TRICK]) {
    loadedLayout = layout;
    loadContract(layout, counted === 'points' ? layout.points : NO_POINTS, trickValue);
    preparePointClasses(layout, value);
    prepareBounds(layout);
    prepareOrdering();
  }
  prepareParts(layout, value);
  compiled = contract;
  loadSides(table, sides);
  moves.release(0);
  forgetPositions();
  prepareOwners(held);
}

/** Below and above everything that a search can answer. */
const LEAST = -1;
const MOST = 1000;
const UNKNOWN = -1;
/** With more cards than this in his hand, the last player first looks whether one of his moves is known to decide. */
const CARDS_WORTH_A_LOOK = 5;

/**
 * Value still to come for the declaring side from a trick boundary with the hands that are loaded.
 * Fail-soft: a result of at least `target` is a lower bound, one below it an upper bound.
 */
function boundary(leader: number, lock: number, rest: number, target: number): number {
  if (target <= 0) return 0;
  if (rest < target) return rest;
  nodes[0] = (nodes[0] as number) + 1;
  const hand = hands[leader] as number;
  if ((hand & (hand - 1)) === 0) return lastTrick(leader, rest);
  const locked = (cardsLeft() & compiled.called) !== 0 ? lock : 0;
  const found = lookUp(leader, locked, rest);
  if (lowerOf(found) >= target) return lowerOf(found);
  if (upperOf(found) < target) return upperOf(found);
  const certain = certainTricks(leader, rest, target);
  if (certain >= 0) return certain;

  const maximising = side[leader] !== 0;
  const from = moves.freePlace();
  const end = moves.generateLeads(leader, legalLeads(compiled, hand, locked), bestOf(found));
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
    hands[leader] = hand & ~(1 << card);
    const points = value[card] as number;
    const v = follow(nextSeat[leader] as number, 1, locked, rest, target, card, card, leader, points);
    hands[leader] = hand;
    moves.noteResult(at, v);
    if (maximising ? v > result : v < result) {
      result = v;
      chosen = card;
    }
    if (maximising ? v >= target : v < target) break;
  }
  moves.release(from);
  if (result >= target) remember(leader, locked, Math.max(result, lowerOf(found)), upperOf(found), chosen);
  else remember(leader, locked, lowerOf(found), Math.min(result, upperOf(found)), chosen);
  return result;
}

/** Each player has one card. */
function lastTrick(leader: number, rest: number): number {
  let winning = lowestOf(hands[leader] as number);
  let winner = leader;
  for (let seat = nextSeat[leader] as number; seat !== leader; seat = nextSeat[seat] as number) {
    const hand = hands[seat] as number;
    if (!(hand & (beatenBy[winning] as number))) continue;
    winning = 31 - Math.clz32(hand);
    winner = seat;
  }
  return side[winner] !== 0 ? rest : 0;
}

/**
 * The value within a trick, for the player at `seat`, so many places (1 - 3) after the leader. `led` and `winning` are cards,
 * the latter played by the `winner`; `points` lie on the table. Fail-soft like `boundary`.
 */
function follow(
  seat: number,
  place: number,
  lock: number,
  rest: number,
  target: number,
  led: number,
  winning: number,
  winner: number,
  points: number,
): number {
  if (place === facts[LAST_PLACE])
    return last(seat, lockAfter(compiled, led, lock), lock, rest, target, led, winning, winner, points);
  nodes[0] = (nodes[0] as number) + 1;
  const hand = hands[seat] as number;
  const legal = overtakingOf(compiled, legalFollows(compiled, hand, led, lock), led, winning);
  const next = nextSeat[seat] as number;
  const better = beatenBy[winning] as number;
  if ((legal & (legal - 1)) === 0) {
    const card = 31 - Math.clz32(legal);
    const takes = (better >>> card) & 1;
    const onTable = points + (value[card] as number);
    hands[seat] = hand & ~legal;
    const v = follow(next, place + 1, lock, rest, target, led, takes ? card : winning, takes ? seat : winner, onTable);
    hands[seat] = hand;
    return v;
  }
  const maximising = side[seat] !== 0;
  const from = moves.freePlace();
  const end = moves.generateFollows(seat, place, led, winning, winner, legal);
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
    const takes = (better >>> card) & 1;
    const onTable = points + (value[card] as number);
    hands[seat] = hand & ~(1 << card);
    const v = follow(next, place + 1, lock, rest, target, led, takes ? card : winning, takes ? seat : winner, onTable);
    hands[seat] = hand;
    moves.noteResult(at, v);
    if (maximising ? v > result : v < result) result = v;
    if (maximising ? v >= target : v < target) break;
  }
  moves.release(from);
  return result;
}

/** The same for the last player, whose card ends the trick; `unlocked` is the lock after it. */
function last(
  seat: number,
  unlocked: number,
  lock: number,
  rest: number,
  target: number,
  led: number,
  winning: number,
  winner: number,
  points: number,
): number {
  nodes[0] = (nodes[0] as number) + 1;
  const hand = hands[seat] as number;
  const legal = overtakingOf(compiled, legalFollows(compiled, hand, led, lock), led, winning);
  const better = beatenBy[winning] as number;
  const maximising = side[seat] !== 0;
  if ((legal & (legal - 1)) === 0) {
    const card = 31 - Math.clz32(legal);
    const worth = points + (value[card] as number) + (facts[PER_TRICK] as number);
    hands[seat] = hand & ~legal;
    const v = trickTaken((better >>> card) & 1 ? seat : winner, unlocked, rest, target, worth);
    hands[seat] = hand;
    return v;
  }
  const from = moves.freePlace();
  const end = moves.generateLast(seat, winning, winner, legal);
  if (end > from + 1 && countOf(hand) > CARDS_WORTH_A_LOOK) {
    for (let at = from; at < end; at++) {
      const card = moveCard(at);
      const worth = points + (value[card] as number) + (facts[PER_TRICK] as number);
      hands[seat] = hand & ~(1 << card);
      const v = trickKnown((better >>> card) & 1 ? seat : winner, unlocked, rest, target, worth);
      hands[seat] = hand;
      if (v !== UNKNOWN && (maximising ? v >= target : v < target)) {
        moves.release(from);
        return v;
      }
    }
  }
  let result = maximising ? LEAST : MOST;
  for (let at = from; at < end; at++) {
    if (at + 1 < end) bestFirst(at, end);
    const card = moveCard(at);
    const by = (better >>> card) & 1 ? seat : winner;
    const worth = points + (value[card] as number) + (facts[PER_TRICK] as number);
    hands[seat] = hand & ~(1 << card);
    const v = trickTaken(by, unlocked, rest, target, worth);
    hands[seat] = hand;
    if (maximising ? v > result : v < result) result = v;
    if (maximising ? v >= target : v < target) break;
  }
  moves.release(from);
  return result;
}

/** The value once a trick worth `points` has gone to the player at a seat. */
function trickTaken(winner: number, lock: number, rest: number, target: number, points: number): number {
  const gain = side[winner] !== 0 ? points : 0;
  const need = target - gain;
  const left = rest - points;
  if (need <= 0) return gain;
  if (left < need) return gain + left;
  return gain + boundary(winner, lock, left, need);
}

/** The same as far as it is known without a search, or UNKNOWN. */
function trickKnown(winner: number, lock: number, rest: number, target: number, points: number): number {
  const gain = side[winner] !== 0 ? points : 0;
  const need = target - gain;
  const left = rest - points;
  if (need <= 0) return gain;
  if (left < need) return gain + left;
  const found = lookUp(winner, (cardsLeft() & compiled.called) !== 0 ? lock : 0, left);
  if (lowerOf(found) >= need) return gain + lowerOf(found);
  return upperOf(found) < need ? gain + upperOf(found) : UNKNOWN;
}

/** A bound that needs no search, or -1 if it decides nothing. */
function certainTricks(leader: number, rest: number, target: number): number {
  const decided = decidedBy(certainForLeader(leader, rest), leader, rest, target);
  if (decided >= 0) return decided;
  const all = cardsLeft();
  let declaring = 0;
  for (let seat = 0; seat < NOBODY; seat++) if (side[seat] !== 0) declaring |= hands[seat] as number;
  for (let seat = 0; seat < NOBODY; seat++) {
    const foes = side[seat] !== 0 ? all & ~declaring : declaring;
    const bound = decidedBy(certainForTrumps(seat, foes, rest), seat, rest, target);
    if (bound >= 0) return bound;
  }
  return -1;
}

/** The bound that follows if a seat's side is certain of some points, or -1 if it leaves the target open. */
function decidedBy(points: number, seat: number, rest: number, target: number): number {
  if (side[seat] !== 0) return points >= target ? points : -1;
  return rest - points < target ? rest - points : -1;
}

/** The search in TypeScript; there is one, since its tables belong to the module. */
export const SCRIPT_SEARCH: ExactSearch = {
  prepare,
  loadHands,
  boundary,
  follow,
  trickTaken,
  nodes: () => nodes[0] as number,
};

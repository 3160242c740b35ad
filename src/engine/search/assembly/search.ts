// The exact search as a module for WebAssembly: can the declaring side get at least so much? Null-window alpha-beta on bit masks,
// trick by trick; the same nodes in the same order as in search.ts beside this folder, which says more of each step.
import { certainForLeader, certainForTrumps, prepareBounds } from './bounds';
import {
  after,
  beating,
  CALLED,
  cardsLeft,
  fact,
  handOf,
  HANDS,
  highestOf,
  IDLE,
  isSingle,
  LAST_PLACE,
  LED,
  LOWEST_TRUMP,
  NEXT_SEAT,
  NOBODY,
  NODES,
  PER_TRICK,
  PLAYERS,
  REST,
  setFact,
  setHand,
  sideOf,
  TARGET,
  TRICK_SIZE,
  TRICKS,
  TRUMPS,
  valueOf,
  word,
} from './memory';
import {
  bestFirst,
  freePlace,
  generateFollows,
  generateLast,
  generateLeads,
  moveCard,
  NO_SKIP,
  noteResult,
  release,
  skipAbove,
  skipBelow,
} from './moves';
import { prepareOrdering } from './ordering';
import { bestOf, forgetPositions, lookUp, lowerOf, remember, upperOf } from './positions';
import { legalFollows, legalLeads, lockAfter } from './rules';
import { canonicalForm, prepareOwners, prepareParts, prepareSubsets } from './structure';

export { ALIKE_MASK, BEATEN_BY, GROUP_MASK, HANDS, PARTS, RULES, SIDE, SITTING, VALUE, WEIGHTS } from './memory';
export { ALWAYS, FOLLOWING, LORD_WINS, NEVER, TRUMP_LED } from './rules';

let isReady: bool = false;

/** Nodes of this search since the module was made. */
export function searchNodes(): f64 {
  return load<f64>(NODES);
}

function countNode(): void {
  store<f64>(NODES, load<f64>(NODES) + 1);
}

/** Takes over the contract that the host has written, of so many cards in so many parts. */
export function loadContract(cards: i32, parts: i32): void {
  if (!isReady) prepareSubsets();
  isReady = true;
  const trumps = fact(TRUMPS);
  setFact(LOWEST_TRUMP, trumps === 0 ? 0 : ctz(trumps));
  prepareBounds(cards);
  prepareOrdering();
  prepareParts(parts);
}

/** Takes over the deal that the host has written: who holds what, plays with whom, and sits at the table. */
export function loadDeal(): void {
  const players = fact(PLAYERS);
  const idle = fact(IDLE);
  setFact(LAST_PLACE, players - (idle < 0 ? 1 : 2));
  for (let seat = 0; seat < NOBODY; seat++) {
    const next = (seat + 1) % players;
    store<i32>(word(seat), next === idle ? (next + 1) % players : next, NEXT_SEAT);
  }
  store<i32>(word(NOBODY), NOBODY, NEXT_SEAT);
  store<i32>(HANDS + word(NOBODY), 0);
  release(0);
  forgetPositions();
  prepareOwners();
}

/** Below and above everything that a search can answer. */
const LEAST: i32 = -1;
const MOST: i32 = 1000;
const UNKNOWN: i32 = -1;
/** With more cards than this in his hand, the last player first looks whether one of his moves is known to decide. */
const CARDS_WORTH_A_LOOK: i32 = 5;

/**
 * Value still to come for the declaring side from a trick boundary with the hands that are loaded.
 * Fail-soft: a result of at least `target` is a lower bound, one below it an upper bound.
 */
export function boundary(leader: i32, lock: i32, rest: i32, target: i32): i32 {
  if (target <= 0) return 0;
  if (rest < target) return rest;
  countNode();
  const hand = handOf(leader);
  if (isSingle(hand)) return lastTrick(leader, rest);
  const left = cardsLeft();
  const form = canonicalForm(left);
  const locked = lockIn(left, lock);
  const found = lookUp(left, form, leader, locked, rest);
  if (lowerOf(found) >= target) return lowerOf(found);
  if (upperOf(found) < target) return upperOf(found);
  const certain = certainTricks(leader, rest, target);
  if (certain >= 0) return certain;

  const maximising = sideOf(leader) !== 0;
  const from = freePlace();
  const end = generateLeads(leader, legalLeads(hand, locked), bestOf(found));
  const second = after(leader);
  let result: i32 = maximising ? LEAST : MOST;
  let chosen: i32 = -1;
  for (let at = from; at < end; at++) {
    if (at + 1 < end) bestFirst(at, end);
    const bound = at === from ? NO_SKIP : maximising ? skipAbove(from, at, target) : skipBelow(from, at, target);
    if (bound !== NO_SKIP) {
      if (maximising ? bound > result : bound < result) result = bound;
      continue;
    }
    const card = moveCard(at);
    setHand(leader, hand & ~(1 << card));
    beginTrick(locked, rest, target, card);
    const v = next(second, 1, card, leader, valueOf(card));
    endTrick();
    setHand(leader, hand);
    noteResult(at, v);
    if (maximising ? v > result : v < result) {
      result = v;
      chosen = card;
    }
    if (maximising ? v >= target : v < target) break;
  }
  release(from);
  if (result >= target) remember(left, form, leader, locked, max(result, lowerOf(found)), upperOf(found), chosen);
  else remember(left, form, leader, locked, lowerOf(found), min(result, upperOf(found)), chosen);
  return result;
}

/** The lock as far as it still matters: the called card must be in a hand. */
function lockIn(left: i32, lock: i32): i32 {
  return (left & fact(CALLED)) !== 0 ? lock : 0;
}

/** Each player has one card. */
function lastTrick(leader: i32, rest: i32): i32 {
  let winning = ctz(handOf(leader));
  let winner = leader;
  for (let seat = after(leader); seat !== leader; seat = after(seat)) {
    const hand = handOf(seat);
    if ((hand & beating(winning)) === 0) continue;
    winning = highestOf(hand);
    winner = seat;
  }
  return sideOf(winner) !== 0 ? rest : 0;
}

/** The trick that is being played: its lock, what can still be had, the target and the card led, which all its places share. */
let trick: usize = TRICKS;

function beginTrick(lock: i32, rest: i32, target: i32, led: i32): void {
  trick += TRICK_SIZE;
  store<i32>(trick, lock);
  store<i32>(trick, rest, REST);
  store<i32>(trick, target, TARGET);
  store<i32>(trick, led, LED);
}

function endTrick(): void {
  trick -= TRICK_SIZE;
}

/**
 * The value within a trick, for the player at `seat`, so many places (1 - 3) after the leader. `led` and `winning` are cards,
 * the latter played by the `winner`; `points` lie on the table. Fail-soft like `boundary`.
 */
export function follow(
  seat: i32,
  place: i32,
  lock: i32,
  rest: i32,
  target: i32,
  led: i32,
  winning: i32,
  winner: i32,
  points: i32,
): i32 {
  beginTrick(lock, rest, target, led);
  const v = next(seat, place, winning, winner, points);
  endTrick();
  return v;
}

/** The same within the trick that has begun. */
function next(seat: i32, place: i32, winning: i32, winner: i32, points: i32): i32 {
  if (place === fact(LAST_PLACE)) return last(seat, winning, winner, points);
  countNode();
  const led = load<i32>(trick, LED);
  const hand = handOf(seat);
  const legal = legalFollows(hand, led, winning, load<i32>(trick));
  const behind = after(seat);
  const better = beating(winning);
  if (isSingle(legal)) {
    const card = highestOf(legal);
    const takes = ((better >>> card) & 1) !== 0;
    setHand(seat, hand & ~legal);
    const v = next(behind, place + 1, takes ? card : winning, takes ? seat : winner, points + valueOf(card));
    setHand(seat, hand);
    return v;
  }
  const target = load<i32>(trick, TARGET);
  const maximising = sideOf(seat) !== 0;
  const from = freePlace();
  const end = generateFollows(seat, place, led, winning, winner, legal);
  let result: i32 = maximising ? LEAST : MOST;
  for (let at = from; at < end; at++) {
    if (at + 1 < end) bestFirst(at, end);
    const bound = at === from ? NO_SKIP : maximising ? skipAbove(from, at, target) : skipBelow(from, at, target);
    if (bound !== NO_SKIP) {
      if (maximising ? bound > result : bound < result) result = bound;
      continue;
    }
    const card = moveCard(at);
    const takes = ((better >>> card) & 1) !== 0;
    setHand(seat, hand & ~(1 << card));
    const v = next(behind, place + 1, takes ? card : winning, takes ? seat : winner, points + valueOf(card));
    setHand(seat, hand);
    noteResult(at, v);
    if (maximising ? v > result : v < result) result = v;
    if (maximising ? v >= target : v < target) break;
  }
  release(from);
  return result;
}

/** The same for the last player, whose card ends the trick. */
function last(seat: i32, winning: i32, winner: i32, points: i32): i32 {
  countNode();
  const led = load<i32>(trick, LED);
  const lock = load<i32>(trick);
  const rest = load<i32>(trick, REST);
  const target = load<i32>(trick, TARGET);
  const hand = handOf(seat);
  const legal = legalFollows(hand, led, winning, lock);
  const unlocked = lockAfter(led, lock);
  const better = beating(winning);
  const maximising = sideOf(seat) !== 0;
  const onTable = points + fact(PER_TRICK);
  if (isSingle(legal)) {
    const card = highestOf(legal);
    setHand(seat, hand & ~legal);
    const by = ((better >>> card) & 1) !== 0 ? seat : winner;
    const v = trickTaken(by, unlocked, rest, target, onTable + valueOf(card));
    setHand(seat, hand);
    return v;
  }
  const from = freePlace();
  const end = generateLast(seat, winning, winner, legal);
  if (end > from + 1 && popcnt(hand) > CARDS_WORTH_A_LOOK) {
    for (let at = from; at < end; at++) {
      const card = moveCard(at);
      setHand(seat, hand & ~(1 << card));
      const by = ((better >>> card) & 1) !== 0 ? seat : winner;
      const v = trickKnown(by, unlocked, rest, target, onTable + valueOf(card));
      setHand(seat, hand);
      if (v !== UNKNOWN && (maximising ? v >= target : v < target)) {
        release(from);
        return v;
      }
    }
  }
  let result: i32 = maximising ? LEAST : MOST;
  for (let at = from; at < end; at++) {
    if (at + 1 < end) bestFirst(at, end);
    const card = moveCard(at);
    setHand(seat, hand & ~(1 << card));
    const by = ((better >>> card) & 1) !== 0 ? seat : winner;
    const v = trickTaken(by, unlocked, rest, target, onTable + valueOf(card));
    setHand(seat, hand);
    if (maximising ? v > result : v < result) result = v;
    if (maximising ? v >= target : v < target) break;
  }
  release(from);
  return result;
}

/** The value once a trick worth `points` has gone to the player at a seat. */
export function trickTaken(winner: i32, lock: i32, rest: i32, target: i32, points: i32): i32 {
  const gain = sideOf(winner) !== 0 ? points : 0;
  const need = target - gain;
  const left = rest - points;
  if (need <= 0) return gain;
  if (left < need) return gain + left;
  return gain + boundary(winner, lock, left, need);
}

/** The same as far as it is known without a search, or UNKNOWN. */
function trickKnown(winner: i32, lock: i32, rest: i32, target: i32, points: i32): i32 {
  const gain = sideOf(winner) !== 0 ? points : 0;
  const need = target - gain;
  const left = rest - points;
  if (need <= 0) return gain;
  if (left < need) return gain + left;
  const cards = cardsLeft();
  const found = lookUp(cards, canonicalForm(cards), winner, lockIn(cards, lock), left);
  if (lowerOf(found) >= need) return gain + lowerOf(found);
  return upperOf(found) < need ? gain + upperOf(found) : UNKNOWN;
}

/** A bound that needs no search, or -1 if it decides nothing. */
function certainTricks(leader: i32, rest: i32, target: i32): i32 {
  const decided = decidedBy(certainForLeader(leader, rest, worthOf(leader, rest, target)), leader, rest, target);
  if (decided >= 0) return decided;
  let declaring: i32 = 0;
  for (let seat = 0; seat < NOBODY; seat++) if (sideOf(seat) !== 0) declaring |= handOf(seat);
  const others = cardsLeft() & ~declaring;
  for (let seat = 0; seat < NOBODY; seat++) {
    const foes = sideOf(seat) !== 0 ? others : declaring;
    const certain = certainForTrumps(seat, foes, rest, worthOf(seat, rest, target));
    const bound = decidedBy(certain, seat, rest, target);
    if (bound >= 0) return bound;
  }
  return -1;
}

/** What a seat's side must be certain of to decide about a target. */
function worthOf(seat: i32, rest: i32, target: i32): i32 {
  return sideOf(seat) !== 0 ? target : rest - target + 1;
}

/** The bound that follows if a seat's side is certain of some points, or -1 if it leaves the target open. */
function decidedBy(points: i32, seat: i32, rest: i32, target: i32): i32 {
  if (sideOf(seat) !== 0) return points >= target ? points : -1;
  return rest - points < target ? rest - points : -1;
}

// What a side gets for certain at a trick boundary, without a search: tricks that nobody can take from it. And points of sets.
import {
  after,
  CLASS_MASK,
  CLASS_POINTS,
  CLASSES,
  fact,
  groupOf,
  handOf,
  highestOf,
  MOST_IN_TRICK,
  NOBODY,
  PER_TRICK,
  setFact,
  SUIT_COUNT,
  SUITS,
  TRUMPS,
  valueOf,
  word,
} from './memory';

const BITS: i32 = 32;

/** Loads the suits of a contract and its classes of equal points, from the cheapest up; `cards` lie in its layout. */
export function prepareBounds(cards: i32): void {
  let suits: i32 = 0;
  for (let bit = 0; bit < cards; bit += popcnt(groupOf(bit))) {
    if (groupOf(bit) === fact(TRUMPS)) continue;
    store<i32>(word(suits), groupOf(bit), SUITS);
    suits++;
  }
  setFact(SUIT_COUNT, suits);
  let classes: i32 = 0;
  for (let points = 0; points < BITS; points++) {
    let mask: i32 = 0;
    for (let bit = 0; bit < cards; bit++) if (valueOf(bit) === points) mask |= 1 << bit;
    if (mask === 0) continue;
    store<i32>(word(classes), points, CLASS_POINTS);
    store<i32>(word(classes), mask, CLASS_MASK);
    classes++;
  }
  setFact(CLASSES, classes);
  setFact(MOST_IN_TRICK, fact(PER_TRICK) + 4 * classPoints(classes - 1));
}

function classMask(index: i32): i32 {
  return load<i32>(word(index), CLASS_MASK);
}

function classPoints(index: i32): i32 {
  return load<i32>(word(index), CLASS_POINTS);
}

/** Points of all cards in a set. */
function pointsIn(mask: i32): i32 {
  let sum: i32 = 0;
  for (let index = 0; index < fact(CLASSES); index++) sum += popcnt(mask & classMask(index)) * classPoints(index);
  return sum;
}

/** Points of the `count` cheapest cards of a set, or of all if there are fewer. */
function cheapest(mask: i32, count: i32): i32 {
  let sum: i32 = 0;
  let left = count;
  for (let index = 0; index < fact(CLASSES) && left > 0; index++) {
    const some = min(left, popcnt(mask & classMask(index)));
    sum += some * classPoints(index);
    left -= some;
  }
  return sum;
}

/** The cards of a set above a bit. */
function above(mask: i32, bit: i32): i32 {
  return mask & ~((2 << bit) - 1);
}

/** The cards of `own` that lie above all cards of `others` in a suit given by its mask. */
function topRun(own: i32, others: i32, suit: i32): i32 {
  const against = others & suit;
  return against === 0 ? own & suit : above(own & suit, highestOf(against));
}

/**
 * Points that the side of the leader is certain of: he draws his highest trumps and then cashes the top of each plain suit
 * as long as nobody can ruff. 0 if it is clear early that they are fewer than the `worth` that would be of use.
 */
export function certainForLeader(leader: i32, rest: i32, worth: i32): i32 {
  const trumps = fact(TRUMPS);
  const own = handOf(leader);
  const a = after(leader);
  const b = otherAfter(leader, a);
  const c = otherAfter(leader, b);
  const handA = handOf(a);
  const handB = handOf(b);
  const handC = handOf(c);
  const others = handA | handB | handC;
  const drawn = topRun(own, others, trumps);
  const rounds = popcnt(drawn);
  const ruffsA = popcnt(handA & trumps) > rounds;
  const ruffsB = popcnt(handB & trumps) > rounds;
  const ruffsC = popcnt(handC & trumps) > rounds;
  let cashed = drawn;
  for (let index = 0; index < fact(SUIT_COUNT); index++) {
    const suit = load<i32>(word(index), SUITS);
    const run = topRun(own, others, suit);
    if (run === 0) continue;
    let safe = popcnt(run);
    if (ruffsA) safe = min(safe, popcnt(handA & suit));
    if (ruffsB) safe = min(safe, popcnt(handB & suit));
    if (ruffsC) safe = min(safe, popcnt(handC & suit));
    cashed |= highest(run, safe);
  }
  if (cashed === 0) return 0;
  if (cashed === own) return rest;
  const tricks = popcnt(cashed);
  if (tricks * fact(MOST_IN_TRICK) < worth) return 0;
  const given =
    contribution(handA, rounds, tricks) + contribution(handB, rounds, tricks) + contribution(handC, rounds, tricks);
  return pointsIn(cashed) + given + tricks * fact(PER_TRICK);
}

/** The player after another one, or nobody if that is the seat itself or there was nobody any more: two or three play as well. */
function otherAfter(seat: i32, before: i32): i32 {
  if (before === NOBODY) return NOBODY;
  const next = after(before);
  return next === seat ? NOBODY : next;
}

/** The least that a player puts into `tricks` tricks of which the first `rounds` are led with trumps. */
function contribution(hand: i32, rounds: i32, tricks: i32): i32 {
  const followed = hand & fact(TRUMPS);
  if (rounds === 0 || followed === 0) return cheapest(hand, tricks);
  return max(cheapest(followed, rounds), cheapest(hand, tricks));
}

/** The `count` highest cards of a set. */
function highest(mask: i32, count: i32): i32 {
  let left = mask;
  for (let n = 0; n < count && left !== 0; n++) left &= ~(1 << highestOf(left));
  return mask & ~left;
}

/**
 * Points that a player's side is certain of for his trumps, whoever leads: each of them falls into another trick, and the
 * other side, which holds `foes`, takes such a trick only with a higher trump of its own. 0 if they are clearly fewer than `worth`.
 */
export function certainForTrumps(seat: i32, foes: i32, rest: i32, worth: i32): i32 {
  const own = handOf(seat);
  const mine = own & fact(TRUMPS);
  let higher = foes & fact(TRUMPS);
  const most = popcnt(mine);
  let tricks: i32 = 0;
  let from: i32 = 0;
  for (let lost = 0; most - lost > tricks; lost++) {
    const high = higher === 0 ? mine : above(mine, highestOf(higher));
    const won = popcnt(high) - lost;
    if (won > tricks) {
      tricks = won;
      from = high;
    }
    if (higher === 0) break;
    higher &= ~(1 << highestOf(higher));
  }
  if (tricks === 0) return 0;
  if (tricks === popcnt(own)) return rest;
  if (tricks * fact(MOST_IN_TRICK) < worth) return 0;
  const a = after(seat);
  const b = otherAfter(seat, a);
  const c = otherAfter(seat, b);
  const given = cheapest(handOf(a), tricks) + cheapest(handOf(b), tricks) + cheapest(handOf(c), tricks);
  return cheapest(from, tricks) + given + tricks * fact(PER_TRICK);
}

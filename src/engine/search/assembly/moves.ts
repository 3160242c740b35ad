// The moves worth trying in a position, best first: one card for each run of equivalent ones. The same moves in the same order
// as in moves.ts beside this folder.
import { alikeTo, beating, cardsLeft, groupOf, highestOf, MOVES, RESULTS, sideOf, valueOf, word } from './memory';
import {
  answersBehind,
  beginLeads,
  followScore,
  followWeights,
  FRIENDS,
  lastLeaves,
  lastTakes,
  leadScore,
  OPEN,
  outcomeOf,
} from './ordering';

/** A move is one number: its score, then its chain, then its card, so that the greatest number is the move to try first. */
const CARD: i32 = 31;
const CHAIN_SHIFT: i32 = 5;
const LAST_CHAIN: i32 = 15;
const CHAIN: i32 = LAST_CHAIN << CHAIN_SHIFT;
const SCORE_SHIFT: i32 = 9;

/** Score of the card that was best when the position was met before; above all others. */
const KNOWN_BEST: i32 = 1 << 20;
/** A result of `skipAbove` and `skipBelow`: the move must be tried. */
export const NO_SKIP: i32 = -1000;
const UNTRIED: i32 = -2000;

/** First free place. */
let top: i32 = 0;

/** Where the moves of the next position begin. */
export function freePlace(): i32 {
  return top;
}

/** Gives the moves from `from` on back. */
export function release(from: i32): void {
  top = from;
}

function moveAt(at: i32): i32 {
  return load<i32>(word(at), MOVES);
}

function setMove(at: i32, move: i32): void {
  store<i32>(word(at), move, MOVES);
}

function resultAt(at: i32): i32 {
  return load<i32>(word(at), RESULTS);
}

export function moveCard(at: i32): i32 {
  return moveAt(at) & CARD;
}

/** Notes the value that a move has turned out to have. */
export function noteResult(at: i32, result: i32): void {
  store<i32>(word(at), result, RESULTS);
}

/** Brings the best of the moves from `at` to `end` to the front. */
export function bestFirst(at: i32, end: i32): void {
  const first = moveAt(at);
  let best = first;
  let place = at;
  for (let other = at + 1; other < end; other++) {
    const move = moveAt(other);
    if (move > best) {
      best = move;
      place = other;
    }
  }
  setMove(place, first);
  setMove(at, best);
}

/**
 * Cards of one chain differ by their points only, and so do their values at most. For the maximising side: the upper
 * bound that an earlier failed card of the chain leaves for this one if that fails too, else NO_SKIP.
 */
export function skipAbove(from: i32, at: i32, target: i32): i32 {
  const move = moveAt(at);
  noteResult(at, UNTRIED);
  for (let tried = from; tried < at; tried++) {
    const other = moveAt(tried);
    if (((other ^ move) & CHAIN) !== 0 || resultAt(tried) === UNTRIED) continue;
    const bound = resultAt(tried) + gapBetween(other, move);
    if (bound < target) return bound;
  }
  return NO_SKIP;
}

/** The same for the minimising side. */
export function skipBelow(from: i32, at: i32, target: i32): i32 {
  const move = moveAt(at);
  noteResult(at, UNTRIED);
  for (let tried = from; tried < at; tried++) {
    const other = moveAt(tried);
    if (((other ^ move) & CHAIN) !== 0 || resultAt(tried) === UNTRIED) continue;
    const bound = resultAt(tried) - gapBetween(other, move);
    if (bound >= target) return bound;
  }
  return NO_SKIP;
}

function gapBetween(a: i32, b: i32): i32 {
  return abs(valueOf(a & CARD) - valueOf(b & CARD));
}

function moveOf(card: i32, chain: i32, score: i32): i32 {
  return (score << SCORE_SHIFT) | (chain << CHAIN_SHIFT) | card;
}

/** The next card of the chain below `bit`, or -1: an own legal card like it with no other live card between. */
function nextInChain(bit: i32, legal: i32, live: i32): i32 {
  const near = (live | legal) & alikeTo(bit) & ((1 << bit) - 1);
  if (near === 0) return -1;
  const next = highestOf(near);
  return ((legal >>> next) & 1) !== 0 ? next : -1;
}

/** Moves of the leader; `best` is the card to try first, or -1. Returns the end of the moves, as the next two do. */
export function generateLeads(leader: i32, legal: i32, best: i32): i32 {
  const live = cardsLeft();
  let end = top;
  let chain = LAST_CHAIN;
  for (let rest = legal; rest !== 0; chain--) {
    const first = highestOf(rest);
    beginLeads(leader, first, legal);
    let seen: i32 = 0;
    for (let bit = first; bit >= 0; bit = nextInChain(bit, rest, live)) {
      rest &= ~(1 << bit);
      const points = valueOf(bit);
      if ((seen & (1 << points)) === 0 || bit === best) {
        seen |= 1 << points;
        setMove(end++, moveOf(bit, chain, bit === best ? KNOWN_BEST : leadScore(bit)));
      }
    }
  }
  top = end;
  return end;
}

/** Moves of a player between the leader and the last. Live are all cards in hands and the winning card on the table. */
export function generateFollows(seat: i32, place: i32, led: i32, winning: i32, winner: i32, legal: i32): i32 {
  const live = cardsLeft() | (1 << winning);
  const own = sideOf(seat);
  const group = groupOf(led);
  const better = beating(winning);
  const friendWins = i32(sideOf(winner) === own);
  const friends = answersBehind(seat, place, group, own);
  const foes = answersBehind(seat, place, group, 1 - own);
  let end = top;
  let chain = LAST_CHAIN;
  for (let rest = legal; rest !== 0; chain--) {
    const first = highestOf(rest);
    const takes = (better >>> first) & 1;
    const friendly = takes | friendWins;
    const decided = outcomeOf(friendly, (friendly !== 0 ? foes : friends) & (takes !== 0 ? beating(first) : better));
    const weights = followWeights(own, takes, friendWins, decided);
    const start = end;
    let high = first;
    let low = first;
    let seen: i32 = 0;
    for (let bit = first; bit >= 0; bit = nextInChain(bit, rest, live)) {
      rest &= ~(1 << bit);
      const points = valueOf(bit);
      if (points > valueOf(high)) high = bit;
      if (points <= valueOf(low)) low = bit;
      if ((seen & (1 << points)) !== 0) continue;
      seen |= 1 << points;
      if (decided === OPEN) setMove(end++, moveOf(bit, chain, followScore(weights, bit)));
    }
    if (end > start) continue;
    // It is certain who gets the trick: only the dearest or the cheapest card of the chain can be best.
    const bit = decided === FRIENDS ? high : low;
    setMove(end++, moveOf(bit, chain, followScore(weights, bit)));
  }
  top = end;
  return end;
}

/** Moves of the last player, by whose card it is certain who gets the trick: of each chain the dearest or the cheapest. */
export function generateLast(seat: i32, winning: i32, winner: i32, legal: i32): i32 {
  const live = cardsLeft() | (1 << winning);
  const better = beating(winning);
  const own = sideOf(seat);
  const friendWins = i32(sideOf(winner) === own);
  let end = top;
  let chain = LAST_CHAIN;
  for (let rest = legal; rest !== 0; chain--) {
    const first = highestOf(rest);
    const takes = (better >>> first) & 1;
    const wins = takes | friendWins;
    let chosen = first;
    for (let bit = first; bit >= 0; bit = nextInChain(bit, rest, live)) {
      rest &= ~(1 << bit);
      const more = valueOf(bit) - valueOf(chosen);
      if (wins !== 0 ? more > 0 : more <= 0) chosen = bit;
    }
    setMove(end++, moveOf(chosen, chain, takes !== 0 ? lastTakes(chosen, own) : lastLeaves(chosen, own, friendWins)));
  }
  top = end;
  return end;
}

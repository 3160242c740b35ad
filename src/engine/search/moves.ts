// The moves worth trying in a position, best first: one card for each run of equivalent ones.
import {
  beginLeads,
  beginFollows,
  decidedChain,
  followScore,
  FRIENDS,
  lastLeaves,
  lastTakes,
  leadScore,
  OPEN,
} from './ordering.ts';
import { alikeMask, beatenBy, cardsLeft, side, value } from './tables.ts';

/**
 * Moves of all positions on the way to the present one. A move is one number: its score, then its chain, then its card,
 * so that the greatest number is the move to try first.
 */
const MAX_MOVES = 512;
const moves = new Int32Array(MAX_MOVES);
const CARD = 31;
const CHAIN_SHIFT = 5;
const LAST_CHAIN = 15;
const CHAIN = LAST_CHAIN << CHAIN_SHIFT;
const SCORE_SHIFT = 9;
/** Values found for the moves tried so far. */
const results = new Int32Array(MAX_MOVES);
/** First free place. */
const top = new Int32Array(1);

/** Score of the card that was best when the position was met before; above all others. */
const KNOWN_BEST = 1 << 20;
/** A result of `skipAbove` and `skipBelow`: the move must be tried. */
export const NO_SKIP = -1000;
const UNTRIED = -2000;

/** Where the moves of the next position begin. */
export const freePlace = (): number => top[0] as number;

/** Gives the moves from `from` on back. */
export function release(from: number): void {
  top[0] = from;
}

export const moveCard = (at: number): number => (moves[at] as number) & CARD;

/** Notes the value that a move has turned out to have. */
export function noteResult(at: number, result: number): void {
  results[at] = result;
}

/** Brings the best of the moves from `at` to `end` to the front. */
export function bestFirst(at: number, end: number): void {
  const first = moves[at] as number;
  let best = first;
  let place = at;
  for (let other = at + 1; other < end; other++) {
    const move = moves[other] as number;
    if (move > best) {
      best = move;
      place = other;
    }
  }
  moves[place] = first;
  moves[at] = best;
}

/**
 * Cards of one chain differ by their points only, and so do their values at most. For the maximising side: the upper
 * bound that an earlier failed card of the chain leaves for this one if that fails too, else NO_SKIP.
 */
export function skipAbove(from: number, at: number, target: number): number {
  const move = moves[at] as number;
  results[at] = UNTRIED;
  for (let tried = from; tried < at; tried++) {
    const other = moves[tried] as number;
    if ((other ^ move) & CHAIN || results[tried] === UNTRIED) continue;
    const bound = (results[tried] as number) + gapBetween(other, move);
    if (bound < target) return bound;
  }
  return NO_SKIP;
}

/** The same for the minimising side. */
export function skipBelow(from: number, at: number, target: number): number {
  const move = moves[at] as number;
  results[at] = UNTRIED;
  for (let tried = from; tried < at; tried++) {
    const other = moves[tried] as number;
    if ((other ^ move) & CHAIN || results[tried] === UNTRIED) continue;
    const bound = (results[tried] as number) - gapBetween(other, move);
    if (bound >= target) return bound;
  }
  return NO_SKIP;
}

const gapBetween = (a: number, b: number): number =>
  Math.abs((value[a & CARD] as number) - (value[b & CARD] as number));

const moveOf = (card: number, chain: number, score: number): number =>
  (score << SCORE_SHIFT) | (chain << CHAIN_SHIFT) | card;

/** The next card of the chain below `bit`, or -1: an own legal card like it with no other live card between. */
function nextInChain(bit: number, legal: number, live: number): number {
  const near = (live | legal) & (alikeMask[bit] as number) & ((1 << bit) - 1);
  if (near === 0) return -1;
  const next = 31 - Math.clz32(near);
  return (legal >>> next) & 1 ? next : -1;
}

/** Moves of the leader; `best` is the card to try first, or -1. Returns the end of the moves, as the next two do. */
export function generateLeads(leader: number, legal: number, best: number): number {
  const live = cardsLeft();
  let end = top[0] as number;
  let chain = LAST_CHAIN;
  for (let rest = legal; rest !== 0; chain--) {
    const first = 31 - Math.clz32(rest);
    beginLeads(leader, first, legal);
    let seen = 0;
    for (let bit = first; bit >= 0; bit = nextInChain(bit, rest, live)) {
      rest &= ~(1 << bit);
      const points = value[bit] as number;
      if (!(seen & (1 << points)) || bit === best) {
        seen |= 1 << points;
        moves[end++] = moveOf(bit, chain, bit === best ? KNOWN_BEST : leadScore(bit));
      }
    }
  }
  top[0] = end;
  return end;
}

/** Moves of a player between the leader and the last. Live are all cards in hands and the winning card on the table. */
export function generateFollows(
  seat: number,
  place: number,
  led: number,
  winning: number,
  winner: number,
  legal: number,
): number {
  const live = cardsLeft() | (1 << winning);
  beginFollows(seat, place, led, winning, winner);
  let end = top[0] as number;
  let chain = LAST_CHAIN;
  for (let rest = legal; rest !== 0; chain--) {
    const first = 31 - Math.clz32(rest);
    const decided = decidedChain(first);
    const start = end;
    let high = first;
    let low = first;
    let seen = 0;
    for (let bit = first; bit >= 0; bit = nextInChain(bit, rest, live)) {
      rest &= ~(1 << bit);
      const points = value[bit] as number;
      if (points > (value[high] as number)) high = bit;
      if (points <= (value[low] as number)) low = bit;
      if (seen & (1 << points)) continue;
      seen |= 1 << points;
      if (decided === OPEN) moves[end++] = moveOf(bit, chain, followScore(bit));
    }
    if (end > start) continue;
    // It is certain who gets the trick: only the dearest or the cheapest card of the chain can be best.
    const bit = decided === FRIENDS ? high : low;
    moves[end++] = moveOf(bit, chain, followScore(bit));
  }
  top[0] = end;
  return end;
}

/** Moves of the last player, by whose card it is certain who gets the trick: of each chain the dearest or the cheapest. */
export function generateLast(seat: number, winning: number, winner: number, legal: number): number {
  const live = cardsLeft() | (1 << winning);
  const beating = beatenBy[winning] as number;
  const own = side[seat] as number;
  const friendWins = side[winner] === own ? 1 : 0;
  let end = top[0] as number;
  let chain = LAST_CHAIN;
  for (let rest = legal; rest !== 0; chain--) {
    const first = 31 - Math.clz32(rest);
    const takes = (beating >>> first) & 1;
    const wins = takes | friendWins;
    let chosen = first;
    for (let bit = first; bit >= 0; bit = nextInChain(bit, rest, live)) {
      rest &= ~(1 << bit);
      const more = (value[bit] as number) - (value[chosen] as number);
      if (wins ? more > 0 : more <= 0) chosen = bit;
    }
    moves[end++] = moveOf(chosen, chain, takes ? lastTakes(chosen, own) : lastLeaves(chosen, own, friendWins));
  }
  top[0] = end;
  return end;
}

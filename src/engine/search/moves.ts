// The moves worth trying in a position, best first: one card for each run of equivalent ones.
import type { Layout } from './layout.ts';
import { beginLeads, decidedChain, FOLLOW, followScore, FRIENDS, leadScore, OPEN } from './ordering.ts';

/** First free place on the stack of moves. */
export let top = 0;

const MAX_MOVES = 512;
const cards = new Int32Array(MAX_MOVES);
const chains = new Int32Array(MAX_MOVES);
const scores = new Int32Array(MAX_MOVES);
/** Values found for the moves tried so far. */
export const results = new Int32Array(MAX_MOVES);

/** Score of the card that was best when the position was met before. */
const KNOWN_BEST = 1 << 20;
/** A result of `skipAbove` and `skipBelow`: the move must be tried. */
export const NO_SKIP = -1000;
const UNTRIED = -2000;

let groupMask: Int32Array = new Int32Array(32);
let beatenBy: Int32Array = new Int32Array(32);
let value: Int32Array = new Int32Array(32);

/** Empties the stack for a search with these values of cards, by bit. */
export function prepareMoves(layout: Layout, values: Int32Array): void {
  groupMask = layout.groupMask;
  beatenBy = layout.beatenBy;
  value = values;
  top = 0;
}

export const moveCard = (at: number): number => cards[at] as number;

/** Gives the moves from `from` on back. */
export function release(from: number): void {
  top = from;
}

/** Brings the best of the moves from `at` to `end` to the front. */
export function bestFirst(at: number, end: number): void {
  let best = at;
  for (let other = at + 1; other < end; other++) if ((scores[other] as number) > (scores[best] as number)) best = other;
  if (best === at) return;
  const card = cards[at] as number;
  const chain = chains[at] as number;
  const score = scores[at] as number;
  cards[at] = cards[best] as number;
  chains[at] = chains[best] as number;
  scores[at] = scores[best] as number;
  cards[best] = card;
  chains[best] = chain;
  scores[best] = score;
}

/**
 * Cards of one chain differ by their points only, and so do their values at most. For the maximising side: the upper
 * bound that an earlier failed card of the chain leaves for this one if that fails too, else NO_SKIP.
 */
export function skipAbove(from: number, at: number, target: number): number {
  for (let tried = from; tried < at; tried++) {
    if (chains[tried] !== chains[at] || results[tried] === UNTRIED) continue;
    const bound = (results[tried] as number) + gapBetween(tried, at);
    if (bound < target) {
      results[at] = UNTRIED;
      return bound;
    }
  }
  results[at] = UNTRIED;
  return NO_SKIP;
}

/** The same for the minimising side. */
export function skipBelow(from: number, at: number, target: number): number {
  for (let tried = from; tried < at; tried++) {
    if (chains[tried] !== chains[at] || results[tried] === UNTRIED) continue;
    const bound = (results[tried] as number) - gapBetween(tried, at);
    if (bound >= target) {
      results[at] = UNTRIED;
      return bound;
    }
  }
  results[at] = UNTRIED;
  return NO_SKIP;
}

const gapBetween = (a: number, b: number): number =>
  Math.abs((value[cards[a] as number] as number) - (value[cards[b] as number] as number));

function push(card: number, chain: number, score: number): void {
  cards[top] = card;
  chains[top] = chain;
  scores[top] = score;
  top++;
}

/** The next card of the chain below `bit`, or -1: an own legal card of its group with no other live card between. */
function nextInChain(bit: number, legal: number, live: number): number {
  const below = (1 << bit) - 1;
  const near = (live | legal) & (groupMask[bit] as number) & below;
  if (near === 0) return -1;
  const next = 31 - Math.clz32(near);
  return (legal >>> next) & 1 ? next : -1;
}

/** Moves of the leader; `live` are all cards in hands, `best` is the card to try first, or -1. Returns the end of the moves. */
export function generateLeads(legal: number, live: number, best: number): number {
  let chain = 0;
  for (let rest = legal; rest !== 0; chain++) {
    const first = 31 - Math.clz32(rest);
    beginLeads(first, legal);
    let seen = 0;
    for (let bit = first; bit >= 0; bit = nextInChain(bit, rest, live)) {
      rest &= ~(1 << bit);
      const points = value[bit] as number;
      if (!(seen & (1 << points)) || bit === best) {
        seen |= 1 << points;
        push(bit, chain, bit === best ? KNOWN_BEST : leadScore(bit, points));
      }
    }
  }
  return top;
}

/** Moves of a later player; `live` are all cards in hands and the winning card on the table. */
export function generateFollows(legal: number, live: number): number {
  let chain = 0;
  const beating = beatenBy[FOLLOW.winning] as number;
  for (let rest = legal; rest !== 0; chain++) {
    const first = 31 - Math.clz32(rest);
    const takes = (beating >>> first) & 1;
    const outcome = decidedChain(first, takes);
    let high = first;
    let low = first;
    let seen = 0;
    const from = top;
    for (let bit = first; bit >= 0; bit = nextInChain(bit, rest, live)) {
      rest &= ~(1 << bit);
      const points = value[bit] as number;
      if (points > (value[high] as number)) high = bit;
      if (points <= (value[low] as number)) low = bit;
      if (!(seen & (1 << points))) {
        seen |= 1 << points;
        push(bit, chain, followScore(bit, takes, outcome, points));
      }
    }
    if (outcome !== OPEN && top > from + 1) {
      // It is certain who gets the trick: only the dearest or the cheapest card of the chain can be best.
      top = from;
      const bit = outcome === FRIENDS ? high : low;
      push(bit, chain, followScore(bit, takes, outcome, value[bit] as number));
    }
  }
  return top;
}

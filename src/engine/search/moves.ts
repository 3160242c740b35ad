// The moves worth trying in a position, best first: one card for each run of equivalent ones.
import type { Layout } from './layout.ts';

/** All trumps of the contract. */
export let trumps = 0;
let trumpShift = 0;
/** First free place on the stack of moves. */
export let top = 0;

const MAX_MOVES = 512;
const cards = new Int32Array(MAX_MOVES);
const chains = new Int32Array(MAX_MOVES);
const scores = new Int32Array(MAX_MOVES);
/** Values found for the moves tried so far. */
export const results = new Int32Array(MAX_MOVES);

/** A result of `skipAbove` and `skipBelow`: the move must be tried. */
export const NO_SKIP = -1000;
const UNTRIED = -2000;

let groupMask: Int32Array = new Int32Array(32);
let beatenBy: Int32Array = new Int32Array(32);
let value: Int32Array = new Int32Array(32);

export function prepareMoves(layout: Layout, values: Int32Array): void {
  groupMask = layout.groupMask;
  beatenBy = layout.beatenBy;
  trumps = layout.trumpMask;
  trumpShift = trumps === 0 ? 0 : 31 - Math.clz32(trumps & -trumps);
  value = values;
  top = 0;
}

/** What a leader's moves are scored by: the hands of the others, in order of play and by side. */
export const LEAD = { partners: 0, opponents: 0, h1: 0, h2: 0, h3: 0 };

/** What a later player's moves are scored by; hands still to play, by side, zero if there is none. */
export const FOLLOW = {
  group: 0,
  winning: 0,
  winnerIsFriend: 0,
  points: 0,
  friendA: 0,
  friendB: 0,
  foeA: 0,
  foeB: 0,
};

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
    const gap = Math.abs((value[cards[tried] as number] as number) - (value[cards[at] as number] as number));
    const bound = (results[tried] as number) + gap;
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
    const gap = Math.abs((value[cards[tried] as number] as number) - (value[cards[at] as number] as number));
    const bound = (results[tried] as number) - gap;
    if (bound >= target) {
      results[at] = UNTRIED;
      return bound;
    }
  }
  results[at] = UNTRIED;
  return NO_SKIP;
}

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

/** Whether a later player of these hands can take the trick from `winning`. */
function handBeats(hand: number, group: number, winning: number): boolean {
  if (hand === 0) return false;
  const suit = hand & group;
  return ((suit === 0 ? hand : suit) & (beatenBy[winning] as number)) !== 0;
}

/** Moves of the leader; `live` are all cards in hands. Returns the end of the moves. */
export function generateLeads(legal: number, live: number, best: number): number {
  let chain = 0;
  for (let rest = legal; rest !== 0; chain++) {
    const first = 31 - Math.clz32(rest);
    const group = groupMask[first] as number;
    const weights = leadWeights(first, group);
    const partnerBeats = partnersBeat(first, group);
    const alone = countAtMostOne(legal & group);
    let seen = 0;
    for (let bit = first; bit >= 0; bit = nextInChain(bit, rest, live)) {
      rest &= ~(1 << bit);
      const points = value[bit] as number;
      if (!(seen & (1 << points)) || bit === best) {
        seen |= 1 << points;
        push(bit, chain, bit === best ? HASH_MOVE : leadScore(bit, group, points, weights, partnerBeats, alone));
      }
    }
  }
  return top;
}

/** Where the weights of a lead begin: opponents cannot take it, can only ruff it, or can beat it in its suit. */
function leadWeights(bit: number, group: number): number {
  const { opponents, h1, h2, h3 } = LEAD;
  if (opponents & group & (beatenBy[bit] as number)) return LEAD_BEATABLE;
  const ruffed =
    handBeats(h1 & opponents, group, bit) ||
    handBeats(h2 & opponents, group, bit) ||
    handBeats(h3 & opponents, group, bit);
  return ruffed ? LEAD_RUFFABLE : LEAD_SAFE;
}

function partnersBeat(bit: number, group: number): number {
  const { partners, h1, h2, h3 } = LEAD;
  return handBeats(h1 & partners, group, bit) ||
    handBeats(h2 & partners, group, bit) ||
    handBeats(h3 & partners, group, bit)
    ? 1
    : 0;
}

const countAtMostOne = (mask: number): number => ((mask & (mask - 1)) === 0 ? 1 : 0);

function leadScore(
  bit: number,
  group: number,
  points: number,
  at: number,
  partnerBeats: number,
  alone: number,
): number {
  const score =
    (WEIGHTS[at] as number) +
    (WEIGHTS[at + 1] as number) * points +
    (WEIGHTS[at + 2] as number) * partnerBeats +
    (WEIGHTS[at + 3] as number) * alone;
  if (group !== trumps) return score;
  return score + (WEIGHTS[at + 4] as number) + (WEIGHTS[at + 5] as number) * heightOf(bit);
}

/** Moves of a later player; `live` are all cards in hands and the winning card on the table. */
export function generateFollows(legal: number, live: number): number {
  let chain = 0;
  const { winning } = FOLLOW;
  const beating = beatenBy[winning] as number;
  for (let rest = legal; rest !== 0; chain++) {
    const first = 31 - Math.clz32(rest);
    const takes = ((1 << first) & beating) !== 0;
    const outcome = decidedChain(first, takes ? 1 : 0);
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
        push(bit, chain, followScore(bit, takes ? 1 : 0, outcome, points));
      }
    }
    if (outcome !== OPEN && top > from + 1) {
      top = from;
      const bit = outcome === FRIENDS ? high : low;
      push(bit, chain, followScore(bit, takes ? 1 : 0, outcome, value[bit] as number));
    }
  }
  return top;
}

const OPEN = 0;
const FRIENDS = 1;
const FOES = 2;

/** Score of the card that was best when the position was met before. */
const HASH_MOVE = 1 << 20;

/** Weights of a lead: base, points, partner may beat it, last of its suit, trump, height of the trump. */
const LEAD_SAFE = 0;
const LEAD_RUFFABLE = 6;
const LEAD_BEATABLE = 12;
/** Weights of a following card: base, points, trump, height of the trump. */
const TAKES_FOR_GOOD = 18;
const TAKES_FOR_NOW = 22;
const FRIEND_FOR_GOOD = 26;
const FRIEND_FOR_NOW = 30;
const LOST = 34;
const FRIEND_MAY_TAKE = 38;

/** Found by hill climbing on the number of nodes (npm run bench shows it); only the speed depends on them. */
// prettier-ignore
export const WEIGHTS = Int32Array.of(
  750, 40, -20, -10, -20, 2,
  120, -10, 0, -70, 0, 5,
  -40, 12, 210, -15, 0, 12,
  190, 20, -80, -5,
  280, -12, -15, -27,
  270, 32, -102, -10,
  20, -15, -100, 0,
  100, -5, -87, -10,
  90, 50, -60, 0,
);

/** Place of a trump among the trumps, 0 for the lowest. */
const heightOf = (bit: number): number => bit - trumpShift;

/** Which side takes the trick if a card of this chain is played, as far as that is certain already. */
function decidedChain(card: number, takes: number): number {
  const { group, winnerIsFriend, winning } = FOLLOW;
  const best = takes ? card : winning;
  if (takes || winnerIsFriend) {
    return handBeats(FOLLOW.foeA, group, best) || handBeats(FOLLOW.foeB, group, best) ? OPEN : FRIENDS;
  }
  return handBeats(FOLLOW.friendA, group, best) || handBeats(FOLLOW.friendB, group, best) ? OPEN : FOES;
}

function followScore(bit: number, takes: number, outcome: number, points: number): number {
  const at = followWeights(takes, outcome);
  const score = (WEIGHTS[at] as number) + (WEIGHTS[at + 1] as number) * points;
  if (!((1 << bit) & trumps)) return score;
  return score + (WEIGHTS[at + 2] as number) + (WEIGHTS[at + 3] as number) * heightOf(bit);
}

function followWeights(takes: number, outcome: number): number {
  if (outcome === FOES) return LOST;
  if (takes) return outcome === FRIENDS ? TAKES_FOR_GOOD : TAKES_FOR_NOW;
  if (FOLLOW.winnerIsFriend) return outcome === FRIENDS ? FRIEND_FOR_GOOD : FRIEND_FOR_NOW;
  return FRIEND_MAY_TAKE;
}

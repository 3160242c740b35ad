// Which moves are tried first: a score from a few features of the move. Only the speed of the search depends on it.
import type { Layout } from './layout.ts';

/** What a leader's moves are scored by: the hands of the others, in order of play and by side. */
export const LEAD = { partners: 0, opponents: 0, h1: 0, h2: 0, h3: 0 };

/** What a later player's moves are scored by; hands still to play, by side, zero if there is none. */
export const FOLLOW = {
  group: 0,
  winning: 0,
  winnerIsFriend: 0,
  friendA: 0,
  friendB: 0,
  foeA: 0,
  foeB: 0,
};

/** Who takes the trick if a card of a chain is played, as far as that is certain: nobody yet, or one of the sides. */
export const OPEN = 0;
export const FRIENDS = 1;
export const FOES = 2;

/** Weights of a lead: base, points, partner may beat it, last of its suit, trump, height of the trump. */
const LEAD_SAFE = 0;
const LEAD_RUFFABLE = 6;
const LEAD_BEATABLE = 12;
/** Weights of any lead: next, second, last opponent void; plain suit with an opponent last; trump that no opponent has. */
const VOID_NEXT = 18;
const VOID_SECOND = 19;
const VOID_LAST = 20;
const OPPONENT_LAST = 21;
const IDLE_TRUMP = 22;
/** Weights of a following card: base, points, trump, height of the trump. */
const TAKES_FOR_GOOD = 23;
const TAKES_FOR_NOW = 27;
const FRIEND_FOR_GOOD = 31;
const FRIEND_FOR_NOW = 35;
const LOST = 39;
const FRIEND_MAY_TAKE = 43;

/** Found by hill climbing on the logarithm of the number of nodes, and checked on other deals. */
// prettier-ignore
const WEIGHTS = Int32Array.of(
  642, 47, 55, -17, -20, 5,
  415, -7, 48, -204, 0, 5,
  73, 10, 164, 91, -76, 12,
  -783, -350, -269, 88, -262,
  202, 29, -28, -10,
  273, -12, -140, -10,
  270, 32, -102, -14,
  -16, -15, -75, 7,
  -31, -4, -218, -2,
  142, 30, -63, -18,
);

let trumps = 0;
let trumpShift = 0;
let groupMask: Int32Array = new Int32Array(32);
let beatenBy: Int32Array = new Int32Array(32);

export function prepareOrdering(layout: Layout): void {
  groupMask = layout.groupMask;
  beatenBy = layout.beatenBy;
  trumps = layout.trumpMask;
  trumpShift = trumps === 0 ? 0 : 31 - Math.clz32(trumps & -trumps);
}

/** Place of a trump among the trumps, 0 for the lowest. */
const heightOf = (bit: number): number => bit - trumpShift;

/** Whether a later player with this hand can take the trick from `winning`. */
function handBeats(hand: number, group: number, winning: number): boolean {
  if (hand === 0) return false;
  const suit = hand & group;
  return ((suit === 0 ? hand : suit) & (beatenBy[winning] as number)) !== 0;
}

/** The chain of leads being scored: its weights, and what is the same for all its cards. */
let leadAt = 0;
let leadBase = 0;

/** Looks at a chain of leads, given by its highest card; `legal` are all cards that may be led. */
export function beginLeads(first: number, legal: number): void {
  const group = groupMask[first] as number;
  const { opponents, partners, h1, h2, h3 } = LEAD;
  leadAt = leadWeights(first, group);
  const partnerBeats =
    handBeats(h1 & partners, group, first) ||
    handBeats(h2 & partners, group, first) ||
    handBeats(h3 & partners, group, first);
  const own = legal & group;
  leadBase =
    (WEIGHTS[leadAt] as number) +
    (partnerBeats ? (WEIGHTS[leadAt + 2] as number) : 0) +
    ((own & (own - 1)) === 0 ? (WEIGHTS[leadAt + 3] as number) : 0);
  if (h1 & opponents && !(h1 & group)) leadBase += WEIGHTS[VOID_NEXT] as number;
  if (h2 & opponents && !(h2 & group)) leadBase += WEIGHTS[VOID_SECOND] as number;
  if (h3 & opponents && !(h3 & group)) leadBase += WEIGHTS[VOID_LAST] as number;
  if (group !== trumps) {
    if (h3 & opponents) leadBase += WEIGHTS[OPPONENT_LAST] as number;
    return;
  }
  leadBase += WEIGHTS[leadAt + 4] as number;
  if (!(opponents & trumps)) leadBase += WEIGHTS[IDLE_TRUMP] as number;
}

/** The score of a lead of the chain that was looked at last. */
export function leadScore(bit: number, points: number): number {
  const score = leadBase + (WEIGHTS[leadAt + 1] as number) * points;
  return (1 << bit) & trumps ? score + (WEIGHTS[leadAt + 5] as number) * heightOf(bit) : score;
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

/** Which side takes the trick if a card of this chain is played, as far as that is certain already. */
export function decidedChain(card: number, takes: number): number {
  const { group, winnerIsFriend, winning } = FOLLOW;
  const best = takes ? card : winning;
  if (takes || winnerIsFriend) {
    return handBeats(FOLLOW.foeA, group, best) || handBeats(FOLLOW.foeB, group, best) ? OPEN : FRIENDS;
  }
  return handBeats(FOLLOW.friendA, group, best) || handBeats(FOLLOW.friendB, group, best) ? OPEN : FOES;
}

/** The score of a card that follows; `takes` is 1 if it is better than the winning card. */
export function followScore(bit: number, takes: number, outcome: number, points: number): number {
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

// Which moves are tried first: a score from a few features of the move. Only the speed of the search depends on it.
import {
  beatenBy,
  facts,
  groupMask,
  hands,
  LAST_PLACE,
  LOWEST_TRUMP,
  nextSeat,
  NOBODY,
  side,
  TRUMPS,
  value,
} from './tables.ts';

/** Who takes the trick if a card of a chain is played, as far as that is certain: nobody yet, or one of the sides. */
export const OPEN = 0;
export const FRIENDS = 1;
export const FOES = 2;

/** Weights of a lead: base, points, partner may beat it, last of its suit, trump, height of the trump. */
const LEAD_SAFE = 0;
const LEAD_RUFFABLE = 6;
const LEAD_BEATABLE = 12;
/** Weights of any lead: next opponent void, and after it second and last; plain suit with an opponent last; trump that no opponent has. */
const VOID_NEXT = 18;
const OPPONENT_LAST = 21;
const IDLE_TRUMP = 22;
/** Weights of a following card: base, points, trump, height of the trump. */
const TAKES_FOR_GOOD = 23;
const TAKES_FOR_NOW = 27;
const FRIEND_FOR_GOOD = 31;
const FRIEND_FOR_NOW = 35;
const LOST = 39;
const FRIEND_MAY_TAKE = 43;

/** Weights of one side; those of the declaring side lie behind those of the other. */
const SET = 47;

/** Found by hill climbing on the number of nodes (`npm run -s cli -- fit ordering`), and checked on other deals. */
// prettier-ignore
export const WEIGHTS = Int32Array.of(
  386, 37, 30, -9, -10, -2,
  260, -16, 48, -164, -5, 5,
  89, 2, 164, 138, -94, 4,
  -291, -81, -226, 49, -262,
  202, 29, -28, -10,
  273, -9, -140, -10,
  161, 56, -36, -8,
  -5, -4, -26, -1,
  -26, -11, -241, 1,
  142, 30, -74, -9,
  642, 36, 55, -6, -10, 5,
  415, -7, 48, -121, 0, -10,
  135, -5, 230, 91, -31, 5,
  -426, -350, -269, 88, -335,
  255, 24, -28, -10,
  273, -22, -140, -4,
  381, 32, -60, -14,
  -16, -15, -95, 0,
  -52, -4, -218, -15,
  194, 30, -8, -32,
);

/** By first weight and card: what the card itself adds to the score, and the base. */
const cardScores = new Int32Array(WEIGHTS.length * 32);

/** Loads the contract's scores of single cards; the tables of the contract must be loaded. */
export function prepareOrdering(): void {
  for (const set of [0, SET]) {
    for (const at of [LEAD_SAFE, LEAD_RUFFABLE, LEAD_BEATABLE].map((at) => at + set))
      fillScores(at, at + 1, undefined, at + 5);
    for (const at of [TAKES_FOR_GOOD, TAKES_FOR_NOW, FRIEND_FOR_GOOD, FRIEND_FOR_NOW, LOST, FRIEND_MAY_TAKE])
      fillScores(at + set, at + set + 1, at + set + 2, at + set + 3);
  }
}

function fillScores(base: number, points: number, trump: number | undefined, height: number): void {
  const weight = (at: number | undefined): number => (at === undefined ? 0 : (WEIGHTS[at] as number));
  for (let bit = 0; bit < 32; bit++) {
    const isTrump = (((facts[TRUMPS] as number) >>> bit) & 1) === 1;
    const asTrump = weight(trump) + weight(height) * (bit - (facts[LOWEST_TRUMP] as number));
    cardScores[base * 32 + bit] = weight(base) + weight(points) * (value[bit] as number) + (isTrump ? asTrump : 0);
  }
}

/** Whether a later player with this hand can take the trick from `winning`. */
function handBeats(hand: number, group: number, winning: number): boolean {
  const suit = hand & group;
  return ((suit === 0 ? hand : suit) & (beatenBy[winning] as number)) !== 0;
}

/** The chain of moves being scored: what is the same for all its cards. */
const chain = new Int32Array(8);
const WEIGHTS_AT = 0;
const BASE = 1;

/** Looks at a chain of leads, given by its highest card; `legal` are all cards that may be led. */
export function beginLeads(leader: number, first: number, legal: number): void {
  const group = groupMask[first] as number;
  const trumps = facts[TRUMPS] as number;
  const own = side[leader] as number;
  const set = own * SET;
  let seat = nextSeat[leader] as number;
  let partnerBeats = false;
  let foeBeats = false;
  let foeBeatsInSuit = false;
  let foeTrumps = 0;
  let base = 0;
  for (let place = 1; place <= (facts[LAST_PLACE] as number); place++) {
    const hand = hands[seat] as number;
    const suit = hand & group;
    const better = (suit === 0 ? hand : suit) & (beatenBy[first] as number);
    if (side[seat] === own) partnerBeats ||= better !== 0;
    else {
      foeTrumps |= hand & trumps;
      foeBeats ||= better !== 0;
      foeBeatsInSuit ||= (better & group) !== 0;
      if (suit === 0) base += WEIGHTS[set + VOID_NEXT + place - 1] as number;
      if (place === 3 && group !== trumps) base += WEIGHTS[set + OPPONENT_LAST] as number;
    }
    seat = nextSeat[seat] as number;
  }
  const at = set + (foeBeatsInSuit ? LEAD_BEATABLE : foeBeats ? LEAD_RUFFABLE : LEAD_SAFE);
  const sameSuit = legal & group;
  if (partnerBeats) base += WEIGHTS[at + 2] as number;
  if ((sameSuit & (sameSuit - 1)) === 0) base += WEIGHTS[at + 3] as number;
  if (group === trumps) base += (WEIGHTS[at + 4] as number) + (foeTrumps ? 0 : (WEIGHTS[set + IDLE_TRUMP] as number));
  chain[WEIGHTS_AT] = at;
  chain[BASE] = base;
}

/** The score of a lead of the chain that was looked at last. */
export const leadScore = (bit: number): number =>
  (chain[BASE] as number) + (cardScores[(chain[WEIGHTS_AT] as number) * 32 + bit] as number);

/** The player whose following moves are scored: what is the same for all of them. */
const trick = new Int32Array(8);
const GROUP = 0;
const WINNING = 1;
const FRIEND_WINS = 2;
const FRIEND_A = 3;
const FRIEND_B = 4;
const FOE_A = 5;
const FOE_B = 6;
const OWN_SET = 7;

export function beginFollows(seat: number, place: number, led: number, winning: number, winner: number): void {
  const own = side[seat] as number;
  const last = facts[LAST_PLACE] as number;
  const a = place < last ? (nextSeat[seat] as number) : NOBODY;
  const b = place + 1 < last ? (nextSeat[a] as number) : NOBODY;
  const aIsFriend = side[a] === own;
  const bIsFriend = side[b] === own;
  trick[GROUP] = groupMask[led] as number;
  trick[OWN_SET] = own * SET;
  trick[WINNING] = winning;
  trick[FRIEND_WINS] = side[winner] === own ? 1 : 0;
  trick[FRIEND_A] = aIsFriend ? (hands[a] as number) : 0;
  trick[FRIEND_B] = bIsFriend ? (hands[b] as number) : 0;
  trick[FOE_A] = aIsFriend ? 0 : (hands[a] as number);
  trick[FOE_B] = bIsFriend ? 0 : (hands[b] as number);
}

/** Which side takes the trick if a card of the chain with this highest card is played, as far as that is certain already. */
export function decidedChain(first: number): number {
  const group = trick[GROUP] as number;
  const winning = trick[WINNING] as number;
  const takes = ((beatenBy[winning] as number) >>> first) & 1;
  const best = takes ? first : winning;
  const friendly = takes | (trick[FRIEND_WINS] as number);
  const against = friendly
    ? handBeats(trick[FOE_A] as number, group, best) || handBeats(trick[FOE_B] as number, group, best)
    : handBeats(trick[FRIEND_A] as number, group, best) || handBeats(trick[FRIEND_B] as number, group, best);
  const outcome = against ? OPEN : friendly ? FRIENDS : FOES;
  chain[WEIGHTS_AT] = (trick[OWN_SET] as number) + followWeights(takes, outcome);
  return outcome;
}

/** The score of a following card of the chain that was looked at last. */
export const followScore = (bit: number): number => cardScores[(chain[WEIGHTS_AT] as number) * 32 + bit] as number;

/** The scores of the last player's cards, as far as they take the trick, and if they do not. */
export const lastTakes = (bit: number, own: number): number =>
  cardScores[(own * SET + TAKES_FOR_GOOD) * 32 + bit] as number;
export const lastLeaves = (bit: number, own: number, friendWins: number): number =>
  cardScores[(own * SET + (friendWins ? FRIEND_FOR_GOOD : LOST)) * 32 + bit] as number;

function followWeights(takes: number, outcome: number): number {
  if (outcome === FOES) return LOST;
  if (takes) return outcome === FRIENDS ? TAKES_FOR_GOOD : TAKES_FOR_NOW;
  if (trick[FRIEND_WINS]) return outcome === FRIENDS ? FRIEND_FOR_GOOD : FRIEND_FOR_NOW;
  return FRIEND_MAY_TAKE;
}

// Which moves are tried first: a score from a few features of the move. What the features are and what the weights mean is
// said in ordering.ts beside this folder, which also owns the weights; only the speed of the search depends on them.
import {
  after,
  beating,
  CARD_SCORES,
  fact,
  groupOf,
  handOf,
  LAST_PLACE,
  LOWEST_TRUMP,
  sideOf,
  TRUMPS,
  valueOf,
  WEIGHTS,
  word,
} from './memory';

/** Who takes the trick if a card of a chain is played, as far as that is certain: nobody yet, or one of the sides. */
export const OPEN: i32 = 0;
export const FRIENDS: i32 = 1;
const FOES: i32 = 2;

const LEAD_SAFE: i32 = 0;
const LEAD_RUFFABLE: i32 = 6;
const LEAD_BEATABLE: i32 = 12;
const VOID_NEXT: i32 = 18;
const OPPONENT_LAST: i32 = 21;
const IDLE_TRUMP: i32 = 22;
const TAKES_FOR_GOOD: i32 = 23;
const TAKES_FOR_NOW: i32 = 27;
const FRIEND_FOR_GOOD: i32 = 31;
const FRIEND_FOR_NOW: i32 = 35;
const LOST: i32 = 39;
const FRIEND_MAY_TAKE: i32 = 43;
/** Weights of one side; those of the declaring side lie behind those of the other. */
const SET: i32 = 47;
const NO_WEIGHT: i32 = -1;

function weight(at: i32): i32 {
  return at === NO_WEIGHT ? 0 : load<i32>(word(at), WEIGHTS);
}

function scoreOf(set: i32, bit: i32): i32 {
  return load<i32>(word((set << 5) + bit), CARD_SCORES);
}

/** Loads the contract's scores of single cards; the tables of the contract must be loaded. */
export function prepareOrdering(): void {
  for (let set = 0; set <= SET; set += SET) {
    for (let lead = LEAD_SAFE; lead <= LEAD_BEATABLE; lead += LEAD_RUFFABLE)
      fillScores(set + lead, set + lead + 1, NO_WEIGHT, set + lead + 5);
    for (let follow = TAKES_FOR_GOOD; follow <= FRIEND_MAY_TAKE; follow += TAKES_FOR_NOW - TAKES_FOR_GOOD)
      fillScores(set + follow, set + follow + 1, set + follow + 2, set + follow + 3);
  }
}

function fillScores(base: i32, points: i32, trump: i32, height: i32): void {
  for (let bit = 0; bit < 32; bit++) {
    let score = weight(base) + weight(points) * valueOf(bit);
    if ((fact(TRUMPS) >>> bit) & 1) score += weight(trump) + weight(height) * (bit - fact(LOWEST_TRUMP));
    store<i32>(word(base * 32 + bit), score, CARD_SCORES);
  }
}

/** Cards with which a player who holds `hand` may answer the suit led. */
function answers(hand: i32, group: i32): i32 {
  const suit = hand & group;
  return suit === 0 ? hand : suit;
}

/** The chain of moves being scored: what is the same for all its cards. */
let chainSet: i32 = 0;
let chainBase: i32 = 0;

/** Looks at a chain of leads, given by its highest card; `legal` are all cards that may be led. */
export function beginLeads(leader: i32, first: i32, legal: i32): void {
  const group = groupOf(first);
  const better = beating(first);
  const trumps = fact(TRUMPS);
  const own = sideOf(leader);
  const set = own * SET;
  let seat = after(leader);
  let partnerBeats: i32 = 0;
  let foeBeats: i32 = 0;
  let foeTrumps: i32 = 0;
  let base: i32 = 0;
  for (let place = 1; place <= fact(LAST_PLACE); place++) {
    const hand = handOf(seat);
    const beats = answers(hand, group) & better;
    if (sideOf(seat) === own) partnerBeats |= beats;
    else {
      foeTrumps |= hand & trumps;
      foeBeats |= beats;
      if ((hand & group) === 0) base += weight(set + VOID_NEXT + place - 1);
      if (place === 3 && group !== trumps) base += weight(set + OPPONENT_LAST);
    }
    seat = after(seat);
  }
  const at = set + ((foeBeats & group) !== 0 ? LEAD_BEATABLE : foeBeats !== 0 ? LEAD_RUFFABLE : LEAD_SAFE);
  const sameSuit = legal & group;
  if (partnerBeats !== 0) base += weight(at + 2);
  if ((sameSuit & (sameSuit - 1)) === 0) base += weight(at + 3);
  if (group === trumps) {
    base += weight(at + 4);
    if (foeTrumps === 0) base += weight(set + IDLE_TRUMP);
  }
  chainSet = at;
  chainBase = base;
}

/** The score of a lead of the chain that was looked at last. */
export function leadScore(bit: i32): i32 {
  return chainBase + scoreOf(chainSet, bit);
}

/** What the players behind a place may answer, those of one side together. */
export function answersBehind(seat: i32, place: i32, group: i32, which: i32): i32 {
  const last = fact(LAST_PLACE);
  if (place >= last) return 0;
  const a = after(seat);
  const mine = sideOf(a) === which ? answers(handOf(a), group) : 0;
  if (place + 1 >= last) return mine;
  const b = after(a);
  return sideOf(b) === which ? mine | answers(handOf(b), group) : mine;
}

/** Which side takes the trick if the winning card is one that only these cards of the other side could still beat. */
export function outcomeOf(friendly: i32, threats: i32): i32 {
  return threats !== 0 ? OPEN : friendly !== 0 ? FRIENDS : FOES;
}

/** The weights for the following cards of a chain. */
export function followWeights(own: i32, takes: i32, friendWins: i32, outcome: i32): i32 {
  if (outcome === FOES) return own * SET + LOST;
  if (takes !== 0) return own * SET + (outcome === FRIENDS ? TAKES_FOR_GOOD : TAKES_FOR_NOW);
  if (friendWins !== 0) return own * SET + (outcome === FRIENDS ? FRIEND_FOR_GOOD : FRIEND_FOR_NOW);
  return own * SET + FRIEND_MAY_TAKE;
}

/** The score of a card by the weights of its chain. */
export function followScore(weights: i32, bit: i32): i32 {
  return scoreOf(weights, bit);
}

/** The scores of the last player's cards, as far as they take the trick, and if they do not. */
export function lastTakes(bit: i32, own: i32): i32 {
  return scoreOf(own * SET + TAKES_FOR_GOOD, bit);
}

export function lastLeaves(bit: i32, own: i32, friendly: i32): i32 {
  return scoreOf(own * SET + (friendly !== 0 ? FRIEND_FOR_GOOD : LOST), bit);
}

// Bettel with open cards: whether a declarer can keep from taking a trick. Won or lost, nothing between; trick by trick.
import type { Players } from '../base/seats.ts';
import { type CompiledContract, legalFollows, legalLeads, overtakingOf, takes } from './masks.ts';
import { canonicalForm, prepareOwners, prepareParts } from './structure.ts';

/** The deal being searched; set before every search. */
let compiled = {} as CompiledContract;
let declarer = 0;
let players: Players = 4;
const hands = new Int32Array(4);
/** Answers at trick boundaries, by common form and leader: points do not matter, so that equal forms are equal games. */
const known = new Map<number, boolean>();
let nodes = 0;

/** Nodes of this search since the module was loaded. */
export const noTrickNodes = (): number => nodes;

/** Loads a deal of a contract that is played without called cards; every question about it may follow. */
export function prepareNoTrick(
  contract: CompiledContract,
  company: Players,
  held: readonly number[],
  declarerSeat: number,
): void {
  compiled = contract;
  players = company;
  declarer = declarerSeat;
  known.clear();
  top = 0;
  prepareParts(contract.layout);
  prepareOwners(held);
}

/** Whether the declarer can stay without a trick from a trick boundary on; hands by seat. */
export function keptFromLead(held: readonly number[], leader: number): boolean {
  hands.set(held);
  return lead(leader);
}

/** The same within a trick, for the player `place` (1 - 3) places after the leader; `by` has played the winning card. */
export function keptFromFollow(
  held: readonly number[],
  leader: number,
  place: number,
  led: number,
  winning: number,
  by: number,
): boolean {
  hands.set(held);
  return follow(leader, place, led, winning, by);
}

const allHeld = (): number => (hands[0] as number) | (hands[1] as number) | (hands[2] as number) | (hands[3] as number);

function lead(leader: number): boolean {
  const hand = hands[leader] as number;
  if (hand === 0) return true;
  nodes++;
  const left = allHeld();
  if (leader !== declarer && isSafe(left)) return true;
  const key = (canonicalForm(left) >>> 0) * 4 + leader;
  const before = known.get(key);
  if (before !== undefined) return before;
  const mine = leader === declarer;
  let kept = !mine;
  const from = top;
  const end = orderLeads(legalLeads(compiled, hand, 0), left, mine);
  for (let at = from; at < end; at++) {
    const card = moves[at] as number;
    hands[leader] = hand ^ (1 << card);
    const answer = follow(leader, 1, card, card, leader);
    hands[leader] = hand;
    if (answer !== mine) continue;
    kept = mine;
    break;
  }
  top = from;
  known.set(key, kept);
  return kept;
}

function follow(leader: number, place: number, led: number, winning: number, by: number): boolean {
  nodes++;
  const seat = (leader + place) % players;
  const hand = hands[seat] as number;
  const mine = seat === declarer;
  const legal = overtakingOf(compiled, legalFollows(compiled, hand, led, 0), led, winning);
  const live = allHeld() | (1 << winning);
  const from = top;
  const end = orderFollows(legal, live, leader, place, winning, by);
  let answer = !mine;
  for (let at = from; at < end && answer !== mine; at++) {
    const card = moves[at] as number;
    const takesIt = takes(compiled, card, winning);
    hands[seat] = hand ^ (1 << card);
    answer = afterCard(leader, place, led, takesIt ? card : winning, takesIt ? seat : by);
    hands[seat] = hand;
  }
  top = from;
  return answer;
}

function afterCard(leader: number, place: number, led: number, winning: number, by: number): boolean {
  if (place < players - 1) return follow(leader, place + 1, led, winning, by);
  return by !== declarer && lead(by);
}

/**
 * Whether nobody can make the declarer take a trick, whatever is led: in each plain suit his cards, from the lowest up, lie
 * under those of the others one by one, he holds no trump, and no rule makes him beat a card.
 */
function isSafe(left: number): boolean {
  const { layout, overtaking } = compiled;
  const own = hands[declarer] as number;
  if (overtaking !== 'never' || (own & layout.trumpMask) !== 0) return false;
  for (let rest = own; rest !== 0;) {
    const group = layout.groupMask[31 - Math.clz32(rest)] as number;
    if (!liesUnder(own & group, left & group & ~own)) return false;
    rest &= ~group;
  }
  return true;
}

/** Whether each card of a suit lies under the card of the others at the same place from below, as far as they have one. */
function liesUnder(own: number, others: number): boolean {
  let [mine, theirs] = [own, others];
  while (mine !== 0 && theirs !== 0) {
    if ((mine & -mine) >>> 0 > (theirs & -theirs) >>> 0) return false;
    mine &= mine - 1;
    theirs &= theirs - 1;
  }
  return true;
}

/** Place of a card in its group, 0 for the lowest. */
function heightOf(bit: number): number {
  const group = compiled.layout.groupMask[bit] as number;
  return bit - (31 - Math.clz32(group & -group));
}

/** Defenders lead low where the declarer has to follow, best of all under his lowest card; the declarer leads low. */
function leadScore(bit: number, mine: boolean): number {
  if (mine) return -heightOf(bit);
  const suit = (hands[declarer] as number) & (compiled.layout.groupMask[bit] as number);
  if (suit === 0) return -20 - heightOf(bit);
  return (suit & ((1 << bit) - 1) ? 0 : 20) - heightOf(bit);
}

/** The declarer gives the highest card that takes nothing; the others stay under him, or unload when he is out of danger. */
function followScore(bit: number, leader: number, place: number, winning: number, by: number): number {
  const effort = takes(compiled, bit, winning) ? -20 : 0;
  if ((leader + place) % players === declarer) return effort + heightOf(bit);
  const declarerIsBehind = (declarer - leader + players) % players > place;
  return declarerIsBehind || by === declarer ? effort - heightOf(bit) : heightOf(bit);
}

/** Cards to try in all positions on the way to the present one, best first, with their scores; the first place that is free. */
const moves = new Int32Array(32 * 32);
const scores = new Int32Array(moves.length);
let top = 0;

/** Puts a card behind those from `from` on that are as good. */
function insert(from: number, bit: number, score: number): void {
  let at = top++;
  for (; at > from && (scores[at - 1] as number) < score; at--) {
    moves[at] = moves[at - 1] as number;
    scores[at] = scores[at - 1] as number;
  }
  moves[at] = bit;
  scores[at] = score;
}

/** The next of the `rest` of the legal cards, from the highest down, that does something else than the `last` one; -1 if there is none. */
function nextOther(rest: number, last: number, foreign: number): number {
  let before = last;
  for (let left = rest; left !== 0;) {
    const bit = 31 - Math.clz32(left);
    if (before < 0 || !isSame(bit, before, foreign)) return bit;
    before = bit;
    left &= ~(1 << bit);
  }
  return -1;
}

/** The cards that the leader tries; `live` are all cards that can still matter. Answers the end of the moves. */
function orderLeads(legal: number, live: number, mine: boolean): number {
  const from = top;
  const foreign = live & ~legal;
  for (let bit = nextOther(legal, -1, foreign); bit >= 0; bit = nextOther(legal & ((1 << bit) - 1), bit, foreign))
    insert(from, bit, leadScore(bit, mine));
  return top;
}

/** The same for a player who follows. */
function orderFollows(legal: number, live: number, leader: number, place: number, winning: number, by: number): number {
  const from = top;
  const foreign = live & ~legal;
  for (let bit = nextOther(legal, -1, foreign); bit >= 0; bit = nextOther(legal & ((1 << bit) - 1), bit, foreign))
    insert(from, bit, followScore(bit, leader, place, winning, by));
  return top;
}

/** Whether two cards of a hand do the same: of one group, with no foreign card between them. */
function isSame(low: number, high: number, foreign: number): boolean {
  if (compiled.layout.groupMask[low] !== compiled.layout.groupMask[high]) return false;
  const between = ((1 << high) - 1) & ~((2 << low) - 1);
  return (foreign & between) === 0;
}

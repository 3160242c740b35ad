// Bettel with open cards: whether a declarer can keep from taking a trick. Won or lost, nothing between; trick by trick.
import type { Players } from '../base/seats.ts';
import type { CompiledContract } from './masks.ts';
import { legalFollows, legalLeads, overtakingOf, takes } from './masks.ts';
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

const NO_POINTS = new Int32Array(32);

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
  prepareParts(contract.layout, NO_POINTS);
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
  for (const card of ordered(legalLeads(compiled, hand, 0), left, (bit) => leadScore(bit, mine))) {
    hands[leader] = hand ^ (1 << card);
    const answer = follow(leader, 1, card, card, leader);
    hands[leader] = hand;
    if (answer !== mine) continue;
    kept = mine;
    break;
  }
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
  for (const card of ordered(legal, live, (bit) => followScore(bit, leader, place, winning, by))) {
    const takesIt = takes(compiled, card, winning);
    hands[seat] = hand ^ (1 << card);
    const answer = afterCard(leader, place, led, takesIt ? card : winning, takesIt ? seat : by);
    hands[seat] = hand;
    if (answer === mine) return mine;
  }
  return !mine;
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

/** Cards to try, best first; of equivalent ones only the highest. `live` are all cards that can still matter. */
function ordered(legal: number, live: number, scoreOf: (bit: number) => number): readonly number[] {
  const cards: number[] = [];
  const scores: number[] = [];
  let last = -1;
  for (let rest = legal; rest !== 0;) {
    const bit = 31 - Math.clz32(rest);
    rest &= ~(1 << bit);
    if (last >= 0 && isSame(bit, last, live & ~legal)) {
      last = bit;
      continue;
    }
    last = bit;
    const score = scoreOf(bit);
    let at = cards.length;
    while (at > 0 && (scores[at - 1] as number) < score) at--;
    cards.splice(at, 0, bit);
    scores.splice(at, 0, score);
  }
  return cards;
}

/** Whether two cards of a hand do the same: of one group, with no foreign card between them. */
function isSame(low: number, high: number, foreign: number): boolean {
  if (compiled.layout.groupMask[low] !== compiled.layout.groupMask[high]) return false;
  const between = ((1 << high) - 1) & ~((2 << low) - 1);
  return (foreign & between) === 0;
}

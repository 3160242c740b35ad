// Perft: how many sequences of legal cards there are from a deal, counted by the rules and by the bit masks.
import { type Card, facesIn, type PackSize, withoutAll } from '../../../src/engine/base/cards.ts';
import type { Contract } from '../../../src/engine/base/contract.ts';
import { legalCards } from '../../../src/engine/play/legality.ts';
import { maskOf } from '../../../src/engine/search/layout.ts';
import {
  compile,
  type CompiledContract,
  countOf,
  forDeal,
  legalFollows,
  legalLeads,
  type Lock,
  lockAfter,
  lockAtStart,
  lowestOf,
  overtakingOf,
  takersOf,
} from '../../../src/engine/search/masks.ts';
import { type BySeat, bySeat, type Players, type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import { afterPlay, type PlayState, situationOf, startPlay, turnOf } from '../../../src/engine/play/tricks.ts';

/** A deal whose sequences are counted. */
export interface PerftDeal {
  readonly contract: Contract;
  readonly pack: PackSize;
  readonly players: Players;
  readonly leader: Seat;
  readonly hands: BySeat<readonly Card[]>;
  /** Who takes no part. */
  readonly idle?: Seat;
}

/** Sequences of `depth` cards by the declarative rules; `depth` is at least 1 and at most the cards of the deal. */
export function countByRules({ hands, leader, idle, ...terms }: PerftDeal, depth: number): number {
  return walkRules(startPlay(terms, hands, leader, idle), depth);
}

function walkRules(play: PlayState, left: number): number {
  const legal = legalCards(situationOf(play, turnOf(play)));
  if (left === 1) return legal.length;
  return legal.reduce((sum, card) => sum + walkRules(afterPlay(play, card), left - 1), 0);
}

/** Where, after the faces that each seat holds, those begin that it holds twice. */
const TWICE = 4;

/** The same by bit masks. */
export function countByMasks({ contract, pack, players, hands, leader, idle }: PerftDeal, depth: number): number {
  const usual = compile(contract, pack);
  const once = hands.map((hand) => maskOf(usual.layout, hand));
  const twice = hands.map((hand) => maskOf(usual.layout, withoutAll(hand, facesIn(hand))));
  const compiled = forDeal(usual, contract, once);
  const next = bySeat((seat) => seatAfter(seat, seatAfter(seat, 1, players) === idle ? 2 : 1, players));
  const walk = { compiled, next, hands: Int32Array.from([...once, ...twice]) };
  return walkLead(walk, leader, lockAtStart(compiled), depth);
}

interface Walk {
  readonly compiled: CompiledContract;
  /** Who plays after each seat. */
  readonly next: BySeat<Seat>;
  /** Faces that each seat holds, then those that it holds twice. */
  readonly hands: Int32Array;
}

function walkLead(walk: Walk, leader: Seat, lock: Lock, left: number): number {
  const { compiled, next, hands } = walk;
  const once = hands[leader] as number;
  const legal = legalLeads(compiled, once, lock);
  if (left === 1) return countOf(legal);
  const twice = hands[TWICE + leader] as number;
  let sum = 0;
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const card = lowestOf(bit);
    hands[leader] = once & ~(bit & ~twice); // of a card held twice, one copy stays
    hands[TWICE + leader] = twice & ~bit;
    sum += walkFollow(walk, leader, card, lock, leader, card, next[leader], left - 1);
  }
  hands[leader] = once;
  hands[TWICE + leader] = twice;
  return sum;
}

function walkFollow(
  walk: Walk,
  leader: Seat,
  led: number,
  lock: Lock,
  winner: Seat,
  winning: number,
  seat: Seat,
  left: number,
): number {
  const { compiled, next, hands } = walk;
  const once = hands[seat] as number;
  const legal = overtakingOf(compiled, legalFollows(compiled, once, led, lock), led, winning);
  if (left === 1) return countOf(legal);
  const twice = hands[TWICE + seat] as number;
  const taking = takersOf(compiled, winning);
  const after = next[seat];
  let sum = 0;
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const card = lowestOf(bit);
    hands[seat] = once & ~(bit & ~twice);
    hands[TWICE + seat] = twice & ~bit;
    const taken = (taking & bit) !== 0;
    const nowWinner = taken ? seat : winner;
    const nowWinning = taken ? card : winning;
    sum +=
      after === leader
        ? walkLead(walk, nowWinner, lockAfter(compiled, led, lock), left - 1)
        : walkFollow(walk, leader, led, lock, nowWinner, nowWinning, after, left - 1);
  }
  hands[seat] = once;
  hands[TWICE + seat] = twice;
  return sum;
}

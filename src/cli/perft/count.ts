// Perft: how many sequences of legal cards there are from a deal, counted by the rules and by the bit masks.
import type { Card, PackSize } from '../../engine/base/cards.ts';
import { copiesIn, facesIn, withoutAll } from '../../engine/base/cards.ts';
import type { Contract } from '../../engine/base/contract.ts';
import { legalCards } from '../../engine/play/legality.ts';
import { maskOf } from '../../engine/search/layout.ts';
import type { CompiledContract, Lock } from '../../engine/search/masks.ts';
import {
  compile,
  forDeal,
  countOf,
  legalFollows,
  legalLeads,
  lockAfter,
  lockAtStart,
  lowestOf,
  overtakingOf,
  takes,
} from '../../engine/search/masks.ts';
import type { BySeat, Players, Seat } from '../../engine/base/seats.ts';
import { placesIn, seatAt } from '../../engine/base/seats.ts';
import type { PlayState } from '../../engine/play/tricks.ts';
import { afterPlay, situationOf, startPlay, turnOf } from '../../engine/play/tricks.ts';

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

/** Where, after the faces that each seat holds, those begin that it holds twice, if the pack has any card twice. */
const TWICE = 4;

/** Takes one copy of a card out of a hand; whether the other one is still there. */
function takeCopy(hands: Int32Array, seat: number, card: number): boolean {
  const isTwice = hands.length > TWICE && (((hands[TWICE + seat] as number) >>> card) & 1) === 1;
  const plane = isTwice ? TWICE + seat : seat;
  hands[plane] = (hands[plane] as number) ^ (1 << card);
  return plane !== seat;
}

/** Puts it back. */
function putBack(hands: Int32Array, seat: number, card: number, other: boolean): void {
  const plane = other ? TWICE + seat : seat;
  hands[plane] = (hands[plane] as number) | (1 << card);
}

/** The same by bit masks. */
export function countByMasks({ contract, pack, players, hands, leader, idle }: PerftDeal, depth: number): number {
  const usual = compile(contract, pack);
  const once = hands.map((hand) => maskOf(usual.layout, hand));
  const twice = hands.map((hand) => maskOf(usual.layout, withoutAll(hand, facesIn(hand))));
  const compiled = forDeal(usual, contract, once);
  const masks = Int32Array.from(copiesIn(pack) === 2 ? [...once, ...twice] : once);
  const sitting = { players, idle, places: placesIn({ idle }, players) };
  return walkLead(compiled, sitting, masks, leader, lockAtStart(compiled), depth);
}

/** How many sit at the table, who of them takes no part, and how many cards make a trick. */
interface Sitting {
  readonly players: Players;
  readonly idle: Seat | undefined;
  readonly places: number;
}

function walkLead(
  compiled: CompiledContract,
  sitting: Sitting,
  hands: Int32Array,
  leader: Seat,
  lock: Lock,
  left: number,
): number {
  const hand = hands[leader] as number;
  const legal = legalLeads(compiled, hand, lock);
  if (left === 1) return countOf(legal);
  let sum = 0;
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = lowestOf(rest);
    const other = takeCopy(hands, leader, card);
    sum += walkFollow(compiled, sitting, hands, leader, card, lock, leader, card, 1, left - 1);
    putBack(hands, leader, card, other);
  }
  return sum;
}

function walkFollow(
  compiled: CompiledContract,
  sitting: Sitting,
  hands: Int32Array,
  leader: Seat,
  led: number,
  lock: Lock,
  winner: Seat,
  winning: number,
  place: number,
  left: number,
): number {
  const { players, idle, places } = sitting;
  const seat = idle === undefined ? (((leader + place) % players) as Seat) : seatAt({ leader, idle }, place, players);
  const hand = hands[seat] as number;
  const legal = overtakingOf(compiled, legalFollows(compiled, hand, led, lock), led, winning);
  if (left === 1) return countOf(legal);
  let sum = 0;
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = lowestOf(rest);
    const other = takeCopy(hands, seat, card);
    const taken = takes(compiled, card, winning);
    const nowWinner = taken ? seat : winner;
    const nowWinning = taken ? card : winning;
    sum +=
      place === places - 1
        ? walkLead(compiled, sitting, hands, nowWinner, lockAfter(compiled, led, lock), left - 1)
        : walkFollow(compiled, sitting, hands, leader, led, lock, nowWinner, nowWinning, place + 1, left - 1);
    putBack(hands, seat, card, other);
  }
  return sum;
}

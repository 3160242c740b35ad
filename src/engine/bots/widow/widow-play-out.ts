// One player against the others, played to the end with open cards, quickly and in bits: each trick is looked through, none beyond it.
import type { Players, Seat } from '../../base/seats.ts';
import { type CompiledContract, countOf, legalMask, takes } from '../../search/masks.ts';

/** A game between two cards; hands are masks, cards on the table bits of the layout. */
export interface SoloState {
  readonly players: Players;
  readonly hands: readonly [number, number, number, number];
  readonly declarer: Seat;
  readonly leader: Seat;
  readonly table: readonly number[];
}

export interface SoloEnd {
  /** Card points and tricks that the declarer still takes, the trick on the table included. */
  readonly points: number;
  readonly tricks: number;
}

/** What a card is worth to whoever keeps it, in card points for each lower card of its group that others hold. */
const HOLDS = 0.45;
/** The same of any trump, which may ruff. */
const RUFFS = 2;
/** What it is worth to lead to the next trick: to a declarer, who draws trumps. */
const LEADS = 0.5;

/** The end after `first` is played, if a card is given. */
export function soloPlayedOut(compiled: CompiledContract, state: SoloState, first?: number): SoloEnd {
  const hands: [number, number, number, number] = [...state.hands];
  let { leader } = state;
  let table: number[] = [...state.table];
  let points = 0;
  let tricks = 0;
  let next = first;
  while (true) {
    const turn = ((leader + table.length) % state.players) as Seat;
    const card = next ?? chosen(compiled, state, hands, turn, leader, table);
    next = undefined;
    hands[turn] &= ~(1 << card);
    table.push(card);
    if (table.length < state.players) continue;
    const winner = ((leader + winnerOf(compiled, table)) % state.players) as Seat;
    if (winner === state.declarer) {
      tricks++;
      for (const each of table) points += compiled.layout.points[each] as number;
    }
    leader = winner;
    table = [];
    if (hands[leader] === 0) return { points, tricks };
  }
}

function winnerOf(compiled: CompiledContract, table: readonly number[]): number {
  let best = 0;
  for (let place = 1; place < table.length; place++)
    if (takes(compiled, table[place] as number, table[best] as number)) best = place;
  return best;
}

type Hands = readonly [number, number, number, number];

function chosen(
  compiled: CompiledContract,
  state: SoloState,
  hands: Hands,
  turn: Seat,
  leader: Seat,
  table: readonly number[],
): number {
  const best = table.length > 0 ? (table[winnerOf(compiled, table)] as number) : undefined;
  const legal = legalMask(compiled, hands[turn], table[0], best, 0);
  if ((legal & (legal - 1)) === 0) return 31 - Math.clz32(legal);
  const sign = turn === state.declarer ? 1 : -1;
  let [choice, most] = [-1, -Infinity];
  for (let left = legal; left !== 0; left &= left - 1) {
    const card = 31 - Math.clz32(left & -left);
    const worth = sign * valueAfter(compiled, state, hands, turn, leader, [...table, card]);
    if (worth > most) [choice, most] = [card, worth];
  }
  return choice;
}

/** What the trick comes to for the declarer once these cards lie, the last of them played by `turn`; those behind answer well. */
function valueAfter(
  compiled: CompiledContract,
  state: SoloState,
  hands: Hands,
  turn: Seat,
  leader: Seat,
  table: readonly number[],
): number {
  const { players, declarer } = state;
  const card = table[table.length - 1] as number;
  const spent = (turn === declarer ? -1 : 1) * keptValue(compiled, hands, turn, card);
  if (table.length === players) return spent + trickValue(compiled, state, leader, table);
  const next = ((turn + 1) % players) as Seat;
  const sign = next === declarer ? 1 : -1;
  const best = table[winnerOf(compiled, table)] as number;
  let most = -Infinity;
  for (let left = answers(compiled, hands[next], table[0] as number, best); left !== 0; left &= left - 1) {
    const answer = 31 - Math.clz32(left & -left);
    const worth = sign * valueAfter(compiled, state, hands, next, leader, [...table, answer]);
    if (worth > most) most = worth;
  }
  return spent + sign * most;
}

function trickValue(
  compiled: CompiledContract,
  { players, declarer }: SoloState,
  leader: Seat,
  table: readonly number[],
): number {
  let points = LEADS;
  for (const each of table) points += compiled.layout.points[each] as number;
  return (leader + winnerOf(compiled, table)) % players === declarer ? points : -points;
}

/** Answers worth looking at: the lowest card that takes the trick, and the cheapest and the dearest of those that do not. */
function answers({ layout, ...compiled }: CompiledContract, hand: number, led: number, best: number): number {
  const legal = legalMask({ layout, ...compiled }, hand, led, best, 0);
  const taking = legal & (layout.beatenBy[best] as number);
  const under = legal & ~taking;
  let [cheap, dear, low, high] = [-1, -1, Infinity, -Infinity];
  for (let left = under; left !== 0; left &= left - 1) {
    const card = 31 - Math.clz32(left & -left);
    const points = layout.points[card] as number;
    if (points < low) [cheap, low] = [card, points];
    if (points > high) [dear, high] = [card, points];
  }
  const lowest = taking & -taking;
  const highest = taking === 0 ? 0 : 1 << (31 - Math.clz32(taking));
  return lowest | highest | (cheap < 0 ? 0 : 1 << cheap) | (dear < 0 ? 0 : 1 << dear);
}

/** What it is worth to have the card later: by how many cards of the others it beats in its group. */
function keptValue({ layout }: CompiledContract, hands: Hands, turn: Seat, card: number): number {
  const others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hands[turn];
  const below = countOf(others & (layout.groupMask[card] as number) & ((1 << card) - 1));
  return HOLDS * below + ((layout.trumpMask >>> card) & 1 ? RUFFS : 0);
}

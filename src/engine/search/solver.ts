// Exact play with open cards: the value of a position and of every legal card, found by questions to the search.
import { placesIn, type Players, type Seat, seatAt } from '../base/seats.ts';
import { type CompiledContract, countOf, legalMask, type Lock, lockAfter, lowestOf, winningPlace } from './masks.ts';
import { keptFromFollow, keptFromLead, noTrickNodes, prepareNoTrick } from './no-trick.ts';
import type { ExactSearch } from './exact-search.ts';
import { createModuleSearch } from './module-search.ts';

/** What is counted: card points of the declaring side, its tricks, or 1 if it takes none any more and else 0. */
export type Count = 'points' | 'tricks' | 'noTrick';

/** A position in bits; hands by seat. */
export interface Position {
  readonly compiled: CompiledContract;
  readonly players: Players;
  readonly hands: readonly [number, number, number, number];
  /** 1 for each seat of the declaring side. */
  readonly side: readonly [number, number, number, number];
  readonly leader: number;
  /** Who takes no part, and holds no card here. */
  readonly idle?: Seat | undefined;
  /** Bits of the cards on the table, in order of play. */
  readonly table: readonly number[];
  /** 1 while the holder of the called card is bound by it: its suit has not been led in a completed trick. */
  readonly lock: Lock;
  /** Of which cards of the seat to play it is asked, as a mask; absent where it is asked of every legal one. */
  readonly only?: number | undefined;
}

export interface CardValue {
  /** Bit of the card in the layout. */
  readonly bit: number;
  /** What the declaring side gets from now on, cards on the table included, if this card is played. */
  readonly value: number;
}

/** "At least `target`?" A result of at least `target` is a lower bound of the true value, one below it an upper bound. */
type Question = (target: number) => number;

/** Gets a search ready for a position; answers what can still be had in it. */
function prepare(search: ExactSearch, position: Position, count: Count): number {
  const { compiled, players, hands, side, idle, table } = position;
  const { points } = compiled.layout;
  if (count === 'noTrick') {
    prepareNoTrick(compiled, players, hands, side.indexOf(1));
    return 1;
  }
  search.prepare({ contract: compiled, table: { players, idle }, hands, sides: side, counted: count });
  if (count === 'tricks') return countOf(hands[turnIn(position)]);
  return (
    table.reduce((sum, bit) => sum + (points[bit] as number), 0) +
    hands.reduce((sum, hand) => sum + pointsOf(hand, points), 0)
  );
}

/** Who plays in a place of the trick on the table. */
const seatIn = ({ leader, idle, players }: Position, place: number): Seat =>
  seatAt({ leader: leader as Seat, idle }, place, players);

const turnIn = (position: Position): Seat => seatIn(position, position.table.length);

function pointsOf(hand: number, points: Int32Array): number {
  let sum = 0;
  for (let rest = hand; rest !== 0; rest &= rest - 1) sum += points[lowestOf(rest)] as number;
  return sum;
}

/** The question whether the declaring side still gets so much of `rest`; a whole trick may lie on the table. */
function questionOn(search: ExactSearch, position: Position, rest: number, count: Count): Question {
  if (count === 'noTrick') return () => (keepsTrickless(position) ? 1 : 0);
  const { compiled, players, hands, leader, table, lock, idle } = position;
  const [led] = table;
  if (led === undefined) return from(search, hands, (target) => search.boundary(leader, lock, rest, target));
  const by = winningPlace(compiled, table);
  const winner = seatIn(position, by);
  const winning = table[by] as number;
  const points = count === 'points' ? table.reduce((sum, bit) => sum + (compiled.layout.points[bit] as number), 0) : 0;
  if (table.length < placesIn({ idle }, players)) {
    const turn = turnIn(position);
    return from(search, hands, (target) =>
      search.follow(turn, table.length, lock, rest, target, led, winning, winner, points),
    );
  }
  const unlocked = lockAfter(compiled, led, lock);
  const worth = count === 'points' ? points : 1;
  return from(search, hands, (target) => search.trickTaken(winner, unlocked, rest, target, worth));
}

/** A question that the search answers from these hands. */
function from(search: ExactSearch, hands: readonly number[], ask: Question): Question {
  return (target) => {
    search.loadHands(hands);
    return ask(target);
  };
}

function keepsTrickless({ compiled, players, hands, side, leader, table }: Position): boolean {
  const [led] = table;
  if (led === undefined) return keptFromLead(hands, leader);
  const by = winningPlace(compiled, table);
  const winner = (leader + by) % players;
  if (table.length === players) return side[winner] === 0 && keptFromLead(hands, winner);
  return keptFromFollow(hands, leader, table.length, led, table[by] as number, winner);
}

/** The same once the seat to play has played a card. */
function questionAfter(search: ExactSearch, position: Position, card: number, rest: number, count: Count): Question {
  const turn = turnIn(position);
  const [a, b, c, d] = position.hands.map((hand, seat) => (seat === turn ? hand & ~(1 << card) : hand));
  const hands = [a ?? 0, b ?? 0, c ?? 0, d ?? 0] as const;
  const ask = questionOn(search, { ...position, hands, table: [...position.table, card] }, rest, count);
  return (target) => (target <= 0 ? 0 : rest < target ? rest : ask(target));
}

/** The exact value behind a question, found by null windows: from a guess in growing steps, then by halving. */
function exactValue(ask: Question, guess: number, rest: number): number {
  let low = 0;
  let high = rest;
  let target = Math.min(Math.max(guess, 1), rest);
  let stride = 2;
  while (low < high) {
    const v = ask(target);
    if (v >= target) low = v;
    else high = v;
    if (high - low <= 2 * stride) target = (low + high + 1) >> 1;
    else target = v >= target ? low + stride : high - stride + 1;
    stride *= 2;
  }
  return low;
}

/** Cards that the seat to play may play and that are asked about, from the highest bit down. */
function legalBits(position: Position): readonly number[] {
  const { compiled, table, hands, lock, only = -1 } = position;
  const winning = table.length > 0 ? table[winningPlace(compiled, table)] : undefined;
  const legal = only & legalMask(compiled, hands[turnIn(position)], table[0], winning, lock);
  return compiled.layout.cardAt.flatMap((_, bit) => ((legal >>> bit) & 1 ? [bit] : [])).reverse();
}

/** A legal card, and how many of the targets are reached if it is played. */
export interface CardReach {
  readonly bit: number;
  readonly reached: number;
}

/** What is asked about positions; points of the cards are counted unless it is said otherwise. */
export interface Solver {
  /** The exact value of a position, cards on the table included: what `solve` says of the best card, for less work. */
  solveValue(position: Position, count?: Count): number;
  /** The exact value of every legal card of the seat to play, in bit order from the highest card down. */
  solve(position: Position, count?: Count): readonly CardValue[];
  /**
   * For every legal card: how many of the targets (ascending, what the declaring side is to get from now on) it reaches if
   * the card is played. Several times cheaper than exact values.
   */
  targetsReached(position: Position, targets: readonly number[], count?: Count): readonly CardReach[];
  /** How many of the targets (ascending) the declaring side reaches from a position under best play of both sides. */
  positionReaches(position: Position, targets: readonly number[], count?: Count): number;
  /** Nodes searched since the program was loaded, games without a trick included. */
  nodesSearched(): number;
}

/** The solver that asks a search. */
const solverOf = (search: ExactSearch): Solver => ({
  solveValue(position, count = 'points') {
    const rest = prepare(search, position, count);
    return exactValue(questionOn(search, position, rest, count), rest >> 1, rest);
  },
  solve(position, count = 'points') {
    const rest = prepare(search, position, count);
    let guess = rest >> 1;
    return legalBits(position).map((bit) => {
      guess = exactValue(questionAfter(search, position, bit, rest, count), guess, rest);
      return { bit, value: guess };
    });
  },
  targetsReached(position, targets, count = 'points') {
    const rest = prepare(search, position, count);
    return legalBits(position).map((bit) => ({
      bit,
      reached: reachedBy(questionAfter(search, position, bit, rest, count), targets),
    }));
  },
  positionReaches(position, targets, count = 'points') {
    const rest = prepare(search, position, count);
    const ask = questionOn(search, position, rest, count);
    return reachedBy((target) => (target <= 0 ? 0 : rest < target ? rest : ask(target)), targets);
  },
  nodesSearched: () => search.nodes() + noTrickNodes(),
});

/** The solver that answers here, made when it is first asked. */
let chosen: Solver | undefined;
const usual = (): Solver => (chosen ??= solverOf(createModuleSearch()));

export const solveValue: Solver['solveValue'] = (position, count) => usual().solveValue(position, count);
export const solve: Solver['solve'] = (position, count) => usual().solve(position, count);
export const targetsReached: Solver['targetsReached'] = (position, targets, count) =>
  usual().targetsReached(position, targets, count);
export const positionReaches: Solver['positionReaches'] = (position, targets, count) =>
  usual().positionReaches(position, targets, count);
export const nodesSearched: Solver['nodesSearched'] = () => usual().nodesSearched();

/** By halving the list of targets; each answer may decide more than the target asked for. */
function reachedBy(ask: Question, targets: readonly number[]): number {
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const target = targets[(low + high) >> 1] as number;
    const bound = ask(target);
    if (bound >= target) while (low < high && (targets[low] as number) <= bound) low++;
    else while (low < high && (targets[high - 1] as number) > bound) high--;
  }
  return low;
}

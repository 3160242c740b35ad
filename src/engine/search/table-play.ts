// Cards played from the table with all of them known: play-outs by rules of thumb, and exact play of the last tricks (SPEC 3.18).
import { type Card, pointsOf } from '../base/cards.ts';
import type { BySeat } from '../base/seats.ts';
import type { Group, Order } from '../play/order.ts';
import type { TablePile } from '../play/tricks.ts';

/** A deal between the seats 0 and 1, each card a bit of a mask. Changed in place while it is played. */
export interface TableState {
  /** Cards that each player may use. */
  readonly held: [number, number];
  /** For each card the one that lies covered below it, or -1. */
  readonly below: Int8Array;
  /** The card that was led, or -1. */
  led: number;
  turn: 0 | 1;
  /** Card points and tricks of each player so far. */
  readonly points: [number, number];
  readonly tricks: [number, number];
}

/** What a deal has come to for player 0. */
export type Worth = (points: number, tricks: number) => number;

/** An order of cards as numbers: of two cards of a group the lower number is the stronger one, trumps come first. */
export interface TableOrder {
  readonly cards: readonly Card[];
  readonly bitOf: ReadonlyMap<Card, number>;
  readonly points: readonly number[];
  /** For each card the mask of its group, and whether it is a trump. */
  readonly group: readonly number[];
  readonly trumps: number;
  /** What a card is worth to keep, in card points. */
  readonly keep: readonly number[];
}

const GROUPS: readonly Group[] = ['trump', 'E', 'G', 'H', 'S'];

/** What the highest and the lowest trump are worth to keep, and an ace and a ten of a plain suit. */
const KEEP = { highTrump: 9, lowTrump: 3, ace: 3, ten: 1 } as const;

const known = new WeakMap<Order, TableOrder>();

/** The numbers of an order; made once for each. */
export function tableOrderOf(order: Order): TableOrder {
  const made = known.get(order) ?? compiled(order);
  known.set(order, made);
  return made;
}

function compiled(order: Order): TableOrder {
  const { cards, trumps } = order;
  const masks = new Map(
    GROUPS.map((group) => [
      group,
      cards.reduce((mask, card, at) => (order.groupOf(card) === group ? mask | (1 << at) : mask), 0),
    ]),
  );
  const step = (KEEP.highTrump - KEEP.lowTrump) / Math.max(1, trumps.length - 1);
  return {
    cards,
    bitOf: new Map(cards.map((card, at) => [card, at])),
    points: cards.map(pointsOf),
    group: cards.map((card) => masks.get(order.groupOf(card)) ?? 0),
    trumps: masks.get('trump') ?? 0,
    keep: cards.map((card, at) =>
      at < trumps.length ? KEEP.highTrump - at * step : card[1] === 'A' ? KEEP.ace : card[1] === 'T' ? KEEP.ten : 0,
    ),
  };
}

/** The state of a deal: what the two players hold, the piles, and the card that was led. */
export function tableStateOf(
  { bitOf }: TableOrder,
  table: BySeat<readonly TablePile[]>,
  held: BySeat<readonly Card[]>,
): TableState {
  const below = new Int8Array(32).fill(-1);
  for (const piles of table)
    for (const { open, covered } of piles)
      if (open !== undefined && covered !== undefined) below[bitOf.get(open) ?? 0] = bitOf.get(covered) ?? -1;
  const mask = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum | (1 << (bitOf.get(card) ?? 0)), 0);
  return {
    held: [mask(held[0]), mask(held[1])],
    below,
    led: -1,
    turn: 0,
    points: [0, 0],
    tricks: [0, 0],
  };
}

export const copied = (state: TableState): TableState => ({
  ...state,
  held: [...state.held],
  points: [...state.points],
  tricks: [...state.tricks],
});

const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The cards that may be played, as a mask. */
export function legalMask({ group }: TableOrder, { held, led, turn }: TableState): number {
  const own = held[turn];
  if (led < 0) return own;
  const follows = own & (group[led] ?? 0);
  return follows === 0 ? own : follows;
}

/** Whether a card played second takes the trick from the card that was led. */
const takes = ({ group, trumps }: TableOrder, card: number, led: number): boolean =>
  group[card] === group[led] ? card < led : ((trumps >>> card) & 1) === 1;

/** Plays a card that may be played. */
export function playCard(order: TableOrder, state: TableState, card: number): void {
  const { held, below, led, turn, points, tricks } = state;
  const under = below[card] ?? -1;
  held[turn] = (held[turn] & ~(1 << card)) | (under < 0 ? 0 : 1 << under);
  if (led < 0) {
    state.led = card;
    state.turn = turn === 0 ? 1 : 0;
    return;
  }
  const winner = takes(order, card, led) ? turn : turn === 0 ? 1 : 0;
  points[winner] += (order.points[card] ?? 0) + (order.points[led] ?? 0);
  tricks[winner]++;
  state.led = -1;
  state.turn = winner;
}

/** What a card is worth to whoever plays it second: the points that change hands, less what is given up. */
function worthOfReply(order: TableOrder, card: number, led: number): number {
  const points = (order.points[card] ?? 0) + (order.points[led] ?? 0);
  return (takes(order, card, led) ? points : -points) - (order.keep[card] ?? 0);
}

function bestReply(order: TableOrder, may: number, led: number): number {
  let best = -1;
  let most = -Infinity;
  for (let left = may; left !== 0; left &= left - 1) {
    const card = lowestBit(left);
    const worth = worthOfReply(order, card, led);
    if (worth > most) [best, most] = [card, worth];
  }
  return best;
}

/** What a lead is worth, if the other player replies by the same rule of thumb with what may be used now. */
function worthOfLead(order: TableOrder, card: number, others: number): number {
  const follows = others & (order.group[card] ?? 0);
  const reply = bestReply(order, follows === 0 ? others : follows, card);
  if (reply < 0) return -(order.keep[card] ?? 0);
  const points = (order.points[card] ?? 0) + (order.points[reply] ?? 0);
  const taken = takes(order, reply, card) ? -points : points;
  return taken - (order.keep[card] ?? 0) + (order.keep[reply] ?? 0);
}

/** The card that the rule of thumb plays. */
function cardByRule(order: TableOrder, state: TableState): number {
  const may = legalMask(order, state);
  if (state.led >= 0) return bestReply(order, may, state.led);
  const others = state.held[state.turn === 0 ? 1 : 0];
  let best = -1;
  let most = -Infinity;
  for (let left = may; left !== 0; left &= left - 1) {
    const card = lowestBit(left);
    const worth = worthOfLead(order, card, others);
    if (worth > most) [best, most] = [card, worth];
  }
  return best;
}

/** Plays a deal to its end by the rule of thumb. */
export function playOut(order: TableOrder, state: TableState): void {
  while (state.held[state.turn] !== 0) playCard(order, state, cardByRule(order, state));
}

/** Cards that are left, covered ones included. */
export function cardsLeft({ held, below }: TableState): number {
  let count = 0;
  for (let left = held[0] | held[1]; left !== 0; left &= left - 1) count += (below[lowestBit(left)] ?? -1) < 0 ? 1 : 2;
  return count;
}

/** The worth of a deal for player 0 if both play as well as can be, every card being known; for the last tricks only. */
export function exactWorth(
  order: TableOrder,
  state: TableState,
  worth: Worth,
  alpha = -Infinity,
  beta = Infinity,
): number {
  if (state.held[state.turn] === 0) return worth(state.points[0], state.tricks[0]);
  const most = state.turn === 0;
  let [low, high] = [alpha, beta];
  let best = most ? -Infinity : Infinity;
  for (let left = legalMask(order, state); left !== 0; left &= left - 1) {
    const next = copied(state);
    playCard(order, next, lowestBit(left));
    const value = exactWorth(order, next, worth, low, high);
    if (most ? value > best : value < best) best = value;
    if (most) low = Math.max(low, best);
    else high = Math.min(high, best);
    if (low >= high) break;
  }
  return best;
}

// A Ramsch played to its end with open cards, quickly and in bits: everybody stays below if he can and throws what is dear or high.
import { type CompiledContract, legalMask, takes } from '../../search/masks.ts';
import type { BySeat, Players, Seat } from '../../base/seats.ts';

/** A Ramsch between two cards; hands are masks, cards on the table bits of the layout. */
export interface RamschState {
  readonly players: Players;
  readonly hands: readonly [number, number, number, number];
  readonly leader: Seat;
  readonly table: readonly number[];
  /** Card points and tricks of each seat so far. */
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
  /** The last trick that each seat has taken, from 1; 0 without any. */
  readonly lastTrick: BySeat<number>;
}

export type RamschEnd = Pick<RamschState, 'points' | 'tricks' | 'lastTrick'> & {
  /** Who has taken the last trick of all. */
  readonly last: Seat;
};

/** What the place of a card in its group counts against its card points when something is thrown away. */
const HEIGHT = 1.2;

/** The end after `first` is played, if a card is given, and everybody then plays by the same rules of thumb. */
export function playedOut(compiled: CompiledContract, state: RamschState, first?: number): RamschEnd {
  const { layout } = compiled;
  const { players } = state;
  const lastTrick: [number, number, number, number] = [...state.lastTrick];
  let trick = state.tricks.reduce((sum, taken) => sum + taken, 0);
  const hands: [number, number, number, number] = [...state.hands];
  const points: [number, number, number, number] = [...state.points];
  const tricks: [number, number, number, number] = [...state.tricks];
  let { leader } = state;
  let table: number[] = [...state.table];
  let next = first;
  while (true) {
    const turn = ((leader + table.length) % players) as Seat;
    const card: number = next ?? chosen(compiled, players, hands, turn, table);
    next = undefined;
    hands[turn] &= ~(1 << card);
    table.push(card);
    if (table.length < players) continue;
    const place = winnerOf(compiled, table);
    leader = ((leader + place) % players) as Seat;
    tricks[leader]++;
    lastTrick[leader] = ++trick;
    for (const each of table) points[leader] += layout.points[each] as number;
    table = [];
    if (hands[leader] === 0) return { points, tricks, lastTrick, last: leader };
  }
}

function winnerOf(compiled: CompiledContract, table: readonly number[]): number {
  let best = 0;
  for (let place = 1; place < table.length; place++)
    if (takes(compiled, table[place] as number, table[best] as number)) best = place;
  return best;
}

function chosen(
  compiled: CompiledContract,
  players: Players,
  hands: readonly [number, number, number, number],
  turn: Seat,
  table: readonly number[],
): number {
  const led = table[0];
  const best = led === undefined ? undefined : (table[winnerOf(compiled, table)] as number);
  const legal = legalMask(compiled, hands[turn], led, best, 0);
  if ((legal & (legal - 1)) === 0) return 31 - Math.clz32(legal);
  let [choice, most] = [-1, -Infinity];
  for (let left = legal; left !== 0; left &= left - 1) {
    const card = 31 - Math.clz32(left & -left);
    const worth = worthOf(compiled, players, hands, turn, table, best, card);
    if (worth > most) [choice, most] = [card, worth];
  }
  return choice;
}

/** A card that does not take the trick is the better the dearer and higher it is; one that takes it, the cheaper it does. */
function worthOf(
  compiled: CompiledContract,
  players: Players,
  hands: readonly [number, number, number, number],
  turn: Seat,
  table: readonly number[],
  best: number | undefined,
  card: number,
): number {
  const { layout } = compiled;
  const height = HEIGHT * heightIn(compiled, hands, turn, card);
  const own = layout.points[card] as number;
  if (best !== undefined && !takes(compiled, card, best)) return own + height;
  if (isBeaten(compiled, players, hands, turn, table, card)) return own + height;
  const lying = table.reduce((sum, each) => sum + (layout.points[each] as number), 0);
  return -12 - lying - own + (table.length === players - 1 ? height : -height);
}

/** How many cards of the others it is higher than, of those in its group. */
function heightIn(
  { layout }: CompiledContract,
  hands: readonly [number, number, number, number],
  turn: Seat,
  card: number,
): number {
  const others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hands[turn] & (layout.groupMask[card] as number);
  let count = 0;
  for (let below = others & ((1 << card) - 1); below !== 0; below &= below - 1) count++;
  return count;
}

/** Whether somebody who still plays to the trick must beat the card. */
function isBeaten(
  compiled: CompiledContract,
  players: Players,
  hands: readonly [number, number, number, number],
  turn: Seat,
  table: readonly number[],
  card: number,
): boolean {
  const led = table[0] ?? card;
  for (let step = 1; step < players - table.length; step++) {
    const hand = hands[(turn + step) % players] as number;
    const legal = legalMask(compiled, hand, led, card, 0);
    const above = compiled.layout.beatenBy[card] as number;
    if (legal !== 0 && (legal & ~above) === 0) return true;
  }
  return false;
}

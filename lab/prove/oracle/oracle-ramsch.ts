// A Ramsch: who loses or wins it, and everybody's balance (SPEC 3.7, 4.1, 5.7; OPTIONS ramsch.*).
import type { Seat } from '../../../src/engine/base/seats.ts';
import { balanceOf, paymentOf, pricesOf } from './bill.ts';
import { ladderOf } from './order.ts';
import type { Table } from './table.ts';
import type { Taken } from './tricks.ts';

export interface RamschPlayer extends Taken {
  readonly seat: Seat;
  /** Whether the player has announced a Durchbruch. */
  readonly announced: boolean;
}

export interface RamschOutcome {
  readonly losers: readonly Seat[];
  readonly balance: readonly number[];
}

/** From how many card points on a Durchbruch wins, unannounced and announced. */
const DURCHBRUCH = [101, 91] as const;

export function ramschOf(table: Table, players: readonly RamschPlayer[], doublings: number): RamschOutcome {
  const pay = (cents: number): number => paymentOf(table, cents, doublings);
  const others = (seats: readonly Seat[]): readonly Seat[] =>
    players.map(({ seat }) => seat).filter((seat) => !seats.includes(seat));
  if (table.house['ramsch.mode'] === 'team-opposite') return teams(players, pay(stakeOf(table)), others);
  const taker = players.find((player) => winsAll(table, player, players));
  if (taker) {
    const balance = balanceOf(pay(valueOfAll(table)), [taker.seat], others([taker.seat]));
    return { losers: [], balance };
  }
  const losers = losersOf(table, players).map(({ seat }) => seat);
  if (losers.length === players.length) return { losers, balance: [0, 0, 0, 0] };
  return { losers, balance: paidBy(losers, table, players, pay) };
}

export const stakeOf = (table: Table): number => {
  const stake = table.house['ramsch.stake'];
  return stake === 'rufer' ? pricesOf(table).rufer : stake;
};

/** All tricks win the agreed amount; in Langendorf nearly all card points win the basic price. */
function valueOfAll(table: Table): number {
  const value = table.house['ramsch.durchmarschValue'];
  if (table.house['ramsch.durchmarsch'] === 'langendorf') return stakeOf(table);
  return value === 'solo' ? pricesOf(table).solo : value;
}

function winsAll({ house }: Table, { tricks, points, announced }: RamschPlayer, all: readonly RamschPlayer[]): boolean {
  if (house['ramsch.durchmarsch'] === 'all-tricks') return tricks === all.reduce((sum, each) => sum + each.tricks, 0);
  return house['ramsch.durchmarsch'] === 'langendorf' && points >= DURCHBRUCH[announced ? 1 : 0];
}

function teams(
  players: readonly RamschPlayer[],
  each: number,
  others: (seats: readonly Seat[]) => readonly Seat[],
): RamschOutcome {
  const lost = [0, 1]
    .map((team) => players.filter(({ seat }) => seat % 2 === team))
    .find((team) => team.reduce((sum, { points }) => sum + points, 0) > 60);
  const losers = (lost ?? []).map(({ seat }) => seat);
  return { losers, balance: lost ? balanceOf(each, others(losers), losers) : [0, 0, 0, 0] };
}

/** Those with most points; then most tricks, most trumps in them, the highest trump, where the table breaks ties. */
function losersOf(table: Table, players: readonly RamschPlayer[]): readonly RamschPlayer[] {
  const { trumps } = ladderOf({ id: 'ramsch' }, table);
  const trumpsIn = ({ cards }: RamschPlayer): readonly string[] => trumps.filter((card) => cards.includes(card));
  const heights: readonly ((player: RamschPlayer) => number)[] = [
    ({ points }) => points,
    ({ tricks }) => tricks,
    (player) => trumpsIn(player).length,
    (player) => -trumps.findIndex((card) => player.cards.includes(card)),
  ];
  const used = table.house['ramsch.tiebreak'] === 'chain' ? heights : heights.slice(0, 1);
  return used.reduce((left, height) => {
    const most = Math.max(...left.map(height));
    return left.filter((player) => height(player) === most);
  }, players);
}

/** One loser pays each of the others; of several each pays one stake to one of the others, and nothing else (Q27). */
function paidBy(
  losers: readonly Seat[],
  table: Table,
  players: readonly RamschPlayer[],
  pay: (cents: number) => number,
): readonly number[] {
  const { house } = table;
  const maidens = players.filter(({ tricks }) => tricks === 0).length;
  const doubled = house['ramsch.jungfrau'] === 'double-all' ? 2 ** maidens : 1;
  const { schneider, schwarz } = pricesOf(table);
  const bonusOf = ({ points, tricks }: RamschPlayer): number => (tricks === 0 ? schwarz : points < 31 ? schneider : 0);
  const single = losers.length < 2;
  const paid = players.filter(({ seat }) => !losers.includes(seat));
  const pairs = single
    ? paid.map((to) => [losers[0], to] as const)
    : losers.map((from, place) => [from, paid[place] ?? paid[0]] as const);
  const balance = [0, 0, 0, 0];
  for (const [from, to] of pairs) {
    if (from === undefined || !to) continue;
    const bonus = single && house['ramsch.bonuses'] ? bonusOf(to) : 0;
    const cents = pay(doubled * stakeOf(table) + bonus);
    balance[from] = (balance[from] ?? 0) - cents;
    balance[to.seat] = (balance[to.seat] ?? 0) + cents;
  }
  return balance;
}

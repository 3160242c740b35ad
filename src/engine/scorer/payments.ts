// Who pays whom when an evening is over: with the fewest payments that settle all balances.
import { equalShares } from '../special/stock.ts';
import type { ByPerson } from './course.ts';
import type { Person } from './evening.ts';

export interface Payment {
  readonly from: Person;
  readonly to: Person;
  readonly cents: number;
}

interface Balance {
  readonly person: Person;
  readonly cents: number;
}

/** Balances once what is left in the Stock has been shared among those who are there, what cannot be shared a cent each from the first on. */
export function withStockShared(totals: ByPerson, stock: number, present: readonly Person[]): ByPerson {
  const shares = equalShares(stock, present.length);
  return Object.fromEntries(
    Object.entries(totals).map(([person, cents]) => [person, cents + (shares[present.indexOf(person)] ?? 0)] as const),
  );
}

/** Balances of which nobody has lost more than the cap, in cents; what is not paid then, those who have won lack in proportion. */
export function cappedBalances(totals: ByPerson, cap: number): ByPerson {
  const all = Object.entries(totals);
  const lost = all.reduce((sum, [, cents]) => sum + Math.max(0, -cents), 0);
  const paid = all.reduce((sum, [, cents]) => sum + Math.min(cap, Math.max(0, -cents)), 0);
  if (paid === lost) return totals;
  const shares = Object.fromEntries(
    all.map(([person, cents]) => [person, cents > 0 ? (cents * paid) / lost : Math.max(cents, -cap)] as const),
  );
  return roundedBalances(shares, 1);
}

/** Balances in whole steps that still sum to what they did: the largest remainders are rounded up. */
export function roundedBalances(totals: ByPerson, step: number): ByPerson {
  const floors = Object.entries(totals).map(([person, cents]) => {
    const floor = Math.floor(cents / step) * step;
    return { person, floor, left: cents - floor };
  });
  const missing = Math.round(floors.reduce((sum, { left }) => sum + left, 0) / step);
  const up = floors.toSorted((a, b) => b.left - a.left).slice(0, missing);
  return Object.fromEntries(floors.map((each) => [each.person, each.floor + (up.includes(each) ? step : 0)] as const));
}

/** The fewest payments: people are parted into as many groups as settle among themselves, each of which needs one fewer than it has. */
export function paymentsFor(totals: ByPerson): readonly Payment[] {
  const open = Object.entries(totals)
    .filter(([, cents]) => cents !== 0)
    .map(([person, cents]): Balance => ({ person, cents }));
  return groupsOf(open).flatMap(paidWithin);
}

/** Sets of more people are too many to look at; nobody pays too much where they are settled as one group. */
const MOST_PARTED = 16;

/** Most groups that settle among themselves, found over all sets of people: with each one who joins, a set may be even. */
function groupsOf(open: readonly Balance[]): readonly (readonly Balance[])[] {
  if (open.length > MOST_PARTED) return [open];
  const sets = 2 ** open.length;
  const sums = new Array<number>(sets).fill(0);
  const evens = new Array<number>(sets).fill(0);
  const last = new Array<number>(sets).fill(0);
  for (let set = 1; set < sets; set++) {
    for (const [at, { cents }] of open.entries()) {
      if (!((set >> at) & 1)) continue;
      const before = set ^ (1 << at);
      sums[set] = (sums[before] ?? 0) + cents;
      if ((evens[before] ?? 0) >= (evens[set] ?? 0)) [evens[set], last[set]] = [evens[before] ?? 0, at];
    }
    if (sums[set] === 0) evens[set] = (evens[set] ?? 0) + 1;
  }
  return cutAtEven(open, sums, last);
}

/** Everybody in the order in which the sets grew, cut wherever they were even. */
function cutAtEven(
  open: readonly Balance[],
  sums: readonly number[],
  last: readonly number[],
): readonly (readonly Balance[])[] {
  const groups: Balance[][] = [];
  for (let set = sums.length - 1; set > 0; set ^= 1 << (last[set] ?? 0)) {
    if (sums[set] === 0) groups.push([]);
    groups.at(-1)?.push(...open.slice(last[set], (last[set] ?? 0) + 1));
  }
  return groups;
}

/** In a group that settles among itself, whoever owes most pays whoever gets most. */
function paidWithin(group: readonly Balance[]): readonly Payment[] {
  const ordered = group.filter(({ cents }) => cents !== 0).toSorted((a, b) => a.cents - b.cents);
  const [payer, receiver] = [ordered.at(0), ordered.at(-1)];
  if (!payer || !receiver || payer.cents >= 0 || receiver.cents <= 0) return [];
  const cents = Math.min(-payer.cents, receiver.cents);
  const rest = ordered.map((each) =>
    each === payer
      ? { ...each, cents: each.cents + cents }
      : each === receiver
        ? { ...each, cents: each.cents - cents }
        : each,
  );
  return [{ from: payer.person, to: receiver.person, cents }, ...paidWithin(rest)];
}

// A finished round told a second time: from its rules, terms and log to contract, winner and everybody's balance.
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Entry } from '../../../src/engine/table/log.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { balanceOf, paymentOf, unitOf } from './bill.ts';
import { doublingsOf } from './oracle-doublings.ts';
import { type Opening, openingOf, stepsAhead, type Thrown, type ToldRound } from './opening.ts';
import { isDecided, type Outcome, outcomeOf } from './outcome.ts';
import { ramschOf } from './oracle-ramsch.ts';
import { runnersPaid } from './runners.ts';
import { type Named, playersOf, roundFrom, type Table } from './table.ts';
import { takenBy, type Trick, tricksOf } from './tricks.ts';

/** What a round has come to. */
export interface Reckoned {
  readonly phase: 'scored' | 'thrownIn';
  readonly why?: Thrown['why'];
  readonly contract?: Named;
  readonly declarer?: Seat;
  readonly partner?: Seat;
  readonly winner?: Outcome['winner'];
  readonly bonus?: Outcome['bonus'];
  readonly losers?: readonly Seat[];
  /** Number of tricks that had to be played. */
  readonly tricks?: number;
  /** Cents, one amount for each chair. */
  readonly balance?: readonly number[];
  /** Chair of the last player who laid after the first trick. */
  readonly layer?: Seat;
  /** Card points of both sides, as far as the cards were played. */
  readonly points?: readonly [number, number];
}

/** Reckons a round. Throws where the log does not make sense by the rules (a difference too). */
export function reckon(round: ToldRound): Reckoned {
  const opening = openingOf(round);
  if (!('contract' in opening)) return { phase: 'thrownIn', ...opening };
  const { contract, ladder, leader } = opening;
  const tricks = tricksOf(ladder, playersOf(round.table), leader, playedIn(round.entries));
  const complete = tricks.filter(({ winner }) => winner !== undefined);
  const due = tricksDue(round.table, roundFrom(0, playersOf(round.table)), opening, complete);
  const layer = layerIn(round);
  return {
    phase: 'scored',
    contract,
    tricks: due,
    ...(layer !== undefined && { layer }),
    ...scored(round, opening, complete),
  };
}

/** Who laid last after the first trick, by chair. */
function layerIn({ table, terms: { dealer }, entries }: ToldRound): Seat | undefined {
  const last = entries.findLast((entry) => entry.type === 'lay' && entry.says === 'lay');
  const turned = entries.some((entry) => entry.type === 'knock' && entry.turned);
  if (last?.type !== 'lay' || !turned) return last?.type === 'lay' ? last.seat : undefined;
  return ((2 * dealer - last.seat + 2 * playersOf(table)) % playersOf(table)) as Seat;
}

/** The cards in the order in which they were played. */
export const playedIn = (entries: readonly Entry[]): readonly Card[] =>
  entries.flatMap((entry) => (entry.type === 'play' ? [entry.card] : []));

/** How many tricks are played: until tricks have decided the contract, or all. */
function tricksDue(
  table: Table,
  seats: readonly Seat[],
  { contract, declarer, partner, hands }: Opening,
  tricks: readonly Trick[],
): number {
  const side = [declarer, partner].filter((seat) => seat !== undefined);
  const others = seats.filter((seat) => !side.includes(seat));
  const all = (hands[seats[0] ?? 0] ?? []).length;
  if (contract.id === 'sie') return 0;
  const last = tricks.findIndex((_trick, at) => {
    const done = tricks.slice(0, at + 1);
    return isDecided(contract, table, takenBy(done, side).tricks, takenBy(done, others).tricks);
  });
  return last < 0 ? all : last + 1;
}

function scored(
  round: ToldRound,
  { hands, ladder, ...game }: Opening,
  tricks: readonly Trick[],
): Pick<Reckoned, 'declarer' | 'partner' | 'winner' | 'bonus' | 'losers' | 'balance' | 'points'> {
  const { table, terms, entries } = round;
  const seats = roundFrom(0, playersOf(table));
  const doublings = doublingsOf({ entries, terms, everybodyPassed: game.everybodyPassed });
  const { contract, declarer, partner } = game;
  if (declarer === undefined) {
    const announced = (seat: Seat): boolean => entries.some((each) => each.type === 'durchbruch' && each.seat === seat);
    const players = seats.map((seat) => ({ seat, announced: announced(seat), ...takenBy(tricks, [seat]) }));
    return ramschOf(table, players, doublings);
  }
  const side = partner === undefined ? [declarer] : [declarer, partner];
  const others = seats.filter((seat) => !side.includes(seat));
  const [mine, theirs] = [takenBy(tricks, side), takenBy(tricks, others)];
  // Where the leader of a Kreuz must win, only what was said before the lead counts for that.
  const byLead = contract.id === 'kreuz' && table.house['kreuz.leader'] === 'last-doubler';
  const steps = byLead ? stepsAhead(entries) : entries.filter(({ type }) => type === 'stoss' || type === 'retour');
  const all = (hands[declarer] ?? []).length;
  const outcome = outcomeOf(contract, table, {
    points: mine.points,
    tricks: mine.tricks,
    all,
    defendersDoubledLast: steps.at(-1)?.type === 'stoss',
  });
  const won = outcome.winner === 'declarer';
  const claimed = entries.some((each) => each.type === 'claim' && each.says === 'claim');
  const held = side.flatMap((seat) => hands[seat] ?? []);
  const runners = runnersPaid(contract.id, table, ladder, { side: held, taken: (won ? mine : theirs).cards }, claimed);
  const unit = unitOf(contract.id, table, outcome, runners, terms.carried ?? 0);
  const each = paymentOf(table, unit, doublings);
  const balance = balanceOf(each, won ? side : others, won ? others : side);
  return {
    declarer,
    ...(partner !== undefined && { partner }),
    ...outcome,
    balance,
    points: [mine.points, theirs.points],
  };
}

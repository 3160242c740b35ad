// What a card against the rules comes to: the guilty side has lost the bare game, doubled as it was (SPEC 10).
import type { Entry, RoundTerms } from '../../../src/engine/table/log.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { balanceOf, paymentOf, unitOf } from './bill.ts';
import { doublingsOf } from './oracle-doublings.ts';
import type { Opening } from './opening.ts';
import { stakeOf } from './oracle-ramsch.ts';
import { playersOf, roundFrom, type Table } from './table.ts';

/** Everybody's balance after a revoke by a seat. */
export function balanceAfterRevoke(
  table: Table,
  terms: RoundTerms,
  entries: readonly Entry[],
  { contract, declarer, partner, everybodyPassed }: Opening,
  guilty: Seat,
): readonly number[] {
  const seats = roundFrom(0, playersOf(table));
  const doublings = doublingsOf({ entries, terms, everybodyPassed });
  const losers = seats.filter(
    (seat) => sideOf(table, seat, declarer, partner) === sideOf(table, guilty, declarer, partner),
  );
  const winners = seats.filter((seat) => !losers.includes(seat));
  const won = losers.includes(declarer ?? guilty) ? 'defenders' : 'declarer';
  const unit =
    declarer === undefined
      ? stakeOf(table)
      : unitOf(contract.id, table, { winner: won, bonus: 'none' }, 0, terms.carried ?? 0);
  return balanceOf(paymentOf(table, unit, doublings), winners, losers);
}

/** Seats with the same name lose together: two sides, the pairs of a Ramsch in teams, or everybody alone. */
function sideOf({ house }: Table, seat: Seat, declarer: Seat | undefined, partner: Seat | undefined): string {
  if (declarer !== undefined) return seat === declarer || seat === partner ? 'declaring' : 'against';
  return house['ramsch.mode'] === 'team-opposite' ? `team ${seat % 2}` : `seat ${seat}`;
}

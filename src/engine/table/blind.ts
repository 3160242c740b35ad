// The blind (SPEC 9.2): the hand opposite the dealer, who plays it besides his own and alone sees it during the first trick.
import { type Seat, seatAfter } from '../base/seats.ts';
import type { RoundTerms } from './log.ts';
import { hasBlind, playersAt, type TableRules } from './table-rules.ts';

/** A deal, of which the table and the dealer are known. */
interface DealtBy {
  readonly rules: TableRules;
  readonly terms: Pick<RoundTerms, 'dealer'>;
}

/** The seat of the blind; undefined at a table without one. */
export const blindOf = ({ rules, terms }: DealtBy): Seat | undefined =>
  hasBlind(rules) ? seatAfter(terms.dealer, 2, playersAt(rules)) : undefined;

/** Who decides what is done from a seat: the player in it, or the dealer for the blind. */
export const deciderOf = (round: DealtBy, seat: Seat): Seat => (seat === blindOf(round) ? round.terms.dealer : seat);

/** The seats from which a player decides: the own one first, and the blind for the dealer. */
export function seatsDecidedBy(round: DealtBy, seat: Seat): readonly Seat[] {
  const blind = blindOf(round);
  if (blind === undefined || seat === blind) return blind === undefined ? [seat] : [];
  return seat === round.terms.dealer ? [seat, blind] : [seat];
}

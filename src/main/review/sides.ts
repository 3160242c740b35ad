// Which side a seat was on in a round that is over.
import type { Round } from '../../engine/table/round.ts';
import type { Seat } from '../../engine/base/seats.ts';

/** Whether the seat belongs to the declaring side; undefined if nobody declared. */
export const declares = (round: Round, seat: Seat): boolean | undefined =>
  'play' in round && round.declarer !== undefined ? seat === round.declarer || seat === round.partner : undefined;

// What may be said in somebody else's turn: the offer of a Hochzeit (SPEC 3.6). Doubling has rules of its own.
import type { Decision } from '../table/log.ts';
import { forehandOf, type Round } from '../table/round.ts';
import { type Seat, seatsFrom } from '../base/seats.ts';
import { playersAt } from '../table/table-rules.ts';
import { optionsOf, turnIn } from './step.ts';

/** The Hochzeit that a seat may offer now although somebody else is to speak. */
export function interjectionOf(round: Round, seat: Seat): Decision | undefined {
  if (round.phase !== 'auction' || turnIn(round) === seat) return undefined;
  return optionsOf(round, seat).find(({ verdict }) => verdict.legal)?.decision;
}

/** Who may offer now, in the order of priority. */
export const interjectors = (round: Round): readonly Seat[] =>
  seatsFrom(forehandOf(round), playersAt(round.rules)).filter((seat) => interjectionOf(round, seat) !== undefined);

/** Whether this is the last moment to offer: before the first call, where a Hochzeit comes before the auction. */
export const lastToOffer = (round: Round): boolean =>
  round.phase === 'auction' && round.auction.offers?.form === 'pre-auction';

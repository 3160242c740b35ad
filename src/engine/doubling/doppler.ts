// Doubling a Ramsch: each player may do so once, before the own first card (SPEC 3.7, 4.1; OPTIONS ramsch.doppler).
import { type Reason, reason } from '../base/reasons.ts';
import type { Doubling, PlayingRound } from '../table/round.ts';
import type { Seat } from '../base/seats.ts';
import { houseOf, seatsAt } from '../table/table-rules.ts';
import { hasPlayed } from '../play/tricks.ts';

const isKnown = ({ rules, play }: PlayingRound): boolean =>
  play.contract.row.goal.kind === 'fewestPoints' && houseOf(rules)['ramsch.doppler'];

/** Whether anybody may still double this Ramsch; false in every other game. */
export const dopplerOpen = (round: PlayingRound): boolean => isKnown(round) && round.play.done.length === 0;

/** Why a seat may not double the Ramsch. */
export function objectionToDoppler(round: PlayingRound, seat: Seat): Reason | undefined {
  const { rules, doubling, play } = round;
  if (!isKnown(round) || !seatsAt(rules).includes(seat))
    return reason('A.DOPPLER_NEVER', { contract: play.contract.row.id });
  if (doubling.doppler?.includes(seat)) return reason('A.DOPPLER_GIVEN', {});
  return dopplerOpen(round) && !hasPlayed(play, seat) ? undefined : reason('A.DOPPLER_TOO_LATE', {});
}

/** What has been said besides the cards, with the doubling of this seat. */
export const withDoppler = ({ doppler = [], ...others }: Doubling, seat: Seat): Doubling => ({
  ...others,
  doppler: [...doppler, seat],
});

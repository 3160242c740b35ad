// Whether anybody may say something besides the cards while they are played.
import { dopplerOpen } from '../doubling/doppler.ts';
import { durchbruchOpen } from '../doubling/durchbruch.ts';
import { doublingOpen } from '../doubling/stoss.ts';
import type { PlayingRound } from '../table/round.ts';
import { seatsAt } from '../table/table-rules.ts';
import { ansagenFor, objectionToAnsage } from './ansagen.ts';

/** Whether any player may still announce something of Doppelkopf. */
const ansageOpen = (round: PlayingRound): boolean =>
  seatsAt(round.rules).some((seat) => ansagenFor(round, seat).some((say) => !objectionToAnsage(round, say)));

/** Whether anybody may say something besides the cards: double, announce a Durchbruch, or make an announcement of Doppelkopf. */
export const asideOpen = (round: PlayingRound): boolean =>
  doublingOpen(round) || dopplerOpen(round) || durchbruchOpen(round) || ansageOpen(round);

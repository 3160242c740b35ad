// Deals of Doppelschafkopf for three with wanted cards.
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { bySeat, type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { gameRulesOf } from '../../../src/engine/table/table-rules.ts';
import { DOPPELSCHAFKOPF_HANDS } from './doppelschafkopf-rounds.ts';
import { after, dealt, play } from './rounds.ts';

export const STROHMANN_RULES = gameRulesOf('strohmann', PURE_2007);

/** Forehand and the blind, to the left of forehand, hold an Ober of Acorns each. */
export const strohmannDealt = (dealer: Seat = 3): Round =>
  dealt(
    STROHMANN_RULES,
    bySeat((seat) => DOPPELSCHAFKOPF_HANDS[(seat - dealer + 7) % 4] as (typeof DOPPELSCHAFKOPF_HANDS)[0]),
    dealer,
  );

/** The first trick: forehand and the blind lay both Obers of Acorns. */
export const strohmannTrick = (dealer: Seat = 3): Round => {
  const at = (steps: number): Seat => seatAfter(dealer, steps, 4);
  return after(strohmannDealt(dealer), play(at(1), 'EO'), play(at(2), 'EO'), play(at(3), 'S9'), play(at(4), 'S9'));
};

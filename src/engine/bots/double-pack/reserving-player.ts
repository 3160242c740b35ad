// Says whether there is a reservation, and which: whatever comes to most in imagined deals.
import type { Random } from '../../base/random.ts';
import { fact } from '../../inference/facts.ts';
import type { SeatView } from '../../round/view.ts';
import type { Choice } from '../player.ts';
import { valuedReservations } from './valued.ts';

/** Imagined deals for everything that may be said. */
const DEALS = 12;

/** Points by which a solo must come to more: it was tried out with friends who know each other. */
const DOUBT = 1;

export function sayReservation(view: SeatView, random: Random): Choice {
  const [best, ...others] = valuedReservations(view, DEALS, random);
  if (!best) throw new Error('nothing may be said');
  const sound = others.find(
    ({ decision, error }) =>
      ((decision.type === 'reserve' && decision.says === 'gesund') ||
        (decision.type === 'reservation' && decision.names === 'none')) &&
      best.points - DOUBT - error < (others.find((each) => each.decision === decision)?.points ?? 0),
  );
  const { decision, points } = sound ?? best;
  return { decision, because: [fact('dok.expects', { tenths: Math.round(10 * points), deals: DEALS })] };
}

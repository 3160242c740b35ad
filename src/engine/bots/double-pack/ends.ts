// What a deal of a double pack that was played out comes to for a seat: in Doppelkopf by its points, elsewhere by the bill.
import { bySeat, type Seat } from '../../base/seats.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { type Billed, billTermsAt, gainIn } from '../../endings/round-bill.ts';
import type { Announced } from '../../play/ansagen.ts';
import { outcomeFor } from '../../scoring/by-kind.ts';
import { settle } from '../../scoring/money.ts';
import { reKontraResult, scoresOf } from '../../scoring/re-kontra.ts';
import { resultOf, type RoundResult, SHARE_WON } from '../../scoring/result.ts';
import { reckoningAt } from '../../table/reckoning.ts';
import type { PlayedOut } from './double-pack-play-out.ts';

const outcomeIn = (result: RoundResult, seat: Seat, cents: number): Outcome => ({
  cents,
  won: SHARE_WON[outcomeFor(result, seat)],
});

/** What such an end comes to; `announced` counts in Doppelkopf only. */
export function endOf(billed: Billed, seat: Seat, ended: PlayedOut, announced: Announced): Outcome {
  const { play, sides } = ended;
  if (play.contract.row.goal.kind === 'reKontra') {
    const result = reKontraResult(play.done, sides, announced, reckoningAt(billed.rules));
    return outcomeIn(result, seat, scoresOf(sides, result.net)[seat]);
  }
  const [declarer, partner] = sides.re;
  if (declarer === undefined) throw new Error('nobody declares');
  const result = resultOf(
    play,
    bySeat(() => []),
    declarer,
    partner,
    play.done,
  );
  const { balance } = settle(play.contract, result, billTermsAt(billed));
  return outcomeIn(result, seat, gainIn(billed, balance, seat));
}

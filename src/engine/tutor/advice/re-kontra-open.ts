// Doppelkopf in hindsight: the real deal is played out by rules of thumb, since the many points of a deal cannot be searched.
import { playedToTheEnd } from '../../bots/doppelkopf/play-out.ts';
import type { Seat } from '../../base/seats.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { announcedIn } from '../../play/ansagen.ts';
import { afterPlay } from '../../play/tricks.ts';
import { outcomeFor } from '../../scoring/by-kind.ts';
import { reKontraResult, scoresOf } from '../../scoring/re-kontra.ts';
import { isPlaying, step } from '../../round/step.ts';
import type { Decision } from '../../table/log.ts';
import type { PlayingRound } from '../../table/round.ts';
import { handSizeAt } from '../../table/table-rules.ts';
import type { Considered } from './advice.ts';

const WON = { won: 1, drawn: 0.5, lost: 0 } as const;

/** What a round comes to for a seat with the announcements so far, if everybody goes on by rules of thumb. */
export function reKontraOutcome({ rules, play, declarer, ansagen = [] }: PlayingRound, seat: Seat): Outcome {
  const { done, sides } = playedToTheEnd({ play, declarer });
  const result = reKontraResult(done, sides, announcedIn(ansagen), handSizeAt(rules));
  return { cents: scoresOf(sides, result.net)[seat], won: WON[outcomeFor(result, seat)] };
}

/** The round after a card or an announcement. Throws if it is refused (programming error). */
function after(round: PlayingRound, decision: Decision): PlayingRound {
  if (decision.type === 'play') return { ...round, play: afterPlay(round.play, decision.card) };
  const next = step(round, decision);
  if (!next.ok || !isPlaying(next.round)) throw new Error(`${decision.type} is refused`);
  return next.round;
}

/** What each card or announcement comes to, and saying nothing. */
export const reKontraOutcomes = (round: PlayingRound, seat: Seat, options: readonly Considered[]): readonly Outcome[] =>
  options.map((each) => reKontraOutcome(each.type === 'leave' ? round : after(round, each), seat));

// Double packs in hindsight: the real deal is played out by rules of thumb, since the points of single tricks cannot be searched.
import { playedToTheEnd } from '../../bots/double-pack/play-out.ts';
import type { Seat } from '../../base/seats.ts';
import { endOf } from '../../bots/double-pack/ends.ts';
import { doublingsIn } from '../../doubling/doublings-in.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { announcedIn } from '../../play/ansagen.ts';
import { afterPlay } from '../../play/tricks.ts';
import { isPlaying, step } from '../../round/step.ts';
import type { Decision } from '../../table/log.ts';
import type { PlayingRound } from '../../table/round.ts';
import type { Considered } from './advice.ts';

/** What a round comes to for a seat with the announcements so far, if everybody goes on by rules of thumb. */
export function doublePackOutcome(round: PlayingRound, seat: Seat): Outcome {
  const { rules, terms, play, declarer, ansagen = [] } = round;
  const { dealer, carried, missing } = terms;
  const billed = { rules, doublings: doublingsIn(round), dealer, carried, missing };
  return endOf(billed, seat, playedToTheEnd({ play, declarer }), announcedIn(ansagen));
}

/** The round after a card or an announcement. Throws if it is refused (programming error). */
function after(round: PlayingRound, decision: Decision): PlayingRound {
  if (decision.type === 'play') return { ...round, play: afterPlay(round.play, decision.card) };
  const next = step(round, decision);
  if (!next.ok || !isPlaying(next.round)) throw new Error(`${decision.type} is refused`);
  return next.round;
}

/** What each card or announcement comes to, and saying nothing. */
export const doublePackOutcomes = (
  round: PlayingRound,
  seat: Seat,
  options: readonly Considered[],
): readonly Outcome[] =>
  options.map((each) => doublePackOutcome(each.type === 'leave' ? round : after(round, each), seat));

// How a round goes on between players: who is asked what, one after the other, whoever answers and however long that takes.
import type { Choice } from '../../engine/bots/player.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { asideOpen } from '../../engine/phases/asides.ts';
import { legalDecisions, step, turnIn } from '../../engine/round/step.ts';
import { isPlaying } from '../../engine/table/readers.ts';
import { type SeatView, viewFor } from '../../engine/round/view.ts';
import { type Entry, isAside } from '../../engine/table/log.ts';
import { isOver, type Round } from '../../engine/table/round.ts';
import { seatsAt } from '../../engine/table/table-rules.ts';
import type { PlayerQuestion } from './thinking-protocol.ts';

/** Somebody is asked when the log has `at` entries. */
export interface AskedOn {
  readonly kind: PlayerQuestion['kind'];
  readonly seat: Seat;
  readonly view: SeatView;
  readonly at: number;
}

/** The round after an entry that must be allowed. Throws otherwise (programming error). */
export function after(round: Round, entry: Entry): Round {
  const next = step(round, entry);
  if (!next.ok) throw new Error(`${JSON.stringify(entry)} is not allowed: ${next.because.id}`);
  return next.round;
}

/** Asks player after player until the round is over, which it gives. Throws if one does not decide. */
export function* playingOn(begun: Round): Generator<AskedOn, Round, Choice | null> {
  let round = begun;
  while (!isOver(round)) {
    const raised = yield* doubled(round);
    const seat = turnIn(round);
    if (raised) round = raised;
    else if (seat === undefined) throw new Error(`nobody's turn in the phase ${round.phase}`);
    else {
      const choice = yield { kind: 'decide', seat, view: viewFor(round, seat), at: round.entries.length };
      if (!choice) throw new Error('a player did not decide');
      round = after(round, choice.decision);
    }
  }
  return round;
}

/** The round after what somebody wants to say besides a card: Stoss, Retour, Durchbruch. */
function* doubled(round: Round): Generator<AskedOn, Round | undefined, Choice | null> {
  if (!isPlaying(round) || !asideOpen(round)) return undefined;
  for (const seat of seatsAt(round.rules)) {
    if (!legalDecisions(round, seat).some(isAside)) continue;
    const choice = yield { kind: 'double', seat, view: viewFor(round, seat), at: round.entries.length };
    if (choice) return after(round, choice.decision);
  }
  return undefined;
}

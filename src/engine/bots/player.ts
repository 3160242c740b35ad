// Who decides for a seat: a player gets the view of its seat, and nothing else.
import type { Fact } from '../inference/facts.ts';
import type { Decision } from '../table/log.ts';
import type { Random } from '../base/random.ts';
import type { SeatView } from '../round/view.ts';

/** A decision with the facts that led to it, the most important first; never empty. */
export interface Choice {
  readonly decision: Decision;
  readonly because: readonly Fact[];
}

export interface Think {
  readonly random: Random;
}

export interface Player {
  /** The decision of the seat whose turn it is. Called only if `view.turn` is `view.seat`. */
  decide(view: SeatView, think: Think): Choice;
  /**
   * Stoss or Retour while the window is open, a Durchbruch before the own card, or a Hochzeit in somebody else's turn, offered
   * privately; undefined to leave it.
   */
  double(view: SeatView, think: Think): Choice | undefined;
}

// An auction so far: who holds the bid, who challenges, who offers a Hochzeit.
import type { Seat } from '../../../src/engine/base/seats.ts';

/** Who would play, and from which level on or which contract. */
export interface Holder {
  readonly seat: Seat;
  readonly level: number;
  readonly only?: string;
}

/** The auction so far: who holds the bid at which level, who challenges whom, who offers a card. */
export interface Bidding {
  holder?: Holder;
  /** Bids that the holder has overcome, the last one last: they count again if nobody wants the Hochzeit that overcame them. */
  overcome: readonly Holder[];
  challenge?: { readonly seat: Seat; readonly level: number; answering: 'holder' | 'challenger' };
  offer?: { readonly suitor: Seat; waiting: Seat[]; acceptor?: Seat };
  married?: { readonly acceptor: Seat; readonly suitor: Seat };
  sie?: Seat;
  void?: true;
  /** Who has said yes in the first phase of two, in order. */
  yes: readonly Seat[];
  /** Who has had the own turn. */
  spoken: readonly Seat[];
  /** Who has still a turn of the own, in order. */
  left: readonly Seat[];
  /** Nothing but the lowest contract may be bid: the round for a Sauspiel after a Hochzeit that nobody wanted. */
  lowestOnly?: true;
  /** Yes and no have been said where they come first, or somebody has overcalled a Hochzeit: only duels follow. */
  duelling?: true;
}

export function challenged(state: Bidding, seat: Seat, level: number): void {
  if (state.holder) state.challenge = { seat, level, answering: 'holder' };
  else held(state, { seat, level });
}

/** A bid stands; it undoes a Hochzeit that has been accepted. */
export function held(state: Bidding, holder: Holder): void {
  if (state.holder) state.overcome = [...state.overcome, state.holder];
  state.holder = holder;
  delete state.married;
}

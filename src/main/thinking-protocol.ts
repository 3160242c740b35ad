// What the main process and the thinking worker say to each other.
import type { Character } from '../engine/bots/characters.ts';
import type { Choice } from '../engine/bots/player.ts';
import type { PlayerId } from '../engine/bots/players.ts';
import type { SeatView } from '../engine/view.ts';

/** A question to a player. The seed belongs to this very decision, so that it is answered the same way again. */
export interface Question {
  readonly kind: 'decide' | 'double';
  readonly player: PlayerId;
  /** Who plays, if it is one of the four characters. */
  readonly character?: Character;
  readonly view: SeatView;
  readonly seed: readonly (string | number)[];
}

export interface Asking {
  readonly id: number;
  readonly question: Question;
}

/** `choice` is null if a player does not want to double. */
export type Answering =
  | { readonly id: number; readonly ok: true; readonly choice: Choice | null }
  | { readonly id: number; readonly ok: false; readonly message: string };

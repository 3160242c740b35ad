// What an evening came to for the player, as far as the commentary on its rounds is.
import type { Card } from '../engine/base/cards.ts';
import type { Considered, Loss } from '../engine/tutor/advice/advice.ts';

/** A round of the evening: its number in the session and its id in the library. */
export interface EveningRound {
  readonly id: string;
  readonly number: number;
}

export interface EveningView {
  /** Counted rounds that were played out, those of them of which every decision was looked at, and those that can change no more. */
  readonly rounds: number;
  readonly looked: number;
  readonly final: number;
  /**
   * In cents, over the rounds that were looked at: what was won or lost, what of it cards and others brought beyond what was to be
   * expected, what was given away. What is left is what the hands were worth.
   */
  readonly balance: number;
  readonly luck: number;
  readonly given: number;
  /** The round that brought the player most, with the cards as dealt; absent if none brought anything. */
  readonly best?: EveningRound & { readonly hand: readonly Card[]; readonly cents: number };
  /** The own decision that cost most, after which `frame` of the replay shows the table. */
  readonly worst?: EveningRound & {
    readonly frame: number;
    readonly taken: Considered;
    readonly better: Considered;
    readonly loss: Loss;
  };
}

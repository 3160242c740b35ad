// The form of the words in which a position is written as text, one line for each hand.
import type { CountedOtherwise } from '../../engine/positions/position.ts';
import type { BySeat } from '../../engine/base/seats.ts';

export interface PositionTextWords {
  /** From the own seat on in playing direction. With three players nobody sits opposite. */
  readonly seats: BySeat<string>;
  readonly dealer: string;
  readonly game: string;
  readonly played: string;
  /** What is counted besides suits and ranks, which have their names. */
  readonly counted: Readonly<Record<CountedOtherwise, string>>;
}

// The slate on which two sides write their marks, game by game, as the page draws it.
import type { Seat } from '../engine/base/seats.ts';
import type { SLATES } from '../engine/games/shelf.ts';

/** The sides of a table at which who sits opposite plays together: chairs 0 and 2, chairs 1 and 3. */
export const SIDES = [0, 1] as const;
export type SideNumber = (typeof SIDES)[number];

export const sideOfChair = (chair: Seat): SideNumber => (chair % 2 === 0 ? 0 : 1);

/** The chairs of a side. */
export const chairsOf = (side: SideNumber): readonly [Seat, Seat] => (side === 0 ? [0, 2] : [1, 3]);

export interface SlateSide {
  /** Marks in the game that is shown. */
  readonly marks: number;
  /** Games won in this session, with the one that is shown once it is over. */
  readonly games: number;
}

export interface SlateView {
  /** How marks are drawn. */
  readonly drawn: (typeof SLATES)[number];
  /** Marks that win a game. */
  readonly target: number;
  /** Number of the game in the session, from 1. */
  readonly game: number;
  /** Place on the sheet of the first line of this game, from 0. */
  readonly from: number;
  readonly sides: readonly [SlateSide, SlateSide];
  /** Who has won this game; absent while it goes on. */
  readonly wonBy?: SideNumber;
  /** Who has the chalk, in games with one. */
  readonly chalk?: SideNumber;
}

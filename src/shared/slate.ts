// The slate on which sides or single players write their marks, game by game, as the page draws it.
import type { Seat } from '../engine/base/seats.ts';
import type { SLATES } from '../engine/games/shelf.ts';

/** Who writes together: chairs 0 and 2, and chairs 1 and 3, where who sits opposite is the partner; else everybody alone. */
export interface SlateColumn {
  readonly chairs: readonly Seat[];
  /** Marks in the game that is shown. */
  readonly marks: number;
  /** Games won in this session, with the one that is shown once it is over. */
  readonly games: number;
  /** Whether this game is won by them; several may win one together. */
  readonly won?: true;
  /** Whether they have the chalk, in games with one. */
  readonly chalk?: true;
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
  readonly columns: readonly SlateColumn[];
}

/** Who has won the game that is shown; nobody while it goes on. */
export const winnersOn = ({ columns }: SlateView): readonly Seat[] =>
  columns.flatMap(({ chairs, won }) => (won ? chairs : []));

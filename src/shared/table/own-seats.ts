// Seats from which the reader plays: the own one, and a blind that the reader plays besides.
import type { Seat } from '../../engine/base/seats.ts';
import type { Board } from './board.ts';

type Seated = Pick<Board, 'you' | 'blind'>;

/** Whether the reader decides what is played from a seat. */
export const isOwn = ({ you, blind }: Seated, seat: Seat): boolean =>
  seat === you || (blind !== undefined && blind.seat === seat && blind.by === you);

/** The seat from which the reader plays now: the one whose turn it is, where it is the reader's; else the own one. */
export const actingSeat = (board: Seated & Pick<Board, 'turn'>): Seat =>
  board.turn !== undefined && isOwn(board, board.turn) ? board.turn : board.you;

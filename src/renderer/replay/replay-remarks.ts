// Sorts what is told about a step of a replay: the events, the remarks on a trick, and whose decision it was.
import { isSeat, type Seat } from '../../engine/base/seats.ts';
import type { Note } from '../tutor/kinds.ts';

/** Remarks on who takes a trick have ids that begin so. */
const isOnTrick = ({ id }: Note): boolean => id.startsWith('T.');

export const events = (notes: readonly Note[]): readonly Note[] => notes.filter((note) => !isOnTrick(note));

export const onTrick = (notes: readonly Note[]): readonly Note[] => notes.filter(isOnTrick);

/** The player who acted in a step. */
export function actorOf(notes: readonly Note[]): Seat | undefined {
  for (const { params } of notes) if ('seat' in params && isSeat(params.seat)) return params.seat;
  return undefined;
}

// What each player said last, as speech bubbles: calls, then the contract and doublings, until the first trick is complete.
import type { BySeat, Seat } from '../../engine/seats.ts';
import { withSeat } from '../../engine/seats.ts';
import type { PublicView, Told } from '../../engine/view.ts';
import type { Bubble } from '../../shared/board.ts';

type Bubbles = BySeat<Bubble | null>;

const SILENCE: Bubbles = [null, null, null, null];

function said(entry: Told): { readonly seat: Seat; readonly bubble: Bubble } | undefined {
  switch (entry.type) {
    case 'call':
      return { seat: entry.seat, bubble: { kind: 'call', call: entry.call } };
    case 'announce':
      return { seat: entry.seat, bubble: { kind: 'announce', announcement: entry.announcement } };
    case 'obers':
      return { seat: entry.seat, bubble: { kind: 'obers', answer: entry.answer } };
    case 'passOn':
    case 'stoss':
    case 'retour':
      return { seat: entry.seat, bubble: { kind: entry.type } };
    default:
      return undefined;
  }
}

/** The announcement takes the place of all calls. */
export function bubblesOf({ history, tricks }: Pick<PublicView, 'history' | 'tricks'>): Bubbles {
  if (tricks.length > 0) return SILENCE;
  return history.reduce<Bubbles>((bubbles, entry) => {
    const heard = said(entry);
    if (!heard) return bubbles;
    return withSeat(entry.type === 'announce' ? SILENCE : bubbles, heard.seat, heard.bubble);
  }, SILENCE);
}

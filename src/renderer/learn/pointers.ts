// Where arrows point in the first round: at cards of the hand or of the trick, and at players; and which cards glow.
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Board } from '../../shared/table/board.ts';
import { placeOf } from '../ui/places.ts';

/** An arrow whose tip stands at a place of the section, in pixels. */
export interface Pointer {
  readonly key: string;
  readonly kind: 'card' | 'seat';
  readonly x: number;
  readonly y: number;
}

const cardIn = (root: HTMLElement, card: Card): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-card="${card}"], [data-trick-card="${card}"]`);

/** Lights the cards that are pointed out, and gives the arrows: one to the first of them, one to a player. */
export function pointersAt(
  root: HTMLElement,
  board: Board,
  glow: readonly Card[],
  seat: Seat | undefined,
): readonly Pointer[] {
  const lit = glow.flatMap((card) => cardIn(root, card) ?? []);
  for (const node of root.querySelectorAll('[data-card], [data-trick-card]'))
    node.classList.toggle('pointed', lit.includes(node as HTMLElement));
  const frame = root.getBoundingClientRect();
  const pointer = (kind: Pointer['kind'], node: Element | null): readonly Pointer[] => {
    if (!node) return [];
    const { left, top, width } = node.getBoundingClientRect();
    return [{ key: kind, kind, x: left - frame.left + width / 2, y: top - frame.top }];
  };
  const plate = seat === undefined ? null : root.querySelector(`.seat.${placeOf(board, seat)} .plate`);
  return [...(lit.length === 1 ? pointer('card', lit[0] ?? null) : []), ...pointer('seat', plate)];
}

// Where the seats sit on the screen, seen from the seat at the bottom, and where things lie in pixels.
import type { Board } from '../../shared/board.ts';
import { type Seat, seatAfter, stepsBetween } from '../../engine/seats.ts';

export const PLACES = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof PLACES)[number];

/** Whose eyes, and which way round the table play goes. */
type Sight = Pick<Board, 'you' | 'direction'>;

/** Play goes clockwise, so the next player sits to the left; at tables that play the other way, to the right. */
export const placeOf = ({ you, direction }: Sight, seat: Seat): Place =>
  PLACES[direction === 'ccw' ? stepsBetween(seat, you) : stepsBetween(you, seat)] ?? 'bottom';

/** The other three seats: left, top, right. */
export const othersOf = ({ you, direction }: Sight): readonly [Seat, Seat, Seat] => [
  seatAfter(you, direction === 'ccw' ? -1 : 1),
  seatAfter(you, 2),
  seatAfter(you, direction === 'ccw' ? 1 : -1),
];

/** Beer-mat print of each seat, the same in every view of a table. */
export const TINTS = ['blue', 'green', 'red', 'brown'] as const;

/** Where cards were before the picture changed, for those that are on their way. */
export class Whereabouts {
  readonly #cards = new Map<string, DOMRect>();
  #root: HTMLElement | undefined;

  /** Notes where all cards in `root` lie now; call it before the page changes. */
  note(root: HTMLElement | undefined): void {
    this.#root = root;
    this.#cards.clear();
    for (const node of root?.querySelectorAll<HTMLElement>('[data-card]') ?? [])
      this.#cards.set(node.dataset['card'] ?? '', node.getBoundingClientRect());
  }

  cardBefore(card: string): DOMRect | undefined {
    return this.#cards.get(card);
  }

  /** The hand or the pile of a seat, as it lies now. */
  spot(kind: 'fan' | 'pile', seat: Seat): DOMRect | undefined {
    return this.#root?.querySelector(`[data-${kind}="${seat}"]`)?.getBoundingClientRect();
  }
}

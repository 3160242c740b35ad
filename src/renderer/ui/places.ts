// Where the seats sit on the screen, seen from the seat at the bottom, and where things lie in pixels.
import type { Board } from '../../shared/table/board.ts';
import {
  mirrored,
  type Players,
  type Seat,
  seatsFrom,
  seatsOf,
  stepsBetween,
  swapped,
} from '../../engine/base/seats.ts';

export const PLACES = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof PLACES)[number];

/** Places in playing direction; with three nobody sits across. */
const PLACES_FOR: Readonly<Record<Players, readonly Place[]>> = {
  4: PLACES,
  3: ['bottom', 'left', 'right'],
  2: ['bottom', 'top'],
};

/** Whose eyes, which way round the table play goes, and how many play. */
type Sight = Pick<Board, 'you' | 'direction' | 'playerCount'>;

/** Play goes clockwise, so the next player sits to the left; at tables that play the other way, to the right. */
export function placeOf({ you, direction, playerCount }: Sight, seat: Seat): Place {
  const [from, to] = direction === 'ccw' ? [seat, you] : [you, seat];
  return PLACES_FOR[playerCount][stepsBetween(from, to, playerCount)] ?? 'bottom';
}

/** Who sits in a place that is not the own one; nobody does across from one of three. */
export const seatIn = (sight: Sight, place: Exclude<Place, 'bottom'>): Seat | undefined =>
  seatsFrom(sight.you, sight.playerCount).find((seat) => placeOf(sight, seat) === place);

/** Beer-mat print of each chair, the same in every view of a table. */
export const TINTS = ['blue', 'green', 'red', 'brown'] as const;

/** What tells chairs from seats. */
type Turning = Pick<Board, 'turned' | 'dealer' | 'playerCount' | 'blind'>;

/** The chair of a seat, and the seat of a chair: others than usual in a deal that goes round the other way, or with a blind, whose chair is the last. */
function acrossFrom({ turned, dealer, playerCount, blind }: Turning, seat: Seat): Seat {
  if (blind) return swapped(seat, blind.seat, (playerCount - 1) as Seat);
  return turned ? mirrored(seat, dealer, playerCount) : seat;
}

/** Beer-mat print before a seat: that of the chair. */
export const tintOf = (board: Turning, seat: Seat) => TINTS[acrossFrom(board, seat)];

/** Everybody's seat in the order of the chairs, in which the score sheet names them; a blind is nobody. */
export const seatsByChair = (board: Turning): readonly Seat[] =>
  seatsOf(board.playerCount)
    .map((chair) => acrossFrom(board, chair))
    .filter((seat) => seat !== board.blind?.seat);

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

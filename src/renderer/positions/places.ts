// Where each card of a position lies: in a hand, or in a trick in which it has fallen.
import { type Card, without } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { PositionView } from '../../shared/calls/positions.ts';

/** Where a card lies, and in which trick it has fallen, from 1. */
interface Place {
  readonly seat: Seat;
  readonly trick?: number;
}

/** The places of the copies of each card that is known. */
export type Places = ReadonlyMap<Card, readonly Place[]>;

export function placesIn(view: PositionView | undefined): Places {
  const { known = [], tricks = [] } = view ?? {};
  const found = new Map<Card, readonly Place[]>();
  const add = (card: Card, place: Place): void => void found.set(card, [...(found.get(card) ?? []), place]);
  const fallen = tricks.flatMap(({ cards }, at) => cards.map((each) => ({ ...each, trick: at + 1 })));
  for (const { card, ...place } of fallen) add(card, place);
  for (const [seat, cards] of known.entries()) {
    const own = fallen.filter((each) => each.seat === seat).map(({ card }) => card);
    for (const card of own.reduce<readonly Card[]>(without, cards)) add(card, { seat: seat as Seat });
  }
  return found;
}

// Changes of a position as the page makes them, before main says whether they can be.
import { type Card, countIn, without } from '../../engine/base/cards.ts';
import { bySeat, type Seat, withSeat } from '../../engine/base/seats.ts';
import type { Position, PositionTable } from '../../shared/calls/positions.ts';

/** The position without the words that led to its game: with other cards nobody knows them. */
export function unsaid(position: Position): Position {
  const { said: _said, ...rest } = position;
  return rest;
}

/** Of some hands what there is at a table: as many hands, cards in each, and copies of a card. */
export function fitting(
  { seats, cards, copies, handSize }: PositionTable,
  hands: Position['hands'],
): Position['hands'] {
  const left = cards.flatMap((card) => Array.from({ length: copies }, () => card));
  return bySeat((seat) =>
    (seats.includes(seat) ? hands[seat].slice(0, handSize) : []).filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }),
  );
}

/** A card given to a seat, taken from another one if all copies of it are in hands; or taken away from all. */
export function given(now: Position, card: Card, seat: Seat | undefined, table: PositionTable | undefined): Position {
  if (seat === undefined) return { ...now, hands: bySeat((each) => without(now.hands[each], card)) };
  if (countIn(now.hands.flat(), card) < (table?.copies ?? 1)) return { ...now, hands: holding(now.hands, seat, card) };
  const from = table?.seats.find((each) => each !== seat && now.hands[each].includes(card));
  if (from === undefined) return now;
  return { ...now, hands: holding(withSeat(now.hands, from, without(now.hands[from], card)), seat, card) };
}

const holding = (hands: Position['hands'], seat: Seat, card: Card): Position['hands'] =>
  withSeat(hands, seat, [...hands[seat], card]);

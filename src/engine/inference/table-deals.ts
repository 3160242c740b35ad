// Deals that a seat must think possible where cards are played from the table: nobody knows a covered card (SPEC 3.18).
import { type Card, cardsOfPack } from '../base/cards.ts';
import { type Random, shuffled } from '../base/random.ts';
import { type BySeat, bySeat, type Seat, seatAfter } from '../base/seats.ts';
import type { Group, Order } from '../play/order.ts';
import type { TablePile } from '../play/tricks.ts';
import type { SeatView } from '../round/view.ts';
import { type LaidOut, laidOut } from '../table/laid-out.ts';
import { playersAt } from '../table/table-rules.ts';
import { playedIn, voidsShown } from './holders.ts';

/** What lies open, what is in the own hand, and what has fallen. */
function seenIn(view: SeatView): ReadonlySet<Card> {
  const open = view.table?.piles.flatMap((piles) => piles.flatMap((pile) => pile.open ?? [])) ?? [];
  return new Set([...open, ...view.hand, ...playedIn(view).map(({ card }) => card)]);
}

const unseenIn = (view: SeatView): readonly Card[] => {
  const seen = seenIn(view);
  return cardsOfPack(view.rules.pack).filter((card) => !seen.has(card));
};

/** The open cards of a seat. */
export const openOf = ({ table }: SeatView, seat: Seat): readonly Card[] =>
  table?.piles[seat].flatMap(({ open }) => open ?? []) ?? [];

/** A deal before the second half has been dealt: what is not seen lies anywhere, each deal equally likely. */
export function dealBefore(view: SeatView, random: Random): LaidOut {
  const { rules, dealer, forehand } = view;
  const unseen = shuffled(unseenIn(view), random);
  const known = [...openOf(view, forehand), ...openOf(view, dealer)];
  const pack = [...unseen.slice(0, FIRST_COVERED), ...known, ...unseen.slice(FIRST_COVERED)];
  return laidOut(rules, { dealer }, pack, 'all');
}

/** Cards that are dealt face down before the first ones lie open. */
const FIRST_COVERED = 8;

/** Cards that a player holds in the hand, besides those on the table. */
const inHandOf = ({ table, handSizes }: SeatView, seat: Seat): number =>
  handSizes[seat] -
  (table?.piles[seat].reduce((sum, { open, covered }) => sum + (open ? 1 : 0) + (covered ? 1 : 0), 0) ?? 0);

/**
 * A deal while cards are played. Who could not follow had no such card in the hand, which never grows; any other card that is
 * not seen lies anywhere. Each deal that fits is equally likely.
 */
export function dealNow(view: SeatView, order: Order, random: Random): LaidOut {
  const { rules, seat, table } = view;
  if (!table) throw new Error('no cards lie on the table');
  const other = seatAfter(seat, 1, playersAt(rules));
  const voids = voidsShown(order, playedIn(view))[other];
  const fits = (card: Card): boolean => !voids.has(order.groupOf(card) satisfies Group);
  const unseen = shuffled(unseenIn(view), random);
  const hand = unseen.filter(fits).slice(0, inHandOf(view, other));
  const covered = unseen.filter((card) => !hand.includes(card));
  let next = 0;
  const piles = bySeat((each) =>
    table.piles[each].map(({ open, covered: lies }): TablePile => {
      const below = lies ? covered[next++] : undefined;
      return { ...(open && { open }), ...(below && { covered: below }) };
    }),
  );
  const held: BySeat<readonly Card[]> = bySeat((each) =>
    each === seat ? view.hand : each === other ? [...openOf(view, other), ...hand] : [],
  );
  return { table: piles, held };
}

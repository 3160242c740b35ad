// Deals of Doppelkopf as a seat must think them possible: what it has not seen, shared out by who has shown what.
import { type Card, cardsOfPack, without } from '../../base/cards.ts';
import { type Random, shuffled } from '../../base/random.ts';
import { type BySeat, bySeat, type Seat, seatAfter, SEATS } from '../../base/seats.ts';
import { type Order, orderOf } from '../../play/order.ts';
import { OLD_ONE } from '../../play/re-sides.ts';
import type { Trick } from '../../play/tricks.ts';
import type { SeatView } from '../../round/view.ts';
import { playedContract } from '../../table/announced-contract.ts';

/** Cards that a seat has played so far, in order. */
export const playedBy = ({ tricks, trick }: Pick<SeatView, 'tricks' | 'trick'>, seat: Seat): readonly Card[] =>
  [...tricks, ...(trick ? [trick] : [])].flatMap(({ leader, cards }) =>
    cards.filter((_, place) => seatAfter(leader, place, 4) === seat),
  );

const tricksOf = ({ tricks, trick }: SeatView): readonly Trick[] => [...tricks, ...(trick ? [trick] : [])];

/** Copies that are neither in the own hand nor in an open one nor played. */
export function unseenBy(view: SeatView): readonly Card[] {
  const seen = [...view.hand, ...(view.openHand?.cards ?? []), ...tricksOf(view).flatMap(({ cards }) => cards)];
  return seen.reduce<readonly Card[]>(without, cardsOfPack(view.rules.pack));
}

/** Whether a seat may hold a card, by the suits it could not follow. */
function voidsOf(view: SeatView, order: Order | undefined): (seat: Seat, card: Card) => boolean {
  if (!order) return () => false;
  const voids = new Set<string>();
  for (const { leader, cards } of tricksOf(view)) {
    const [led] = cards;
    if (led === undefined) continue;
    cards.forEach((card, place) => {
      const group = order.groupOf(led);
      if (order.groupOf(card) !== group) voids.add(`${seatAfter(leader, place, 4)}${group}`);
    });
  }
  return (seat, card) => voids.has(`${seat}${order.groupOf(card)}`);
}

/** Fewest and most Old Ones that a seat may still hold. */
function oldOnesOf(view: SeatView, seat: Seat): { readonly least: number; readonly most: number } {
  const { contract, ansagen, sides } = view;
  const any = { least: 0, most: 2 };
  if (!contract || !ansagen) return any;
  if (contract.announcement.contract === 'dok-hochzeit') {
    const held = contract.declarer === seat ? 2 - playedBy(view, seat).filter((card) => card === OLD_ONE).length : 0;
    return { least: held, most: held };
  }
  if (contract.announcement.contract !== 'dok-normal') return any;
  const side = sides?.[seat]?.side;
  const played = playedBy(view, seat).includes(OLD_ONE);
  if (side === 'kontra') return { least: 0, most: 0 };
  return { least: side === 're' && !played ? 1 : 0, most: 2 };
}

/** Tries at sharing out before the suits that were not followed are held to alone. */
const TRIES = 30;

/** The hand of a seat, where it can be seen. */
function seenHand({ seat, hand, openHand }: SeatView, of: Seat): readonly Card[] | undefined {
  if (of === seat) return hand;
  return of === openHand?.seat ? openHand.cards : undefined;
}

/** One deal of what others hold; the own hand is the seat's, and an open one that of its seat. */
export function imagined(view: SeatView, random: Random): BySeat<readonly Card[]> {
  const order = view.contract && orderOf(playedContract(view.rules, view.contract), view.rules.pack);
  const isVoid = voidsOf(view, order);
  const others = SEATS.filter((seat) => !seenHand(view, seat));
  const bounds = bySeat((seat) => oldOnesOf(view, seat));
  for (let tried = 0; tried < TRIES; tried++) {
    const hands = sharedOut(view, others, isVoid, random);
    const fits = (seat: Seat): boolean => {
      const held = hands?.[seat].filter((card) => card === OLD_ONE).length ?? 0;
      return held >= bounds[seat].least && held <= bounds[seat].most;
    };
    if (hands && (others.every(fits) || tried === TRIES - 1)) return hands;
  }
  return sharedOut(view, others, () => false, random) ?? bySeat((seat) => seenHand(view, seat) ?? []);
}

/** Cards shared out, those first that fewest seats may hold; undefined if they cannot be in this way. */
function sharedOut(
  view: SeatView,
  others: readonly Seat[],
  isVoid: (seat: Seat, card: Card) => boolean,
  random: Random,
): BySeat<readonly Card[]> | undefined {
  const hands = bySeat<Card[]>((seat) => [...(seenHand(view, seat) ?? [])]);
  const room = bySeat((seat) => view.handSizes[seat]);
  const takers = (card: Card): readonly Seat[] => others.filter((seat) => !isVoid(seat, card));
  const cards = shuffled(unseenBy(view), random)
    .map((card) => ({ card, takers: takers(card) }))
    .sort((a, b) => a.takers.length - b.takers.length);
  for (const { card, takers: may } of cards) {
    const free = may.filter((seat) => hands[seat].length < room[seat]);
    const places = free.flatMap((seat) => Array.from({ length: room[seat] - hands[seat].length }, () => seat));
    const seat = places[random.below(Math.max(1, places.length))];
    if (seat !== undefined) hands[seat].push(card);
    else if (!madeRoom(hands, room, others, card, isVoid)) return undefined;
  }
  return hands;
}

/** A full hand that may hold the card passes another one on to a hand with room. */
function madeRoom(
  hands: BySeat<Card[]>,
  room: BySeat<number>,
  others: readonly Seat[],
  card: Card,
  isVoid: (seat: Seat, card: Card) => boolean,
): boolean {
  for (const from of others.filter((seat) => !isVoid(seat, card)))
    for (const to of others.filter((seat) => hands[seat].length < room[seat])) {
      const at = hands[from].findIndex((each) => !isVoid(to, each));
      const [moved] = at < 0 ? [] : hands[from].splice(at, 1);
      if (moved === undefined) continue;
      hands[to].push(moved);
      hands[from].push(card);
      return true;
    }
  return false;
}

// What a position tells without the tutor: what is higher, out, fallen or void, and which deals are possible.
import {
  type Card,
  cardsOfPack,
  type Rank,
  rankOf,
  type Suit,
  suitOf,
  withoutAll,
} from '../../../src/engine/base/cards.ts';
import { announcementsOf, contractOf } from '../../../src/engine/base/contract.ts';
import { type Order, orderOf } from '../../../src/engine/play/order.ts';
import { type Random, randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import { playersAt, seatsAt } from '../../../src/engine/table/table-rules.ts';
import { contractIn } from '../../../src/engine/tutor/reading.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import type { Naming } from '../../../src/words/types/naming.ts';

/** Where a sentence was said; `trick` is the completed trick that it is about. */
export interface Scene {
  readonly view: SeatView;
  readonly trick?: readonly Card[] | undefined;
}

export const orderIn = ({ view }: Scene): Order | undefined => {
  const contract = contractIn(view);
  return contract && orderOf(contract, view.rules.pack);
};

export const fallen = ({ view }: Scene): readonly Card[] => view.tricks.flatMap(({ cards }) => cards);
const onTable = ({ view }: Scene): readonly Card[] => view.trick?.cards ?? [];

/** Cards that are neither in the own hand nor played, each as often as it is out. */
export const out = (scene: Scene): readonly Card[] =>
  withoutAll(cardsOfPack(scene.view.rules.pack), [...scene.view.hand, ...fallen(scene), ...onTable(scene)]);

/** Whether nothing among `others` of the group of the card is higher. */
export function isTopOf(card: Card | undefined, others: readonly Card[], order: Order | undefined): boolean {
  if (!card || !order) return false;
  const group = order.groupOf(card);
  return others.every((other) => order.groupOf(other) !== group || order.strengthOf(other) <= order.strengthOf(card));
}

export const inPlay = (scene: Scene): readonly Card[] => withoutAll(cardsOfPack(scene.view.rules.pack), fallen(scene));

export const isTrumpRank = (rank: Rank, scene: Scene): boolean => {
  const order = orderIn(scene);
  return cardsOfPack(scene.view.rules.pack).every((card) => rankOf(card) !== rank || order?.groupOf(card) === 'trump');
};

/** Groups in which a seat has shown that it has nothing. */
function voidsOf({ view }: Scene, order: Order, seat: Seat): ReadonlySet<string> {
  const players = playersAt(view.rules);
  const shown = view.tricks.flatMap(({ leader, cards }) =>
    cards.flatMap((card, at) => {
      const led = cards[0];
      const follows = led && order.groupOf(card) === order.groupOf(led);
      return led && !follows && seatAfter(leader, at, players) === seat ? [order.groupOf(led)] : [];
    }),
  );
  // Who calls without a card of the suit in a Muss-Spiel must say so.
  const { declarer, renonce, announcement } = view.contract ?? {};
  const said = renonce && declarer === seat && announcement?.called ? [suitOf(announcement.called)] : [];
  return new Set([...shown, ...said]);
}

/** Whoever calls an ace in a Rufspiel holds a card of its suit, and until one has fallen from that hand, holds it still. */
function showsCalledSuit(scene: Scene, order: Order, seat: Seat, hand: readonly Card[]): boolean {
  const { view } = scene;
  const announced = view.contract;
  const called = announced?.announcement.called;
  if (called === undefined || announced?.announcement.contract !== 'rufer' || announced.declarer !== seat) return true;
  const players = playersAt(view.rules);
  const shown = view.tricks.some(({ leader, cards }) =>
    cards.some((card, at) => seatAfter(leader, at, players) === seat && order.groupOf(card) === suitOf(called)),
  );
  return shown || hand.some((card) => order.groupOf(card) === suitOf(called));
}

/** Deals of the cards out that fit the sizes of the hands, what players have not followed, and what the caller must hold. */
function* dealsFitting(scene: Scene, order: Order, random: Random): Generator<ReadonlyMap<Seat, readonly Card[]>> {
  const { view } = scene;
  const others = seatsAt(view.rules).filter((seat) => seat !== view.seat);
  for (let tried = 0; tried < 3000; tried++) {
    const left = [...shuffled(out(scene), random)];
    const deal = new Map<Seat, readonly Card[]>(others.map((seat) => [seat, left.splice(0, view.handSizes[seat])]));
    const fits = others.every((seat) => {
      const voids = voidsOf(scene, order, seat);
      const hand = deal.get(seat) ?? [];
      return hand.every((card) => !voids.has(order.groupOf(card))) && showsCalledSuit(scene, order, seat, hand);
    });
    if (fits) yield deal;
  }
}

/** In how many of the deals that a seat must think possible something is so, 0 to 1; in all of none. */
function shareOfDeals(
  scene: Scene,
  order: Order,
  holds: (deal: ReadonlyMap<Seat, readonly Card[]>) => boolean,
): number {
  let [deals, holding] = [0, 0];
  for (const deal of dealsFitting(scene, order, randomOf('follow', ...scene.view.hand))) {
    deals++;
    if (holds(deal)) holding++;
    if (deals === 300) break;
  }
  return deals === 0 ? 1 : holding / deals;
}

/** In how many of the deals that a seat must think possible everybody else, or each of some others, has a card of the suit, 0 to 1. */
export function shareThatFollows(scene: Scene, suit: Suit, others?: readonly Seat[]): number {
  const order = orderIn(scene);
  if (!order) return 0;
  const has = (cards: readonly Card[]): boolean => cards.some((card) => order.groupOf(card) === suit);
  return shareOfDeals(scene, order, (deal) =>
    [...deal].every(([seat, cards]) => (others !== undefined && !others.includes(seat)) || has(cards)),
  );
}

/** In how many of the deals that a seat must think possible one of some others has no card of the suit, but a trump, 0 to 1. */
export function shareThatRuffs(scene: Scene, suit: Suit, others: readonly Seat[]): number {
  const order = orderIn(scene);
  if (!order) return 0;
  const ruffs = (cards: readonly Card[]): boolean => {
    const groups = cards.map((card) => order.groupOf(card));
    return groups.includes('trump') && !groups.includes(suit);
  };
  return shareOfDeals(scene, order, (deal) => others.some((seat) => ruffs(deal.get(seat) ?? [])));
}

/** Whether most cards of its kind lie above it, in every Bettel that the table plays. */
export function isLow(card: Card, { view }: Scene): boolean {
  const rows = view.rules.contracts.filter(({ goal }) => goal.kind === 'noTrick');
  return rows.some((row) => {
    const order = orderOf(contractOf(row, { contract: row.id }), view.rules.pack);
    const group = order.cardsOf(order.groupOf(card));
    return order.groupOf(card) !== 'trump' && group.indexOf(card) > group.length - 1 - group.indexOf(card);
  });
}

/** Contracts of the table by their names that are played alone. */
export const playedAlone = (text: string, { view }: Scene, name: Naming): boolean =>
  view.rules.contracts.every(
    (row) =>
      row.parties.kind === 'alone' || !text.startsWith(name.contract(row.id)) || announcementsOf(row).length === 0,
  );

export const wasLed = (scene: Scene, suit: Suit): boolean => {
  const order = orderIn(scene);
  return scene.view.tricks.some(({ cards: [led] }) => led && order?.groupOf(led) === suit);
};

export const trumpsOut = (scene: Scene): number => {
  const order = orderIn(scene);
  return out(scene).filter((card) => order?.groupOf(card) === 'trump').length;
};

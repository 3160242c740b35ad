// Where the cards out can be: what every seat has shown not to have, and what follows from the numbers of cards.
import { type Card, cardOf, cardsOfPack, copiesIn, countIn, rankOf, withoutAll } from '../base/cards.ts';
import { calledRulesOf, calledSuitOf, type Contract } from '../base/contract.ts';
import { isMuss, shownByMussCall } from '../table/muss.ts';
import { beats, type Group, type Order } from '../play/order.ts';
import { type BySeat, bySeat, type Seat, seatAt, withSeat } from '../base/seats.ts';
import { gameAt, houseOf, pileOf, placesAt, playersAt, seatsAt, widowPlaceOf } from '../table/table-rules.ts';
import type { SeatView, WidowView } from '../round/view.ts';

/** Groups in which a seat has shown to be void. */
export type Voids = BySeat<ReadonlySet<Group>>;

/** Possible holders of every card out, for all its copies alike; never the seat itself, never empty. */
export type Holders = ReadonlyMap<Card, readonly Seat[]>;

/** A card on the table with the seat that played it and its place in the trick. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
  readonly led: Card;
  readonly place: number;
}

/** All cards played so far, in order. */
export function playedIn({ rules, tricks, trick }: SeatView): readonly Played[] {
  const players = playersAt(rules);
  const played: Played[] = [];
  for (const each of trick ? [...tricks, trick] : tricks)
    each.cards.forEach((card, place) =>
      played.push({ seat: seatAt(each, place, players), card, led: each.cards[0] ?? card, place }),
    );
  return played;
}

/** How many cards lie in each place: with the players, and in their piles where there are some. */
export function sizesIn({ rules, handSizes, piles, widow }: SeatView): BySeat<number> {
  const apart = widowPlaceOf(rules);
  if (apart !== undefined)
    return withSeat(handSizes, apart, widow && !inSight(widow) ? (gameAt(rules).widow?.size ?? 0) : 0);
  if (!piles) return handSizes;
  const owners = seatsAt(rules);
  return bySeat((place) => {
    const owner = owners.find((seat) => pileOf(rules, seat) === place);
    return owner === undefined ? handSizes[place] : piles.sizes[owner];
  });
}

/** Whether its viewer knows what lies apart: who holds the widow, or has laid cards away. */
const inSight = ({ state, cards }: WidowView): boolean => state === 'taken' || cards !== undefined;

/** Cards neither in the own hand nor played nor laid away by the own hand, each as often as it is out, in the order of the contract. */
export function cardsOut(view: SeatView, order: Order, played: readonly Played[]): readonly Card[] {
  const seen = [...view.hand, ...played.map(({ card }) => card), ...(view.widow?.laidAway ?? [])];
  if (copiesIn(view.rules.pack) > 1) return order.sort(withoutAll(cardsOfPack(view.rules.pack), seen));
  const gone = new Set(seen);
  return order.cards.filter((card) => !gone.has(card));
}

/** Who did not follow, has none left. */
export function voidsShown(order: Order, played: readonly Played[]): Voids {
  const voids = bySeat(() => new Set<Group>());
  for (const { seat, card, led } of played)
    if (order.groupOf(card) !== order.groupOf(led)) voids[seat].add(order.groupOf(led));
  return voids;
}

/** The same where the void must trump: who throws a plain card away has no trumps either (SPEC 7.1). */
function withoutTrumps(contract: Contract, order: Order, played: readonly Played[]): Voids {
  const voids = voidsShown(order, played);
  if (!contract.row.playRules.includes('mustTrump')) return voids;
  const shown = played.filter(({ card, led }) => {
    const group = order.groupOf(card);
    return group !== 'trump' && group !== order.groupOf(led);
  });
  return bySeat((seat) =>
    shown.some((each) => each.seat === seat) ? new Set<Group>([...voids[seat], 'trump']) : voids[seat],
  );
}

/**
 * The same, with the suits that the caller of a Muss-Spiel must lack: the one that he has said to lack, and every other one
 * whose ace lies or lay with somebody else.
 */
export function voidsKnown(view: SeatView, contract: Contract, order: Order, played: readonly Played[]): Voids {
  const voids = withoutTrumps(contract, order, played);
  const suit = calledSuitOf(contract);
  const declarer = view.contract?.renonce ? view.contract.declarer : undefined;
  if (suit === undefined || declarer === undefined || declarer === view.seat) return voids;
  const { aceOrVoid } = shownByMussCall(contract, view.contract?.renonce);
  const elsewhere = (card: Card): boolean =>
    view.hand.includes(card) || played.some((each) => each.card === card && each.seat !== declarer);
  const lacked = aceOrVoid.filter((each) => elsewhere(cardOf(each, 'A')));
  return bySeat((seat) => (seat === declarer ? new Set([...voids[seat], suit, ...lacked]) : voids[seat]));
}

/** Seats other than the own one that cannot hold the called card: its duties would have shown it (SPEC 2.7). */
function withoutCalledCard(view: SeatView, contract: Contract, order: Order, played: readonly Played[]): Set<Seat> {
  const none = new Set<Seat>(view.contract?.declarer === undefined ? [] : [view.contract.declarer]);
  const stoss = view.contract?.doubling.stoss;
  if (stoss !== undefined) none.add(stoss);
  const suit = calledSuitOf(contract);
  if (calledRulesOf(contract.row).ducks) return none;
  for (const { seat, card, led, place } of played)
    if (place > 0 && order.groupOf(led) === suit && card !== contract.called && !ranAway(view)) none.add(seat);
  return none;
}

const ranAway = (view: SeatView): boolean => view.contract?.revealed?.by === 'ranAway';

/** Everybody sees what is in a hand that lies open: it has so many of the copies of a card that are out, and others have the rest. */
function openHolders(
  { rules }: SeatView,
  openHand: NonNullable<SeatView['openHand']>,
  card: Card,
  out: readonly Card[],
): readonly Seat[] {
  const places = placesAt(rules);
  const open = countIn(openHand.cards, card);
  if (open === 0) return places.filter((seat) => seat !== openHand.seat);
  return open < countIn(out, card) ? places : [openHand.seat];
}

/**
 * Whether a seat may hold a card in a Hochzeit: who exchanged cards knows where they went, and all know that the suitor has
 * given the only trump away and got at most one back (SPEC 3.6).
 */
function holdersInHochzeit(
  view: SeatView,
  order: Order,
  played: readonly Played[],
): (card: Card, seat: Seat) => boolean {
  const { exchange } = view;
  const revealed = view.contract?.revealed;
  const suitor = revealed?.by === 'settled' ? view.auction.offer?.suitor : undefined;
  if (suitor === undefined) return () => true;
  const mayHaveTrump =
    houseOf(view.rules)['hochzeit.returnCard'] === 'any' &&
    !played.some(({ seat, card }) => seat === suitor && order.groupOf(card) === 'trump');
  return (card, seat) => {
    if (card === exchange?.offered) return seat === exchange.acceptor;
    if (card === exchange?.returned) return seat === exchange.suitor;
    return seat !== suitor || order.groupOf(card) !== 'trump' || (mayHaveTrump && !exchange);
  };
}

/** Possible holders of the cards out, from voids, from the duties of the called card, and from the numbers of cards. */
export function holdersOf(
  view: SeatView,
  contract: Contract,
  order: Order,
  out: readonly Card[],
  played: readonly Played[],
): Holders {
  const voids = voidsKnown(view, contract, order, played);
  const notCalled = withoutCalledCard(view, contract, order, played);
  const revealed = view.contract?.revealed?.seat;
  const married = holdersInHochzeit(view, order, played);
  const forced = forcedIn(view, contract, order);
  const exchanged = holdersInGift(view);
  const beaten = holdersBelow(contract, order, played);
  const places = placesAt(view.rules).filter((seat) => seat !== view.seat);
  const holders = new Map<Card, Seat[]>();
  for (const card of out) {
    const group = order.groupOf(card);
    const open = view.openHand && openHolders(view, view.openHand, card, out);
    const others = places.filter(
      (seat) =>
        !voids[seat].has(group) &&
        (open?.includes(seat) ?? true) &&
        married(card, seat) &&
        exchanged(card, seat) &&
        beaten(card, seat),
    );
    const able = card !== contract.called ? others : others.filter((seat) => !notCalled.has(seat));
    const sure = card === contract.called && revealed !== undefined ? able.filter((seat) => seat === revealed) : able;
    holders.set(card, forced.includes(card) ? sure.filter((seat) => seat === view.contract?.declarer) : sure);
  }
  return settled(view, holders, out);
}

/** The lord that a card had to beat, or the trump where trumps were led: who played lower has nothing higher (SPEC 7.1, 7.2). */
function holdersBelow(
  contract: Contract,
  order: Order,
  played: readonly Played[],
): (card: Card, seat: Seat) => boolean {
  const rules = contract.row.playRules;
  const lordsOnly = rules.includes('overtakeLords');
  if (!lordsOnly && !rules.includes('overtakeTrumps')) return () => true;
  const isLord = (card: Card): boolean => contract.trumps.some((step) => 'rank' in step && step.rank === rankOf(card));
  const most = new Map<Seat, number>();
  let best: Card | undefined;
  for (const { seat, card, led, place } of played) {
    if (place === 0) best = undefined;
    const bound = lordsOnly ? best !== undefined && isLord(best) : order.groupOf(led) === 'trump';
    if (best !== undefined && bound && order.groupOf(card) === 'trump' && !beats(order, card, best))
      most.set(seat, Math.min(most.get(seat) ?? Infinity, order.strengthOf(best)));
    if (best === undefined || beats(order, card, best)) best = card;
  }
  return (card, seat) =>
    order.groupOf(card) !== 'trump' ||
    order.strengthOf(card) <= (most.get(seat) ?? Infinity) ||
    (lordsOnly && !isLord(card));
}

/** Whether a seat may hold a card after an exchange for a Solo: a card that is known to have been given lies with its receiver (SPEC 7.1). */
const holdersInGift =
  ({ gift }: SeatView): ((card: Card, seat: Seat) => boolean) =>
  (card, seat) =>
    gift?.given !== card || seat === gift.to;

/** Cards that the caller of a Muss-Spiel must have been dealt: the Eichel-Ober, and all that is called before his card; a Solo for the holder of the highest trump shows that card. */
function forcedIn(view: SeatView, contract: Contract, { trumps }: Order): readonly Card[] {
  if (contract.row.announceRules.includes('holdsHighestTrump'))
    return trumps.slice(0, 1).filter((card) => card !== view.gift?.given);
  return isMuss(contract.row.id) ? ['EO', ...shownByMussCall(contract, view.contract?.renonce).held] : [];
}

/** Hands that are full or need every card they may hold settle where cards lie; repeated until nothing changes. */
function settled(view: SeatView, holders: Map<Card, Seat[]>, out: readonly Card[]): Holders {
  const sizes = sizesIn(view);
  for (let changed = true; changed;) {
    changed = false;
    for (const seat of placesAt(view.rules))
      if (seat !== view.seat && settleSeat(seat, sizes[seat], holders, out)) changed = true;
  }
  return holders;
}

/** `out` has a card as often as it is out: cards that lie with a seat take one place in its hand for each copy. */
function settleSeat(seat: Seat, size: number, holders: Map<Card, Seat[]>, out: readonly Card[]): boolean {
  let possible = 0;
  const open: Card[] = [];
  for (const card of out) {
    const seats = holders.get(card) ?? [];
    if (!seats.includes(seat)) continue;
    possible++;
    if (seats.length > 1) open.push(card);
  }
  if (open.length === 0) return false;
  if (possible - open.length >= size) {
    for (const card of open)
      holders.set(
        card,
        (holders.get(card) ?? []).filter((each) => each !== seat),
      );
    return true;
  }
  if (possible > size) return false;
  for (const card of open) holders.set(card, [seat]);
  return true;
}

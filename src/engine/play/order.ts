// The only interpreter of trump order: what a card counts as, and which of two cards is higher.
import {
  type Card,
  cardOf,
  facesOfPack,
  type PackSize,
  rankOf,
  ranksOfPack,
  type Suit,
  suitOf,
  SUITS,
} from '../base/cards.ts';
import type { Contract, TrumpStep } from '../base/contract.ts';

/** What a card counts as when it is led or follows ("effective suit", SPEC 1.4). */
export type Group = 'trump' | Suit;

export const GROUPS: readonly Group[] = ['trump', ...SUITS];

export interface Order {
  /** All trumps of the pack, high to low, each once. */
  readonly trumps: readonly Card[];
  /** The different cards of the pack: trumps high to low, then suit by suit, high to low. */
  readonly cards: readonly Card[];
  groupOf(card: Card): Group;
  /** Higher is stronger; comparable only inside one group. */
  strengthOf(card: Card): number;
  /** Cards of one group, high to low. */
  cardsOf(group: Group): readonly Card[];
  /** The trump of which a later copy beats the first. */
  readonly laterBeats?: Card;
  /** A copy in the order of a sorted hand: trumps high to low, then the suits. */
  sort(cards: readonly Card[]): readonly Card[];
}

function cardsOfStep(step: TrumpStep, pack: PackSize, plain: readonly Card[]): readonly Card[] {
  const inPack = ranksOfPack(pack);
  if ('card' in step) return inPack.includes(rankOf(step.card)) ? [step.card] : [];
  if ('rank' in step) return inPack.includes(step.rank) ? SUITS.map((suit) => cardOf(suit, step.rank)) : [];
  return plain.filter((card) => suitOf(card) === step.suit);
}

function buildOrder(contract: Contract, pack: PackSize): Order {
  const bySuit = SUITS.flatMap((suit) =>
    contract.row.plain.map((rank) => cardOf(suit, rank)).filter((card) => facesOfPack(pack).includes(card)),
  );
  const trumps = [...new Set(contract.trumps.flatMap((step) => cardsOfStep(step, pack, bySuit)))];
  const cards = [...trumps, ...bySuit.filter((card) => !trumps.includes(card))];
  const place = new Map(cards.map((card, index) => [card, index]));
  const trumpSet = new Set(trumps);
  const placeOf = (card: Card): number => place.get(card) ?? cards.length;
  const groupsOf = new Map(cards.map((card): [Card, Group] => [card, trumpSet.has(card) ? 'trump' : suitOf(card)]));
  const groupOf = (card: Card): Group => groupsOf.get(card) ?? suitOf(card);
  const groups = new Map<Group, readonly Card[]>(
    GROUPS.map((group) => [group, cards.filter((card) => groupOf(card) === group)]),
  );
  const { laterBeats } = contract.row;
  return {
    trumps,
    cards,
    ...(laterBeats && trumpSet.has(laterBeats) && { laterBeats }),
    groupOf,
    strengthOf: (card) => cards.length - placeOf(card),
    cardsOf: (group) => groups.get(group) ?? [],
    sort: (some) => [...some].sort((a, b) => placeOf(a) - placeOf(b)),
  };
}

const built = new WeakMap<Contract, Map<PackSize, Order>>();

/** Contracts are made anew for every bid that is judged; those that say the same share one order. */
const shared = new Map<string, Order>();

/** The order of a contract in a pack; computed once for all contracts with the same trumps and plain cards. */
export function orderOf(contract: Contract, pack: PackSize): Order {
  const orders = built.get(contract);
  const known = orders?.get(pack);
  if (known) return known;
  const order = sharedOrder(contract, pack);
  if (orders) orders.set(pack, order);
  else built.set(contract, new Map([[pack, order]]));
  return order;
}

function sharedOrder(contract: Contract, pack: PackSize): Order {
  const key = JSON.stringify([pack, contract.trumps, contract.row.plain, contract.row.laterBeats]);
  const order = shared.get(key) ?? buildOrder(contract, pack);
  shared.set(key, order);
  return order;
}

/** Index of the card that wins among `cards` in order of play (SPEC 2.6): the highest trump, else the highest of the suit led. */
export function winningIndex(order: Order, cards: readonly Card[]): number {
  let best = 0;
  for (let index = 1; index < cards.length; index++)
    if (beats(order, cards[index] as Card, cards[best] as Card)) best = index;
  return best;
}

/** Whether `card`, played later, takes the trick from `winning`, which is the best card so far; of equal cards the first one wins, but for the one of which the row says otherwise. */
export function beats(order: Order, card: Card, winning: Card): boolean {
  if (card === winning) return card === order.laterBeats;
  const group = order.groupOf(card);
  if (group === order.groupOf(winning)) return order.strengthOf(card) > order.strengthOf(winning);
  return group === 'trump';
}

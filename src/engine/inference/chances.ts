// How likely a seat holds cards that are out, and whether it can take a trick with them.
import type { Card } from '../base/cards.ts';
import type { Group, Order } from '../play/order.ts';
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import type { Holders } from './holders.ts';
import { BIASES } from './biases.ts';
import { jointChance } from './joint-chances.ts';
import type { Sides } from './sides.ts';

export interface Chances {
  /** Chance from 0 to 1 that a seat holds at least one of the cards; exactly 0 or 1 if that is sure. */
  holdsAny(seat: Seat, cards: readonly Card[]): number;
  /** Chance that a seat has no card of a group. */
  isVoid(seat: Seat, group: Group): number;
  /** Chance that each of some seats has a card of a group; hands that share few cards are no independent chances. */
  allHold(seats: readonly Seat[], group: Group): number;
  /** Chance that at least one of some seats has no card of a group, but a trump. */
  anyRuffs(seats: readonly Seat[], group: Group): number;
  /** Chance that a seat, following to a lead of `led`, can beat the card `best`, if it plays on that side. */
  beats(seat: Seat, best: Card, led: Group, as: Allegiance): number;
  /** Cards out that a seat may hold and that would beat `best` in a trick of `led`. */
  threats(seat: Seat, best: Card, led: Group): readonly Card[];
}

/** With whom a seat is supposed to play, as the own seat looks at it. */
export type Allegiance = 'friend' | 'opponent';

export interface ChanceInput {
  readonly order: Order;
  readonly out: readonly Card[];
  readonly holders: Holders;
  readonly handSizes: BySeat<number>;
  readonly declarer: Seat | undefined;
  readonly called: Card | undefined;
  readonly sides: Sides;
  /** Whether a card of the called suit has been led in an earlier trick. */
  readonly searched: boolean;
  /** `noTrick`: the declarer has chosen the contract for low cards. */
  readonly aim: 'tricks' | 'noTrick';
  /** Group of which the declarer surely still has a card. */
  readonly declarerHas: Group | undefined;
}

export function chancesOf(input: ChanceInput): Chances {
  const { order, out, holders, declarer, declarerHas } = input;
  const free = bySeat((seat) => freePlaces(input, seat));
  const single = (seat: Seat, card: Card): number => holdChance(input, free, seat, card);
  const holdsAny = (seat: Seat, cards: readonly Card[]): number => anyChance(single, free[seat], seat, cards);
  const outOf = new Map<Group, readonly Card[]>();
  const cardsOut = (group: Group): readonly Card[] => {
    const known = outOf.get(group) ?? out.filter((card) => order.groupOf(card) === group);
    outOf.set(group, known);
    return known;
  };
  const none = new Map<string, number>();
  const against = new Map<string, number>();
  const isVoid = (seat: Seat, group: Group): number =>
    seat === declarer && group === declarerHas
      ? 0
      : chanceOf(none, `${seat}${group}`, () => 1 - holdsAny(seat, cardsOut(group)));
  const above = new Map<Card, readonly Card[]>();
  const higher = (best: Card): readonly Card[] => {
    const known = above.get(best);
    if (known) return known;
    const strength = order.strengthOf(best);
    const found = cardsOut(order.groupOf(best)).filter((card) => order.strengthOf(card) > strength);
    above.set(best, found);
    return found;
  };
  const inCalledSuit = calledGroup(input);
  const beats = (seat: Seat, best: Card, led: Group, as: Allegiance): number =>
    led === inCalledSuit
      ? beatsInCalledSuit(seat, best, led, as)
      : chanceOf(against, `${seat}${best}${led}`, () => beatsWith(seat, best, led, higher(best)));
  const beatsInCalledSuit = (seat: Seat, best: Card, led: Group, as: Allegiance): number => {
    const { called } = input;
    const others = higher(best).filter((card) => card !== called);
    if (!isHolder(input, seat, as)) return beatsWith(seat, best, led, others);
    return called !== undefined && order.groupOf(best) === led && higher(best).includes(called) ? 1 : 0;
  };
  const beatsWith = (seat: Seat, best: Card, led: Group, above: readonly Card[]): number => {
    const trumpsThatBeat = order.groupOf(best) === 'trump' ? higher(best) : cardsOut('trump');
    if (led === 'trump') return holdsAny(seat, above);
    const ruff = isVoid(seat, led) * holdsAny(seat, trumpsThatBeat);
    const follows = order.groupOf(best) === led ? holdsAny(seat, above) : 0;
    return Math.min(1, follows + ruff);
  };
  const threats = (seat: Seat, best: Card, led: Group): readonly Card[] => {
    const mayRuff = led !== 'trump' && isVoid(seat, led) > 0;
    const trumps = order.groupOf(best) === 'trump' ? higher(best) : cardsOut('trump');
    const dangerous =
      led === 'trump'
        ? higher(best)
        : [...(order.groupOf(best) === led ? higher(best) : []), ...(mayRuff ? trumps : [])];
    return dangerous.filter((card) => holders.get(card)?.includes(seat));
  };
  return { holdsAny, isVoid, ...togetherIn(input, free), beats, threats };
}

/** What several hands hold, from all ways in which the cards out can lie. */
function togetherIn(input: ChanceInput, free: BySeat<number>): Pick<Chances, 'allHold' | 'anyRuffs'> {
  const { order, out, holders, handSizes, declarer, declarerHas } = input;
  const joint = {
    out,
    holders,
    sizes: handSizes,
    groupOf: (card: Card) => order.groupOf(card),
    weightOf: (seat: Seat, card: Card) => placeWeight(input, free, seat, card),
    sure: declarer !== undefined && declarerHas !== undefined ? { seat: declarer, group: declarerHas } : undefined,
  };
  const known = new Map<string, number>();
  const allHold = (seats: readonly Seat[], group: Group): number =>
    jointChance(
      joint,
      seats.map((seat) => ({ seat, group })),
      (has) => seats.every((_, at) => has[at]),
    );
  const anyRuffs = (seats: readonly Seat[], group: Group): number =>
    jointChance(
      joint,
      seats.flatMap((seat) => [
        { seat, group },
        { seat, group: 'trump' },
      ]),
      (has) => seats.some((_, at) => !has[2 * at] && has[2 * at + 1]),
    );
  return {
    allHold: (seats, group) => chanceOf(known, `all ${group} ${seats.join()}`, () => allHold(seats, group)),
    anyRuffs: (seats, group) => chanceOf(known, `ruffs ${group} ${seats.join()}`, () => anyRuffs(seats, group)),
  };
}

/** A chance that is asked for again and again, reckoned once. */
function chanceOf(known: Map<string, number>, key: string, reckon: () => number): number {
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = reckon();
  known.set(key, found);
  return found;
}

/** The called suit while its holder must give the called card to a lead of it. */
const calledGroup = ({ order, out, called, searched, sides }: ChanceInput): Group | undefined =>
  sides.role === 'defender' && called !== undefined && !searched && out.includes(called)
    ? order.groupOf(called)
    : undefined;

/** Whether a seat holds the called card if it plays on the given side; the declarer never does. */
const isHolder = ({ declarer, sides, holders, called }: ChanceInput, seat: Seat, as: Allegiance): boolean =>
  seat !== declarer &&
  called !== undefined &&
  (holders.get(called) ?? []).includes(seat) &&
  as === (sides.role === 'declarer' ? 'friend' : 'opponent');

/** Cards in a hand whose faces are not known. */
function freePlaces({ out, holders, handSizes }: ChanceInput, seat: Seat): number {
  let sure = 0;
  for (const card of out) {
    const seats = holders.get(card);
    if (seats?.length === 1 && seats[0] === seat) sure++;
  }
  return handSizes[seat] - sure;
}

function holdChance(input: ChanceInput, free: BySeat<number>, seat: Seat, card: Card): number {
  const { holders, declarer, called, sides } = input;
  const seats = holders.get(card) ?? [];
  if (!seats.includes(seat)) return 0;
  if (seats.length === 1) return 1;
  if (card === called) return sides.role === 'declarer' ? sides.friend[seat] : 1 - sides.friend[seat];
  let own = 0;
  let all = 0;
  for (const each of seats) {
    const weight = free[each] * (each === declarer ? declarerBias(input, card) : 1);
    if (each === seat) own = weight;
    all += weight;
  }
  return all > 0 ? own / all : 0;
}

/** How much likelier than an average place one in a hand that may hold a card is that of this card. */
function placeWeight(input: ChanceInput, free: BySeat<number>, seat: Seat, card: Card): number {
  if (card === input.called) return free[seat] > 0 ? holdChance(input, free, seat, card) / free[seat] : 1;
  return seat === input.declarer ? declarerBias(input, card) : 1;
}

/** How much likelier than with another player a card lies with the declarer, who chose the contract for a reason. */
function declarerBias({ order, called, aim }: ChanceInput, card: Card): number {
  if (aim === 'noTrick') return lowCardBias(order, card);
  if (order.groupOf(card) === 'trump') return BIASES.declarerTrumps;
  if (called !== undefined || order.strengthOf(card) < order.strengthOf(order.cardsOf(order.groupOf(card))[1] ?? card))
    return 1;
  return order.trumps.length * 4 <= order.cards.length ? BIASES.declarerHighLean : BIASES.declarerHigh;
}

/** Drawing without replacement: as if the hand were `free` cards out of a stock in which each wanted card lies with the mean chance. */
function anyChance(
  single: (seat: Seat, card: Card) => number,
  free: number,
  seat: Seat,
  cards: readonly Card[],
): number {
  let possible = 0;
  let sum = 0;
  for (const card of cards) {
    const chance = single(seat, card);
    if (chance === 1) return 1;
    if (chance <= 0) continue;
    possible++;
    sum += chance;
  }
  if (possible === 0 || free <= 0) return 0;
  const stock = free / (sum / possible);
  let none = 1;
  for (let drawn = 0; drawn < possible; drawn++)
    none *= Math.max(0, (stock - free - drawn) / Math.max(1e-9, stock - drawn));
  return Math.min(0.99, Math.max(0.01, 1 - none));
}

/** From the lowest card of a group to the highest, how much likelier than another player a Bettel's declarer holds it. */
function lowCardBias(order: Order, card: Card): number {
  const group = order.cardsOf(order.groupOf(card));
  const { lowest, highest } = BIASES.bettel;
  return highest + ((lowest - highest) * group.indexOf(card)) / Math.max(1, group.length - 1);
}

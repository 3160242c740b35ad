// Which deals are consistent with what a seat knows: a few disjoint cases, each with possible holders and least counts.
import type { Card } from '../base/cards.ts';
import { calledRulesOf, calledSuitOf, type Contract } from '../base/contract.ts';
import type { Knowledge } from './knowledge.ts';
import { type Holders, playedIn, sizesIn } from './holders.ts';
import { showsCalledSuit } from '../table/muss.ts';
import { type BySeat, type Seat, SEATS } from '../base/seats.ts';
import { playersAt } from '../table/table-rules.ts';
import type { Need } from '../search/need.ts';
import { needsOfMuss, renonceCases } from './muss-deals.ts';

/** All deals in which every card lies with one of its holders, every hand has its size, and every need is met. */
export interface DealCase {
  readonly holders: ReadonlyMap<Card, readonly Seat[]>;
  readonly needs: readonly Need[];
}

/** Sizes of the hands to fill, and the disjoint cases that together are all consistent deals. */
export interface ConsistentDeals {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly sizes: BySeat<number>;
  /** The cards to share out, each as often as it is out. */
  readonly out: readonly Card[];
  readonly cases: readonly DealCase[];
}

/** The deals that the seat must think possible; its own hand is certain. */
export function consistentDeals(knowledge: Knowledge): ConsistentDeals {
  const { view, contract, holders, out } = knowledge;
  const needs = [
    ...needsOfAnnouncement(knowledge),
    ...needsOfMuss(knowledge),
    ...needOfRunaway(knowledge),
    ...needOfNumber(knowledge),
  ];
  const { called } = contract;
  const calledHolders = called && holders.get(called);
  const cases = suitorCases(knowledge)
    .flatMap((each) => renonceCases(knowledge, each))
    .flatMap((each): readonly DealCase[] =>
      called === undefined || calledHolders === undefined
        ? [{ holders: each, needs }]
        : calledHolders.map((holder) => ({
            holders: new Map([...each, [called, [holder]]]),
            needs: [...needs, ...needIfRunningAway(knowledge, holder)],
          })),
    );
  return { seat: view.seat, hand: view.hand, sizes: sizesIn(view), out, cases };
}

/** Whether the cards still held by each seat are one of these deals; the hands have their sizes. What is said of a hand is remembered. */
export function isConsistentDeal({
  seat: own,
  sizes,
  cases,
}: ConsistentDeals): (hands: BySeat<readonly Card[]>) => boolean {
  const seats = SEATS.filter((seat) => seat !== own && sizes[seat] > 0);
  const allowed = seats.map((seat) => {
    const ofCases = cases.map((each) => allowedIn(each, seat));
    const known = new WeakMap<readonly Card[], number>();
    return (hand: readonly Card[]): number => {
      const before = known.get(hand);
      if (before !== undefined) return before;
      const found = casesFor(ofCases, hand);
      known.set(hand, found);
      return found;
    };
  });
  return (hands) => seats.reduce((left, seat, at) => left & (allowed[at]?.(hands[seat]) ?? 0), -1) !== 0;
}

/** What a seat may hold in a case, and must. */
interface Allowed {
  readonly cards: ReadonlySet<Card>;
  readonly needs: readonly Need[];
}

const allowedIn = ({ holders, needs }: DealCase, seat: Seat): Allowed => ({
  cards: new Set([...holders].flatMap(([card, seats]) => (seats.includes(seat) ? [card] : []))),
  needs: needs.filter((need) => need.seat === seat),
});

/** The cases, as bits, in which a seat may hold these cards. They are at most three holders of the called card for each of eight turns of a Muss-Spiel. */
const casesFor = (cases: readonly Allowed[], hand: readonly Card[]): number =>
  cases.reduce((bits, { cards, needs }, at) => {
    const fits =
      hand.every((card) => cards.has(card)) &&
      needs.every((need) => hand.filter((card) => need.cards.has(card)).length >= need.min);
    return fits ? bits | (1 << at) : bits;
  }, 0);

/**
 * A suitor who may have got a trump back has none, or exactly one of them: cases that exclude each other (SPEC 3.6).
 * Otherwise the holders say all.
 */
function suitorCases({ view, order, holders }: Knowledge): readonly Holders[] {
  const suitor = view.auction.offer?.suitor;
  if (suitor === undefined || view.exchange || view.contract?.revealed?.by !== 'settled') return [holders];
  const may = [...holders].filter(([card, seats]) => order.groupOf(card) === 'trump' && seats.includes(suitor));
  if (may.length === 0) return [holders];
  const others = (seats: readonly Seat[]): readonly Seat[] => seats.filter((seat) => seat !== suitor);
  const none: Holders = new Map([...holders, ...may.map(([card, seats]) => [card, others(seats)] as const)]);
  const feasible = may.every(([, seats]) => others(seats).length > 0);
  return [...(feasible ? [none] : []), ...may.map(([card]): Holders => new Map([...none, [card, [suitor]]]))];
}

const cardsOutOf = ({ out }: Knowledge, belongs: (card: Card) => boolean): ReadonlySet<Card> =>
  new Set(out.filter(belongs));

/** The announcement needed a card of the called suit, or of the trump suit besides the lords (SPEC 2.4). */
function needsOfAnnouncement(knowledge: Knowledge): readonly Need[] {
  const { contract, declarer, view } = knowledge;
  const belongs = provingSuit(knowledge);
  if (!belongs || declarer === undefined || declarer === view.seat) return [];
  const shown = playedIn(view).some(({ seat, card }) => seat === declarer && belongs(card));
  return shown || contract.row.announceRules.length === 0
    ? []
    : [{ seat: declarer, cards: cardsOutOf(knowledge, belongs), min: 1 }];
}

function provingSuit({ contract, order, view }: Knowledge): ((card: Card) => boolean) | undefined {
  const { announceRules } = contract.row;
  if (showsCalledSuit(contract, view.contract?.renonce))
    return (card) => order.groupOf(card) === calledSuitOf(contract);
  if (announceRules.includes('holdsTrumpSuit')) return (card) => isTrumpSuitCard(contract, card);
  return undefined;
}

const isTrumpSuitCard = ({ trumps, trump }: Contract, card: Card): boolean =>
  card[0] === trump && !trumps.some((step) => 'rank' in step && step.rank === card[1]);

/** Who ran away held four cards of the called suit when he led one of them (SPEC 2.7 C3). */
function needOfRunaway(knowledge: Knowledge): readonly Need[] {
  const { view, contract, order } = knowledge;
  const revealed = view.contract?.revealed;
  if (revealed?.by !== 'ranAway' || revealed.seat === view.seat) return [];
  const inSuit = (card: Card): boolean => order.groupOf(card) === calledSuitOf(contract);
  const trick = view.tricks.findIndex(({ cards: [led] }) => led !== undefined && inSuit(led));
  const initial = calledRulesOf(contract.row).counted === 'initial-hand';
  const since = playedIn(view).slice(initial ? 0 : trick * playersAt(view.rules));
  const played = since.filter(({ seat, card }) => seat === revealed.seat && inSuit(card)).length;
  return [
    { seat: revealed.seat, cards: cardsOutOf(knowledge, inSuit), min: calledRulesOf(contract.row).runAwayMin - played },
  ];
}

/** Who makes trumps has said how many he holds (SPEC 7.1). */
function needOfNumber(knowledge: Knowledge): readonly Need[] {
  const { view, order, declarer } = knowledge;
  const bid = view.numbers?.find(({ seat }) => seat === declarer);
  if (!bid || bid.seat === view.seat) return [];
  const isTrump = (card: Card): boolean => order.groupOf(card) === 'trump';
  const played = playedIn(view).filter(({ seat, card }) => seat === bid.seat && isTrump(card)).length;
  return [{ seat: bid.seat, cards: cardsOutOf(knowledge, isTrump), min: bid.count - played }];
}

/** The same for a leader of the present trick who may turn out to have run away. */
function needIfRunningAway(knowledge: Knowledge, holder: Seat): readonly Need[] {
  const { view, contract, order, searched, trick } = knowledge;
  if (searched || trick === undefined || view.trick?.leader !== holder) return [];
  if (trick.led !== calledSuitOf(contract)) return [];
  const inSuit = (card: Card): boolean => order.groupOf(card) === trick.led;
  const initial = calledRulesOf(contract.row).counted === 'initial-hand';
  const shown = view.tricks.length * playersAt(view.rules);
  const earlier = initial
    ? playedIn(view)
        .slice(0, shown)
        .filter(({ seat, card }) => seat === holder && inSuit(card)).length
    : 0;
  return [
    { seat: holder, cards: cardsOutOf(knowledge, inSuit), min: calledRulesOf(contract.row).runAwayMin - 1 - earlier },
  ];
}

// The exchange of a small Solo: which card goes to the partner, and which comes back, by imagined deals (SPEC 7.1).
import { type Card, cardsOfPack, rankOf } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import { type Random, shuffled } from '../../base/random.ts';
import { bySeat, type Seat, seatAfter, seatsFrom } from '../../base/seats.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import type { World } from '../../inference/worlds.ts';
import { type Order, orderOf } from '../../play/order.ts';
import type { SeatView } from '../../round/view.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import type { Decision } from '../../table/log.ts';
import { allowedOf, entriesOf } from '../../table/readers.ts';
import { handSizeAt, playersAt } from '../../table/table-rules.ts';
import type { Choice } from '../player.ts';
import { promised } from '../told/told-chance.ts';
import { byNeed, byUse, exchanged, outcomeFor } from './solos.ts';

/** A card that may be given, or given back. */
type Passed = Extract<Decision, { type: 'give' | 'return' }>;

/** What a card comes to. */
export interface ValuedCard {
  readonly decision: Passed;
  /** Expected gain of the own side, in points of the sheet, and the chance of every trick, 0 - 1. */
  readonly cents: number;
  readonly chance: number;
}

/** Imagined deals for each card. */
const DEALS = 12;
/** Hands that are drawn for one that a soloist may well have. */
const DRAWN = 60;

/** The Solo that was announced, and by whom. Throws if none was (programming error). */
function soloOf({ history, rules }: SeatView): { readonly contract: Contract; readonly declarer: Seat } {
  const said = entriesOf(history, 'announce').at(-1);
  if (!said) throw new Error('no Solo has been announced');
  return { contract: announcedContract(rules, said.announcement), declarer: said.seat };
}

/** Shares the cards that the seat does not hold among the others, the first `size` of them to a soloist. */
function dealtTo(view: SeatView, out: readonly Card[], first: Seat, size: number): World {
  const others = seatsFrom(view.seat, playersAt(view.rules)).slice(1);
  const order = [first, ...others.filter((seat) => seat !== first)];
  const full = handSizeAt(view.rules);
  const start = (at: number): number => (at === 0 ? 0 : size + (at - 1) * full);
  return bySeat((seat) => {
    const at = order.indexOf(seat);
    return at < 0 ? view.hand : out.slice(start(at), start(at + 1));
  });
}

const cardsElsewhere = (view: SeatView, random: Random): readonly Card[] =>
  shuffled(
    cardsOfPack(view.rules.pack).filter((card) => !view.hand.includes(card)),
    random,
  );

/** What giving each card comes to: the partner gives back what is of most use. */
function valuedGives(view: SeatView, options: readonly Passed[], deals: number, random: Random): readonly ValuedCard[] {
  const { contract } = soloOf(view);
  const order = orderOf(contract, view.rules.pack);
  const to = seatAfter(view.seat, 2, playersAt(view.rules));
  const worlds = Array.from({ length: deals }, () =>
    dealtTo(view, cardsElsewhere(view, random), to, handSizeAt(view.rules)),
  );
  const least = byNeed(order, view.hand).toReversed();
  return valued(
    view,
    contract,
    view.seat,
    options,
    least,
    (world, { card }) => {
      const [returned] = byUse(order, world[to]);
      return returned ? exchanged(world, view.seat, to, card, returned) : world;
    },
    worlds,
  );
}

/** How much a hand looks like one for a Solo. */
const strengthFor = (order: Order, hand: readonly Card[]): number =>
  hand.reduce(
    (sum, card) =>
      sum + (order.groupOf(card) === 'trump' ? 2 + order.strengthOf(card) / 32 : rankOf(card) === 'A' ? 2 : 0),
    0,
  );

/** What giving each card back comes to, with the hands that a soloist is likely to have. */
function valuedReturns(
  view: SeatView,
  options: readonly Passed[],
  deals: number,
  random: Random,
): readonly ValuedCard[] {
  const { contract, declarer } = soloOf(view);
  const order = orderOf(contract, view.rules.pack);
  const seen = view.gift?.given;
  const [top] = order.trumps;
  const worlds = Array.from({ length: deals }, () => {
    const draws = Array.from({ length: DRAWN }, () => {
      const out = cardsElsewhere(view, random).filter((card) => card !== seen);
      const kept = out.filter((card) => card !== top);
      const first = top && top !== seen && !view.hand.includes(top) ? [top] : [];
      return dealtTo(view, [...first, ...kept], declarer, handSizeAt(view.rules) - 1);
    });
    return draws.reduce((best, each) =>
      strengthFor(order, each[declarer]) > strengthFor(order, best[declarer]) ? each : best,
    );
  });
  const put = (world: World, { card }: Passed): World =>
    bySeat((seat) =>
      seat === declarer
        ? [...world[declarer], card]
        : seat === view.seat
          ? view.hand.filter((each) => each !== card)
          : world[seat].slice(0, handSizeAt(view.rules)),
    );
  return valued(view, contract, declarer, options, byUse(order, view.hand), put, worlds);
}

/** Every card tried in the same deals; of those that come to the same, the one that stands first in `style`. */
function valued(
  view: SeatView,
  contract: Contract,
  declarer: Seat,
  options: readonly Passed[],
  style: readonly Card[],
  after: (world: World, option: Passed) => World,
  worlds: readonly World[],
): readonly ValuedCard[] {
  return options
    .map((decision): ValuedCard => {
      const outcomes = worlds.map((world) => outcomeFor(view, { contract, world: after(world, decision) }, declarer));
      const sum = (of: (outcome: (typeof outcomes)[number]) => number): number =>
        outcomes.reduce((total, outcome) => total + of(outcome), 0) / worlds.length;
      return { decision, cents: sum(({ cents }) => cents), chance: sum(({ won }) => won) };
    })
    .sort((a, b) => b.cents - a.cents || style.indexOf(a.decision.card) - style.indexOf(b.decision.card));
}

/** Every card that the seat may give or give back, the best first. */
export function valuedExchange(view: SeatView, deals: number, random: Random): readonly ValuedCard[] {
  const options = allowedOf(view.options, 'give');
  return options.length > 0
    ? valuedGives(view, options, deals, random)
    : valuedReturns(view, allowedOf(view.options, 'return'), deals, random);
}

export function factsOfExchange(view: SeatView, { decision, chance }: ValuedCard, deals: number): readonly Fact[] {
  const params = { card: decision.card, ...promised(view, decision, chance, deals) };
  return [decision.type === 'give' ? fact('solo.give', params) : fact('solo.handBack', params)];
}

/** The card that goes to the partner, or comes back from him. */
export function exchangeCard(view: SeatView, random: Random): Choice {
  const [best] = valuedExchange(view, DEALS, random);
  if (!best) throw new Error('no card may be given');
  return { decision: best.decision, because: factsOfExchange(view, best, DEALS) };
}

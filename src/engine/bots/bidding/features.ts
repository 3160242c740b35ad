// What counts in a hand when a contract is weighed up: numbers that mean the same in every pack and contract.
import { type Card, rankOf, SUITS } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import { type Order, orderOf } from '../../play/order.ts';
import { type Layout, layoutOf, maskOf } from '../../search/layout.ts';
import { countOf } from '../../search/masks.ts';
import { type Deck, handSizeIn, packOf } from './decks.ts';

/** Places of the features in a row of them; the weights of the models follow this order. */
export const FEATURE = {
  trumps: 0,
  height: 1,
  top: 2,
  sureTrumps: 3,
  aces: 4,
  tensUnderAce: 5,
  looseTens: 6,
  losers: 7,
  voids: 8,
  trumpPoints: 9,
  leads: 10,
} as const;
export type FeatureId = keyof typeof FEATURE;
export const FEATURE_IDS = Object.keys(FEATURE) as readonly FeatureId[];
export type Features = Readonly<Record<FeatureId, number>>;

/** Features as numbers, by place; they hold until another hand is looked at for the same contract. */
export type FeatureRow = Float64Array;

/** The cards of a contract as sets of bits: its layout, and what the features ask for. */
interface HandBits {
  readonly layout: Layout;
  /** Sets of the plain suits that there are, each with its highest card and the one below, 0 if it has none. */
  readonly suits: readonly { readonly cards: number; readonly head: number; readonly second: number }[];
  readonly heads: number;
  /** Aces and Tens. */
  readonly dear: number;
  readonly handSize: number;
  /** Features of the hand that was looked at last for this contract, by whether it leads: models ask more than once. */
  readonly last: readonly [LastLook, LastLook];
}

interface LastLook {
  hand: number | undefined;
  readonly row: FeatureRow;
}

const noLook = (): LastLook => ({ hand: undefined, row: new Float64Array(FEATURE_IDS.length) });

const prepared = new WeakMap<Contract, Map<Deck, HandBits>>();

function bitsOf(contract: Contract, deck: Deck): HandBits {
  const known = prepared.get(contract) ?? new Map<Deck, HandBits>();
  prepared.set(contract, known);
  const found = known.get(deck) ?? prepareBits(contract, deck);
  known.set(deck, found);
  return found;
}

function prepareBits(contract: Contract, deck: Deck): HandBits {
  const pack = packOf(deck);
  const order = orderOf(contract, pack);
  const layout = layoutOf(contract, pack);
  const suits = SUITS.map((suit) => order.cardsOf(suit))
    .filter((cards) => cards.length > 0)
    .map((cards) => ({
      cards: maskOf(layout, cards),
      head: maskOf(layout, cards.slice(0, 1)),
      second: maskOf(layout, cards.slice(1, 2)),
    }));
  return {
    layout,
    suits,
    heads: suits.reduce((mask, { head }) => mask | head, 0),
    dear: maskOf(
      layout,
      layout.cardAt.filter((card) => rankOf(card) === 'A' || rankOf(card) === 'T'),
    ),
    handSize: handSizeIn(deck),
    last: [noLook(), noLook()],
  };
}

/** Features of a hand for a contract; `leads` is 1 if the seat leads to the first trick, else 0. */
export function featuresOf(contract: Contract, deck: Deck, hand: readonly Card[], leads: 0 | 1): Features {
  const row = featureRowOf(contract, deck, hand, leads);
  return Object.fromEntries(FEATURE_IDS.map((id) => [id, row[FEATURE[id]]])) as Features;
}

/** The same as numbers. */
export function featureRowOf(contract: Contract, deck: Deck, hand: readonly Card[], leads: 0 | 1): FeatureRow {
  const bits = bitsOf(contract, deck);
  const mask = maskOf(bits.layout, hand);
  const look = bits.last[leads];
  if (look.hand !== mask) {
    fillRow(look.row, bits, mask);
    look.row[FEATURE.leads] = leads;
    look.hand = mask;
  }
  return look.row;
}

/** Fills in what holds whoever leads. */
function fillRow(into: FeatureRow, { layout, suits, heads, dear, handSize }: HandBits, hand: number): void {
  const trumps = hand & layout.trumpMask;
  const plain = hand & ~layout.trumpMask;
  const foreign = layout.trumpMask & ~hand;
  const aces = countOf(plain & heads);
  let [underAce, loose, voids] = [0, 0, 0];
  for (const { cards, head, second } of suits) {
    if ((plain & cards) === 0) voids++;
    if ((plain & second) === 0) continue;
    if ((hand & head) !== 0) underAce++;
    else loose++;
  }
  into[FEATURE.trumps] = countOf(trumps) / handSize;
  into[FEATURE.height] = heightOf(trumps, foreign);
  into[FEATURE.top] = countOf(foreign === 0 ? trumps : trumps & ~upTo(foreign));
  into[FEATURE.sureTrumps] = sureTrumpsOf(trumps, foreign);
  into[FEATURE.aces] = aces;
  into[FEATURE.tensUnderAce] = underAce;
  into[FEATURE.looseTens] = loose;
  into[FEATURE.losers] = countOf(plain) - aces;
  into[FEATURE.voids] = voids;
  into[FEATURE.trumpPoints] = countOf(trumps & dear);
}

/** The highest bit of a set that is not empty, and all bits below it. */
const upTo = (mask: number): number => -1 >>> Math.clz32(mask);

/** The highest card of its plain suit, usually the ace. */
export const heads = (order: Order, card: Card): boolean => order.cardsOf(order.groupOf(card))[0] === card;

/** Each trump counts by the share of the foreign trumps that it beats. */
function heightOf(trumps: number, foreign: number): number {
  const others = countOf(foreign);
  if (others === 0) return countOf(trumps);
  let sum = 0;
  for (let rest = trumps; rest !== 0;) {
    const below = upTo(rest);
    rest &= below >>> 1;
    sum += countOf(foreign & below) / others;
  }
  return sum;
}

/** Length of the unbroken row from the highest trump. */
export function topOf(order: Order, trumps: readonly Card[]): number {
  const broken = order.trumps.findIndex((card) => !trumps.includes(card));
  return broken < 0 ? order.trumps.length : broken;
}

/** Trumps that win when each foreign higher trump has been given up for one own card: a count of tricks. */
function sureTrumpsOf(trumps: number, foreign: number): number {
  let lost = 0;
  let sure = 0;
  for (let rest = trumps; rest !== 0;) {
    const below = upTo(rest);
    rest &= below >>> 1;
    if (countOf(foreign & ~below) > lost) lost++;
    else sure++;
  }
  return sure;
}

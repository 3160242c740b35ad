// How the cards of a contract lie in the bits of one number, and the small tables the exact search runs on.
import { type Card, type PackSize, pointsOf, rankOf, SUITS } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import { orderOf } from '../play/order.ts';

/** At most this many cards lie in one part, so that a subset of a part is an index into a table. */
const PART_CARDS = 8;

/** A run of neighbouring bits inside one group of cards. */
export interface Part {
  readonly shift: number;
  readonly cards: number;
}

/**
 * Bits of a contract: the plain suits first, the trumps on top; inside a group a higher bit is a stronger card.
 * All arrays are indexed by bit.
 */
export interface Layout {
  readonly cardAt: readonly Card[];
  readonly bitOf: Readonly<Partial<Record<Card, number>>>;
  /** All cards of the same effective suit. */
  readonly groupMask: Int32Array;
  /** Cards that take the trick from this one while it is winning. */
  readonly beatenBy: Int32Array;
  readonly points: Int32Array;
  readonly trumpMask: number;
  /** Trumps of every suit, above those of the trump suit. */
  readonly lordMask: number;
  /** Cards between which only their strength and points make a difference: those of a group, apart from lords that bind others. */
  readonly alikeMask: Int32Array;
  readonly parts: readonly Part[];
}

const built = new WeakMap<Contract, Map<PackSize, Layout>>();

/** The layout of a contract in a pack; computed once for each contract object. */
export function layoutOf(contract: Contract, pack: PackSize): Layout {
  const layouts = built.get(contract) ?? new Map<PackSize, Layout>();
  built.set(contract, layouts);
  const layout = layouts.get(pack) ?? buildLayout(contract, pack);
  layouts.set(pack, layout);
  return layout;
}

function buildLayout(contract: Contract, pack: PackSize): Layout {
  const order = orderOf(contract, pack);
  const groups = [...SUITS.map((suit) => order.cardsOf(suit)), order.trumps].filter((group) => group.length > 0);
  const cardAt = groups.flatMap((group) => [...group].reverse());
  const groupMask = new Int32Array(32);
  const beatenBy = new Int32Array(32);
  const parts: Part[] = [];
  const trumpMask = maskOfRun(cardAt.length - order.trumps.length, order.trumps.length);
  const lords = lordsOf(contract, order.trumps);
  const lordMask = maskOfRun(cardAt.length - lords, lords);
  const alikeMask = new Int32Array(32);
  const bind = contract.row.playRules.includes('overtakeLords');
  let start = 0;
  for (const group of groups) {
    const mask = maskOfRun(start, group.length);
    const end = start + group.length;
    for (let bit = start; bit < end; bit++) {
      groupMask[bit] = mask;
      const twin = cardAt[bit] === order.laterBeats ? 1 << bit : 0;
      alikeMask[bit] = !bind ? mask : mask & ((lordMask >>> bit) & 1 ? lordMask : ~lordMask);
      beatenBy[bit] = maskOfRun(bit + 1, end - bit - 1) | (mask === trumpMask ? 0 : trumpMask) | twin;
    }
    const border = bind && mask === trumpMask ? end - lords : end;
    if (border < end) parts.push(...partsOf(border, end));
    parts.push(...partsOf(start, border));
    start = end;
  }
  return {
    cardAt,
    bitOf: Object.fromEntries(cardAt.map((card, bit) => [card, bit])),
    groupMask,
    beatenBy,
    points: Int32Array.from({ length: 32 }, (_, bit) => (cardAt[bit] ? pointsOf(cardAt[bit]) : 0)),
    trumpMask,
    lordMask,
    alikeMask,
    parts,
  };
}

/** How many of the trumps are such whatever their suit. */
const lordsOf = ({ trumps }: Contract, cards: readonly Card[]): number =>
  cards.filter((card) => trumps.some((step) => 'rank' in step && step.rank === rankOf(card))).length;

/** A run of bits in parts, from its highest bit down. */
function partsOf(start: number, end: number): readonly Part[] {
  const parts: Part[] = [];
  for (let top = end; top > start; top -= PART_CARDS) {
    const shift = Math.max(start, top - PART_CARDS);
    parts.push({ shift, cards: top - shift });
  }
  return parts;
}

function maskOfRun(shift: number, length: number): number {
  return length <= 0 ? 0 : length >= 32 ? -1 : ((1 << length) - 1) << shift;
}

/** The set of some cards. */
export function maskOf({ bitOf }: Layout, cards: readonly Card[]): number {
  let mask = 0;
  for (const card of cards) mask |= 1 << (bitOf[card] ?? 0);
  return mask;
}

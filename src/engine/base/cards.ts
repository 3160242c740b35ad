// The cards: suits, ranks, card points, and the packs made of them (SPEC 1.1 - 1.3).
import type { Players } from './seats.ts';

/** Suits from high to low among lords: Eichel (Acorns), Gras (Leaves), Herz (Hearts), Schellen (Bells). */
export const SUITS = ['E', 'G', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks by card points: Ace (Sau), Ten, King, Ober, Unter, Nine, Eight, Seven. */
export const RANKS = ['A', 'T', 'K', 'O', 'U', '9', '8', '7'] as const;
export type Rank = (typeof RANKS)[number];

/** A card face, written the same way in logs, saves and fixtures: `EO` is the Eichel-Ober. */
export type Card = `${Suit}${Rank}`;

/** Numbers of cards in the single packs (SPEC 1.3), and in those in which every card is there twice (RELATIVES 1.5). */
export const SINGLE_PACKS = [32, 24, 20] as const;
export const DOUBLE_PACKS = [48, 40] as const;
export const PACK_SIZES = [...SINGLE_PACKS, ...DOUBLE_PACKS] as const;
export type SinglePack = (typeof SINGLE_PACKS)[number];
export type DoublePack = (typeof DOUBLE_PACKS)[number];
export type PackSize = (typeof PACK_SIZES)[number];

const POINTS: Readonly<Record<Rank, number>> = { A: 11, T: 10, K: 4, O: 3, U: 2, '9': 0, '8': 0, '7': 0 };

const RANKS_OF_PACK: Readonly<Record<PackSize, readonly Rank[]>> = {
  32: RANKS,
  24: ['A', 'T', 'K', 'O', 'U', '9'],
  20: ['A', 'T', 'K', 'O', 'U'],
  48: ['A', 'T', 'K', 'O', 'U', '9'],
  40: ['A', 'T', 'K', 'O', 'U'],
};

/** Card points (Augen) of every single pack together. */
export const POINTS_OF_PACK = 120;
/** Card points of every pack in which each card is there twice. */
export const POINTS_OF_DOUBLE_PACK = 2 * POINTS_OF_PACK;

/** A pack as one in which every card is there once. Throws for a double one (programming error): hands of such packs are not bid on. */
export function singlePack(pack: PackSize): SinglePack {
  const single = SINGLE_PACKS.find((size) => size === pack);
  if (single === undefined) throw new Error(`every card of the ${pack} is there twice`);
  return single;
}

/** How often each card is there. Nothing tells the copies apart: hands and packs are multisets of faces. */
export const copiesIn = (pack: PackSize): 1 | 2 => (DOUBLE_PACKS.some((size) => size === pack) ? 2 : 1);

/** Card points of a whole pack: 120, or 240 where every card is there twice. */
export const pointsOfPack = (pack: PackSize): number => copiesIn(pack) * POINTS_OF_PACK;

/** The printed suit; a lord keeps its printed suit although it follows as a trump (see order.ts). */
export const suitOf = (card: Card): Suit => card[0] as Suit;

export const rankOf = (card: Card): Rank => card[1] as Rank;

export const cardOf = (suit: Suit, rank: Rank): Card => `${suit}${rank}`;

/** Card points of one card, 0 - 11. */
export const pointsOf = (card: Card): number => POINTS[rankOf(card)];

/** Card points of some cards together, 0 - 120 for a single pack, 0 - 240 for a double one. */
export const sumPoints = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);

export const ranksOfPack = (pack: PackSize): readonly Rank[] => RANKS_OF_PACK[pack];

const FACES_OF_PACK = new Map<PackSize, readonly Card[]>(
  PACK_SIZES.map((pack) => [pack, SUITS.flatMap((suit) => RANKS_OF_PACK[pack].map((rank) => cardOf(suit, rank)))]),
);

/** The different cards of a pack, each once, suit by suit, in a fixed order. */
export const facesOfPack = (pack: PackSize): readonly Card[] => FACES_OF_PACK.get(pack) ?? [];

const CARDS_OF_PACK = new Map<PackSize, readonly Card[]>(
  PACK_SIZES.map((pack) => [
    pack,
    copiesIn(pack) === 1 ? facesOfPack(pack) : facesOfPack(pack).flatMap((card) => [card, card]),
  ]),
);

/** All cards of a pack, each as often as it is there, suit by suit, in a fixed order. */
export const cardsOfPack = (pack: PackSize): readonly Card[] => CARDS_OF_PACK.get(pack) ?? [];

/** Cards in each hand, which is also the number of tricks: 8, 6 or 5; with three players 8 of 24 cards (SPEC 1.3). */
export const handSizeOf = (pack: PackSize, players: Players): number => Math.floor(pack / players);

const ALL_CARDS: ReadonlySet<string> = new Set(cardsOfPack(32));

export const isCard = (text: unknown): text is Card => typeof text === 'string' && ALL_CARDS.has(text);

/** `cards` without one copy of `card`; unchanged if it is not among them. */
export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** `cards` without one copy for each of `some`; what is not among them is passed over. */
export function withoutAll(cards: readonly Card[], some: readonly Card[]): readonly Card[] {
  const left = [...some];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How many copies of a card are among some. */
export const countIn = (cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length;

/** The different cards among some, each once, in the order in which they come first. */
export const facesIn = (cards: readonly Card[]): readonly Card[] =>
  cards.some((card, at) => cards.indexOf(card) < at) ? [...new Set(cards)] : cards;

/** Whether the same cards are among both, each as often. */
export const sameCards = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.length === others.length && withoutAll(some, others).length === 0;

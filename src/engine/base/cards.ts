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

/** Numbers of cards in the single packs (SPEC 1.3). */
export const PACK_SIZES = [32, 24, 20] as const;
export type SinglePack = (typeof PACK_SIZES)[number];

/** Numbers of cards in packs in which every card is there twice: with Nines and without. */
export const DOUBLE_PACKS = [48, 40] as const;
export type PackSize = SinglePack | (typeof DOUBLE_PACKS)[number];

/** The single pack of which a pack is made, twice or once. */
export const singleOf = (pack: PackSize): SinglePack => (pack === 48 ? 24 : pack === 40 ? 20 : pack);

export const isDouble = (pack: PackSize): boolean => DOUBLE_PACKS.some((size) => size === pack);

const POINTS: Readonly<Record<Rank, number>> = { A: 11, T: 10, K: 4, O: 3, U: 2, '9': 0, '8': 0, '7': 0 };

const RANKS_OF_PACK: Readonly<Record<PackSize, readonly Rank[]>> = {
  32: RANKS,
  24: ['A', 'T', 'K', 'O', 'U', '9'],
  20: ['A', 'T', 'K', 'O', 'U'],
  48: ['A', 'T', 'K', 'O', 'U', '9'],
  40: ['A', 'T', 'K', 'O', 'U'],
};

/** Card points (Augen) of every single pack together; those of a double pack are twice as many. */
export const POINTS_OF_PACK = 120;

/** The printed suit; a lord keeps its printed suit although it follows as a trump (see order.ts). */
export const suitOf = (card: Card): Suit => card[0] as Suit;

export const rankOf = (card: Card): Rank => card[1] as Rank;

export const cardOf = (suit: Suit, rank: Rank): Card => `${suit}${rank}`;

/** Card points of one card, 0 - 11. */
export const pointsOf = (card: Card): number => POINTS[rankOf(card)];

/** Card points of some cards together, 0 - 120 for a single pack. */
export const sumPoints = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);

export const ranksOfPack = (pack: PackSize): readonly Rank[] => RANKS_OF_PACK[pack];

const CARDS_OF_PACK = new Map<PackSize, readonly Card[]>(
  [...PACK_SIZES, ...DOUBLE_PACKS].map((pack) => {
    const faces = SUITS.flatMap((suit) => RANKS_OF_PACK[pack].map((rank) => cardOf(suit, rank)));
    return [pack, isDouble(pack) ? faces.flatMap((face) => [face, face]) : faces];
  }),
);

/** All cards of a pack, suit by suit, in a fixed order; both copies of a face next to each other where it is there twice. */
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

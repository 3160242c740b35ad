// The decks in which hands are weighed up, each with fitted numbers of its own: a pack shared by four, or the short one by three.
import { copiesIn, handSizeOf, SINGLE_PACKS, type SinglePack, singlePack } from '../../base/cards.ts';
import { hasPiles, playersAt, type TableRules } from '../../table/table-rules.ts';

export const DECKS = [...SINGLE_PACKS, 'three'] as const;
export type Deck = (typeof DECKS)[number];

/** Whether hands of this table can be weighed up by fitted numbers: none were fitted to hands beside piles, or with two copies of a card. */
export const isFitted = (rules: Pick<TableRules, 'game' | 'pack'>): boolean =>
  !hasPiles(rules) && copiesIn(rules.pack) === 1;

/** The deck of a table. */
export const deckAt = (rules: Pick<TableRules, 'game' | 'pack'>): Deck =>
  playersAt(rules) === 3 ? 'three' : singlePack(rules.pack);

export const packOf = (deck: Deck): SinglePack => (deck === 'three' ? 24 : deck);

/** Cards that each player is dealt. */
export const handSizeIn = (deck: Deck): number => handSizeOf(packOf(deck), deck === 'three' ? 3 : 4);

// The decks in which hands are weighed up, each with fitted numbers of its own: a pack shared by four, or the short one by three.
import type { SinglePack } from '../../base/cards.ts';
import { handSizeOf, isDouble, PACK_SIZES, singleOf } from '../../base/cards.ts';
import type { TableRules } from '../../table/table-rules.ts';
import { hasPiles, playersAt } from '../../table/table-rules.ts';

export const DECKS = [...PACK_SIZES, 'three'] as const;
export type Deck = (typeof DECKS)[number];

/** Whether hands of this table can be weighed up by fitted numbers: none were fitted to hands beside piles, or of double packs. */
export const isFitted = (rules: Pick<TableRules, 'game' | 'pack'>): boolean =>
  !hasPiles(rules) && !isDouble(rules.pack);

/** The deck of a table. */
export const deckAt = (rules: Pick<TableRules, 'game' | 'pack'>): Deck =>
  playersAt(rules) === 3 ? 'three' : singleOf(rules.pack);

export const packOf = (deck: Deck): SinglePack => (deck === 'three' ? 24 : deck);

/** Cards that each player is dealt. */
export const handSizeIn = (deck: Deck): number => handSizeOf(packOf(deck), deck === 'three' ? 3 : 4);

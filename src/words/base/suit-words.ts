// Cards of one suit in German: "kein Gras", "keine Eichel", "Graskarten".
import type { Suit } from '../../engine/base/cards.ts';
import type { Deck } from '../../shared/border/language.ts';
import type { Naming } from '../types/naming.ts';

/** All names of the French suits are neuter; Schellen stand in the plural. */
const NO: Readonly<Record<Deck, Readonly<Record<Suit, string>>>> = {
  bavarian: { E: 'keine', G: 'kein', H: 'kein', S: 'keine' },
  french: { E: 'kein', G: 'kein', H: 'kein', S: 'kein' },
};

/** "kein Gras", "keine Schellen", "kein Kreuz". */
export const noneOf = (suit: Suit, name: Naming): string => `${NO[name.deck][suit]} ${name.suit(suit)}`;

/** "Graskarten", "Karokarten". */
export const cardsOfSuit = (suit: Suit, name: Naming): string => `${name.suit(suit)}karten`;
/** "Graskarte", "Karokarte". */
export const cardOfSuit = (suit: Suit, name: Naming): string => `${name.suit(suit)}karte`;

// The languages in which the program tells everything, and the decks after which it names cards.
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Card names follow the deck on the screen: "Gras-Ober" or "Pik-Dame". */
export const DECKS = ['bavarian', 'french'] as const;
export type Deck = (typeof DECKS)[number];

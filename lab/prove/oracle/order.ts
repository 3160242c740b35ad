// Cards from the highest to the lowest in every contract, as the table of SPEC 1.4 lists them.
import type { Card, Rank, Suit } from '../../../src/engine/base/cards.ts';
import { type Listed, listed } from './contracts.ts';
import { type Named, packOf, type Table, tenIsLow } from './table.ts';

const SUITS_HIGH_TO_LOW: readonly Suit[] = ['E', 'G', 'H', 'S'];

const NO_TRUMPS = { lords: [], suit: 'none' } as const;

const isBettel = (id: string): boolean => id === 'bettel' || id === 'open-bettel';

export const trumpsOf = (id: string, table: Table): Pick<Listed, 'lords' | 'suit' | 'top'> =>
  isBettel(id) && table.house['bettel.ranking'] === 'null' ? NO_TRUMPS : listed(id);

/** Games in which the Ten is low whatever a table says. */
const LOW_TENS: readonly string[] = ['deutscher', 'doppelschafkopf'];

/** Ranks from high to low where none of them is a lord: A K O U T in a Bettel without trumps and where the Ten is low. */
function ranksFor(id: string, table: Table): readonly Rank[] {
  const low = LOW_TENS.includes(id) || tenIsLow(table) || (isBettel(id) && table.house['bettel.ranking'] === 'null');
  const all: readonly Rank[] = low
    ? ['A', 'K', 'O', 'U', 'T', '9', '8', '7']
    : ['A', 'T', 'K', 'O', 'U', '9', '8', '7'];
  return all.slice(0, packOf(table) / SUITS_HIGH_TO_LOW.length);
}

/** The cards of a contract: trumps and plain suits, each from the highest to the lowest. */
export interface Ladder {
  readonly trumps: readonly Card[];
  readonly plain: readonly (readonly Card[])[];
}

export function ladderOf({ id, trump }: Named, table: Table): Ladder {
  const { lords, suit, top = [] } = trumpsOf(id, table);
  const ranks = ranksFor(id, table);
  const below = suit === 'named' ? trump : suit === 'none' ? undefined : suit;
  const rest = ranks.filter((rank) => !lords.includes(rank));
  const suitCards = (each: Suit): readonly Card[] =>
    rest.map((rank): Card => `${each}${rank}`).filter((card) => !top.includes(card));
  return {
    trumps: [
      ...top,
      ...lords.flatMap((rank) => SUITS_HIGH_TO_LOW.map((each): Card => `${each}${rank}`)),
      ...(below ? suitCards(below) : []),
    ],
    plain: SUITS_HIGH_TO_LOW.filter((each) => each !== below).map(suitCards),
  };
}

/** The row in which a card stands: the trumps, or its plain suit. */
export const rowOfCard = ({ trumps, plain }: Ladder, card: Card): readonly Card[] =>
  [trumps, ...plain].find((row) => row.includes(card)) ?? [];

/** Which card of a trick wins it: the highest trump, else the highest card of the suit led. */
export function bestOf(ladder: Ladder, cards: readonly Card[]): number {
  const [led] = cards;
  if (led === undefined) return -1;
  const row = cards.some((card) => ladder.trumps.includes(card)) ? ladder.trumps : rowOfCard(ladder, led);
  const best = row.find((card) => cards.includes(card));
  return best === undefined ? -1 : cards.indexOf(best);
}

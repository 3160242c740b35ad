// Cards from the highest to the lowest in every contract, as the table of SPEC 1.4 lists them.
import type { Card, Rank, Suit } from '../../../engine/base/cards.ts';
import type { Named, Table } from './table.ts';
import { packOf, tenIsLow, withoutTout } from './table.ts';

const SUITS_HIGH_TO_LOW: readonly Suit[] = ['E', 'G', 'H', 'S'];

/** Ranks that are lords in all suits, high to low, and the suit below them: a certain one, the one named, or none. */
const TRUMPS: Readonly<
  Record<string, { readonly lords: readonly Rank[]; readonly suit: 'H' | 'S' | 'named' | 'none' }>
> = {
  solo: { lords: ['O', 'U'], suit: 'named' },
  sie: { lords: ['O', 'U'], suit: 'none' },
  wenz: { lords: ['U'], suit: 'none' },
  'suit-wenz': { lords: ['U'], suit: 'named' },
  geier: { lords: ['O'], suit: 'none' },
  'suit-geier': { lords: ['O'], suit: 'named' },
  kaiser: { lords: ['K'], suit: 'none' },
  eisenbahner: { lords: ['T'], suit: 'none' },
  'widow-game': { lords: ['O', 'U'], suit: 'S' },
  least: { lords: ['O', 'U'], suit: 'S' },
  deutscher: { lords: ['U'], suit: 'named' },
};
const AS_RUFER = { lords: ['O', 'U'], suit: 'H' } as const;
const NO_TRUMPS = { lords: [], suit: 'none' } as const;

const isBettel = (id: string): boolean => id === 'bettel' || id === 'open-bettel';

export function trumpsOf(id: string, table: Table): (typeof TRUMPS)[string] {
  if (isBettel(id) && table.house['bettel.ranking'] === 'null') return NO_TRUMPS;
  return TRUMPS[withoutTout(id)] ?? AS_RUFER;
}

/** Ranks from high to low where none of them is a lord: A K O U T in a Bettel without trumps and where the Ten is low. */
function ranksFor(id: string, table: Table): readonly Rank[] {
  const low = id === 'deutscher' || tenIsLow(table) || (isBettel(id) && table.house['bettel.ranking'] === 'null');
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
  const { lords, suit } = trumpsOf(id, table);
  const ranks = ranksFor(id, table);
  const below = suit === 'named' ? trump : suit === 'none' ? undefined : suit;
  const rest = ranks.filter((rank) => !lords.includes(rank));
  const suitCards = (each: Suit): readonly Card[] => rest.map((rank): Card => `${each}${rank}`);
  return {
    trumps: [
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

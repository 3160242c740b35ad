// The shelf of games: what each of them needs to be set up, as plain data that the page may read too.
import type { PackSize } from '../base/cards.ts';
import type { Players } from '../base/seats.ts';

/** Games that a table plays deal after deal besides Bavarian Schafkopf with its auction (SPEC 3.16, 3.17). */
export const GAMES = ['bierkopf', 'three-hand'] as const;
export type Game = (typeof GAMES)[number];

/** Every game of the shelf, the usual one first. */
export const SHELF = ['schafkopf', ...GAMES] as const;
export type GameId = (typeof SHELF)[number];

export interface ShelfEntry {
  readonly players: Players;
  /** Packs that it can be played with, the usual one first. */
  readonly packs: readonly PackSize[];
}

export const SHELF_ENTRIES: Readonly<Record<GameId, ShelfEntry>> = {
  schafkopf: { players: 4, packs: [32, 24, 20] },
  bierkopf: { players: 4, packs: [32, 24] },
  'three-hand': { players: 3, packs: [24] },
};

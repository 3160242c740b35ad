// What a challenge is made of, and the bounds of it.
import type { Level } from '../bots/levels.ts';
import { type GameId, SHELF, SHELF_ENTRIES } from '../games/shelf.ts';
import type { HouseRules } from '../options/options.ts';

/**
 * The version of how opponents play, cards are dealt and rules are meant. It grows whenever an opponent would decide otherwise than
 * before; tests/main/duel-frozen.test.ts tells. Challenges of another version are not played.
 */
export const PLAY_VERSION = 1;

export const MOST_PLAY_VERSION = 31;
export const MOST_DEALS = 32;
/** Seeds are whole numbers below this. */
export const SEEDS = 36_000_000;

/** Games in which every deal ends with an amount of its own: those that are not kept on a slate. */
export const DUEL_GAMES = SHELF.filter((game) => SHELF_ENTRIES[game].slate === undefined);

/** Rules, level, seed and number of deals, from which cards and the play of all opponents follow for whoever takes it up. */
export interface Challenge {
  /** The `PLAY_VERSION` by which opponents play. */
  readonly play: number;
  readonly game: GameId;
  /** In what the table departs from the pure game. */
  readonly house: Partial<HouseRules>;
  readonly level: Level;
  readonly deals: number;
  readonly seed: number;
}

/** At which table it is played. */
export type DuelTable = Pick<Challenge, 'game' | 'house'>;

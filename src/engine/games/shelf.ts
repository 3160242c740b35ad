// The shelf of games: what each of them needs to be set up, as plain data that the page may read too.
import type { PackSize } from '../base/cards.ts';
import type { Players } from '../base/seats.ts';

/** Games that a table plays deal after deal besides Bavarian Schafkopf with its auction (SPEC 3.16 - 3.19, 6 - 9). */
export const GAMES = [
  'bierkopf',
  'three-hand',
  'officers',
  'vicar',
  'denexa',
  'deutscher',
  'bauernstoss',
  'schoofkopp',
  'doppelkopf',
  'doppelschafkopf',
  'strohmann',
] as const;
export type Game = (typeof GAMES)[number];

export type GameId = 'schafkopf' | Game;

/** The games that the page offers, the usual one first. */
export const SHELF = ['schafkopf', ...GAMES] as const satisfies readonly GameId[];
export type OfferedGame = (typeof SHELF)[number];

/** What bills and sheets of a game are reckoned in. */
export const UNITS = ['cents', 'points', 'lines'] as const;
export type Unit = (typeof UNITS)[number];

/** What decides in the end: the amounts themselves, or points of which only the lead over the others counts. */
export type Reckoning = Unit | 'lead';

/**
 * Whether a source tells how a game is played to the last detail, leaves something open that had to be decided, or tells so little
 * that the game had to be put together again.
 */
export type Source = 'complete' | 'completed' | 'reconstructed';

/** How marks are drawn on a slate: as strokes in fives, or as the head of a sheep, line by line. */
export const SLATES = ['strokes', 'head'] as const;

export interface ShelfEntry {
  readonly source: Source;
  /** Seats from which cards are played. */
  readonly players: Players;
  /** Nobody sits opposite the dealer: the hand there is the blind, which the dealer plays (SPEC 9.2). */
  readonly blind?: true;
  /** Packs that it can be played with, the usual one first. */
  readonly packs: readonly PackSize[];
  readonly unit: Unit;
  /** Two sides write marks on a slate, where no columns of figures are kept. */
  readonly slate?: (typeof SLATES)[number];
  /** One side has the chalk, which makes its marks cheaper. */
  readonly chalk?: true;
  /** Cards in each hand, where hands are less than the whole pack shared out. */
  readonly handSize?: number;
  /** Cards that lie face down before each player until the round is over, and count for him. */
  readonly pileSize?: number;
  /** Cards of a widow, which lies apart until somebody takes it, and after which packet it is dealt. */
  readonly widow?: { readonly size: number; readonly afterPacket: number };
  /** Sizes of the packets, where the game fixes them. */
  readonly packets?: readonly number[];
  /** Cards lie on the table in piles of two, an open one on a covered one, and are played from there. */
  readonly laidOut?: true;
}

export const SHELF_ENTRIES: Readonly<Record<GameId, ShelfEntry>> = {
  schafkopf: { source: 'complete', players: 4, packs: [32, 24, 20], unit: 'cents' },
  bierkopf: { source: 'completed', players: 4, packs: [32, 24], unit: 'cents' },
  'three-hand': { source: 'complete', players: 3, packs: [24], unit: 'cents' },
  officers: { source: 'completed', players: 2, packs: [32], unit: 'points', laidOut: true },
  vicar: { source: 'completed', players: 2, packs: [24], unit: 'points', handSize: 8, pileSize: 4 },
  denexa: {
    source: 'completed',
    players: 3,
    packs: [32],
    unit: 'points',
    widow: { size: 2, afterPacket: 1 },
    packets: [3, 4, 3],
  },
  doppelkopf: { source: 'completed', players: 4, packs: [48, 40], unit: 'points' },
  doppelschafkopf: { source: 'completed', players: 4, packs: [48], unit: 'lines', slate: 'strokes' },
  strohmann: { source: 'completed', players: 4, blind: true, packs: [48], unit: 'lines', slate: 'strokes' },
  deutscher: { source: 'reconstructed', players: 4, packs: [32], unit: 'lines', slate: 'strokes' },
  bauernstoss: { source: 'completed', players: 4, packs: [32], unit: 'lines', slate: 'strokes', chalk: true },
  schoofkopp: { source: 'completed', players: 4, packs: [32], unit: 'lines', slate: 'head', chalk: true },
};

/** Tricks of a deal with the usual pack. */
export const tricksOf = ({ handSize, packs, players }: ShelfEntry): number =>
  handSize ?? Math.floor((packs[0] ?? 0) / players);

/** Whether cards are played from hands alone, whatever else lies beside them. */
export const isPlayedFromHands = ({ laidOut }: ShelfEntry): boolean => !laidOut;

/** How many sit at the table of a game. */
export const peopleIn = ({ players, blind }: Pick<ShelfEntry, 'players' | 'blind'>): Players =>
  blind ? ((players - 1) as Players) : players;

/** Most people who may sit at a real table, some of whom sit out. */
export const MOST_PEOPLE = 7;

/**
 * How few and how many may sit at a real table on which a game is played: three play Schafkopf by the rules for three, and where
 * marks are written for sides or chairs nobody sits out.
 */
export function peopleOfEvening(game: GameId): { readonly least: number; readonly most: number } {
  const entry = SHELF_ENTRIES[game];
  const least = game === 'schafkopf' ? SHELF_ENTRIES['three-hand'].players : peopleIn(entry);
  return { least, most: entry.slate ? least : MOST_PEOPLE };
}

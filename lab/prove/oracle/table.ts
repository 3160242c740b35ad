// What the oracle is told of a table: its game, its house rules by their ids, and how many sit at it.
import type { Card, Suit } from '../../../src/engine/base/cards.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';

/** The games of a table: Bavarian Schafkopf, Bierkopf (SPEC 3.16), three players (SPEC 3.17). */
export const ORACLE_GAMES = ['four', 'bierkopf', 'three-hand'] as const;
export type OracleGame = (typeof ORACLE_GAMES)[number];

export interface Table {
  readonly game: OracleGame;
  readonly house: HouseRules;
}

/** A contract by its name, with what was named beside it. */
export interface Named {
  readonly id: string;
  readonly trump?: Suit;
  readonly called?: Card;
}

export type Hands = readonly (readonly Card[])[];

export const playersOf = ({ game }: Table): 4 | 3 => (game === 'three-hand' ? 3 : 4);

/** Seats in playing direction, beginning with one. */
export const roundFrom = (first: Seat, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, step) => ((first + step) % players) as Seat);

export const forehandOf = (dealer: Seat, players: number): Seat => ((dealer + 1) % players) as Seat;

/** Pack of the table: three play with 24 cards, and a Bierkopf takes at least as many (SPEC 3.16, 3.17). */
export function packOf({ game, house }: Table): number {
  if (game === 'three-hand') return 24;
  return game === 'bierkopf' ? Math.max(24, house['deck.size']) : house['deck.size'];
}

export const handSizeIn = (table: Table): number => packOf(table) / playersOf(table);

/** The Tens of a table that ranks them low; Bierkopf knows no such rule (OPTIONS rank.ten). */
export const tenIsLow = ({ game, house }: Table): boolean => game !== 'bierkopf' && house['rank.ten'] === 'low';

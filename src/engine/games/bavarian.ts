// Bavarian Schafkopf with its auction, for four.
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

export const BAVARIAN: GameRow = {
  ...SHELF_ENTRIES.schafkopf,
  begins: 'auction',
  draws: 'forgotten',
  house: (agreed) => agreed,
};

// Bavarian Schafkopf with its auction, for four.
import { COMMON_OPTIONS } from '../options/groups.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

export const BAVARIAN: GameRow = {
  ...SHELF_ENTRIES.schafkopf,
  begins: 'auction',
  draws: 'forgotten',
  options: COMMON_OPTIONS,
  house: (agreed) => agreed,
};

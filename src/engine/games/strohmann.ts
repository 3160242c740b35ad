// Doppelschafkopf for three (SPEC 9.2): the dealer is king and plays the hand opposite besides his own; lines go to each player.
import { DOPPELSCHAFKOPF } from './doppelschafkopf.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

export const STROHMANN: GameRow = {
  ...DOPPELSCHAFKOPF,
  ...SHELF_ENTRIES.strohmann,
  begins: 'dealerAndOpposite',
};

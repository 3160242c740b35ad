// Doppelschafkopf (SPEC 9.1): every card twice, fixed partners, lines up to a head, and a line for both Old Ones in one trick.
import { DOPPELSCHAFKOPF_GAME } from '../contracts/doppelschafkopf.ts';
import type { Units } from '../options/options.ts';
import { housePlayedIn, PARTNERS_MEANT } from './fixed-partners.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

/** Lines for a game and for one with Schneider; all tricks are worth no more. */
const UNITS: Units = [1, 2, 2];

/** Lines that make a head. */
const LINES_OF_HEAD = 4;

export const DOPPELSCHAFKOPF: GameRow = {
  ...SHELF_ENTRIES.doppelschafkopf,
  begins: 'forehandAndOpposite',
  draws: 'carried',
  options: PARTNERS_MEANT,
  house: (agreed) => ({ ...housePlayedIn(agreed, PARTNERS_MEANT), 'deck.size': 24 }),
  doublePack: () => 48,
  packetsOf: () => [3, 3, 3, 3],
  onlyContract: () => DOPPELSCHAFKOPF_GAME,
  settles: 'winners',
  target: () => LINES_OF_HEAD,
  units: () => UNITS,
};

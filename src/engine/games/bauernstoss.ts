// Bauernstoss (SPEC 7.1): fixed partners, trumps made by numbers, Solos, and the chalk that makes a mark cheaper.
import {
  BAUERNSTOSS_CHALK,
  BAUERNSTOSS_FIRST,
  BAUERNSTOSS_GAME,
  BIG_SOLO,
  SMALL_SOLO,
} from '../contracts/bauernstoss.ts';
import type { SoloUnits, Units } from '../options/options.ts';
import { housePlayedIn, PARTNERS_MEANT } from './fixed-partners.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

/** Marks that win a game. */
const MARKS_OF_GAME = 20;

/** Marks for a game, for one with Schneider and for all tricks. */
const UNITS: Units = [1, 2, 3];

/** Marks for a small and a big Solo. */
const SOLO_UNITS: SoloUnits = { solo: 8, tout: 12 };

export const BAUERNSTOSS: GameRow = {
  ...SHELF_ENTRIES.bauernstoss,
  begins: 'numbers',
  partnersBy: 'U',
  draws: 'forgotten',
  options: PARTNERS_MEANT,
  house: (agreed) => housePlayedIn(agreed, PARTNERS_MEANT),
  onlyContract: () => BAUERNSTOSS_GAME,
  numbers: {
    partners: 'agree',
    allLords: 'noNumber',
    solos: [SMALL_SOLO, BIG_SOLO],
    chalk: { first: BAUERNSTOSS_FIRST, held: BAUERNSTOSS_CHALK },
  },
  settles: 'winners',
  target: () => MARKS_OF_GAME,
  units: () => UNITS,
  soloUnits: () => SOLO_UNITS,
};

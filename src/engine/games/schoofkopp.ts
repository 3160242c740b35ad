// Alter Schoofkopp (SPEC 7.2): like Bauernstoss, with strict ties, a duty to beat trumps, and a Solo for the whole game.
import { SCHOOFKOPP_CHALK, SCHOOFKOPP_FIRST, SCHOOFKOPP_GAME, SCHOOFKOPP_SOLO } from '../contracts/bauernstoss.ts';
import type { SoloUnits, Units } from '../options/options.ts';
import { housePlayedIn, PARTNERS_MEANT } from './fixed-partners.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

/** Marks that win a game. */
const MARKS_OF_GAME = 15;

/** Marks for a game, for one with Schneider and for all tricks. */
const UNITS: Units = [1, 2, 4];

/** A Solo is worth all marks that a game needs. */
const SOLO_UNITS: SoloUnits = { solo: MARKS_OF_GAME, tout: MARKS_OF_GAME };

export const SCHOOFKOPP: GameRow = {
  ...SHELF_ENTRIES.schoofkopp,
  begins: 'numbers',
  partnersBy: 'U',
  draws: 'forgotten',
  options: PARTNERS_MEANT,
  house: (agreed) => housePlayedIn(agreed, PARTNERS_MEANT),
  onlyContract: () => SCHOOFKOPP_GAME,
  numbers: {
    partners: 'compare',
    allLords: 'bid',
    solos: [SCHOOFKOPP_SOLO],
    chalk: { first: SCHOOFKOPP_FIRST, held: SCHOOFKOPP_CHALK },
  },
  settles: 'winners',
  target: () => MARKS_OF_GAME,
  units: () => UNITS,
  soloUnits: () => SOLO_UNITS,
};

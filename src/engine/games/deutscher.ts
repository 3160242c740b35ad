// Deutscher Schafkopf (SPEC 7.3): fixed partners, trumps made by numbers, lines; put together again from what the books leave.
import { DEUTSCHER_GAME } from '../contracts/bauernstoss.ts';
import type { OptionId, Units } from '../options/options.ts';
import { housePlayedIn, PARTNERS_MEANT } from './fixed-partners.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

/** Lines for a game, for one with Schneider and for all tricks (RELATIVES 7). */
const UNITS: Units = [1, 2, 4];

const MEANT = [...PARTNERS_MEANT, 'deutscher.target'] as const satisfies readonly OptionId[];

export const DEUTSCHER: GameRow = {
  ...SHELF_ENTRIES.deutscher,
  begins: 'numbers',
  draws: 'forgotten',
  options: MEANT,
  house: (agreed) => housePlayedIn(agreed, MEANT),
  onlyContract: () => DEUTSCHER_GAME,
  partnersBy: 'U',
  numbers: { partners: 'agree', allLords: 'bid', solos: [] },
  settles: 'winners',
  target: (house) => house['deutscher.target'],
  units: () => UNITS,
};

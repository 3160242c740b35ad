// Deutscher Schafkopf (SPEC 7.3): fixed partners, trumps made by numbers, lines; put together again from what the books leave.
import { DEUTSCHER_GAME } from '../contracts/bauernstoss.ts';
import type { HouseRules, OptionId, Units } from '../options/options.ts';
import { PURE_2007 } from '../options/options.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

/** Lines for a game, for one with Schneider and for all tricks (RELATIVES 7). */
const UNITS: Units = [1, 2, 4];

const MEANT = [
  'table.direction',
  'deal.cutMax',
  'deal.cutMinPacket',
  'deal.firstDealer',
  'deutscher.target',
] as const satisfies readonly OptionId[];

/** What belongs to cutting and the session is agreed on; the rest is the game's own. */
const deutscherHouse = (agreed: HouseRules): HouseRules => ({
  ...PURE_2007,
  'deal.packets': 'halves',
  'runners.enabled': false,
  'stoss.enabled': false,
  tariff: { type: 'pair', values: [1, 1] },
  ...Object.fromEntries(MEANT.map((id) => [id, agreed[id]])),
});

export const DEUTSCHER: GameRow = {
  ...SHELF_ENTRIES.deutscher,
  begins: 'numbers',
  draws: 'forgotten',
  options: MEANT,
  house: deutscherHouse,
  onlyContract: () => DEUTSCHER_GAME,
  partnersBy: 'U',
  numbers: { partners: 'agree' },
  settles: 'winners',
  target: (house) => house['deutscher.target'],
  units: () => UNITS,
};

// Doppelschafkopf (SPEC 9.1): every card twice, fixed partners, lines up to a head, and a line for both Old Ones in one trick.
import type { ContractRow } from '../base/contract.ts';
import { DOPPELSCHAFKOPF_GAME } from '../contracts/doppelschafkopf.ts';
import type { HouseRules, OptionId, Units } from '../options/options.ts';
import { housePlayedIn, PARTNERS_MEANT } from './fixed-partners.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

/** Lines for a game and for one with Schneider; all tricks are worth no more. */
const UNITS: Units = [1, 2, 2];

/** Lines that make a head. */
const LINES_OF_HEAD = 4;

const MEANT = [
  ...PARTNERS_MEANT,
  'doppelschafkopf.bonus',
  'doppelschafkopf.bonusFor',
  'doppelschafkopf.carried',
] as const satisfies readonly OptionId[];

/** The source leaves open what the bonus is worth, whether two Obers of one side bring it, and what doubles a line carried forward. */
const onlyContract = (house: HouseRules): ContractRow => ({
  ...DOPPELSCHAFKOPF_GAME,
  ...(house['doppelschafkopf.bonus'] > 1 && { pairLines: house['doppelschafkopf.bonus'] }),
  ...(house['doppelschafkopf.bonusFor'] === 'other-side' && { pairFrom: 'bothSides' }),
  ...(house['doppelschafkopf.carried'] === 'with-schneider' && { carriedTwice: 'withSchneider' }),
});

export const DOPPELSCHAFKOPF: GameRow = {
  ...SHELF_ENTRIES.doppelschafkopf,
  begins: 'forehandAndOpposite',
  draws: 'carried',
  options: MEANT,
  house: (agreed) => ({ ...housePlayedIn(agreed, MEANT), 'deck.size': 24 }),
  doublePack: () => 48,
  packetsOf: () => [3, 3, 3, 3],
  onlyContract,
  settles: 'winners',
  target: () => LINES_OF_HEAD,
  units: () => UNITS,
};

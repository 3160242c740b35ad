// Schafkopf for three with a widow (SPEC 6): ten cards each and two apart, which one player may take to play alone.
import type { ContractRow } from '../base/contract.ts';
import { LEAST, WIDOW_GAME } from '../contracts/widow.ts';
import { type HouseRules, type OptionId, PURE_2007, type Units } from '../options/options.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

const MEANT: readonly OptionId[] = [
  'table.direction',
  'deal.cutMax',
  'deal.cutMinPacket',
  'denexa.discardsCount',
  'denexa.schwarzBy',
  'denexa.leastWidow',
  'deal.firstDealer',
  'session.length',
];

/** Victory points of a game, of one with Schneider and of one with Schwarz, for or against the declarer. */
const UNITS: Units = [2, 4, 6];

/** What belongs to cutting, the session and the game itself is agreed on; the rest is fixed. */
const denexaHouse = (agreed: HouseRules): HouseRules => ({
  ...PURE_2007,
  'runners.enabled': false,
  'stoss.enabled': false,
  tariff: { type: 'pair', values: [1, 1] },
  ...Object.fromEntries(MEANT.map((id) => [id, agreed[id]])),
});

function widowGame(house: HouseRules): ContractRow {
  const { schwarzBy, ...byTricks } = WIDOW_GAME.goal;
  return { ...WIDOW_GAME, goal: { ...byTricks, ...(house['denexa.schwarzBy'] === 'points' && { schwarzBy }) } };
}

export const DENEXA: GameRow = {
  ...SHELF_ENTRIES.denexa,
  begins: 'widow',
  draws: 'forgotten',
  options: MEANT,
  house: denexaHouse,
  onlyContract: widowGame,
  otherwise: () => LEAST,
  settles: 'declarerAlone',
  units: () => UNITS,
};

// Bierkopf (SPEC 3.16): a table of its own without an auction. What belongs to cards, dealing, the session and prices holds.
import type { ContractRow } from '../base/contract.ts';
import { type HouseRules, type OptionId, PURE_2007 } from '../options/options.ts';
import { rowFor } from '../options/rows.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

const MEANT: readonly OptionId[] = [
  'deck.size',
  'table.direction',
  'deal.packets',
  'deal.cutMax',
  'deal.cutMinPacket',
  'tariff',
  'sheet.P',
  'score.cap',
  'deal.firstDealer',
  'session.length',
  'bierkopf.units',
];

/** The house rules as a Bierkopf is played by them; it takes a pack of at least 24 cards. */
function bierkopfHouse(house: HouseRules): HouseRules {
  const meant: Partial<HouseRules> = Object.fromEntries(MEANT.map((id) => [id, house[id]]));
  return { ...PURE_2007, ...meant, 'deck.size': house['deck.size'] === 20 ? 24 : house['deck.size'] };
}

/** Paid in units, without runners. */
const contract = (house: HouseRules): ContractRow => ({ ...rowFor('bierkopf', house), runnersFrom: 'never' });

export const BIERKOPF: GameRow = {
  ...SHELF_ENTRIES.bierkopf,
  begins: 'forehandAndOpposite',
  draws: 'carried',
  options: MEANT,
  house: bierkopfHouse,
  onlyContract: contract,
  units: (house) => house['bierkopf.units'],
};

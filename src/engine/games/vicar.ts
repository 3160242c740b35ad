// Vicar's Schafkopf (SPEC 3.19): two players, eight cards each and a pile before each of them that nobody looks at.
import { type HouseRules, type OptionId, PURE_2007 } from '../options/options.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

/** From the lowest class up; within a Solo all suits are equal. */
const CLASSES = ['geier', 'wenz', 'solo'] as const;

/** What two agree on besides. */
const MEANT = ['stoss.enabled', 'solo.requireTrumpSuitCard', 'vicar.units'] as const satisfies readonly OptionId[];

/** What is agreed on about the Stoss, suits of a Solo and points holds; the rest is the game's own. */
const vicarHouse = (agreed: HouseRules): HouseRules => ({
  ...PURE_2007,
  'deck.size': 24,
  'deal.packets': 'halves',
  'contracts.enabled': CLASSES,
  'contracts.ranking': CLASSES.map((id) => [id]),
  'tout.contracts': [],
  'lead.first': 'declarer',
  'runners.enabled': false,
  'stoss.enabled': agreed['stoss.enabled'],
  'solo.requireTrumpSuitCard': agreed['solo.requireTrumpSuitCard'],
  'vicar.units': agreed['vicar.units'],
  tariff: { type: 'pair', values: [1, 1] },
});

export const VICAR: GameRow = {
  ...SHELF_ENTRIES.vicar,
  begins: 'calling',
  draws: 'forgotten',
  options: MEANT,
  house: vicarHouse,
  units: (house) => house['vicar.units'],
};

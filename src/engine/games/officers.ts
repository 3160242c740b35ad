// Officers' Schafkopf (SPEC 3.18): two players with all 32 cards, in piles on the table, an open card on a covered one.
import { type HouseRules, type OptionId, PURE_2007, type Units } from '../options/options.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

/** What a game, a Schneider and a Schwarz count (RELATIVES 3.18). */
const UNITS: Units = [1, 2, 3];

/** What two agree on besides. */
const MEANT = [
  'officers.choice',
  'officers.spritz',
  'officers.secondHalf',
  'session.length',
] as const satisfies readonly OptionId[];

/** Contracts that forehand may choose from, from the lowest up. */
const CHOICES = {
  'solo+wenz': ['wenz', 'solo'],
  solo: ['solo'],
  hearts: ['solo'],
} as const satisfies Readonly<Record<HouseRules['officers.choice'], HouseRules['contracts.enabled']>>;

/**
 * What is agreed on about the choice, the Spritz, the second half and the session holds; the rest is the game's own. Any suit
 * may be named: forehand sees a quarter of the own cards and could be left without any choice (RELATIVES OF1).
 */
function officersHouse(agreed: HouseRules): HouseRules {
  const meant: Partial<HouseRules> = Object.fromEntries(MEANT.map((id) => [id, agreed[id]]));
  const offered = CHOICES[agreed['officers.choice']];
  return {
    ...PURE_2007,
    ...meant,
    'contracts.enabled': offered,
    'contracts.ranking': offered.map((id) => [id]),
    'tout.contracts': [],
    'runners.enabled': false,
    'stoss.enabled': false,
    'solo.requireTrumpSuitCard': false,
    tariff: { type: 'pair', values: [1, 1] },
  };
}

export const OFFICERS: GameRow = {
  ...SHELF_ENTRIES.officers,
  begins: 'choosing',
  draws: 'forgotten',
  options: MEANT,
  house: officersHouse,
  units: () => UNITS,
};

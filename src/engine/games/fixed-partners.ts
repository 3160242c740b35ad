// What games with fixed partners and marks have in common: the house rules that mean something in them (SPEC 7).
import { type HouseRules, type OptionId, PURE_2007 } from '../options/options.ts';

/** What belongs to cutting and the session is agreed on; the rest is the game's own. */
export const PARTNERS_MEANT = [
  'table.direction',
  'deal.cutMax',
  'deal.cutMinPacket',
  'deal.firstDealer',
] as const satisfies readonly OptionId[];

/** The house rules by which such a game is played, if these of the agreed ones mean something in it. */
export const housePlayedIn = (agreed: HouseRules, meant: readonly OptionId[]): HouseRules => ({
  ...PURE_2007,
  'deal.packets': 'halves',
  'runners.enabled': false,
  'stoss.enabled': false,
  tariff: { type: 'pair', values: [1, 1] },
  ...Object.fromEntries(meant.map((id) => [id, agreed[id]])),
});

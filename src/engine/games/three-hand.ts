// Schafkopf for three with 24 cards (SPEC 3.17): what needs a partner or a fourth player falls away.
import { contractsOffered } from '../options/conflicts.ts';
import { COMMON_OPTIONS } from '../options/groups.ts';
import { type HouseRules, PURE_2007 } from '../options/options.ts';
import { OFFERED, RAISED } from '../contracts/registry.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

/** Contracts that two declare together (OPTIONS contracts.enabled). */
const FOR_TWO: readonly string[] = ['rufer', 'hochzeit'];

/** What holds at every such table; what four agree on about a partner, a Ramsch or a special round means nothing there. */
const FIXED = {
  'deck.size': 24,
  'passout.rule': 'redeal',
  'hochzeit.form': 'off',
  'kreuz.form': 'off',
  'schieber.trigger': 'off',
  'teufel.trigger': 'off',
} as const satisfies Partial<HouseRules>;

/** The house rules as three play by them. Played are the solo contracts; a table that has none but a Sie plays the usual ones. */
export function threeHandRules(house: HouseRules): HouseRules {
  const alone = playedAlone(house['contracts.enabled']);
  const enabled = alone.every((id) => id === 'sie') ? playedAlone(PURE_2007['contracts.enabled']) : alone;
  const rules: HouseRules = {
    ...house,
    ...FIXED,
    'contracts.enabled': enabled,
    'tout.contracts': RAISED.filter((id) => enabled.includes(id) && house['tout.contracts'].includes(id)),
  };
  return { ...rules, 'contracts.ranking': rankingOf(rules, alone === enabled ? house : PURE_2007) };
}

const playedAlone = (enabled: HouseRules['contracts.enabled']): HouseRules['contracts.enabled'] =>
  OFFERED.filter((id) => enabled.includes(id) && !FOR_TWO.includes(id));

/** The order of the other contracts stays as the table has it. */
function rankingOf(rules: HouseRules, { 'contracts.ranking': ranking }: HouseRules): HouseRules['contracts.ranking'] {
  const offered = contractsOffered(rules);
  return ranking.map((group) => group.filter((id) => offered.includes(id))).filter((group) => group.length > 0);
}

export const THREE_HAND: GameRow = {
  ...SHELF_ENTRIES['three-hand'],
  begins: 'auction',
  draws: 'forgotten',
  options: COMMON_OPTIONS.filter((id) => !Object.hasOwn(FIXED, id)),
  house: threeHandRules,
};

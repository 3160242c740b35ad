// The rankings of contracts that records name (SPEC 3.14, 4).
import type { Ranking } from '../../../src/engine/auction/auction.ts';
import type { BuiltInContractId } from '../../../src/engine/contracts/registry.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';

export const RANKING_NAMES = ['pure', 'typical', 'langendorf', 'schierling'] as const;
export type RankingName = (typeof RANKING_NAMES)[number];

/** SPEC 3.14: the more points the lords have, the lower; suit forms below the plain form. */
const TYPICAL = [
  ['rufer'],
  ['hochzeit'],
  ['bettel'],
  ['suit-geier'],
  ['suit-wenz'],
  ['eisenbahner'],
  ['kaiser'],
  ['geier'],
  ['wenz'],
  ['solo'],
  ['geier-tout'],
  ['wenz-tout'],
  ['solo-tout'],
  ['sie'],
] as const satisfies readonly (readonly BuiltInContractId[])[];

export const RANKINGS: Readonly<Record<RankingName, Ranking>> = {
  pure: presetRules('pure-2007')['contracts.ranking'],
  typical: TYPICAL,
  langendorf: presetRules('langendorf')['contracts.ranking'],
  schierling: presetRules('schierling')['contracts.ranking'],
};

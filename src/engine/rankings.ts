// The order of contracts in the auction, from low to high; those in one group are equal (SPEC 3.14, 4).
import type { Ranking } from './auction.ts';
import type { BuiltInContractId } from './contracts/registry.ts';

export const RANKING_NAMES = ['pure', 'typical', 'langendorf', 'schierling'] as const;
export type RankingName = (typeof RANKING_NAMES)[number];

type Groups = readonly (readonly BuiltInContractId[])[];

/** SPEC 3.14: the more points the lords have, the lower; suit forms below the plain form. */
const TYPICAL: Groups = [
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
];

const LANGENDORF: Groups = [
  ['rufer'],
  ['wenz', 'geier'],
  ['bettel'],
  ['solo'],
  ['wenz-tout', 'geier-tout'],
  ['open-bettel'],
  ['solo-tout'],
];

const SCHIERLING: Groups = [
  ['rufer'],
  ['hochzeit'],
  ['geier'],
  ['wenz'],
  ['solo'],
  ['geier-tout'],
  ['wenz-tout'],
  ['solo-tout'],
  ['sie'],
];

const PURE: Groups = [['rufer'], ['wenz'], ['solo'], ['wenz-tout'], ['solo-tout'], ['sie']];

export const RANKINGS: Readonly<Record<RankingName, Ranking>> = {
  pure: PURE,
  typical: TYPICAL,
  langendorf: LANGENDORF,
  schierling: SCHIERLING,
};

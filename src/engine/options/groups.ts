// In which group the rules screen shows each house rule: that of its first name, unless it has one of its own.
import { OPTION_IDS, type OptionGroup, type OptionId } from './options.ts';

/** What stands before the point in the id of a rule: `stoss` of `stoss.window`. */
export type FirstName<K extends OptionId = OptionId> = K extends `${infer Name}.${string}` ? Name : K;

const BY_NAME = {
  deck: 'cards',
  rank: 'cards',
  table: 'cards',
  deal: 'cards',
  lead: 'cards',
  auction: 'auction',
  contracts: 'contracts',
  solo: 'contracts',
  play: 'contracts',
  passout: 'allPass',
  stock: 'allPass',
  muss: 'allPass',
  called: 'calledCard',
  stoss: 'doubling',
  legen: 'doubling',
  lay: 'doubling',
  klopfen: 'doubling',
  tariff: 'prices',
  sheet: 'prices',
  score: 'prices',
  tout: 'prices',
  sie: 'prices',
  runners: 'runners',
  bettel: 'bettel',
  hochzeit: 'hochzeit',
  ramsch: 'ramsch',
  round: 'special',
  bock: 'special',
  kreuz: 'special',
  schieber: 'special',
  teufel: 'special',
  bierkopf: 'oneGame',
  vicar: 'oneGame',
  officers: 'oneGame',
  denexa: 'oneGame',
  deutscher: 'oneGame',
  dok: 'oneGame',
  doppelschafkopf: 'oneGame',
  session: 'session',
} as const;

/** The groups of the names; a rule with a new name does not compile without one. */
const OF_NAMES: Readonly<Record<FirstName, OptionGroup>> = BY_NAME;

/** Rules that one looks for elsewhere. */
const OF_THEIR_OWN = {
  'contracts.ranking': 'auction',
  'tout.contracts': 'contracts',
  'deal.firstDealer': 'session',
} as const satisfies Readonly<Partial<Record<OptionId, OptionGroup>>>;

/** A name without a group counts as one of the contracts, so that the compiler asks for the group and not for all that follows from it. */
type GroupOf<K extends OptionId> = K extends keyof typeof OF_THEIR_OWN
  ? (typeof OF_THEIR_OWN)[K]
  : FirstName<K> extends keyof typeof BY_NAME
    ? (typeof BY_NAME)[FirstName<K>]
    : 'contracts';

/** The rules of some groups. */
export type OptionIn<G extends OptionGroup> = { [K in OptionId]: GroupOf<K> extends G ? K : never }[OptionId];

const groupOf = (id: OptionId): OptionGroup =>
  (OF_THEIR_OWN as Readonly<Partial<Record<OptionId, OptionGroup>>>)[id] ??
  OF_NAMES[id.replace(/\..*/, '') as FirstName];

/** The rules of a group, in the order of the options. */
export const rulesIn = (group: OptionGroup): readonly OptionId[] => OPTION_IDS.filter((id) => groupOf(id) === group);

/** The rules that every table of Bavarian Schafkopf has; a game with rules of its own names them in its row (games/). */
export const COMMON_OPTIONS: readonly OptionId[] = OPTION_IDS.filter((id) => groupOf(id) !== 'oneGame');

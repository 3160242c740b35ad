// What follows by itself when one house rule is changed: whatever else would be nothing but an omission.
import { ALL_CONTRACTS, type BuiltInContractId, OFFERED } from '../contracts/registry.ts';
import { contractsOffered } from './conflicts.ts';
import { type HouseRules, OPTION_IDS, type OptionId, OPTIONS } from './options.ts';

/** One rule with its new value. */
export type OptionChange = {
  readonly [K in OptionId]: { readonly option: K; readonly value: HouseRules[K] };
}[OptionId];

type Ranking = HouseRules['contracts.ranking'];
type Consequence = (rules: HouseRules) => Partial<HouseRules>;

/** Forms of the Hochzeit after which the auction goes on in any case (OPTIONS "Conflicts in one place"). */
const BEFORE_OTHERS: readonly string[] = ['on-turn', 'pre-auction'];

const weds = (rules: HouseRules): boolean => rules['contracts.enabled'].includes('hochzeit');

/** What a change of a rule brings about, in this order. */
const CONSEQUENCES: Readonly<Partial<Record<OptionId, readonly Consequence[]>>> = {
  'contracts.enabled': [weddingFollowsContracts, rankingFollows],
  'tout.contracts': [rankingFollows],
  'kreuz.form': [declaringSideFollowsForm],
  'hochzeit.form': [
    contractFollowsWedding,
    rankingFollows,
    (rules) => (BEFORE_OTHERS.includes(rules['hochzeit.form']) ? { 'hochzeit.noTaker': 'continue' } : {}),
  ],
};

/** The rules with one of them changed, and what follows from that. Other contradictions are left for the table to solve. */
export function withOption(rules: HouseRules, change: OptionChange): HouseRules {
  const changed: HouseRules = { ...rules, [change.option]: inOrder(change) };
  const consequences = CONSEQUENCES[change.option] ?? [];
  return consequences.reduce<HouseRules>((now, consequence) => ({ ...now, ...consequence(now) }), changed);
}

/** Rules other than the changed one that are different now. */
export const adaptedBy = (before: HouseRules, after: HouseRules, option: OptionId): readonly OptionId[] =>
  OPTION_IDS.filter((id) => id !== option && JSON.stringify(before[id]) !== JSON.stringify(after[id]));

/** Lists stand in one order, so that equal ones are equal whatever was chosen first. */
function inOrder({ option, value }: OptionChange): OptionChange['value'] {
  const { kind } = OPTIONS[option];
  if (kind !== 'some') return value;
  const values: readonly string[] = OPTIONS[option].values;
  return values.filter((each) => (value as readonly string[]).includes(each)) as OptionChange['value'];
}

/** Partners by Aces declare themselves; across the table it is forehand's side (SPEC 3.11). */
function declaringSideFollowsForm(rules: HouseRules): Partial<HouseRules> {
  if (rules['kreuz.declaringSide'] === 'last-doubler') return {};
  return { 'kreuz.declaringSide': rules['kreuz.form'] === 'aces' ? 'aces' : 'forehand-team' };
}

function weddingFollowsContracts(rules: HouseRules): Partial<HouseRules> {
  if (weds(rules) === (rules['hochzeit.form'] !== 'off')) return {};
  return { 'hochzeit.form': weds(rules) ? 'anytime-offer' : 'off' };
}

function contractFollowsWedding(rules: HouseRules): Partial<HouseRules> {
  const plays = rules['hochzeit.form'] !== 'off';
  if (weds(rules) === plays) return {};
  const offered = OFFERED.filter((id) => (id === 'hochzeit' ? plays : rules['contracts.enabled'].includes(id)));
  return { 'contracts.enabled': offered };
}

/** Contracts that are not offered leave the ranking; new ones come in where they usually stand (SPEC 3.14). */
function rankingFollows(rules: HouseRules): Partial<HouseRules> {
  const offered = contractsOffered(rules);
  const left = rules['contracts.ranking']
    .map((group) => group.filter((id) => offered.includes(id)))
    .filter((group) => group.length > 0);
  const missing = ALL_CONTRACTS.map(({ id }) => id).filter((id) => offered.includes(id) && !left.flat().includes(id));
  return { 'contracts.ranking': missing.reduce<Ranking>(rankedIn, left) };
}

const usualPlace = (id: BuiltInContractId): number => ALL_CONTRACTS.findIndex((row) => row.id === id);

/** Before the first group that usually ranks higher. */
function rankedIn(ranking: Ranking, id: BuiltInContractId): Ranking {
  const higher = ranking.findIndex((group) => group.every((other) => usualPlace(other) > usualPlace(id)));
  return higher < 0 ? [...ranking, [id]] : ranking.toSpliced(higher, 0, [id]);
}

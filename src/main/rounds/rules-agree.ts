// Whether the rules in a record agree with each other: players and pack, contracts and ranking, and all of it with the house rules.
import { copiesIn } from '../../engine/base/cards.ts';
import type { ContractRow } from '../../engine/base/contract.ts';
import { ALL_CONTRACTS, type BuiltInContractId } from '../../engine/contracts/registry.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import type { HouseRules } from '../../engine/options/options.ts';
import { rowFor } from '../../engine/options/rows.ts';
import {
  chairsAt,
  gameAt,
  handSizeAt,
  houseOf,
  packAt,
  packetsAt,
  playersAt,
  type TableRules,
} from '../../engine/table/table-rules.ts';
import { type Problem, problem } from '../../shared/border/problems.ts';
import { remembered } from '../base/remembered.ts';

/** What contradicts what: the field, from the record on, and why, for developers. */
type Objection = readonly [path: string, detail: string];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Contracts that may be offered apart from the bidding, and then need no place in the ranking. */
const APART: readonly string[] = ['hochzeit'];

/** What is looked at of a record. */
type Table = Pick<RoundRecord, 'rules'> & { readonly terms: Pick<RoundRecord['terms'], 'dealer'> };

/** Tables whose rules are remembered: rounds of an evening have theirs in common. */
const TABLES = 16;

const objectionIn = remembered((text): Problem | undefined => {
  const { rules, terms } = JSON.parse(text) as Table;
  const found =
    packWrong(rules) ??
    seatsWrong(rules, terms) ??
    contractsWrong(rules) ??
    rankingWrong(rules) ??
    (rules.house && houseWrong(rules, rules.house)) ??
    rowsWrong(rules);
  return found && problem('F.BAD_FIELD', { path: `record.${found[0]}`, detail: found[1] });
}, TABLES);

/** What a record must be like beyond the form of its data; undefined if its table can be played at. */
export const objectionToRules = ({ rules, terms: { dealer } }: RoundRecord): Problem | undefined =>
  objectionIn(JSON.stringify({ rules, terms: { dealer } }));

/** Packs in which every card is there twice belong to games that write their house rules down. */
const packWrong = ({ pack, house }: TableRules): Objection | undefined =>
  copiesIn(pack) > 1 && !house ? ['rules.pack', `no house rules say ${pack} cards`] : undefined;

function seatsWrong(rules: TableRules, { dealer }: Table['terms']): Objection | undefined {
  const players = playersAt(rules);
  const apart = gameAt(rules).widow?.size ?? 0;
  if ((rules.pack - apart) % players !== 0) return ['rules.pack', `${rules.pack} cards for ${players} players`];
  if (!chairsAt(rules).includes(dealer)) return ['terms.dealer', `nobody sits in seat ${dealer}`];
  const dealt = rules.packets.reduce((sum, size) => sum + size, 0);
  const size = handSizeAt(rules);
  return dealt === size ? undefined : ['rules.packets', `${dealt} cards each instead of ${size}`];
}

/** Every contract stands in the list once, is one that the program has words for, and can be played by so many. */
function contractsWrong(rules: TableRules): Objection | undefined {
  const rows = [...rules.contracts, ...(rules.imposed ?? [])];
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return ['rules.contracts', `${twice} stands there twice`];
  const strange = ids.find((id) => !isBuiltIn(id));
  if (strange !== undefined) return ['rules.contracts', `${strange} is no contract`];
  const otherwise = gameAt(rules).otherwise?.(houseOf(rules)).id;
  const paired = rows.find(({ id, parties }) => parties.kind !== 'alone' && id !== otherwise);
  return playersAt(rules) === 3 && paired ? ['rules.contracts', `${paired.id} takes four players`] : undefined;
}

const isBuiltIn = (id: string): id is BuiltInContractId => ALL_CONTRACTS.some((row) => row.id === id);

/** The ranking names what can be bid, each contract once. */
function rankingWrong({ contracts, ranking }: TableRules): Objection | undefined {
  const ranked = ranking.flat();
  const offered = contracts.map(({ id }) => id);
  const wrong =
    ranked.find((id, index) => ranked.indexOf(id) !== index || !offered.includes(id)) ??
    offered.find((id) => !ranked.includes(id) && !APART.includes(id));
  return wrong === undefined ? undefined : ['rules.ranking', `${wrong} is not in both ranking and contracts once`];
}

/** The fields of a table that are written down beside the house rules from which they follow. */
function houseWrong(rules: TableRules, house: HouseRules): Objection | undefined {
  const follows: Readonly<Partial<Record<keyof TableRules, unknown>>> = {
    pack: packAt(rules.game, house),
    cutMin: house['deal.cutMinPacket'],
    packets: packetsAt(rules, house),
    runners: house['runners.enabled'] ? 'paid' : 'off',
    allPass: house['passout.rule'] === 'redeal' ? 'throwIn' : house['passout.rule'],
    tariff: house.tariff,
  };
  const wrong = (Object.keys(follows) as (keyof TableRules)[]).find((field) => !same(rules[field], follows[field]));
  if (wrong !== undefined) return [`rules.${wrong}`, 'not what the house rules say'];
  if (gameAt(rules).begins !== 'auction') return undefined;
  const bid = (ranking: TableRules['ranking']): TableRules['ranking'] =>
    ranking.map((group) => group.filter((id) => !APART.includes(id))).filter((group) => group.length > 0);
  return same(bid(rules.ranking), bid(house['contracts.ranking']))
    ? undefined
    : ['rules.ranking', 'not what the house rules say'];
}

/** What makes a contract the one that its name says, whatever a table has agreed on about prices and bonuses. */
const essence = ({ trumps, plain, parties, goal }: ContractRow): unknown => [trumps, plain, parties.kind, goal.kind];

function rowsWrong(rules: TableRules): Objection | undefined {
  const house = houseOf(rules);
  const wrong = [...rules.contracts, ...(rules.imposed ?? [])].find(
    (row) => isBuiltIn(row.id) && !same(essence(row), essence(rowFor(row.id, house))),
  );
  return wrong && ['rules.contracts', `${wrong.id} is played otherwise`];
}

// Who plays a deal at a real table, by which rules, and what may be entered for it.
import { pointsOfPack } from '../base/cards.ts';
import { announcementsOf, type Contract, contractOf, type ContractRow } from '../base/contract.ts';
import type { HouseRules } from '../options/options.ts';
import { orderOf } from '../play/order.ts';
import { gameRulesOf, houseOf, playersAt, type TableRules, tableRulesOf } from '../table/table-rules.ts';
import type { EnteredDoubling, GameEntry, Person } from './evening.ts';

/** How many play at once as long as there are enough people; with fewer, three play. */
const USUAL_PLAYERS = 4;

const tables = new WeakMap<HouseRules, readonly [four: TableRules, three: TableRules]>();

/** The rules by which a deal is played while so many people are there. */
export function rulesFor(house: HouseRules, present: number): TableRules {
  const both = tables.get(house) ?? [tableRulesOf(house), gameRulesOf('three-hand', house)];
  tables.set(house, both);
  return present < USUAL_PLAYERS ? both[1] : both[0];
}

/** Everybody from the one after `person` on, in playing direction; `person` comes last. */
export function after(present: readonly Person[], person: Person): readonly Person[] {
  const at = present.indexOf(person);
  return [...present.slice(at + 1), ...present.slice(0, at + 1)];
}

/** Who plays a deal, forehand first: those after the dealer. */
export const playersOf = (present: readonly Person[], dealer: Person): readonly Person[] =>
  after(present, dealer).slice(0, Math.min(USUAL_PLAYERS, present.length));

/** The contracts that may be written down: those that are bid, and what a table plays without a bid. */
export const rowsAt = ({ contracts, imposed = [] }: TableRules): readonly ContractRow[] => [...contracts, ...imposed];

/** The contract of an entry; a suit that nobody wrote down does not matter. Undefined if the suit is not one of this game. */
export function contractFor(
  row: ContractRow,
  { trump, called }: Pick<GameEntry, 'trump' | 'called'>,
): Contract | undefined {
  const fitting = announcementsOf(row).find(
    (each) => (trump === undefined || each.trump === trump) && (called === undefined || each.called === called),
  );
  return fitting && contractOf(row, fitting);
}

/** Whether a game needs the name of a partner. */
export const hasPartner = ({ parties }: ContractRow): boolean =>
  parties.kind !== 'alone' && parties.kind !== 'everyone';

/** Rows of runners that are paid for in a game; undefined where none are. */
export function runnersIn(
  rules: TableRules,
  row: ContractRow,
): { readonly least: number; readonly most: number } | undefined {
  const contract = contractFor(row, {});
  if (row.runnersFrom === 'never' || rules.runners === 'off' || !contract) return undefined;
  if (row.goal.kind === 'laidDown' && !houseOf(rules)['sie.runners']) return undefined;
  const most = row.runnersBy === 'collected' ? OBERS : orderOf(contract, rules.pack).trumps.length;
  return { least: row.runnersFrom, most };
}

const OBERS = 4;

/** No table doubles a deal more often than this in one way. */
const MOST_STOSS = 16;

/** How often a deal may be doubled in each way; 0 where the table does not know it, or the game. */
export function doublingsMost(rules: TableRules, row: ContractRow): Readonly<Record<EnteredDoubling, number>> {
  const house = houseOf(rules);
  const players = playersAt(rules);
  const levels = house['stoss.levels'];
  return {
    klopfen: house['klopfen.enabled'] ? players : 0,
    legen: house['legen.form'] === 'off' ? 0 : players,
    stoss: row.stoss === 'never' ? 0 : levels === 'unlimited' ? MOST_STOSS : levels,
    lay: house['lay.afterFirstTrick'] === 'off' ? 0 : players,
    doppler: row.goal.kind === 'fewestPoints' && house['ramsch.doppler'] ? players : 0,
  };
}

/** Card points of all players together. */
export const allPoints = ({ pack }: TableRules): number => pointsOfPack(pack);

// The contract that a table plays: as it was announced, or with sides that have changed places in its goal since (SPEC 2.8).
import { type Announcement, type Contract, contractOf, type ContractRow, type Goal } from '../base/contract.ts';
import type { Trick } from '../play/tricks.ts';
import { type Doubling, doublingsOf } from './round.ts';
import { houseOf, rowOf, type TableRules } from './table-rules.ts';

const made = new WeakMap<ContractRow, Map<string, Contract>>();

/** The contract of an announcement; the same object for the same row and announcement, so that orders are computed once. */
export function contractFor(row: ContractRow, announcement: Announcement): Contract {
  const known = made.get(row) ?? new Map<string, Contract>();
  made.set(row, known);
  const key = `${announcement.trump ?? ''}/${announcement.called ?? ''}`;
  const contract = known.get(key) ?? contractOf(row, announcement);
  known.set(key, contract);
  return contract;
}

/** The contract that an announcement names at this table. Throws if the table does not play it (programming error). */
export function announcedContract(rules: TableRules, announcement: Announcement): Contract {
  const row = rowOf(rules, announcement.contract);
  if (!row) throw new Error(`this table does not play ${announcement.contract}`);
  return contractFor(row, announcement);
}

/** What everybody knows of a contract that is being played. */
interface Played {
  readonly announcement: Announcement;
  readonly doubling: Doubling;
}

/**
 * The contract as it is played after these steps of doubling, the same object each time. Throws if the table does not play
 * it (programming error).
 */
export const playedContract = (rules: TableRules, { announcement, doubling }: Played): Contract =>
  contractDoubled(rules, announcedContract(rules, announcement), doubling);

/** An announced contract after these steps: where a doubling takes over, each step makes the sides change places in the goal. */
export const contractDoubled = (rules: TableRules, announced: Contract, doubling: Doubling): Contract =>
  (doublingsOf(doubling) - (doubling.late ?? 0)) % 2 === 1 ? afterDoubling(rules, announced, 'ahead') : announced;

/** Whether the first card is still to be led. */
export type Lead = 'ahead' | 'made';

/** The same of a trick on the table and those before it. */
export const leadIn = ({
  trick,
  done,
}: {
  readonly trick?: Trick | undefined;
  readonly done: readonly unknown[];
}): Lead => (done.length === 0 && (trick?.cards.length ?? 0) === 0 ? 'ahead' : 'made');

/** A contract after one more step of the chain. */
export const afterDoubling = (rules: TableRules, contract: Contract, lead: Lead): Contract =>
  takesOver(rules, contract) && !isLate(rules, contract, lead) ? turned(contract) : contract;

/** Whether a step comes too late to tell who must win: where the leader must, after the lead (SPEC 5.9). */
export const isLate = (rules: TableRules, { row }: Contract, lead: Lead): boolean =>
  lead === 'made' && row.id === 'kreuz' && houseOf(rules)['kreuz.leader'] === 'last-doubler';

/** Whether the side that doubles last must win, at this table or in its Kreuz rounds (OPTIONS kreuz.declaringSide). */
function takesOver(rules: TableRules, { row }: Contract): boolean {
  const house = houseOf(rules);
  return house['stoss.takesOver'] || (row.id === 'kreuz' && house['kreuz.declaringSide'] === 'last-doubler');
}

const others = new WeakMap<Contract, Contract>();

/** The same contract with the sides changed in its goal; turned twice it is itself again. */
function turned(contract: Contract): Contract {
  const known = others.get(contract);
  if (known) return known;
  const other: Contract = { ...contract, row: { ...contract.row, goal: takenOver(contract.row.goal) } };
  others.set(contract, other);
  others.set(other, contract);
  return other;
}

/** The goal once the side that doubled last must reach it: both sides have changed places in it (OPTIONS stoss.takesOver). */
export function takenOver(goal: Goal): Goal {
  if (goal.kind !== 'points') return goal;
  const other = (points: number): number => 121 - points;
  const schneider = { schneiderAt: other(goal.safeAt), safeAt: other(goal.schneiderAt) };
  // With a draw at 60 both sides need 61 anyway.
  return { ...goal, ...schneider, ...(goal.drawAt === undefined && { atLeast: other(goal.atLeast) }) };
}

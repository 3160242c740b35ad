// Contract objects for announcements, made once for each row, so that their orders are computed once as well.
import type { Announcement, Contract, ContractRow } from '../../contract.ts';
import { contractOf } from '../../contract.ts';
import { rowOf } from '../../table-rules.ts';
import type { TableRules } from '../../table-rules.ts';

const made = new WeakMap<ContractRow, Map<string, Contract>>();

/** The contract of an announcement; the same object for the same row and announcement. */
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

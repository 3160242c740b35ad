// The kinds of entries, and what is asked of each: whether a deal can be written, and what it has come to.
import type { Announcement, ContractRow } from '../base/contract.ts';
import type { BroughtDoublings } from '../scoring/doublings.ts';
import type { Settlement } from '../scoring/money.ts';
import type { RoundResult } from '../scoring/result.ts';
import type { EntryKind } from './entry-kind.ts';
import { type DealEntry, ENTERED_DOUBLINGS } from './evening.ts';
import { FEWEST_ENTRY } from './fewest-entry.ts';
import { RAMSCH_ENTRY } from './ramsch-entry.ts';
import { RE_ENTRY } from './re-entry.ts';
import { refusal, type ScorerReason } from './scorer-reasons.ts';
import { SIDES_ENTRY } from './sides-entry.ts';
import { doublingsMost, rowPlayed, rowsAt, type Setting } from './table-of.ts';

/** A kind for each entry; one that has none does not compile. */
const KINDS: { readonly [K in DealEntry['kind']]: EntryKind<Extract<DealEntry, { kind: K }>> } = {
  game: SIDES_ENTRY,
  re: RE_ENTRY,
  everyone: RAMSCH_ENTRY,
  fewest: FEWEST_ENTRY,
};
const NAMES = Object.keys(KINDS) as readonly DealEntry['kind'][];

const kindOf = ({ kind }: DealEntry): EntryKind<DealEntry> => KINDS[kind];

/** The kind of entry by which deals of a contract are written down. */
export function kindFor(row: ContractRow): DealEntry['kind'] {
  const kind = NAMES.find((name) => KINDS[name].fits(row));
  if (!kind) throw new Error(`nobody can write down ${row.id}`);
  return kind;
}

/** The row of an entry at this table; undefined if the table does not play it. */
function rowOfEntry(setting: Setting, entry: DealEntry): ContractRow | undefined {
  const named = 'contract' in entry ? entry : undefined;
  const row = rowsAt(setting.rules).find(
    (each) => kindFor(each) === entry.kind && (!named || named.contract === each.id),
  );
  return row && named ? rowPlayed(setting, row, named.declarer) : row;
}

/** Why an entry cannot be written; undefined if it can. */
export function objectionTo(setting: Setting, entry: DealEntry): ScorerReason | undefined {
  const row = rowOfEntry(setting, entry);
  if (!row) return refusal('S.NO_SUCH_GAME', { contract: 'contract' in entry ? entry.contract : 'ramsch' });
  return kindOf(entry).wrong(setting, row, entry) ?? doublingsWrong(setting, row, entry);
}

function doublingsWrong({ rules }: Setting, row: ContractRow, { doublings }: DealEntry): ScorerReason | undefined {
  const most = doublingsMost(rules, row);
  const by = ENTERED_DOUBLINGS.find((each) => (doublings[each] ?? 0) > most[each]);
  if (by === undefined) return undefined;
  return most[by] === 0
    ? refusal('S.DOUBLING_OFF', { by })
    : refusal('S.DOUBLING_MOST', { by, count: doublings[by] ?? 0, most: most[by] });
}

/** A deal with its bill, by seat. */
export interface ReckonedDeal {
  readonly row: ContractRow;
  readonly announcement: Announcement;
  readonly result: RoundResult;
  readonly settlement: Settlement;
}

/** Reckons an entry that nothing is objected to. Throws for any other (programming error). */
export function reckonedDeal(setting: Setting, entry: DealEntry, brought: BroughtDoublings): ReckonedDeal {
  const row = rowOfEntry(setting, entry);
  if (!row) throw new Error('this table does not play that');
  const { contract, result, settlement } = kindOf(entry).counted(setting, row, entry, brought);
  const { trump, called } = 'contract' in entry ? entry : {};
  // Suits stand on the sheet only if somebody wrote them down.
  return {
    row,
    announcement: { contract: contract.row.id, ...(trump && { trump }), ...(called && { called }) },
    result,
    settlement,
  };
}

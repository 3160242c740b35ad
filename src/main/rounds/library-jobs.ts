// What the worker does for the library: compares its files with the index, and reads rounds. A job runs through in one piece.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { LibraryItemSchema } from '../../shared/calls/library-calls.ts';
import { MAX_FILE_BYTES } from '../../shared/border/limits.ts';
import { type Problem, problem } from '../../shared/border/problems.ts';
import { hasRevoked, type RoundFile } from '../../shared/files/round-file.ts';
import { EXTENSION } from '../base/open-file.ts';
import { accepted, type Checked, detailOf, refused } from '../store/check.ts';
import { readUpToSync, TooBig } from '../store/read-file.ts';
import { type CheckedRound, checkRound } from './check-round.ts';
import { IndexTable, type RoundRow, type TableData } from './index-table.ts';
import { type IndexFile, isIndexName, readIndex } from './library-index.ts';
import { type JudgedRound, roundEntry, withJudged } from './round-entry.ts';
import { hasStamp, rowOf, type Stamp } from './round-row.ts';

/** What the index knows of the rounds in a library, and what has happened to their files since. */
export interface LibrarySurvey {
  /** What it knows of rounds that are neither changed nor gone, the newest first. */
  readonly known: TableData;
  /** Its files, by the numbers that the table has for them. */
  readonly files: readonly IndexFile[];
  /** Files of an index that cannot be used. */
  readonly useless: readonly string[];
  /** Ids of rounds that are new or have changed; of all of them without an index. */
  readonly changed: readonly string[];
}

/** A file of the library as it was read; undefined if it has gone meanwhile. */
export type ReadShelf = readonly { readonly id: string; readonly read: Checked<RoundRow> | undefined }[];

const ID = /^[A-Za-z0-9-]{1,64}$/;

/** Ending of the file with the commentary on a round, which lies beside it. */
export const REVIEW_EXTENSION = '.review.json';

/** What the commentary beside a round says of the player; undefined if there is none that is whole. */
export type JudgedIn = (folder: string, id: string, round: CheckedRound) => JudgedRound | undefined;

/** Time of the last change of the commentary on a round; undefined if there is none. */
const reviewedAt = (folder: string, id: string): number | undefined =>
  statSync(path.join(folder, id + REVIEW_EXTENSION), { throwIfNoEntry: false })?.mtimeMs;

const withReview = (stamp: Stamp, review: number | undefined): Stamp => ({
  ...stamp,
  ...(review !== undefined && { review }),
});

const stampOf = (file: { readonly mtimeMs: number; readonly size: number }): Stamp => ({
  changed: file.mtimeMs,
  bytes: file.size,
});

/** A row of a file of the index. */
interface Known {
  readonly table: IndexTable;
  readonly row: number;
  readonly at: number;
  readonly id: string;
}

/** The rows of some tables by their ids. */
function rowsById(tables: readonly IndexTable[]): (id: string) => readonly Known[] {
  const each = tables.map((table) => {
    const rows = new Map<string, number>();
    for (let row = 0; row < table.rows; row++) rows.set(table.id(row), row);
    return { table, rows };
  });
  return (id) =>
    each.flatMap(({ table, rows }) => {
      const row = rows.get(id);
      return row === undefined ? [] : { table, row, at: table.number(row, 'at'), id };
    });
}

/** Rounds in the order in which they are listed: the newest first. */
const newestFirst = (a: { at: number; id: string }, b: { at: number; id: string }): number =>
  b.at - a.at || (a.id < b.id ? 1 : -1);

/** Compares the files of a library with its index, which only this very version of the program may have made. Throws if the folder cannot be read. */
export function surveyLibrary(folder: string, program: string): LibrarySurvey {
  const names = readdirSync(folder);
  const reviewed = new Set(names.filter((name) => name.endsWith(REVIEW_EXTENSION)));
  const indexes = names.filter(isIndexName).map((name) => ({ name, read: readIndex(folder, name, program) }));
  const files = indexes.flatMap(({ read }) => read ?? []);
  const tables = files.map((read, file) => {
    const table = new IndexTable(read);
    for (let row = 0; row < table.rows; row++) table.place(row, file, table.number(row, 'from'));
    return table;
  });
  const rowsOf = rowsById(tables);
  const known: Known[] = [];
  const changed: string[] = [];
  for (const name of names) {
    if (!name.endsWith(EXTENSION)) continue;
    const id = name.slice(0, -EXTENSION.length);
    if (!ID.test(id)) continue;
    const rows = rowsOf(id);
    const stamp = rows.length > 0 ? stampAt(folder, id, reviewed) : undefined;
    const row = stamp && rows.find((each) => hasStamp(each.table, each.row, stamp));
    if (row) known.push(row);
    else changed.push(id);
  }
  const table = new IndexTable();
  for (const { table: from, row } of known.sort(newestFirst)) table.copy(from, row);
  return {
    known: table.data(),
    files: files.map(({ name, begins, rows }) => ({ name, begins, rows })),
    useless: indexes.flatMap(({ name, read }) => (read ? [] : name)),
    changed,
  };
}

/** What tells whether the file of a round is the one that was read; undefined if it has gone. */
function stampAt(folder: string, id: string, reviewed: ReadonlySet<string>): Stamp | undefined {
  const file = statSync(path.join(folder, id + EXTENSION), { throwIfNoEntry: false });
  return file && withReview(stampOf(file), reviewed.has(id + REVIEW_EXTENSION) ? reviewedAt(folder, id) : undefined);
}

/** Reads rounds of a library with all checks, and what their commentary says. */
export const readRounds = (folder: string, ids: readonly string[], judgedIn: JudgedIn): ReadShelf =>
  ids.map((id) => ({ id, read: readRound(folder, id, judgedIn) }));

function readRound(folder: string, id: string, judgedIn: JudgedIn): Checked<RoundRow> | undefined {
  let text: string;
  let stamp: Stamp;
  try {
    const read = readUpToSync(path.join(folder, id + EXTENSION), MAX_FILE_BYTES);
    [text, stamp] = [read.text, stampOf(read)];
  } catch (error) {
    if (error instanceof TooBig) return refused(problem('F.TOO_BIG', { bytes: error.bytes, max: MAX_FILE_BYTES }));
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return refused(problem('F.UNREADABLE', { detail: detailOf(error) }));
  }
  const review = reviewedAt(folder, id);
  return shelved(
    id,
    text,
    withReview(stamp, review),
    review === undefined ? undefined : (round) => judgedIn(folder, id, round),
  );
}

/** A round with what is known of it, which must fit into the list: one that does not is a problem, and never breaks the list. */
export function shelved(
  id: string,
  text: string,
  stamp: Stamp,
  judgedIn: (round: CheckedRound) => JudgedRound | undefined = () => undefined,
): Checked<RoundRow> {
  try {
    const checked = checkRound(text);
    if (!checked.ok) return checked;
    const { file, round } = checked.value;
    const entry = withJudged(roundEntry(id, file, round), judgedIn(checked.value) ?? judgedByRecord(file));
    const fits = LibraryItemSchema.safeParse(entry.item);
    return fits.success ? accepted(rowOf(entry, stamp)) : refused(notShown(fits.error));
  } catch (error) {
    return refused(notShown(error));
  }
}

/** What the record alone says, before any commentary and where there is nothing to comment on: a revoke is a mistake. */
const judgedByRecord = (file: RoundFile): JudgedRound | undefined =>
  hasRevoked(file) ? { judged: { mistakes: 1, inaccuracies: 0 } } : undefined;

export const notShown = (error: unknown): Problem => problem('F.NOT_SHOWN', { detail: detailOf(error) });

// Fills the shelf of the library from the index and, bit by bit, from the files that it does not know, with the workers' help.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Problem, problem } from '../../shared/border/problems.ts';
import { EXTENSION } from '../base/open-file.ts';
import { Closed, type Priority, type Thinking } from '../thinking/thinking.ts';
import { detailOf } from '../store/check.ts';
import { notShown, type ReadShelf } from '../rounds/library-jobs.ts';
import type { RoundRow } from '../rounds/index-table.ts';
import { putAside } from '../store/place.ts';
import type { Shelf } from './shelf.ts';

export interface ShelvingDeps {
  readonly folder: string;
  readonly date: () => string;
  readonly thinking: Pick<Thinking, 'ask'>;
  /** Version of the program: an index of another one is made anew. */
  readonly program: string;
  /** More rounds are there than were when the list was shown. */
  readonly grown?: () => void;
}

interface Filling {
  /** How far the files have been read that the index does not know; told before the first and after each lot. */
  read(progress: { readonly done: number; readonly all: number }): void;
  /** What was wrong with a file. */
  met(problem: Problem): void;
}

/** Files that the worker reads in one job: a fraction of a second, for which a decision at the table may have to wait. */
const AT_ONCE = 64;
/** Longest time for one such job, in milliseconds. */
const LIMIT = 6000;
/** Longest time for looking at every file of the folder, in milliseconds: of many on a slow disk. */
const SURVEY_LIMIT = 120_000;
/** The index is written whenever so many rounds are not in it: what is closed meanwhile goes on there. */
const OFTEN_ENOUGH = 1024;
/** With fewer than this it stays as it is: reading so many files at the next start is quicker than writing it. */
const WORTH_WRITING = 64;

/** Problems of files that are whole, or may be: they stay where they are. Whatever else is wrong is put aside. */
const LEFT: readonly Problem['id'][] = ['F.NEWER', 'F.UNREADABLE', 'F.TOO_MUCH', 'F.NOT_SHOWN'];

/** Fills the shelf. Rejects if the folder cannot be read at all. */
export async function fillShelf(shelf: Shelf, deps: ShelvingDeps, filling: Filling): Promise<void> {
  const { folder, thinking, program } = deps;
  await mkdir(folder, { recursive: true });
  const survey = await thinking.ask(
    { kind: 'surveyLibrary', folder, program },
    { priority: 'advice', limit: SURVEY_LIMIT },
  );
  shelf.begin(survey);
  await readChanged(shelf, survey.changed, deps, filling);
  shelf.filled();
  await keepIndex(shelf, WORTH_WRITING);
}

/** Writes the index if at least so many rounds are not in it. One that could not be written is made at the next start. */
export async function keepIndex(shelf: Shelf, least = OFTEN_ENOUGH): Promise<void> {
  if (shelf.waiting >= least) await shelf.write().catch(() => undefined);
}

/** Reads files on both workers: on one for whoever looks at the library, on the other only while nothing else is asked. */
async function readChanged(shelf: Shelf, ids: readonly string[], deps: ShelvingDeps, filling: Filling): Promise<void> {
  const lots = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, lot) =>
    ids.slice(lot * AT_ONCE, (lot + 1) * AT_ONCE),
  ).values();
  let done = 0;
  filling.read({ done, all: ids.length });
  const read = async (priority: Priority): Promise<void> => {
    for (const lot of lots) {
      const { rows, problems } = await readLot(lot, deps, priority);
      shelf.fill(rows);
      problems.forEach((problem) => filling.met(problem));
      filling.read({ done: (done += lot.length), all: ids.length });
      await keepIndex(shelf);
    }
  };
  await Promise.all([read('advice'), read('background')]);
}

/** Rounds from their own files, with what was wrong with others. */
export async function readLot(
  ids: readonly string[],
  deps: ShelvingDeps,
  priority: Priority,
): Promise<{ readonly rows: readonly RoundRow[]; readonly problems: readonly Problem[] }> {
  const rows: RoundRow[] = [];
  const problems: Problem[] = [];
  for (const { id, read } of await readByWorker(ids, deps, priority)) {
    if (read?.ok) rows.push(read.value);
    else if (read) problems.push(await setRight(id, read.problem, deps));
  }
  return { rows, problems };
}

/** A file that the worker cannot cope with must not take others with it: what fails together is read in halves. */
async function readByWorker(ids: readonly string[], deps: ShelvingDeps, priority: Priority): Promise<ReadShelf> {
  const { folder, thinking } = deps;
  try {
    return await thinking.ask({ kind: 'readRounds', folder, ids }, { priority, limit: LIMIT });
  } catch (error) {
    if (error instanceof Closed) return [];
    if (ids.length <= 1) return ids.map((id) => ({ id, read: { ok: false, problem: notShown(error) } }));
    const half = ids.length >> 1;
    const halves = [ids.slice(0, half), ids.slice(half)];
    const read: ReadShelf[] = [];
    for (const each of halves) read.push(await readByWorker(each, deps, priority));
    return read.flat();
  }
}

/** Files that are whole stay where they are; damaged ones are put aside. Both are told with their name. */
async function setRight(id: string, wrong: Problem, { folder, date }: ShelvingDeps): Promise<Problem> {
  const file = path.join(folder, id + EXTENSION);
  if (LEFT.includes(wrong.id)) return problem('F.LEFT', { file, because: wrong });
  const told = await putAside(file, wrong, date());
  return told.id === 'F.PUT_ASIDE' ? told : problem('F.LEFT', { file, because: told });
}

/** What is wrong with a folder that cannot be read. */
export const unreadable = (error: unknown): Problem => problem('F.UNREADABLE', { detail: detailOf(error) });

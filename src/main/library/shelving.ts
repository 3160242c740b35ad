// Fills the shelf of the library from the index and from the files that it does not know, with the worker's help.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Problem, problem } from '../../shared/border/problems.ts';
import { EXTENSION } from '../base/open-file.ts';
import { Closed, type Thinking } from '../thinking/thinking.ts';
import { writeAtomic } from '../store/atomic.ts';
import { detailOf } from '../store/check.ts';
import { notShown, type ReadShelf } from '../rounds/library-jobs.ts';
import { indexPlace, indexText, MOST_INDEX_BYTES, roundsIn, type ShelvedRound } from '../rounds/library-index.ts';
import { putAside } from '../store/place.ts';
import { readUpTo } from '../store/read-file.ts';
import type { Shelf } from './shelf.ts';

export interface ShelvingDeps {
  readonly folder: string;
  readonly date: () => string;
  readonly thinking: Pick<Thinking, 'ask'>;
  /** Version of the program: an index of another one is made anew. */
  readonly program: string;
}

/** Files that the worker reads in one job: a fraction of a second, for which a decision at the table may have to wait. */
const AT_ONCE = 64;
/** Longest time for one such job, in milliseconds. */
const LIMIT = 6000;
/** With fewer changes than this the index stays as it is: reading so many files at the next start is quicker than writing it. */
const WORTH_WRITING = 64;

/** Problems of files that are whole, or may be: they stay where they are. Whatever else is wrong is put aside. */
const LEFT: readonly Problem['id'][] = ['F.NEWER', 'F.UNREADABLE', 'F.TOO_MUCH', 'F.NOT_SHOWN'];

/** Fills the shelf; answers what was wrong with files of the library. Rejects if the folder cannot be read at all. */
export async function fillShelf(shelf: Shelf, deps: ShelvingDeps): Promise<readonly Problem[]> {
  const { folder, thinking, program } = deps;
  await mkdir(folder, { recursive: true });
  const { index, changed, gone } = await thinking.ask(
    { kind: 'surveyLibrary', folder, program },
    { priority: 'advice' },
  );
  const rounds =
    index === 'usable'
      ? roundsIn((await readUpTo(indexPlace(folder), MOST_INDEX_BYTES)).text)
      : new Map<string, ShelvedRound>();
  const problems: Problem[] = [];
  for (const id of [...gone, ...changed]) rounds.delete(id);
  for (let from = 0; from < changed.length; from += AT_ONCE)
    problems.push(...(await readInto(rounds, changed.slice(from, from + AT_ONCE), deps)));
  shelf.fill(rounds);
  if (changed.length + gone.length >= WORTH_WRITING) await writeIndex(shelf, deps);
  return problems;
}

/** An index that could not be written is made anew at the next start. */
const writeIndex = (shelf: Shelf, { folder, program }: ShelvingDeps): Promise<void> =>
  writeAtomic(indexPlace(folder), indexText(shelf.rounds, program)).catch(() => undefined);

async function readInto(
  rounds: Map<string, ShelvedRound>,
  ids: readonly string[],
  deps: ShelvingDeps,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const { id, read } of await readByWorker(ids, deps)) {
    if (read?.ok) rounds.set(id, read.value);
    else if (read) problems.push(await setRight(id, read.problem, deps));
  }
  return problems;
}

/** A file that the worker cannot cope with must not take others with it: what fails together is read in halves. */
async function readByWorker(ids: readonly string[], deps: ShelvingDeps): Promise<ReadShelf> {
  const { folder, thinking } = deps;
  try {
    return await thinking.ask({ kind: 'readRounds', folder, ids }, { priority: 'advice', limit: LIMIT });
  } catch (error) {
    if (error instanceof Closed) return [];
    if (ids.length <= 1) return ids.map((id) => ({ id, read: { ok: false, problem: notShown(error) } }));
    const half = ids.length >> 1;
    return [...(await readByWorker(ids.slice(0, half), deps)), ...(await readByWorker(ids.slice(half), deps))];
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

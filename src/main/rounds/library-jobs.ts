// What the worker does for the library: compares its files with the index, and reads rounds. A job runs through in one piece.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Judged, LibraryItemSchema } from '../../shared/calls/library-calls.ts';
import { MAX_FILE_BYTES } from '../../shared/border/limits.ts';
import { type Problem, problem } from '../../shared/border/problems.ts';
import { hasRevoked, type RoundFile } from '../../shared/files/round-file.ts';
import { EXTENSION } from '../base/open-file.ts';
import { accepted, type Checked, detailOf, refused } from '../store/check.ts';
import { readUpToSync, TooBig } from '../store/read-file.ts';
import { type CheckedRound, checkRound } from './check-round.ts';
import { indexPlace, MOST_INDEX_BYTES, type ShelvedRound, type Stamp, stampsIn } from './library-index.ts';
import { type RoundEntry, roundEntry } from './round-entry.ts';
import type { ReviewFigures } from './statistics.ts';

/** What has happened to the files of a library since its index was written. */
export interface LibrarySurvey {
  /** Whether the index can be used for all rounds that are neither changed nor gone. */
  readonly index: 'usable' | 'none';
  /** Ids of rounds that are new or have changed; of all of them without an index. */
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

/** A file of the library as it was read; undefined if it has gone meanwhile. */
export type ReadShelf = readonly { readonly id: string; readonly read: Checked<ShelvedRound> | undefined }[];

const ID = /^[A-Za-z0-9-]{1,64}$/;

/** The ids of the rounds in a folder. Throws if it cannot be read. */
const idsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .filter((id) => ID.test(id));

/** Ending of the file with the commentary on a round, which lies beside it. */
export const REVIEW_EXTENSION = '.review.json';

/** What is known of how well the player played; figures only from a whole commentary. */
export interface JudgedRound {
  readonly judged: Judged;
  readonly own?: ReviewFigures;
}

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

const sameStamp = (a: Stamp | undefined, b: Stamp): boolean =>
  a?.changed === b.changed && a.bytes === b.bytes && a.review === b.review;

/** Compares the files of a library with its index, which only this very version of the program may have made. */
export function surveyLibrary(folder: string, program: string): LibrarySurvey {
  const ids = idsIn(folder);
  const known = readStamps(indexPlace(folder), program);
  if (!known) return { index: 'none', changed: ids, gone: [] };
  const there = new Set(ids);
  const reviewed = new Set(readdirSync(folder).filter((name) => name.endsWith(REVIEW_EXTENSION)));
  const isChanged = (id: string): boolean => {
    const file = statSync(path.join(folder, id + EXTENSION), { throwIfNoEntry: false });
    const review = reviewed.has(id + REVIEW_EXTENSION) ? reviewedAt(folder, id) : undefined;
    return !file || !sameStamp(known.get(id), withReview(stampOf(file), review));
  };
  return { index: 'usable', changed: ids.filter(isChanged), gone: [...known.keys()].filter((id) => !there.has(id)) };
}

function readStamps(place: string, program: string): ReadonlyMap<string, Stamp> | undefined {
  try {
    return stampsIn(readUpToSync(place, MOST_INDEX_BYTES).text, program);
  } catch {
    return undefined; // there is none, or it cannot be read: then every round is read
  }
}

/** Reads rounds of a library with all checks, and what their commentary says. */
export const readRounds = (folder: string, ids: readonly string[], judgedIn: JudgedIn): ReadShelf =>
  ids.map((id) => ({ id, read: readRound(folder, id, judgedIn) }));

function readRound(folder: string, id: string, judgedIn: JudgedIn): Checked<ShelvedRound> | undefined {
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
): Checked<ShelvedRound> {
  try {
    const checked = checkRound(text);
    if (!checked.ok) return checked;
    const { file, round } = checked.value;
    const entry = withJudged(roundEntry(id, file, round), judgedIn(checked.value) ?? judgedByRecord(file));
    const fits = LibraryItemSchema.safeParse(entry.item);
    return fits.success ? accepted({ stamp, entry }) : refused(notShown(fits.error));
  } catch (error) {
    return refused(notShown(error));
  }
}

/** What the record alone says, before any commentary and where there is nothing to comment on: a revoke is a mistake. */
const judgedByRecord = (file: RoundFile): JudgedRound | undefined =>
  hasRevoked(file) ? { judged: { mistakes: 1, inaccuracies: 0 } } : undefined;

/** An entry with what is now known of how well the player played. */
export function withJudged(
  { item: before, own: _own, ...entry }: RoundEntry,
  now: JudgedRound | undefined,
): RoundEntry {
  const { judged: _judged, ...item } = before;
  return { ...entry, item: { ...item, ...(now && { judged: now.judged }) }, ...(now?.own && { own: now.own }) };
}

/** What an entry says of how well the player played; undefined if nothing. */
export const judgedInEntry = ({ item: { judged }, own }: RoundEntry): JudgedRound | undefined =>
  judged && { judged, ...(own && { own }) };

export const notShown = (error: unknown): Problem => problem('F.NOT_SHOWN', { detail: detailOf(error) });

// What the worker does for the library: compares its files with the index, and reads rounds. A job runs through in one piece.
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LibraryItemSchema } from '../../shared/calls/library-calls.ts';
import { MAX_FILE_BYTES } from '../../shared/limits.ts';
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import { EXTENSION } from '../base/open-file.ts';
import type { Checked } from '../store/check.ts';
import { accepted, detailOf, refused } from '../store/check.ts';
import { checkRound } from './check-round.ts';
import type { ShelvedRound, Stamp } from './library-index.ts';
import { indexPlace, stampsIn } from './library-index.ts';
import { roundEntry } from './round-entry.ts';

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

const stampOf = (file: { readonly mtimeMs: number; readonly size: number }): Stamp => ({
  changed: file.mtimeMs,
  bytes: file.size,
});

export const sameStamp = (a: Stamp | undefined, b: Stamp): boolean => a?.changed === b.changed && a.bytes === b.bytes;

/** Compares the files of a library with its index, which only this very version of the program may have made. */
export function surveyLibrary(folder: string, program: string): LibrarySurvey {
  const ids = idsIn(folder);
  const known = readStamps(indexPlace(folder), program);
  if (!known) return { index: 'none', changed: ids, gone: [] };
  const there = new Set(ids);
  const isChanged = (id: string): boolean => {
    const file = statSync(path.join(folder, id + EXTENSION), { throwIfNoEntry: false });
    return !file || !sameStamp(known.get(id), stampOf(file));
  };
  return { index: 'usable', changed: ids.filter(isChanged), gone: [...known.keys()].filter((id) => !there.has(id)) };
}

function readStamps(place: string, program: string): ReadonlyMap<string, Stamp> | undefined {
  try {
    return stampsIn(readFileSync(place, 'utf8'), program);
  } catch {
    return undefined; // there is none, or it cannot be read: then every round is read
  }
}

/** Reads rounds of a library with all checks. */
export const readRounds = (folder: string, ids: readonly string[]): ReadShelf =>
  ids.map((id) => ({ id, read: readRound(folder, id) }));

function readRound(folder: string, id: string): Checked<ShelvedRound> | undefined {
  let text: string;
  let stamp: Stamp;
  try {
    const handle = openSync(path.join(folder, id + EXTENSION), 'r');
    try {
      stamp = stampOf(fstatSync(handle));
      if (stamp.bytes > MAX_FILE_BYTES)
        return refused(problem('F.TOO_BIG', { bytes: stamp.bytes, max: MAX_FILE_BYTES }));
      text = readFileSync(handle, 'utf8');
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return refused(problem('F.UNREADABLE', { detail: detailOf(error) }));
  }
  return shelved(id, text, stamp);
}

/** A round with what is known of it, which must fit into the list: one that does not is a problem, and never breaks the list. */
export function shelved(id: string, text: string, stamp: Stamp): Checked<ShelvedRound> {
  try {
    const checked = checkRound(text);
    if (!checked.ok) return checked;
    const entry = roundEntry(id, checked.value.file, checked.value.round);
    const fits = LibraryItemSchema.safeParse(entry.item);
    return fits.success ? accepted({ stamp, entry }) : refused(notShown(fits.error));
  } catch (error) {
    return refused(notShown(error));
  }
}

export const notShown = (error: unknown): Problem => problem('F.NOT_SHOWN', { detail: detailOf(error) });

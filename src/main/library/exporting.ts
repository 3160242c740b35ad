// Rounds on their way out of the library: what others get of a file, and many of them at once into a folder or one file.
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { ExportManyAnswer, RoundChoice } from '../../shared/calls/library-calls.ts';
import { type Problem, problem } from '../../shared/border/problems.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import { EXTENSION } from '../base/open-file.ts';
import { writeAtomic } from '../store/atomic.ts';
import { messageOf } from '../store/check.ts';
import { headOf, lineOf } from './collection.ts';
import type { Library } from './library.ts';
import type { CheckedRound } from '../rounds/check-round.ts';
import { libraryItem } from '../rounds/library-item.ts';
import { type Reading, roundName } from './round-name.ts';

/** Where a round came from, and that somebody likes it, says something about this library, and nothing about the round. */
export const forOthers = ({ origin: _origin, favourite: _favourite, ...file }: RoundFile): RoundFile => file;

export const notWritten = (error: unknown): Problem => problem('F.NOT_WRITTEN', { detail: messageOf(error) });

/** Asks the person for a place; undefined if the dialog was closed. */
export interface Places {
  /** `suggestion` is a name without its extension. */
  fileToSave(suggestion: string): Promise<string | undefined>;
  folderToSave(): Promise<string | undefined>;
}

/** Name of a file of many rounds, without its extension. */
const COLLECTION = 'schafkopf-stube';

/** Writes the rounds to a place that the person chooses; what cannot be read is counted, and left out. */
export async function exportMany(
  library: Library,
  places: Places,
  { rounds, into }: { readonly rounds: RoundChoice; readonly into: 'folder' | 'file' },
  reading: Reading,
): Promise<ExportManyAnswer> {
  const ids = await idsOf(library, rounds);
  const place = into === 'folder' ? await places.folderToSave() : await places.fileToSave(COLLECTION);
  if (place === undefined) return { outcome: 'cancelled' };
  try {
    const leaving = roundsOf(library, ids);
    const written = into === 'folder' ? await intoFolder(leaving, place, reading) : await intoFile(leaving, place);
    return { outcome: 'saved', place, rounds: written, failed: ids.length - written };
  } catch (error) {
    return { outcome: 'refused', problem: notWritten(error) };
  }
}

async function idsOf(library: Library, rounds: RoundChoice): Promise<readonly string[]> {
  if ('ids' in rounds) return rounds.ids;
  const except = new Set(rounds.except);
  return (await library.matching(rounds.filter)).filter((id) => !except.has(id));
}

async function* roundsOf(library: Library, ids: readonly string[]): AsyncGenerator<CheckedRound> {
  for (const id of ids) {
    const found = await library.read(id);
    if (found?.ok) yield found.value;
  }
}

/** What the file of a round is called, so that a person understands it. */
export const nameOf = ({ file, round }: CheckedRound, reading: Reading): string =>
  roundName(libraryItem(file.id, file, round), reading);

/** How many were written. */
async function intoFolder(rounds: AsyncIterable<CheckedRound>, folder: string, reading: Reading): Promise<number> {
  let written = 0;
  for await (const round of rounds) {
    const place = await freePlace(folder, nameOf(round, reading));
    await writeAtomic(place, JSON.stringify(forOthers(round.file), undefined, 1));
    written++;
  }
  return written;
}

/** A name that no other file of the folder has: nothing is written over. */
async function freePlace(folder: string, name: string): Promise<string> {
  for (let copy = 1; ; copy++) {
    const place = path.join(folder, `${copy === 1 ? name : `${name} (${copy})`}${EXTENSION}`);
    const taken = await access(place).then(
      () => true,
      () => false,
    );
    if (!taken) return place;
  }
}

/** The same in one file. */
async function intoFile(rounds: AsyncIterable<CheckedRound>, file: string): Promise<number> {
  const lines: string[] = [];
  for await (const round of rounds) lines.push(lineOf(forOthers(round.file)));
  await writeAtomic(file, `${[headOf(lines.length), ...lines].join('\n')}\n`);
  return lines.length;
}

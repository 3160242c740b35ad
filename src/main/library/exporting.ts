// Rounds on their way out of the library: what others get of a file, and many of them at once into a folder or one file.
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { ExportManyAnswer, RoundChoice } from '../../shared/calls/library-calls.ts';
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import type { RoundFile } from '../../shared/round-file.ts';
import { EXTENSION } from '../base/open-file.ts';
import { writeAtomic } from '../store/atomic.ts';
import { messageOf } from '../store/check.ts';
import { headOf, lineOf } from './collection.ts';
import type { Library } from './library.ts';

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
  rounds: RoundChoice,
  into: 'folder' | 'file',
): Promise<ExportManyAnswer> {
  const ids = await idsOf(library, rounds);
  const place = into === 'folder' ? await places.folderToSave() : await places.fileToSave(COLLECTION);
  if (place === undefined) return { outcome: 'cancelled' };
  try {
    const written = into === 'folder' ? await intoFolder(library, ids, place) : await intoFile(library, ids, place);
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

async function* filesOf(library: Library, ids: readonly string[]): AsyncGenerator<RoundFile> {
  for (const id of ids) {
    const found = await library.read(id);
    if (found?.ok) yield forOthers(found.value.file);
  }
}

/** How many were written. */
async function intoFolder(library: Library, ids: readonly string[], folder: string): Promise<number> {
  let written = 0;
  for await (const file of filesOf(library, ids)) {
    await writeAtomic(await freePlace(folder, file.id), JSON.stringify(file, undefined, 1));
    written++;
  }
  return written;
}

/** A name that no other file of the folder has: nothing is written over. */
async function freePlace(folder: string, id: string): Promise<string> {
  for (let copy = 1; ; copy++) {
    const place = path.join(folder, `${copy === 1 ? id : `${id} (${copy})`}${EXTENSION}`);
    const taken = await access(place).then(
      () => true,
      () => false,
    );
    if (!taken) return place;
  }
}

/** The same in one file. */
async function intoFile(library: Library, ids: readonly string[], file: string): Promise<number> {
  const lines: string[] = [];
  for await (const round of filesOf(library, ids)) lines.push(lineOf(round));
  await writeAtomic(file, `${[headOf(lines.length), ...lines].join('\n')}\n`);
  return lines.length;
}

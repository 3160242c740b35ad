// Rounds that are taken into the library from files and texts: own ones, many in one, protocols and pages of other programs.
import { basename } from 'node:path';
import type { ImportAnswer } from '../../shared/calls/library-calls.ts';
import { MAX_FILE_BYTES, MOST_DROPPED_BYTES } from '../../shared/limits.ts';
import { problem } from '../../shared/problems.ts';
import type { RoundFile } from '../../shared/round-file.ts';
import type { Push } from '../base/push.ts';
import { roundsOfOthers } from '../import/import.ts';
import type { Checked } from '../store/check.ts';
import { readLimited } from '../store/check.ts';
import { isCollection, isCollectionText, linesIn, roundsInText } from './collection.ts';
import { notWritten } from './exporting.ts';
import type { Library } from './library.ts';

export interface Importing {
  /** Takes in what is in a file. */
  readonly importFile: (file: string) => Promise<ImportAnswer>;
  /** The same from the text of one, which may have been dropped on the window. */
  readonly importText: (text: string) => Promise<ImportAnswer>;
}

export const NO_SUCH_ROUND = problem('F.UNREADABLE', { detail: 'no such round' });

/** `opened` is told of each file whose round was taken in. */
export function importingInto(library: Library, push: Push, opened: (file: string) => void): Importing {
  async function importRound(text: string): Promise<ImportAnswer> {
    try {
      const taken = await library.take(text);
      if (!taken.ok) return { outcome: 'refused', problem: taken.problem };
      push('library.changed', {});
      return { outcome: 'imported', id: taken.value };
    } catch (error) {
      return { outcome: 'refused', problem: notWritten(error) };
    }
  }

  /** A protocol or a page of another program. */
  async function importOthers(rounds: readonly Checked<RoundFile>[]): Promise<ImportAnswer> {
    const [first, ...more] = rounds;
    if (more.length > 0) return importMany(rounds.map((round) => (round.ok ? JSON.stringify(round.value) : '')));
    return first?.ok
      ? importRound(JSON.stringify(first.value))
      : { outcome: 'refused', problem: first?.problem ?? NO_SUCH_ROUND };
  }

  async function importAny(text: string): Promise<ImportAnswer> {
    const others = roundsOfOthers(text);
    return others ? importOthers(others) : importRound(text);
  }

  async function importFile(file: string): Promise<ImportAnswer> {
    if (await isCollection(file).catch(() => false)) {
      const answer = await importMany(linesIn(file));
      opened(file);
      return answer;
    }
    const text = await readLimited(file, MAX_FILE_BYTES);
    if (text?.ok) {
      const answer = await importAny(text.value);
      if (answer.outcome !== 'refused') opened(file);
      return answer;
    }
    return { outcome: 'refused', problem: text?.problem ?? problem('F.MISSING', { file: basename(file) }) };
  }

  /** What of a collection is no round is counted, and left out. */
  async function importMany(texts: AsyncIterable<string> | Iterable<string>): Promise<ImportAnswer> {
    let taken = 0;
    let refused = 0;
    try {
      for await (const text of texts) {
        const round = await library.take(text);
        if (round.ok) taken++;
        else refused++;
      }
    } catch (error) {
      return { outcome: 'refused', problem: notWritten(error) };
    } finally {
      if (taken > 0) push('library.changed', {});
    }
    return { outcome: 'importedMany', taken, refused };
  }

  async function importText(text: string): Promise<ImportAnswer> {
    const bytes = Buffer.byteLength(text);
    if (isCollectionText(text) && bytes <= MOST_DROPPED_BYTES) return importMany(roundsInText(text));
    if (bytes <= MAX_FILE_BYTES) return importAny(text);
    return { outcome: 'refused', problem: problem('F.TOO_BIG', { bytes, max: MAX_FILE_BYTES }) };
  }

  return { importFile, importText };
}

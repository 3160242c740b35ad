// What is taken in from files and texts: own rounds, many in one, protocols and pages of other programs into the library; challenges to theirs.
import { basename } from 'node:path';
import type { ImportAnswer } from '../../shared/calls/library-calls.ts';
import { MAX_FILE_BYTES, MOST_DROPPED_BYTES } from '../../shared/border/limits.ts';
import { type ImportSource, problem } from '../../shared/border/problems.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import type { Language } from '../../shared/border/language.ts';
import type { Push } from '../base/push.ts';
import { sourceOf } from '../import/import.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { type Checked, readLimited, refused } from '../store/check.ts';
import { isCollection, isCollectionText, linesIn, roundsInText } from './collection.ts';
import { notWritten } from './exporting.ts';
import type { Library } from './library.ts';

export const NO_SUCH_ROUND = problem('F.UNREADABLE', { detail: 'no such round' });

/** Longest time for reading a file of another program, in milliseconds. */
const LONGEST_READING = 2500;

export interface ImportingDeps {
  readonly library: Library;
  readonly push: Push;
  readonly thinking: Pick<Thinking, 'ask'>;
  /** In which notes on rounds are written. */
  readonly language: () => Language;
  /** Takes in a challenge or a result of one; undefined for any other text. */
  readonly passed: (text: string) => Promise<ImportAnswer | undefined>;
  /** Told of each file whose round was taken in. */
  readonly opened: (file: string) => void;
}

/** Takes in what is in a file. */
export async function importFile(deps: ImportingDeps, file: string): Promise<ImportAnswer> {
  if (await isCollection(file).catch(() => false)) {
    const answer = await importMany(deps, linesIn(file));
    deps.opened(file);
    return answer;
  }
  const text = await readLimited(file, MAX_FILE_BYTES);
  if (text?.ok) {
    const answer = await importAny(deps, text.value.text);
    if (answer.outcome !== 'refused') deps.opened(file);
    return answer;
  }
  return { outcome: 'refused', problem: text?.problem ?? problem('F.MISSING', { file: basename(file) }) };
}

/** The same from the text of one, which may have been dropped on the window. */
export async function importText(deps: ImportingDeps, text: string): Promise<ImportAnswer> {
  const bytes = Buffer.byteLength(text);
  if (isCollectionText(text) && bytes <= MOST_DROPPED_BYTES) return importMany(deps, roundsInText(text));
  if (bytes <= MAX_FILE_BYTES) return importAny(deps, text);
  return { outcome: 'refused', problem: problem('F.TOO_BIG', { bytes, max: MAX_FILE_BYTES }) };
}

async function importAny(deps: ImportingDeps, text: string): Promise<ImportAnswer> {
  const passed = await deps.passed(text);
  if (passed) return passed;
  const source = sourceOf(text);
  return source ? importOthers(deps, text, source) : importRound(deps, text);
}

async function importRound({ library, push }: ImportingDeps, text: string): Promise<ImportAnswer> {
  try {
    const taken = await library.take(text);
    if (!taken.ok) return { outcome: 'refused', problem: taken.problem };
    push('library.changed', {});
    return { outcome: 'imported', id: taken.value };
  } catch (error) {
    return { outcome: 'refused', problem: notWritten(error) };
  }
}

/** A protocol or a page of another program, which the worker reads: whatever stands in it, the table goes on. */
async function importOthers(deps: ImportingDeps, text: string, source: ImportSource): Promise<ImportAnswer> {
  const { thinking, language } = deps;
  const signal = AbortSignal.timeout(LONGEST_READING);
  const tooLong = refused(problem('F.IMPORT', { source, trouble: 'tooLong', detail: '' }));
  const rounds = await thinking
    .ask({ kind: 'readOthers', text, source, language: language() }, { priority: 'advice', signal })
    .catch((): readonly Checked<RoundFile>[] => [tooLong]);
  const [first, ...more] = rounds;
  if (more.length > 0)
    return importMany(
      deps,
      rounds.map((round) => (round.ok ? JSON.stringify(round.value) : '')),
    );
  return first?.ok
    ? importRound(deps, JSON.stringify(first.value))
    : { outcome: 'refused', problem: first?.problem ?? NO_SUCH_ROUND };
}

/** What of a collection is no round is counted, and left out. */
async function importMany(
  { library, push }: ImportingDeps,
  texts: AsyncIterable<string> | Iterable<string>,
): Promise<ImportAnswer> {
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

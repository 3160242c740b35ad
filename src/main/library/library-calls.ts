// The page's calls about finished rounds: the list, files in and out, replays.
import { basename } from 'node:path';
import type { ImportAnswer, LibraryItem } from '../../shared/calls/library-calls.ts';
import type { CALLS } from '../../shared/contract.ts';
import type { HandlersOf } from '../../shared/ipc.ts';
import { MAX_FILE_BYTES, MOST_DROPPED_BYTES } from '../../shared/limits.ts';
import { problem } from '../../shared/problems.ts';
import type { RoundFile } from '../../shared/round-file.ts';
import { checkRound } from '../rounds/check-round.ts';
import { withStudy } from '../rounds/studying.ts';
import type { Thinking } from '../thinking/thinking.ts';
import type { Push } from '../base/push.ts';
import { fileAlong, frameAlong, valuesIn } from '../replay/along.ts';
import { frameOf } from '../replay/frame.ts';
import type { OpenReplay } from '../replay/replay.ts';
import { openReplay } from '../replay/replay.ts';
import { writeAtomic } from '../store/atomic.ts';
import { roundsOfOthers } from '../import/import.ts';
import type { Checked } from '../store/check.ts';
import { readLimited } from '../store/check.ts';
import { isCollection, isCollectionText, linesIn, roundsInText } from './collection.ts';
import type { Places } from './exporting.ts';
import { exportMany, forOthers, notWritten } from './exporting.ts';
import type { Library } from './library.ts';

/** What is written to a place that the person chooses: a round, house rules, text and printed pages about a round, or figures. */
export type SavedKind = 'round' | 'rules' | 'markdown' | 'pdf' | 'json' | 'csv';

/** Asks the person for a file; undefined if the dialog was closed. */
export interface Dialogs extends Places {
  /** `suggestion` is a name without its extension. */
  fileToSave(suggestion: string, kind?: SavedKind): Promise<string | undefined>;
  fileToOpen(kind?: 'round' | 'rules'): Promise<string | undefined>;
}

export type LibraryCalls = Pick<
  HandlersOf<typeof CALLS>,
  | 'library.list'
  | 'library.remove'
  | 'library.favour'
  | 'library.note'
  | 'library.sessions'
  | 'library.session'
  | 'library.exportMany'
  | 'library.export'
  | 'library.import'
  | 'library.importText'
  | 'replay.open'
  | 'replay.frame'
  | 'replay.along'
  | 'replay.values'
  | 'replay.keepBranches'
>;

/** Longest time to find out what the next cards of a line are worth, in milliseconds. */
const VALUES_LIMIT = 15_000;

const NO_SUCH_ROUND = problem('F.UNREADABLE', { detail: 'no such round' });

export interface LibraryService {
  readonly handlers: LibraryCalls;
  /** Takes a file into the library. */
  importFile(file: string): Promise<ImportAnswer>;
}

/** `opened` is told of each file whose round was taken in. */
export function serveLibrary(
  library: Library,
  dialogs: Dialogs,
  push: Push,
  thinking: Pick<Thinking, 'ask'>,
  opened: (file: string) => void = () => undefined,
): LibraryService {
  const replays = replayCache(library);

  async function importText(text: string): Promise<ImportAnswer> {
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
      ? importText(JSON.stringify(first.value))
      : { outcome: 'refused', problem: first?.problem ?? NO_SUCH_ROUND };
  }

  async function importAny(text: string): Promise<ImportAnswer> {
    const others = roundsOfOthers(text);
    return others ? importOthers(others) : importText(text);
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

  /** The new line of a round that was changed by the player; null if it is not there, or cannot be written. */
  async function changed(id: string, change: (file: RoundFile) => RoundFile): Promise<LibraryItem | null> {
    const item = await library.change(id, change).catch(() => undefined);
    if (item) push('library.changed', {});
    return item ?? null;
  }

  const handlers: LibraryCalls = {
    'library.favour': ({ id, favourite }) =>
      changed(id, ({ favourite: _before, ...file }) => (favourite === 'yes' ? { ...file, favourite: true } : file)),
    'library.note': ({ id, note }) => changed(id, (file) => withStudy(file, { ...file.study, note })),
    async 'library.sessions'({ from, count }) {
      const { sessions, all } = await library.sessions(from, count);
      return { sessions: [...sessions], all };
    },
    'library.session': async ({ id }) => (await library.session(id)) ?? null,
    'library.exportMany': ({ rounds, into }) => exportMany(library, dialogs, rounds, into),
    'library.list': (query) => library.page(query),
    async 'library.remove'({ id }) {
      await library.remove(id);
      push('library.changed', {});
      return {};
    },
    async 'library.export'({ id }) {
      const found = await library.read(id);
      if (!found?.ok) return { outcome: 'refused', problem: found?.problem ?? NO_SUCH_ROUND };
      const file = await dialogs.fileToSave(id);
      if (file === undefined) return { outcome: 'cancelled' };
      try {
        await writeAtomic(file, JSON.stringify(forOthers(found.value.file), undefined, 1));
        return { outcome: 'saved', file };
      } catch (error) {
        return { outcome: 'refused', problem: notWritten(error) };
      }
    },
    async 'library.import'() {
      const file = await dialogs.fileToOpen();
      return file === undefined ? { outcome: 'cancelled' } : importFile(file);
    },
    'library.importText': ({ text }) => {
      const bytes = Buffer.byteLength(text);
      if (isCollectionText(text) && bytes <= MOST_DROPPED_BYTES) return importMany(roundsInText(text));
      if (bytes <= MAX_FILE_BYTES) return importAny(text);
      return { outcome: 'refused', problem: problem('F.TOO_BIG', { bytes, max: MAX_FILE_BYTES }) };
    },
    'replay.open': async ({ id }) => (await replays(id))?.info ?? null,
    async 'replay.frame'({ id, frame, viewer }) {
      const open = await replays(id);
      return (open && frameOf(open, frame, viewer)) ?? null;
    },
    async 'replay.along'({ id, line, viewer }) {
      const open = await replays(id);
      return (open && frameAlong(id, open.file, line, viewer)) ?? null;
    },
    async 'replay.values'({ id, line }) {
      const open = await replays(id);
      const along = open && fileAlong(open.file, line);
      if (!along) return null;
      const question = { kind: 'openValues', record: along.record } as const;
      const advice = await thinking.ask(question, { priority: 'advice', limit: VALUES_LIMIT }).catch(() => null);
      return advice && valuesIn(advice);
    },
    async 'replay.keepBranches'({ id, branches }) {
      const found = await library.read(id);
      if (!found?.ok) return null;
      const wanted = withStudy(found.value.file, { ...found.value.file.study, branches });
      if (!checkRound(JSON.stringify(wanted)).ok) return null;
      const item = await changed(id, (file) => withStudy(file, { ...file.study, branches }));
      return item ? [...branches] : null;
    },
  };
  return { handlers, importFile };
}

/** The replay looked at last stays folded, because its frames are asked for one by one. */
function replayCache(library: Library): (id: string) => Promise<OpenReplay | undefined> {
  let last: { readonly id: string; readonly open: OpenReplay } | undefined;
  library.watch(({ id }) => {
    if (last?.id === id) last = undefined;
  });
  return async (id) => {
    if (last?.id === id) return last.open;
    const found = await library.read(id);
    if (!found?.ok) return undefined;
    last = { id, open: openReplay(id, found.value.file) };
    return last.open;
  };
}

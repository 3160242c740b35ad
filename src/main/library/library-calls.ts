// The page's calls about finished rounds: the list, its evenings, files in and out.
import type { ImportAnswer } from '../../shared/calls/library-calls.ts';
import type { CALLS } from '../../shared/calls/all-calls.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import { withStudy } from '../rounds/studying.ts';
import { writeAtomic } from '../store/atomic.ts';
import { exportMany, forOthers, nameOf, notWritten, type Places } from './exporting.ts';
import { importFile, type ImportingDeps, importText, NO_SUCH_ROUND } from './importing.ts';
import type { Reading } from './round-name.ts';
import { type ChangeRound, type ReplayCalls, serveReplays } from './replay-calls.ts';

/** What is written to a place that the person chooses: a round, house rules, a challenge or a result of one, text and printed pages about a round, or figures. */
export type SavedKind = 'round' | 'rules' | 'duel' | 'markdown' | 'pdf' | 'json' | 'csv';

/** Asks the person for a file; undefined if the dialog was closed. */
export interface Dialogs extends Places {
  /** `suggestion` is a name without its extension. */
  fileToSave(suggestion: string, kind?: SavedKind): Promise<string | undefined>;
  fileToOpen(kind?: 'round' | 'rules' | 'json'): Promise<string | undefined>;
  /** The same for any number of files. */
  filesToOpen(kind: 'duel'): Promise<readonly string[]>;
}

export type LibraryCalls = ReplayCalls &
  Pick<
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
  >;

export interface LibraryService {
  readonly handlers: LibraryCalls;
  /** Takes a file into the library. */
  importFile(file: string): Promise<ImportAnswer>;
}

export interface LibraryDeps extends ImportingDeps {
  readonly dialogs: Dialogs;
  /** For the names of files. */
  readonly reading: () => Reading;
}

export function serveLibrary(deps: LibraryDeps): LibraryService {
  const { library, dialogs, push, thinking, reading } = deps;

  const changed: ChangeRound = async (id, change) => {
    const item = await library.change(id, change).catch(() => undefined);
    if (item) push('library.changed', {});
    return item ?? null;
  };

  const handlers: LibraryCalls = {
    'library.favour': ({ id, favourite }) =>
      changed(id, ({ favourite: _before, ...file }) => (favourite === 'yes' ? { ...file, favourite: true } : file)),
    'library.note': ({ id, note }) => changed(id, (file) => withStudy(file, { ...file.study, note })),
    async 'library.sessions'({ from, count }) {
      const { sessions, all } = await library.sessions(from, count);
      return { sessions: [...sessions], all };
    },
    'library.session': async ({ id }) => (await library.session(id)) ?? null,
    'library.exportMany': ({ rounds, into }) => exportMany(library, dialogs, { rounds, into }, reading()),
    'library.list': (query) => library.page(query),
    async 'library.remove'({ id }) {
      await library.remove(id);
      push('library.changed', {});
      return {};
    },
    async 'library.export'({ id }) {
      const found = await library.read(id);
      if (!found?.ok) return { outcome: 'refused', problem: found?.problem ?? NO_SUCH_ROUND };
      const file = await dialogs.fileToSave(nameOf(found.value, reading()));
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
      return file === undefined ? { outcome: 'cancelled' } : importFile(deps, file);
    },
    'library.importText': ({ text }) => importText(deps, text),
    ...serveReplays(library, thinking, changed),
  };
  return { handlers, importFile: (file) => importFile(deps, file) };
}

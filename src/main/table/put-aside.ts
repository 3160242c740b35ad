// Sessions that were put aside: each in a file of its own until it is gone on with or thrown away.
import { roundNumber } from '../../engine/round/session.ts';
import { totalsOf } from '../../engine/table/sheet.ts';
import { USUAL_MODE } from '../../shared/table/help-modes.ts';
import { USUAL_LEVEL } from '../../shared/table/levels.ts';
import type { SessionAside } from '../../shared/table/sessions-aside.ts';
import type { Clock } from '../base/clock.ts';
import type { FileShelf } from '../store/file-shelf.ts';
import type { OpenFile } from '../store/stores.ts';
import { type SavedSession, savedSession, type SessionFile } from './session-file.ts';
import { marksBySeat, slateOf } from './slate-view.ts';
import { chairsIn } from './table-view.ts';

export interface PutAside {
  /** Those that can be gone on with, the one put aside last first. */
  list(personName: string): Promise<readonly SessionAside[]>;
  /** Puts a session aside. False if it cannot be written now: then nothing has changed. */
  put(file: SessionFile): Promise<boolean>;
  /** A session to go on with, which stays aside until it is `taken`; undefined if there is none with this id. */
  find(id: string): Promise<SavedSession | undefined>;
  /** Writes the session that was found as the one on the table, after which it lies aside no longer. */
  taken(file: SessionFile): Promise<void>;
  /** Throws a session away. */
  remove(id: string): Promise<void>;
}

interface Places {
  /** Where the session on the table lies. */
  readonly save: Pick<OpenFile<SessionFile>, 'write' | 'carried' | 'adopt'>;
  readonly shelf: FileShelf<SessionFile>;
  readonly clock: Pick<Clock, 'date'>;
}

/** Rounds that wait for the library go on waiting in the session on the table. */
function withoutWaiting({ unfiled: _unfiled, ...file }: SessionFile): SessionFile {
  return file;
}

const onTable = ({ putAsideAt: _at, ...file }: SessionFile): SessionFile => file;

/** What the list tells of a session. */
function told({ file, round }: SavedSession, personName: string): SessionAside {
  const { session, putAsideAt } = file;
  const slate = slateOf(session, 'goingOn');
  return {
    id: file.id,
    game: session.rules.game ?? 'schafkopf',
    chairs: chairsIn(file, round.rules, personName),
    totals: slate ? marksBySeat(slate) : totalsOf(session.sheet),
    round: roundNumber(session),
    level: file.level ?? USUAL_LEVEL,
    mode: file.mode ?? USUAL_MODE,
    ...(putAsideAt !== undefined && { at: putAsideAt }),
  };
}

/** `present` names the session on the table: a copy of it that a crash has left aside is not listed. */
export function openPutAside({ save, shelf, clock }: Places, present: () => string | undefined): PutAside {
  async function all(): Promise<readonly SavedSession[]> {
    const found = (await shelf.all()).map(({ content }) => savedSession(content));
    return found
      .flatMap((each) => (each.ok && each.value.file.id !== present() ? [each.value] : []))
      .sort((a, b) => (b.file.putAsideAt ?? '').localeCompare(a.file.putAsideAt ?? ''));
  }

  return {
    list: async (personName) => (await all()).map((saved) => told(saved, personName)),
    async put(file) {
      const content = { ...withoutWaiting(file), putAsideAt: clock.date() };
      if ((await shelf.put({ content, carried: save.carried() })) === 'written') return true;
      await shelf.remove(file.id);
      return false;
    },
    async find(id) {
      const found = (await all()).find(({ file }) => file.id === id);
      return found && { ...found, file: onTable(found.file) };
    },
    async taken(file) {
      const { id } = file;
      const found = (await shelf.all()).find(({ content }) => content.id === id);
      if (found) save.adopt(found.carried);
      // Until the session lies on its new place, the old one must not be given up.
      if ((await save.write(file)) === 'written') await shelf.remove(id);
    },
    async remove(id) {
      await shelf.remove(id);
    },
  };
}

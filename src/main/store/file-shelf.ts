// A folder of the program's own files of one kind, a file for each content under its id: read once, written by the one writer.
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import type { Disk } from '../../shared/saving.ts';
import type { Clock } from '../base/clock.ts';
import { removeParts, writeAtomic } from './atomic.ts';
import type { Carried } from './carried.ts';
import { textWith } from './carried.ts';
import type { OwnKind } from './check.ts';
import { readPlace } from './place.ts';
import type { Task, Writer } from './writer.ts';

/** A content, with what comes along with it without being understood. */
export interface Shelved<T> {
  readonly content: T;
  readonly carried: Carried;
}

export interface FileShelf<T> {
  /** Everything that can be read, in the order of the ids; what cannot is reported at the first time, and stays. */
  all(): Promise<readonly Shelved<T>[]>;
  /** Keeps a content under its id, in the place of an older one; never rejects. */
  put(shelved: Shelved<T>): Promise<Disk>;
  /** Takes a content away for good; never rejects, and what cannot be removed yet is tried again. */
  remove(id: string): Promise<Disk>;
}

interface Surroundings {
  readonly folder: string;
  readonly clock: Pick<Clock, 'date'>;
  readonly writer: Writer;
  readonly report: (met: Problem) => void;
}

const ENDING = '.json';

export function openShelf<T extends { readonly id: string }>(
  kind: OwnKind<T>,
  { folder, clock, writer, report }: Surroundings,
): FileShelf<T> {
  let opened: Promise<Map<string, Shelved<T>>> | undefined;
  const tasks = new Map<string, Task>();
  const placeOf = (id: string): string => path.join(folder, `${id}${ENDING}`);

  async function readOne(name: string): Promise<Shelved<T> | undefined> {
    const found = await readPlace(path.join(folder, name), kind, clock.date());
    if (found.state === 'damaged') report(found.problem);
    if (found.state === 'newer' || found.state === 'unreadable')
      report(problem('F.LEFT_ALONE', { store: kind.store, file: name, because: found.problem }));
    // A file under another name than its id is a copy that somebody has made by hand.
    if (found.state !== 'read' || `${found.value.id}${ENDING}` !== name) return undefined;
    return { content: found.value, carried: found.carried };
  }

  async function read(): Promise<Map<string, Shelved<T>>> {
    await removeParts(folder);
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ENDING)).sort();
    const found: (Shelved<T> | undefined)[] = [];
    for (const name of names) found.push(await readOne(name));
    return new Map(found.filter((each) => each !== undefined).map((each) => [each.content.id, each]));
  }

  const contents = (): Promise<Map<string, Shelved<T>>> => (opened ??= read());

  /** Brings the place of an id to what is wanted there now, however often that has changed meanwhile. */
  function taskOf(id: string, known: ReadonlyMap<string, Shelved<T>>): Task {
    const task =
      tasks.get(id) ??
      writer.task(kind.store, async () => {
        const wanted = known.get(id);
        if (wanted) await writeAtomic(placeOf(id), textWith(wanted.content, wanted.carried));
        else await rm(placeOf(id), { force: true });
      });
    tasks.set(id, task);
    return task;
  }

  return {
    all: async () => [...(await contents()).values()],
    async put(shelved) {
      const known = await contents();
      known.set(shelved.content.id, shelved);
      return taskOf(shelved.content.id, known).run();
    },
    async remove(id) {
      const known = await contents();
      // Only what was found here is removed, so that no file that could not be read is.
      if (!known.delete(id)) return 'written';
      return taskOf(id, known).run();
    },
  };
}

// A folder of the program's own files of one kind, a file for each content under its id: read once, written by the one writer.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Problem, problem } from '../../shared/border/problems.ts';
import type { Disk, StoreId } from '../../shared/border/saving.ts';
import type { Clock } from '../base/clock.ts';
import { type Carried, textWith } from './carried.ts';
import type { OwnKind } from './check.ts';
import { OwnPlace, type Seen } from './own-place.ts';
import { readPlace } from './place.ts';
import type { Task, Writer } from './writer.ts';

/** A content, with what comes along with it without being understood. */
export interface Shelved<T> {
  readonly content: T;
  readonly carried: Carried;
}

/** Another computer had written what was to be written over. */
export const keptBoth = (store: StoreId, aside: string): Problem =>
  problem('F.KEPT_BOTH', { store, file: path.basename(aside) });

interface Surroundings {
  readonly folder: string;
  readonly clock: Pick<Clock, 'date'>;
  readonly writer: Writer;
  readonly report: (met: Problem) => void;
}

const ENDING = '.json';

export class FileShelf<T extends { readonly id: string }> {
  readonly #kind: OwnKind<T>;
  readonly #surroundings: Surroundings;
  readonly #tasks = new Map<string, Task>();
  readonly #places = new Map<string, OwnPlace>();
  #opened: Promise<Map<string, Shelved<T>>> | undefined;

  constructor(kind: OwnKind<T>, surroundings: Surroundings) {
    this.#kind = kind;
    this.#surroundings = surroundings;
  }

  /** Everything that can be read, in the order of the ids; what cannot is reported at the first time, and stays. */
  async all(): Promise<readonly Shelved<T>[]> {
    return [...(await this.#contents()).values()];
  }

  /** Keeps a content under its id, in the place of an older one; never rejects. */
  async put(shelved: Shelved<T>): Promise<Disk> {
    const known = await this.#contents();
    known.set(shelved.content.id, shelved);
    return this.#taskOf(shelved.content.id, known).run();
  }

  /** Takes a content away for good; never rejects, and what cannot be removed yet is tried again. */
  async remove(id: string): Promise<Disk> {
    const known = await this.#contents();
    // Only what was found here is removed, so that no file that could not be read is.
    if (!known.delete(id)) return 'written';
    return this.#taskOf(id, known).run();
  }

  /** The place of an id; `seen` is what has just been read there. */
  #placeOf(id: string, seen?: Seen): OwnPlace {
    const { folder, clock, report } = this.#surroundings;
    const { store, maxBytes: most } = this.#kind;
    const file = path.join(folder, `${id}${ENDING}`);
    const onOther = (aside: string): void => report(keptBoth(store, aside));
    const place = this.#places.get(id) ?? new OwnPlace({ file, seen, most, date: clock.date(), onOther });
    this.#places.set(id, place);
    return place;
  }

  async #readOne(name: string): Promise<Shelved<T> | undefined> {
    const { folder, clock, report } = this.#surroundings;
    const found = await readPlace(path.join(folder, name), this.#kind, clock.date());
    if (found.state === 'damaged') report(found.problem);
    if (found.state === 'newer' || found.state === 'unreadable')
      report(problem('F.LEFT_ALONE', { store: this.#kind.store, file: name, because: found.problem }));
    // A file under another name than its id is a copy that somebody has made by hand.
    if (found.state !== 'read' || `${found.value.id}${ENDING}` !== name) return undefined;
    this.#placeOf(found.value.id, found.seen);
    return { content: found.value, carried: found.carried };
  }

  async #read(): Promise<Map<string, Shelved<T>>> {
    const names = await readdir(this.#surroundings.folder).catch(() => []);
    const found: (Shelved<T> | undefined)[] = [];
    for (const name of names.filter((each) => each.endsWith(ENDING)).sort()) found.push(await this.#readOne(name));
    return new Map(found.filter((each) => each !== undefined).map((each) => [each.content.id, each]));
  }

  #contents(): Promise<Map<string, Shelved<T>>> {
    return (this.#opened ??= this.#read());
  }

  /** Brings the place of an id to what is wanted there now, however often that has changed meanwhile. */
  #taskOf(id: string, known: ReadonlyMap<string, Shelved<T>>): Task {
    const task =
      this.#tasks.get(id) ??
      this.#surroundings.writer.task(this.#kind.store, async () => {
        const wanted = known.get(id);
        if (wanted) await this.#placeOf(id).write(textWith(wanted.content, wanted.carried));
        else await this.#placeOf(id).remove();
      });
    this.#tasks.set(id, task);
    return task;
  }
}

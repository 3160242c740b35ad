// The program's own files in one folder: each is read once with all checks, and all are written by the one writer.
import { access } from 'node:fs/promises';
import path from 'node:path';
import { type Problem, problem } from '../../shared/border/problems.ts';
import type { Disk } from '../../shared/border/saving.ts';
import type { Clock } from '../base/clock.ts';
import { type Carried, NOTHING_CARRIED, textWith, withoutParts } from './carried.ts';
import type { OwnKind } from './check.ts';
import { FileShelf, keptBoth } from './file-shelf.ts';
import { OwnPlace } from './own-place.ts';
import { type Found, readPlace } from './place.ts';
import { Writer } from './writer.ts';

/** A file of the program that has been read. */
export interface OpenFile<T> {
  /** Undefined if there is no file, or none that can be used; then that has been reported. */
  readonly content: T | undefined;
  /** What the file shall hold from now on, together with the fields that this build does not know; never rejects. */
  readonly write: (content: T) => Promise<Disk>;
  /** From now on nothing comes along that was not understood in these fields: what the player erases is gone. */
  readonly forget: (parts: readonly (keyof T & string)[]) => void;
  /** What comes along with the content without being understood. */
  readonly carried: () => Carried;
  /** Another content takes the place of the present one: this comes along with it. */
  readonly adopt: (carried: Carried) => void;
}

const placeOf = (folder: string, { store }: Pick<OwnKind<unknown>, 'store' | 'version'>): string =>
  path.join(folder, `${store}.json`);

/** Where this build keeps its own, while the usual place holds what a later build wrote. */
const besideOf = (folder: string, { store, version }: Pick<OwnKind<unknown>, 'store' | 'version'>): string =>
  path.join(folder, `${store}.v${version}.json`);

/** What cannot be asked for counts as there. */
const isThere = (place: string): Promise<boolean> =>
  access(place).then(
    () => true,
    (error: unknown) => (error as NodeJS.ErrnoException).code !== 'ENOENT',
  );

export class Stores {
  readonly writer: Writer;
  readonly #folder: string;
  readonly #clock: Pick<Clock, 'date'>;
  readonly #problems: Problem[] = [];
  #report = (met: Problem): void => void this.#problems.push(met);

  constructor(folder: string, clock: Pick<Clock, 'after' | 'date'>) {
    this.#folder = folder;
    this.#clock = clock;
    this.writer = new Writer(clock);
  }

  /** Reads a file; to be asked once for each kind. */
  async open<T extends object>(kind: OwnKind<T>): Promise<OpenFile<T>> {
    const place = placeOf(this.#folder, kind);
    const found = await this.#read(place, kind);
    if (found.state === 'unreadable') return this.#left(kind, place, found.problem);
    const own = besideOf(this.#folder, kind);
    if (found.state === 'newer') {
      const files = { file: path.basename(place), beside: path.basename(own) };
      this.#report(problem('F.NEWER_LEFT', { store: kind.store, ...files, because: found.problem }));
      return this.#beside(kind, own);
    }
    if (found.state !== 'none') return this.#written(kind, place, found);
    // The file of a later build may be gone again; then what was kept beside it goes on.
    const beside = await this.#read(own, kind);
    return { ...this.#written(kind, place, found), content: beside.state === 'read' ? beside.value : undefined };
  }

  /** A folder with a file for each content of a kind; to be asked once for each folder. */
  shelf<T extends { readonly id: string }>(kind: OwnKind<T>, name: string): FileShelf<T> {
    const folder = path.join(this.#folder, name);
    const report = (met: Problem): void => this.#report(met);
    return new FileShelf(kind, { folder, clock: this.#clock, writer: this.writer, report });
  }

  /** What has been met so far, while nobody listened. */
  problems(): readonly Problem[] {
    return [...this.#problems];
  }

  /** From now on what is met is told to the listener. */
  listen(report: (problem: Problem) => void): void {
    this.#report = report;
  }

  /** What lies in a place; damage is reported. */
  async #read<T extends object>(place: string, kind: OwnKind<T>): Promise<Found<T>> {
    const found = await readPlace(place, kind, this.#clock.date());
    if (found.state === 'damaged') this.#report(found.problem);
    return found;
  }

  /** A file that is written; what it held that is not known goes back into it. */
  #written<T extends object>(kind: OwnKind<T>, place: string, found: Found<T>): OpenFile<T> {
    if (found.state === 'read' && found.fallen.length > 0)
      this.#report(problem('F.NOT_UNDERSTOOD', { store: kind.store, file: path.basename(place), parts: found.fallen }));
    const own = new OwnPlace({
      file: place,
      seen: found.state === 'read' ? found.seen : undefined,
      most: kind.maxBytes,
      date: this.#clock.date(),
      onOther: (aside) => this.#report(keptBoth(kind.store, aside)),
    });
    const slot = this.writer.slot(kind.store, place, (text) => own.write(text));
    let carried: Carried = found.state === 'read' ? found.carried : NOTHING_CARRIED;
    return {
      content: found.state === 'read' ? found.value : undefined,
      write: (content) => slot.write(textWith(content, carried)),
      forget: (parts) => void (carried = withoutParts(carried, parts)),
      carried: () => carried,
      adopt: (other) => void (carried = other),
    };
  }

  /** A file that cannot be read must not be lost: it is written only once it is not there any more. */
  #sealed<T extends object>(kind: OwnKind<T>, place: string, because: string): OpenFile<T> {
    let wanted: string | undefined;
    /** What lies there now is what this build wrote. */
    let own = false;
    const slot = this.writer.slot(kind.store, place);
    const { run } = this.writer.task(kind.store, async () => {
      if (!own && (await isThere(place))) throw new Error(because);
      if (wanted === undefined) return;
      if ((await slot.write(wanted)) === 'waits') throw new Error(because);
      own = true;
    });
    return {
      content: undefined,
      write(content) {
        wanted = JSON.stringify(content);
        return run();
      },
      forget: () => undefined,
      carried: () => NOTHING_CARRIED,
      adopt: () => undefined,
    };
  }

  async #beside<T extends object>(kind: OwnKind<T>, place: string): Promise<OpenFile<T>> {
    const found = await this.#read(place, kind);
    return found.state === 'unreadable' || found.state === 'newer'
      ? this.#left(kind, place, found.problem)
      : this.#written(kind, place, found);
  }

  #left<T extends object>(kind: OwnKind<T>, place: string, because: Problem): OpenFile<T> {
    const file = path.basename(place);
    this.#report(problem('F.LEFT_ALONE', { store: kind.store, file, because }));
    return this.#sealed(kind, place, 'detail' in because.params ? because.params.detail : file);
  }
}

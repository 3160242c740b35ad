// The program's own files in one folder: each is read once with all checks, and all are written by the one writer.
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import type { Disk } from '../../shared/saving.ts';
import type { Clock } from '../base/clock.ts';
import type { Carried } from './carried.ts';
import { NOTHING_CARRIED, textWith, withoutParts } from './carried.ts';
import type { OwnKind } from './check.ts';
import type { FileShelf } from './file-shelf.ts';
import { openShelf } from './file-shelf.ts';
import type { Found } from './place.ts';
import { readPlace } from './place.ts';
import type { Writer } from './writer.ts';
import { createWriter } from './writer.ts';

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

export interface Stores {
  readonly writer: Writer;
  /** Reads a file; to be asked once for each kind. */
  open<T extends object>(kind: OwnKind<T>): Promise<OpenFile<T>>;
  /** A folder with a file for each content of a kind; to be asked once for each folder. */
  shelf<T extends { readonly id: string }>(kind: OwnKind<T>, name: string): FileShelf<T>;
  /** What has been met so far, while nobody listened. */
  problems(): readonly Problem[];
  /** Whoever listens is told what is met from now on. */
  listen(report: (problem: Problem) => void): void;
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

export function openStores(folder: string, clock: Pick<Clock, 'after' | 'date'>): Stores {
  const writer = createWriter(clock);
  const problems: Problem[] = [];
  let report = (met: Problem): void => void problems.push(met);

  /** A file that is written; what it held that is not known goes back into it. */
  function written<T extends object>(kind: OwnKind<T>, place: string, found: Found<T>): OpenFile<T> {
    if (found.state === 'read' && found.fallen.length > 0)
      report(problem('F.NOT_UNDERSTOOD', { store: kind.store, file: path.basename(place), parts: found.fallen }));
    const slot = writer.slot(kind.store, place);
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
  function sealed<T extends object>(kind: OwnKind<T>, place: string, because: string): OpenFile<T> {
    let wanted: string | undefined;
    /** What lies there now is what this build wrote. */
    let own = false;
    const slot = writer.slot(kind.store, place);
    const { run } = writer.task(kind.store, async () => {
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

  async function beside<T extends object>(kind: OwnKind<T>, place: string): Promise<OpenFile<T>> {
    const found = await readPlace(place, kind, clock.date());
    if (found.state === 'damaged') report(found.problem);
    return found.state === 'unreadable' || found.state === 'newer'
      ? left(kind, place, found.problem)
      : written(kind, place, found);
  }

  function left<T extends object>(kind: OwnKind<T>, place: string, because: Problem): OpenFile<T> {
    const file = path.basename(place);
    report(problem('F.LEFT_ALONE', { store: kind.store, file, because }));
    return sealed(kind, place, 'detail' in because.params ? because.params.detail : file);
  }

  async function readBeside<T extends object>(kind: OwnKind<T>): Promise<{ readonly content: T | undefined }> {
    const found = await readPlace(besideOf(folder, kind), kind, clock.date());
    if (found.state === 'damaged') report(found.problem);
    return { content: found.state === 'read' ? found.value : undefined };
  }

  return {
    writer,
    async open(kind) {
      const place = placeOf(folder, kind);
      const found = await readPlace(place, kind, clock.date());
      if (found.state === 'unreadable') return left(kind, place, found.problem);
      if (found.state === 'newer') {
        const own = besideOf(folder, kind);
        const files = { file: path.basename(place), beside: path.basename(own) };
        report(problem('F.NEWER_LEFT', { store: kind.store, ...files, because: found.problem }));
        return beside(kind, own);
      }
      if (found.state === 'damaged') report(found.problem);
      if (found.state !== 'none') return written(kind, place, found);
      // The file of a later build may be gone again; then what was kept beside it goes on.
      const { content } = await readBeside(kind);
      return { ...written(kind, place, found), content };
    },
    shelf: (kind, name) =>
      openShelf(kind, { folder: path.join(folder, name), clock, writer, report: (met) => report(met) }),
    problems: () => [...problems],
    listen: (listener) => void (report = listener),
  };
}

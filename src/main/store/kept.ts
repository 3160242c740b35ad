// A small file of the program that is kept in memory: read once when it is first needed, written anew after each change.
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import type { Checked, FileKind } from './check.ts';
import { messageOf, parseFile } from './check.ts';
import { readPlace, writerOf } from './place.ts';

export interface Kept<T> {
  /** The content; what could not be read has been put aside and reported. */
  get(): Promise<T>;
  /** Changes the content, after all earlier changes; resolves with the new one when it is written. */
  change(make: (content: T) => T): Promise<T>;
  /** Resolves when nothing is being written any more. */
  settled(): Promise<void>;
}

export interface KeptOptions<T> {
  readonly place: string;
  readonly kind: FileKind<T>;
  /** Content while there is no file. */
  readonly empty: T;
  readonly date: () => string;
  readonly report: (problem: Problem) => void;
  /** Further checks of a text than those of the kind. */
  readonly check?: (text: string) => Checked<T>;
}

/** Writes that fail are reported; the content in memory counts all the same, and the next write holds it too. */
export function keptFile<T>({ place, kind, empty, date, report, check }: KeptOptions<T>): Kept<T> {
  const writer = writerOf(place);
  let content: Promise<T> | undefined;

  async function read(): Promise<T> {
    const found = await readPlace(place, kind.maxBytes, check ?? ((text) => parseFile(text, kind)), date());
    if (found.state === 'damaged') report(found.problem);
    return found.state === 'read' ? found.value : empty;
  }

  const get = (): Promise<T> => (content ??= read());

  return {
    get,
    async change(make) {
      const before = get();
      const changed = before.then(make);
      content = changed.catch(() => before);
      const now = await changed;
      if (now !== (await before)) {
        await writer
          .write(JSON.stringify(now))
          .catch((error: unknown) => report(problem('F.NOT_WRITTEN', { detail: messageOf(error) })));
      }
      return now;
    },
    settled: () => writer.settled(),
  };
}

// A small file of the program that is kept in memory: read once when it is first needed, written anew after each change.
import type { Disk } from '../../shared/border/saving.ts';
import type { OwnKind } from './check.ts';
import type { OpenFile, Stores } from './stores.ts';

export interface Kept<T> {
  /** The content; what could not be used has been reported. */
  get(): Promise<T>;
  /** Changes the content, after all earlier changes; resolves when it is written, or has to wait for that. */
  change(make: (content: T) => T): Promise<Disk>;
  /** The same where the player erases fields: what was not understood in them is gone as well. */
  erase(parts: readonly (keyof T & string)[], make: (content: T) => T): Promise<Disk>;
}

export interface KeptOptions<T> {
  readonly stores: Stores;
  readonly kind: OwnKind<T>;
  /** Content while there is no file. */
  readonly empty: T;
}

/** The content in memory counts even where it could not be written yet. */
export function keptFile<T extends object>({ stores, kind, empty }: KeptOptions<T>): Kept<T> {
  let opened: Promise<OpenFile<T>> | undefined;
  let content: Promise<T> | undefined;
  const file = (): Promise<OpenFile<T>> => (opened ??= stores.open(kind));
  const get = (): Promise<T> => (content ??= file().then((read) => read.content ?? empty));

  async function change(make: (content: T) => T): Promise<Disk> {
    const before = get();
    const changed = before.then(make);
    content = changed.catch(() => before);
    const now = await changed;
    return now === (await before) ? 'written' : (await file()).write(now);
  }

  return {
    get,
    change,
    async erase(parts, make) {
      (await file()).forget(parts);
      return change(make);
    },
  };
}
